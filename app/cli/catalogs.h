// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "models/protocol/catalog.h"
#include "models/workspace/usertemplates.h"

namespace baton::cli {

/// The built-in protocols with those of the user and of the working folder. Problems in them are
/// complained about, and harm no other protocol.
[[nodiscard]] std::shared_ptr<const ProtocolCatalog> openCatalog(Console &console,
                                                                 const QString &language = {});

/// The templates that the user saved.
[[nodiscard]] UserTemplates userTemplates();

/// The kind that @p name means; complains and returns null when there is none.
[[nodiscard]] const Kind *kindNamed(const QString &name, const ProtocolCatalog &catalog,
                                    Console &console);

} // namespace baton::cli
