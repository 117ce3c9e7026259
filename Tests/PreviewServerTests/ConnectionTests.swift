import Foundation
import TestSupport
import Testing

@testable import PreviewServer

/// How connections begin, go on, and end.
@Suite struct ConnectionTests {
  /// Numbers of connections, and no seconds, are what is asserted; these are short for the sake of whoever waits.
  private static var short: ServerLimits {
    var limits = ServerLimits()
    limits.requestTime = .milliseconds(300)
    limits.idleTime = .milliseconds(300)
    limits.answerTime = .milliseconds(300)
    limits.takingTime = .milliseconds(300)
    limits.lingeringTime = .milliseconds(300)
    limits.stoppingTime = .milliseconds(300)
    return limits
  }

  @Test func `a connection is used again, and answers come in the order of requests`() async throws
  {
    try await RunningServer.serving(answer: { .json(Array($0.path.utf8)) }) {
      (server) async throws in
      let socket = try server.connect()
      await socket.send(server.request("GET /api/first"))
      #expect(await socket.read(until: "/api/first").hasPrefix("HTTP/1.1 200"))
      // Together, the last with a body in pieces.
      await socket.send(
        server.request("GET /api/second") + server.request("GET /api/third")
          + server.request(
            "POST /api/fourth", ["Content-Type: application/json", "Content-Length: 4"], body: "{"))
      await socket.send(" }\n")
      let text = await socket.read(until: "/api/fourth")
      let places = ["/api/second", "/api/third", "/api/fourth"].map {
        text.range(of: $0)?.lowerBound
      }
      #expect(
        !places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
      await socket.send(server.request("GET /api/last", ["Connection: close"]))
      let last = String(decoding: await socket.readToEnd(), as: UTF8.self)
      #expect(last.contains("Connection: close") && last.hasSuffix("/api/last"))
      #expect(server.askedCount == 5)
    }
  }

