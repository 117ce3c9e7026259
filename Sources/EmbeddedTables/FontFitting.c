// What fonts themselves state, towards which `ninegrid-fit` fits the system font's advances.

#include "embed.h"

BEGIN(publishedAdvances)
#embed "Tables/FontFitting/published-advances.tsv"
END(publishedAdvances, "FontFitting/published-advances.tsv")
