// Screens, models and canvases.

#include "embed.h"

BEGIN(canvases)
#embed "Tables/Devices/canvases.tsv"
END(canvases, "Devices/canvases.tsv")

BEGIN(models)
#embed "Tables/Devices/models.tsv"
END(models, "Devices/models.tsv")

BEGIN(safeAreas)
#embed "Tables/Devices/safe-areas.tsv"
END(safeAreas, "Devices/safe-areas.tsv")

BEGIN(screensByName)
#embed "Tables/Devices/screens-by-name.tsv"
END(screensByName, "Devices/screens-by-name.tsv")

BEGIN(screens)
#embed "Tables/Devices/screens.tsv"
END(screens, "Devices/screens.tsv")

BEGIN(splits)
#embed "Tables/Devices/splits.tsv"
END(splits, "Devices/splits.tsv")

BEGIN(zoomedScreens)
#embed "Tables/Devices/zoomed-screens.tsv"
END(zoomedScreens, "Devices/zoomed-screens.tsv")