  @Test func `a body comes whole, in whatever chunks`() async throws {
    try await RunningServer.serving { (server) async throws in
      let chunks = "1\r\n{\r\n3;x=y\r\n \"a\r\n4\r\n\":1}\r\n0\r\nX: trailer\r\n\r\n"
      let socket = try server.connect()
      await socket.send(
        server.post(["Transfer-Encoding: chunked", "Connection: close"], body: chunks))
      let text = String(decoding: await socket.readToEnd(), as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("\r\n\r\n{ \"a\":1}"))
      // Some ask before they send.
      let careful = try server.connect()
      await careful.send(server.post(["Content-Length: 2", "Expect: 100-continue"]))
      #expect(await careful.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
      await careful.send("{}")
      #expect(await careful.read(until: "\r\n\r\n{}").hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `a request that comes too slowly is given up`() async throws {
    try await RunningServer.serving(Self.short) { (server) async throws in
      for part in [
        "GET", "GET / HTTP/1.1\r\nHost: ", server.post(["Content-Length: 2"], body: "{"),
      ] {
        #expect(try await server.status(of: part) == 408)
      }
      // Who asks nothing gets no answer.
      #expect(await (try server.connect()).readToEnd().isEmpty)
      #expect(server.askedCount == 0)
    }
  }

  @Test func `an answer that takes too long is given up, and its work is cancelled`() async throws {
    let isCancelled = RunningServer.Flag()
    try await RunningServer.serving(Self.short) { _ in
      do { try await Task.sleep(for: .seconds(60)) } catch { isCancelled.set() }
      return .json([])
    } _: { (server) async throws in
      #expect(try await server.status(of: server.request("GET /api/slow")) == 503)
      #expect(try await isCancelled.wait())
    }
  }

  @Test func `a new connection takes the place of the one that has waited the longest`()
    async throws
  {
    var limits = ServerLimits.patient
    limits.connections = 4
    try await RunningServer.serving(limits) { (server) async throws in
      var idle: [LoopbackSocket] = []
      for _ in 0..<12 {
        let socket = try server.connect()
        await socket.send("GET /never")
        idle.append(socket)
      }
      #expect(try await server.status(of: server.request("GET /api/session")) == 200)
      // Nine had to go, so that three and the last are left.
      for socket in idle.prefix(9) { #expect(await socket.readToEnd().isEmpty) }
      let isOpen = try await withThrowingTaskGroup(of: Bool.self) { group in
        for socket in idle.suffix(3) {
          group.addTask {
            await socket.send(" HTTP/1.1\r\n\r\n")
            return await socket.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 421")
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(isOpen == [true, true, true])
    }
  }

  @Test func `where all connections wait for answers there is no room for another`() async throws {
    var limits = ServerLimits.patient
    limits.connections = 2
    let goesOn = RunningServer.Flag()
    try await RunningServer.serving(limits) { _ in
      do { return try await goesOn.wait() ? .json([]) : nil } catch { return nil }
    } _: { (server) async throws in
      let busy = [try server.connect(), try server.connect()]
      for socket in busy { await socket.send(server.request("GET /api/slow")) }
      while server.askedCount < 2 { try await Task.sleep(for: .milliseconds(10)) }
      #expect(try await server.status(of: server.request("GET /api/session")) == 503)
      goesOn.set()
      for socket in busy {
        #expect(await socket.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
      }
      #expect(server.askedCount == 2)
    }
  }

  @Test func `events are sent as they come, and end when nobody listens`() async throws {
    let (goesOn, isCancelled) = (RunningServer.Flag(), RunningServer.Flag())
    try await RunningServer.serving { _ in
      .events { send in
        send("first", Array("1".utf8))
        _ = try await goesOn.wait()
        send("second", Array("2".utf8))
        do { try await Task.sleep(for: .seconds(60)) } catch { isCancelled.set() }
      }
    } _: { (server) async throws in
      let socket = try server.connect()
      await socket.send(server.request("GET /api/check"))
      let head = await socket.read(until: "data: 1\n\n")
      #expect(head.contains("Content-Type: text/event-stream") && !head.contains("second"))
      goesOn.set()
      #expect(await socket.read(until: "data: 2\n\n").contains("event: second\n"))
      socket.hangUp()
      #expect(try await isCancelled.wait())
    }
  }

  /// What is sent waits in memory until it is taken.
  @Test func `who takes nothing of what is sent is let go`() async throws {
    var limits = ServerLimits.patient
    limits.unsent = 1 << 20
    let isCancelled = RunningServer.Flag()
    try await RunningServer.serving(limits) { _ in
      .events { send in
        do {
          while true {
            send("much", [UInt8](repeating: 48, count: 1 << 16))
            try await Task.sleep(for: .milliseconds(1))
          }
        } catch {
          isCancelled.set()
        }
      }
    } _: { (server) async throws in
      let socket = try server.connect()
      await socket.send(server.request("GET /api/check"))
      #expect(try await isCancelled.wait())
    }
    try await RunningServer.serving(Self.short) { _ in
      .json([UInt8](repeating: 48, count: 64 << 20))
    } _: { (server) async throws in
      let socket = try server.connect()
      await socket.send(server.request("GET /api/much"))
      try await Task.sleep(for: .seconds(1))
      #expect(await socket.readToEnd().count < 64 << 20)
    }
  }

  @Test func `at the end answers on their way are made, and all else is closed`() async throws {
    let goesOn = RunningServer.Flag()
    try await RunningServer.serving { _ in
      do { return try await goesOn.wait() ? .json(Array("done".utf8)) : nil } catch { return nil }
    } _: { (server) async throws in
      let (idle, busy) = (try server.connect(), try server.connect())
      await busy.send(server.request("GET /api/slow"))
      while server.askedCount == 0 { try await Task.sleep(for: .milliseconds(10)) }
      server.stop()
      #expect(await idle.readToEnd().isEmpty)
      goesOn.set()
      let text = String(decoding: await busy.readToEnd(), as: UTF8.self)
      #expect(text.hasSuffix("done") && text.contains("Connection: close"))
    }
  }

  @Test func `events do not keep the server from ending`() async throws {
    try await RunningServer.serving { _ in
      .events { send in
        send("first", [])
        try await Task.sleep(for: .seconds(600))
      }
    } _: { (server) async throws in
      let socket = try server.connect()
      await socket.send(server.request("GET /api/check"))
      _ = await socket.read(until: "event: first")
      server.stop()
      _ = await socket.readToEnd()
    }
  }
}
