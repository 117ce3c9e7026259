import Foundation
import TestSupport
import Testing

extension GitFolder {
  fileprivate static let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
}

/// The action with `review: true`, with a bare repository in place of GitHub's, and a server in place of its API.
@Suite(.enabled(if: GitFolder.isUsable && GitFolder.hasPython, "needs git and python3"))
struct ReviewActionTests {
  /// Keeps comments by pull request, and writes each request to a file. It ends with the input of its shell.
  private static let server = """
    import http.server, json, pathlib, re
    comments, log = {}, open("requests.txt", "a", buffering=1)
    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *words): pass
        def reply(self, method):
            length = int(self.headers.get("Content-Length") or 0)
            body = json.loads(self.rfile.read(length) or b"null")
            numbers = [int(word) for word in re.findall("[0-9]+", self.path.split("?")[0])]
            log.write(f"{method} {self.path.split('?')[0]} {self.headers['Authorization']}\\n")
            if method == "POST":
                comments.setdefault(numbers[0], []).append({"id": 70 + len(comments), "body": body["body"]})
            if method != "GET": pathlib.Path("comment.md").write_text(body["body"])
            refused = self.headers["Authorization"] != "Bearer secret" and method != "GET"
            self.send_response(403 if refused else 200)
            self.end_headers()
            self.wfile.write(json.dumps(comments.get(numbers[0], []) if method == "GET" else {}).encode())
        def do_GET(self): self.reply("GET")
        def do_POST(self): self.reply("POST")
        def do_PATCH(self): self.reply("PATCH")
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    pathlib.Path("port.new").write_text(str(server.server_port))
    pathlib.Path("port.new").rename("port")
    server.serve_forever()
    """

  private let repository: GitFolder

  init() throws {
    repository = try GitFolder(isInstalled: false)
    try repository.write(SampleDocuments.twoBoxes(), to: "App/Main.storyboard")
    try repository.write("server.py\nrequests.txt\ncomment.md\nport*\noutputs\n", to: ".gitignore")
    try repository.write(Self.server, to: "server.py")
    try repository.commit("before")
    try repository.require(
      "git init -q --bare ../remote.git && git remote add origin ../remote.git")
    try repository.require("git push -q origin main")
  }

  /// Runs lines while the server answers; `$action` is the action for pull request 12.
  private func run(_ lines: String, token: String = "secret") throws -> GitFolder.Output {
    let action = sourceRoot.appendingPathComponent(".ci/action-review").path
    return try repository.shell(
      """
      python3 server.py > /dev/null 2>&1 & server=$!
      for wait in $(seq 100); do [ -e port ] && break; sleep 0.1; done
      export GITHUB_API_URL=http://127.0.0.1:$(cat port) GITHUB_REPOSITORY=ada/app GITHUB_TOKEN=\(token)
      export GITHUB_REF=refs/pull/12/merge INPUT_BASE=origin/main RUNNER_TEMP="$PWD/.." action='\(action)'
      rm -f port
      ( \(lines) )
      status=$?; kill -9 $server; exit $status
      """)
  }

  private func kept() throws -> [String] {
    try repository.shell("git --git-dir=../remote.git ls-tree -r --name-only ninegrid-pictures")
      .text.split(separator: "\n").map(String.init)
  }

  @Test func `one comment is written and updated, and its pictures lie in the branch`() throws {
    try repository.write(SampleDocuments.twoBoxes(gap: 48), to: "App/Main.storyboard")
    try repository.commit("after")
    let output = try run(
      """
      GITHUB_OUTPUT=outputs "$action" || exit 1
      sed -i 's/constant="48"/constant="64"/' App/Main.storyboard
      git commit -qam more && "$action"
      """)
    #expect(output.status == 0, "\(output.text)")
    let requests = try repository.read("requests.txt").split(separator: "\n")
    #expect(
      requests == [
        "GET /repos/ada/app/issues/12/comments Bearer secret",
        "POST /repos/ada/app/issues/12/comments Bearer secret",
        "GET /repos/ada/app/issues/12/comments Bearer secret",
        "PATCH /repos/ada/app/issues/comments/71 Bearer secret",
      ])
    // The pictures that the comment shows are those of the branch, and the first ones are gone.
    let comment = try repository.read("comment.md")
    let address = "https://github.com/ada/app/raw/ninegrid-pictures/"
    let shown = comment.matches(of: #/\((https:[^)]+\.(?:png|svg))\)/#).map { String($0.1) }
    let kept = try kept()
    #expect(!shown.isEmpty)
    for picture in shown { #expect(kept.contains(String(picture.dropFirst(address.count)))) }
    #expect(Set(kept.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).count == 1)
    let history = try repository.shell(
      "git --git-dir=../remote.git log --oneline ninegrid-pictures")
    #expect(history.text.split(separator: "\n").count == 1)
    // The page is for an artifact; the checkout is as it was.
    #expect(try repository.read("outputs").hasPrefix("review="))
    #expect(try repository.shell("test -s ../ninegrid-review/index.html").status == 0)
    #expect(try repository.shell("git status --porcelain").text == "")
  }

  @Test func `pictures of other pull requests stay`() throws {
    try repository.write(SampleDocuments.twoBoxes(gap: 48), to: "App/Main.storyboard")
    try repository.commit("after")
    let output = try run("\"$action\" && GITHUB_REF=refs/pull/13/merge \"$action\"")
    #expect(output.status == 0, "\(output.text)")
    #expect(try Set(kept().compactMap { $0.split(separator: "/").first }) == ["12", "13"])
  }

  @Test func `a pull request that changes no layout has no comment and no pictures`() throws {
    try repository.write("words", to: "README")
    try repository.commit("words")
    #expect(try run("\"$action\"").status == 0)
    #expect(!(try repository.read("requests.txt").contains("POST")))
    #expect(
      try repository.shell("git --git-dir=../remote.git rev-parse ninegrid-pictures").status != 0)
  }

  @Test func `a token that may not write, and a run without a pull request, are errors`() throws {
    try repository.write(SampleDocuments.twoBoxes(gap: 48), to: "App/Main.storyboard")
    try repository.commit("after")
    let refused = try run("\"$action\"", token: "weak")
    #expect(refused.status == 2 && refused.text.contains("pull-requests: write"))
    let other = try run("GITHUB_REF=refs/heads/main \"$action\"")
    #expect(other.status == 2 && other.text.contains("no run of a pull request"))
  }
}
