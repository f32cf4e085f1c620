// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"

#include <memory>
#include <optional>

class QSettings;

namespace baton {

class Dialogs;
class ProtocolCatalog;

/// The objects that a main window uses but does not own.
struct AppContext
{
    QSettings &settings;
    Dialogs &dialogs;
    std::shared_ptr<const ProtocolCatalog> catalog; ///< Baton's own protocols
    QString dataFolder; ///< for the recovery journal and the sample workspace
    std::optional<DatabaseAddress> index =
        {}; ///< index of sessions; nullopt: sessions are read each time
};

} // namespace baton
