// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"
#include "models/values/result.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// A value of a handoff with its title in the form, and the previous handoff's value.
struct HandoffField
{
    QString title;
    QString value; ///< value on one line; empty if it was removed
    std::optional<QString>
        before; ///< previous value if it differs; an empty text if there was none

    friend bool operator==(const HandoffField &, const HandoffField &) = default;
};

/// The fields in the document of @p handoff; the kind's own fields are first. With @p before, only
/// fields that differ. Reads files, so call it on a worker.
[[nodiscard]] Result<std::vector<HandoffField>>
handoffFieldDiff(const SessionHandoff &handoff, const std::optional<SessionHandoff> &before,
                 const ProtocolCatalog &catalog);

} // namespace baton
