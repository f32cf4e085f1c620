// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "tests/models/disk/folderfixture.h"
#include "tests/models/workspace/workspacefixtures.h"
#include "tests/widgets/look.h"
#include "widgets/workspace/workspacepane.h"
#include "widgets/workspace/workspacetree.h"

#include <QMenu>

namespace baton {

using namespace Qt::StringLiterals;

inline WorkspaceEntry asFound(WorkspaceEntry entry, const std::atomic_bool &)
{
    entry.isRead = true;
    entry.kind = u"cfd.mesh-plan"_s;
    return entry;
}

/// Sessions in every state, and other documents.
inline WorkspaceEntries pictured()
{
    const auto session = [](const QString &id) {
        return u"cfd-bioreactor-session-"_s + id + u"/handoffs/"_s;
    };
    const auto state = [](const QString &id) {
        return entryOf(u"cfd-bioreactor-state-"_s + id + u".yaml"_s, u"cfd.state"_s);
    };
    const QString live = session(u"20260222-090012-1"_s);
    const QString failed = session(u"20260221-143000-2"_s);
    WorkspaceEntry unread = entryOf(u"later.yaml"_s);
    unread.isRead = false;
    WorkspaceEntry unreadable = entryOf(u"closed.yaml"_s);
    unreadable.problem = u"The file cannot be read: Permission denied"_s;
    return {state(u"20260222-090012-1"_s),
            entryOf(live + u"phase1-math-analysis.yaml"_s, u"cfd.math-analysis"_s),
            entryOf(live + u"phase1-engineering-review.yaml"_s, u"cfd.engineering-review"_s),
            entryOf(live + u"phase1-mesh-plan.yaml"_s, u"cfd.mesh-plan"_s),
            entryOf(live + u"phase2-math-analysis.yaml"_s, u"cfd.math-analysis"_s, 0, 1),
            entryOf(live + u"phase2-engineering-review.yaml"_s, u"cfd.engineering-review"_s, 1),
            state(u"20260221-143000-2"_s),
            entryOf(failed + u"phase2-flow-result.yaml"_s, u"cfd.flow-result"_s, 2),
            state(u"20260220-091512-3"_s),
            entryOf(u"drafts/phase10-mesh-plan.yaml"_s, u"cfd.mesh-plan"_s, 0, 0, 2),
            entryOf(u"nexus-to-arena.yaml"_s, u"handoff"_s),
            entryOf(u"agent-request-auth.yaml"_s, u"cfd.mesh-plan"_s, 2),
            entryOf(u"meeting-notes.md"_s),
            unread,
            unreadable};
}

/// The states of these sessions.
inline std::vector<SessionSummary> picturedSessions()
{
    const auto session = [](const QString &id, const QString &mode, RunStatus status) {
        return told(u"cfd-bioreactor-session-"_s + id, u"cfd-bioreactor-state-"_s + id + u".yaml"_s,
                    status, mode);
    };
    return {session(u"20260222-090012-1"_s, u"LITE"_s, RunStatus::Running),
            session(u"20260221-143000-2"_s, u"LITE"_s, RunStatus::Failed),
            session(u"20260220-091512-3"_s, u"FULL"_s, RunStatus::Succeeded)};
}

struct PaneFixture
{
    explicit PaneFixture(FileReader reader = asFound)
        : workspace(std::move(reader))
        , pane(workspace)
    {
        const auto catalog = ProtocolCatalog::load();
        workspace.setCatalog(catalog);
        pane.setCatalog(catalog);
        pane.resize(264, 560);
        pane.show();
    }

    void fill()
    {
        fill(pictured());
        workspace.model().takeSessions(picturedSessions());
    }
    void fill(const WorkspaceEntries &entries)
    {
        workspace.model().setRoot(u"/w"_s);
        workspace.model().update({}, entries);
    }
    template <typename T>
    [[nodiscard]] T *child(const QString &name) const
    {
        return pane.findChild<T *>(name);
    }
    [[nodiscard]] WorkspaceTree *tree() const { return child<WorkspaceTree>(u"workspaceTree"_s); }
    [[nodiscard]] QStringList rows() const
    {
        QStringList names;
        for (const QString &line : outlineOf(*tree()->model())) {
            names.append(line.trimmed());
        }
        return names;
    }
    [[nodiscard]] QAction *action(const QString &name) const
    {
        return child<QMenu>(u"workspaceFunnelMenu"_s)->findChild<QAction *>(name);
    }

    Workspace workspace;
    WorkspacePane pane;
};

} // namespace baton
