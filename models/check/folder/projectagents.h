// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packnode.h"

namespace baton {

/// The agents that the project around a document names itself: those whose files lie in a folder
/// (".claude/agents/*.md", by the file's name or the `name` of its front matter), or the lines of a
/// list (".baton/agents.txt"). Both are looked for in the document's folder and in those above.
class ProjectAgents
{
public:
    /// @p places are such paths; one that leads elsewhere is reported.
    explicit ProjectAgents(const PackNode &places);

    [[nodiscard]] bool has(const QString &name, const QString &filePath) const;

private:
    QStringList m_places;
};

} // namespace baton
