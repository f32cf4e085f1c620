// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionlayout.h"
#include "models/tree/parsedtext.h"

#include <memory>

namespace baton {

/// The state file of a session and its parse result.
struct StateFile
{
    QString path;                             ///< empty if there is no state file
    std::shared_ptr<const ParsedText> parsed; ///< null if it cannot be read

    /// The tree of the file; empty if it cannot be read.
    [[nodiscard]] const Tree &tree() const;
};

/// Finds and reads the state file of the session in @p folder. A state file beside the session
/// folder must name it; only the folder's name is compared, because sessions are copied and moved.
[[nodiscard]] StateFile readStateFile(const SessionLayout &layout, const QString &folder);

/// The text at the first of @p places that leads to one.
[[nodiscard]] QString textAt(const Tree &tree, const std::vector<JsonPointer> &places);

} // namespace baton
