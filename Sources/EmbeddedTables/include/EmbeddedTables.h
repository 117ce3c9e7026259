#pragma once

#include <stddef.h>

/// A table of the folder Tables, as bytes inside the program.
///
/// Each file of C here contains the tables of one folder. The compiler reads them (`#embed`), and compiles again if one has changed.
struct __attribute__((swift_attr("@Sendable"))) EmbeddedTable {
  /// The path from the root of the repository.
  const char *_Nonnull file;
  const unsigned char *_Nonnull bytes;
  ptrdiff_t count;
};

#define TABLE(name)                                    \
  extern const struct EmbeddedTable EmbeddedTable_##name \
      __attribute__((swift_name("EmbeddedTable." #name)));

// The system font: its advances, kerning, tracking and text styles.
TABLE(systemFontAdvancesDisplay2015)
TABLE(systemFontAdvancesDisplay2017)
TABLE(systemFontAdvancesDisplay2020)
TABLE(systemFontAdvancesExtended)
TABLE(systemFontAdvancesText2015)
TABLE(systemFontAdvancesText2017)
TABLE(systemFontAdvancesText2020)
TABLE(systemFontExtendedFactors)
TABLE(systemFontKerningCyrillic)
TABLE(systemFontKerningDisplayBold)
TABLE(systemFontKerningDisplay)
TABLE(systemFontKerningDisplay2015)
TABLE(systemFontKerningTextBold)
TABLE(systemFontKerningText)
TABLE(systemFontTextStyles)
TABLE(systemFontTracking)

// What fonts themselves state, towards which `ninegrid-fit` fits the system font's advances.
TABLE(publishedAdvances)

// Fonts by name: their lines, advances and kerning.
TABLE(advancesDingbats)
TABLE(advancesHelveticaNeue)
TABLE(advancesHelvetica)
TABLE(facesClosed)
TABLE(facesGeometric)
TABLE(facesGrotesque)
TABLE(facesHumanist)
TABLE(facesPublished)
TABLE(facesSerif)
TABLE(facesTranscribed)
TABLE(fonts)
TABLE(kerningAvenirNext)
TABLE(kerningBarlow)
TABLE(kerningHelveticaNeueBold)
TABLE(kerningHelveticaNeue)
TABLE(kerningMontserratBold)
TABLE(kerningMontserrat)
TABLE(kerningRobotoBold)
TABLE(kerningRoboto)

// Properties of characters.
TABLE(lineBreak)

// Screens, models and canvases.
TABLE(canvases)
TABLE(models)
TABLE(safeAreas)
TABLE(screensByName)
TABLE(screens)
TABLE(splits)
TABLE(zoomedScreens)

// What Xcode and iOS bring along: colours, symbols, and how well the rule book fits.
TABLE(evidence)
TABLE(systemColors)
TABLE(systemSymbols)

// The elements and attributes that documents have.
TABLE(attributes)
TABLE(elements)

#undef TABLE
