// The system font: its advances, kerning, tracking and text styles.

#include "embed.h"

BEGIN(systemFontAdvancesDisplay2015)
#embed "Tables/SystemFont/advances-display2015.tsv"
END(systemFontAdvancesDisplay2015, "SystemFont/advances-display2015.tsv")

BEGIN(systemFontAdvancesDisplay2017)
#embed "Tables/SystemFont/advances-display2017.tsv"
END(systemFontAdvancesDisplay2017, "SystemFont/advances-display2017.tsv")

BEGIN(systemFontAdvancesDisplay2020)
#embed "Tables/SystemFont/advances-display2020.tsv"
END(systemFontAdvancesDisplay2020, "SystemFont/advances-display2020.tsv")

BEGIN(systemFontAdvancesExtended)
#embed "Tables/SystemFont/advances-extended.tsv"
END(systemFontAdvancesExtended, "SystemFont/advances-extended.tsv")

BEGIN(systemFontAdvancesText2015)
#embed "Tables/SystemFont/advances-text2015.tsv"
END(systemFontAdvancesText2015, "SystemFont/advances-text2015.tsv")

BEGIN(systemFontAdvancesText2017)
#embed "Tables/SystemFont/advances-text2017.tsv"
END(systemFontAdvancesText2017, "SystemFont/advances-text2017.tsv")

BEGIN(systemFontAdvancesText2020)
#embed "Tables/SystemFont/advances-text2020.tsv"
END(systemFontAdvancesText2020, "SystemFont/advances-text2020.tsv")

BEGIN(systemFontExtendedFactors)
#embed "Tables/SystemFont/extended-factors.tsv"
END(systemFontExtendedFactors, "SystemFont/extended-factors.tsv")

BEGIN(systemFontKerningCyrillic)
#embed "Tables/SystemFont/kerning-cyrillic.tsv"
END(systemFontKerningCyrillic, "SystemFont/kerning-cyrillic.tsv")

BEGIN(systemFontKerningDisplayBold)
#embed "Tables/SystemFont/kerning-display-bold.tsv"
END(systemFontKerningDisplayBold, "SystemFont/kerning-display-bold.tsv")

BEGIN(systemFontKerningDisplay)
#embed "Tables/SystemFont/kerning-display.tsv"
END(systemFontKerningDisplay, "SystemFont/kerning-display.tsv")

BEGIN(systemFontKerningDisplay2015)
#embed "Tables/SystemFont/kerning-display2015.tsv"
END(systemFontKerningDisplay2015, "SystemFont/kerning-display2015.tsv")

BEGIN(systemFontKerningTextBold)
#embed "Tables/SystemFont/kerning-text-bold.tsv"
END(systemFontKerningTextBold, "SystemFont/kerning-text-bold.tsv")

BEGIN(systemFontKerningText)
#embed "Tables/SystemFont/kerning-text.tsv"
END(systemFontKerningText, "SystemFont/kerning-text.tsv")

BEGIN(systemFontTextStyles)
#embed "Tables/SystemFont/text-styles.tsv"
END(systemFontTextStyles, "SystemFont/text-styles.tsv")

BEGIN(systemFontTracking)
#embed "Tables/SystemFont/tracking.tsv"
END(systemFontTracking, "SystemFont/tracking.tsv")
