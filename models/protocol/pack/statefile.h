// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionlayout.h"
#include "models/tree/parsedtext.h"

#include <memory>

namespace baton {

/// The state file of a session as it was read.
struct StateFile
{
    QString path;                             ///< empty: no state file
    std::shared_ptr<const ParsedText> parsed; ///< null: unreadable

    /// Empty where it cannot be read.
    [[nodiscard]] const Tree &tree() const;
};

/// Finds and reads the state file of the session in @p folder. One beside the session's folder has
/// to name it, and only the folder's name is compared, as sessions are copied and moved.
[[nodiscard]] StateFile readStateFile(const SessionLayout &layout, const QString &folder);

/// The text at the first of @p places that leads to one.
[[nodiscard]] QString textAt(const Tree &tree, const std::vector<JsonPointer> &places);

} // namespace baton
