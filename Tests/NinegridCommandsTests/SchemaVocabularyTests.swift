import TestSupport
import Testing

/// One word for one thing, in everything that is read or written as JSON or CSV.
@Suite struct SchemaVocabularyTests {
  /// Other words for what has a word already, as keys of texts and numbers. Lists keep the plural of what
  /// they hold (`objects`, `views`), and objects inside have names of their own.
  static let synonyms: [String: String] = [
    "object": "id", "objectID": "id", "objectId": "id", "view": "id", "viewID": "id",
    "constraint": "id", "constraintID": "id", "guide": "id", "controller": "id", "item": "id",
    "identifier": "id", "file": "document", "doc": "document", "sceneID": "scene",
    "sceneId": "scene", "root": "scene", "rev": "revision", "number": "revision",
    "env": "environment", "window": "split", "type": "kind", "elementName": "kind",
    "parent": "superview", "class": "sizeClass", "cells": "sizeClasses",
  ]

  /// Where such a word means something else, with what it means.
  static let exceptions: [String: String] = [
    "layout-document-1/class": "the author's class",
    "layout-document-1/constraint": "an equation",
    "layout-document-1/controller": "the kind of a controller, Interface Builder's word",
    "layout-document-1/identifier": "the author's name for a constraint",
    "layout-document-1/sceneID": "the id of the scene itself, beside that of its root object",
    "configuration-1/object": "what a suppression is about, beside the document that it is in",
    "check-1/file": "IBLinter's key, for tools that read its output",
    "explain-1/cells": "in words, which cells install a constraint",
  ]

  @Test(arguments: SchemaFiles.names)
  func `a schema says id, document, scene, revision, environment, split and kind`(
    name: String
  ) throws {
    var found: [String] = []
    for (pointer, inner) in try SchemaFiles.schema(name).subschemas {
      for (key, property) in (inner["properties"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let word = Self.synonyms[key], Self.isValue(property),
          Self.exceptions["\(name)/\(key)"] == nil
        else { continue }
        found.append("\(pointer): '\(key)', say '\(word)'")
      }
    }
    #expect(found == [])
  }

  @Test func `no exception is left over`() throws {
    for place in Self.exceptions.keys.sorted() {
      let parts = place.split(separator: "/").map(String.init)
      let schema = try SchemaFiles.schema(parts[0])
      let isThere = schema.subschemas.contains { $0.schema["properties"]?[parts[1]] != nil }
      #expect(isThere, "\(place)")
    }
  }

  /// A text, a number, or one of several; not a list or an object.
  private static func isValue(_ property: JSONInstance) -> Bool {
    let types = property["type"]?.array?.compactMap(\.string) ?? [property["type"]?.string ?? ""]
    if property["enum"] != nil { return true }
    return types.contains { ["string", "number", "integer"].contains($0) }
  }
}
