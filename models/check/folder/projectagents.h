// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packnode.h"

namespace baton {

/// The agents that the project of a document defines: by files in a folder (".claude/agents/*.md";
/// the name is that of the file or the `name` in its front matter), or by the lines of a list
/// (".baton/agents.txt"). Both are searched in the document's folder and all folders above.
class ProjectAgents
{
public:
    /// @p places are such paths. Paths that leave the project are reported.
    explicit ProjectAgents(const PackNode &places);

    [[nodiscard]] bool has(const QString &name, const QString &filePath) const;

private:
    QStringList m_places;
};

} // namespace baton
