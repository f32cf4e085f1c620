// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"
#include "models/values/result.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// One value of a handoff by the name in its form, with its value in the handoff before.
struct HandoffField
{
    QString title;
    QString value;                 ///< value on one line; empty: removed
    std::optional<QString> before; ///< earlier value if it differs; empty text: none before

    friend bool operator==(const HandoffField &, const HandoffField &) = default;
};

/// The fields of the document of @p handoff, the kind's own first; with @p before, those that
/// differ from its fields. Reads the files: for workers.
[[nodiscard]] Result<std::vector<HandoffField>>
handoffFieldDiff(const SessionHandoff &handoff, const std::optional<SessionHandoff> &before,
                 const ProtocolCatalog &catalog);

} // namespace baton
