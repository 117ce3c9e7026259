// Fonts by name: their lines, advances and kerning.

#include "embed.h"

BEGIN(advancesDingbats)
#embed "Tables/NamedFonts/advances-dingbats.tsv"
END(advancesDingbats, "NamedFonts/advances-dingbats.tsv")

BEGIN(advancesHelveticaNeue)
#embed "Tables/NamedFonts/advances-helvetica-neue.tsv"
END(advancesHelveticaNeue, "NamedFonts/advances-helvetica-neue.tsv")

BEGIN(advancesHelvetica)
#embed "Tables/NamedFonts/advances-helvetica.tsv"
END(advancesHelvetica, "NamedFonts/advances-helvetica.tsv")

BEGIN(facesClosed)
#embed "Tables/NamedFonts/faces-closed.tsv"
END(facesClosed, "NamedFonts/faces-closed.tsv")

BEGIN(facesGeometric)
#embed "Tables/NamedFonts/faces-geometric.tsv"
END(facesGeometric, "NamedFonts/faces-geometric.tsv")

BEGIN(facesGrotesque)
#embed "Tables/NamedFonts/faces-grotesque.tsv"
END(facesGrotesque, "NamedFonts/faces-grotesque.tsv")

BEGIN(facesHumanist)
#embed "Tables/NamedFonts/faces-humanist.tsv"
END(facesHumanist, "NamedFonts/faces-humanist.tsv")

BEGIN(facesPublished)
#embed "Tables/NamedFonts/faces-published.tsv"
END(facesPublished, "NamedFonts/faces-published.tsv")

BEGIN(facesSerif)
#embed "Tables/NamedFonts/faces-serif.tsv"
END(facesSerif, "NamedFonts/faces-serif.tsv")

BEGIN(facesTranscribed)
#embed "Tables/NamedFonts/faces-transcribed.tsv"
END(facesTranscribed, "NamedFonts/faces-transcribed.tsv")

BEGIN(fonts)
#embed "Tables/NamedFonts/fonts.tsv"
END(fonts, "NamedFonts/fonts.tsv")

BEGIN(kerningAvenirNext)
#embed "Tables/NamedFonts/kerning-avenir-next.tsv"
END(kerningAvenirNext, "NamedFonts/kerning-avenir-next.tsv")

BEGIN(kerningBarlow)
#embed "Tables/NamedFonts/kerning-barlow.tsv"
END(kerningBarlow, "NamedFonts/kerning-barlow.tsv")

BEGIN(kerningHelveticaNeueBold)
#embed "Tables/NamedFonts/kerning-helvetica-neue-bold.tsv"
END(kerningHelveticaNeueBold, "NamedFonts/kerning-helvetica-neue-bold.tsv")

BEGIN(kerningHelveticaNeue)
#embed "Tables/NamedFonts/kerning-helvetica-neue.tsv"
END(kerningHelveticaNeue, "NamedFonts/kerning-helvetica-neue.tsv")

BEGIN(kerningMontserratBold)
#embed "Tables/NamedFonts/kerning-montserrat-bold.tsv"
END(kerningMontserratBold, "NamedFonts/kerning-montserrat-bold.tsv")

BEGIN(kerningMontserrat)
#embed "Tables/NamedFonts/kerning-montserrat.tsv"
END(kerningMontserrat, "NamedFonts/kerning-montserrat.tsv")

BEGIN(kerningRobotoBold)
#embed "Tables/NamedFonts/kerning-roboto-bold.tsv"
END(kerningRobotoBold, "NamedFonts/kerning-roboto-bold.tsv")

BEGIN(kerningRoboto)
#embed "Tables/NamedFonts/kerning-roboto.tsv"
END(kerningRoboto, "NamedFonts/kerning-roboto.tsv")
