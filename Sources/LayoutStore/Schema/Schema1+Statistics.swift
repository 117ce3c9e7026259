extension Schema1 {
  /// The statistics that SQLite's planner should assume, measured on 410 documents. Without them it
  /// plans for a new store as if a document had ten rows, and scans whole documents although an
  /// index would find one row. With them the plans are the same in every store.
  static let statistics = """
    ANALYZE;
    DELETE FROM sqlite_stat1;
    INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
      ('element', 'element', '83999 205 1'),
      ('element', 'elementByParent', '83999 205 4'),
      ('attribute', 'attribute', '15296 38 2 1'),
      ('spelling', 'spelling', '9421 23 2 1'),
      ('content', 'content', '1170 4 3 1'),
      ('envelope', 'envelope', '95 1 1'),
      ('shape', 'shapeByNames', '1883 1 1'),
      ('document', 'sqlite_autoindex_document_1', '410 1'),
      ('revision', 'sqlite_autoindex_revision_1', '410 1 1'),
      ('documentProperties', 'documentProperties', '410 1 1'),
      ('device', 'device', '312 1 1'),
      ('scene', 'scene', '955 4 1'),
      ('controller', 'controller', '952 4 1'),
      ('controller', 'controllerByID', '952 4 1'),
      ('view', 'view', '8562 21 1'),
      ('view', 'viewByID', '8562 21 1'),
      ('view', 'viewBySuperview', '8562 21 3'),
      ('object', 'object', '3214 8 1'),
      ('rect', 'rect', '8654 22 1'),
      ('point', 'point', '1112 3 1'),
      ('size', 'size', '281 4 1'),
      ('insets', 'insets', '320 3 1'),
      ('autoresizing', 'autoresizing', '3194 8 1'),
      ('guide', 'guide', '867 3 1'),
      ('guide', 'guideByID', '867 3 1'),
      ('layoutConstraint', 'layoutConstraint', '16032 40 1'),
      ('layoutConstraint', 'constraintByID', '16032 40 1'),
      ('variation', 'variation', '575 6 1'),
      ('mask', 'mask', '361 5 1'),
      ('maskEntry', 'maskEntry', '1345 18 1'),
      ('maskEntry', 'maskEntryByReference', '1345 18 2'),
      ('connection', 'connection', '6440 18 1'),
      ('font', 'font', '3175 9 1'),
      ('color', 'color', '5514 14 1'),
      ('state', 'state', '909 4 1'),
      ('imageReference', 'imageReference', '41 3 1'),
      ('image', 'image', '506 3 1'),
      ('layoutResult', 'sqlite_autoindex_layoutResult_1', '60000 150 75 1'),
      ('layoutResult', 'layoutResultByEnvironment', '60000 800'),
      ('frame', 'frame', '1000000 17 1'),
      ('frame', 'frameBeyondScreen', '20000 3 1'),
      ('resultDiagnostic', 'resultDiagnostic', '60000 2 1');
    ANALYZE sqlite_schema;
    """
}
