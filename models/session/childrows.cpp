// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/sessionrows.h"
#include "models/session/siblingindex.h"

namespace baton {

namespace {

SessionPhase rowOf(const SessionSummary &summary, int parent)
{
    SessionPhase row;
    row.id = summary.id;
    row.title = summary.title;
    row.parent = parent;
    row.status = summary.status;
    row.word = summary.word;
    row.started = summary.started;
    row.ended = summary.ended;
    row.evidence = {summary.place.stateFile, {}, 0, 0};
    return row;
}

class ChildRows
{
public:
    ChildRows(SessionDraft &draft, const Siblings &siblings)
        : m_draft(draft)
        , m_siblings(siblings)
    {
        m_shown.insert(draft.place.path);
    }

    void addBelow(const QString &id, int parent)
    {
        const auto children = m_siblings.children.constFind(id);
        if (children == m_siblings.children.cend()) {
            return;
        }
        for (const SessionSummary &child : *children) {
            // Each is shown once, so that a circle of parents ends.
            if (m_shown.contains(child.place.path)) {
                continue;
            }
            m_shown.insert(child.place.path);
            SessionPhase row = rowOf(child, parent);
            row.sessionPath = child.place.path;
            m_draft.session.phases.push_back(std::move(row));
            m_draft.told.push_back({nullptr, true, {}, {}, {}, true});
            addBelow(child.id, static_cast<int>(m_draft.session.phases.size()) - 1);
        }
    }

private:
    SessionDraft &m_draft;
    const Siblings &m_siblings;
    QSet<QString> m_shown;
};

} // namespace

void addChildRows(SessionDraft &draft)
{
    SessionPhase self = rowOf(draft.session.summary, -1);
    self.evidence = draft.state.evidence(draft.reading().state.status);
    draft.session.phases.push_back(std::move(self));
    draft.told.push_back({nullptr, true, {}, {}, {}, true});
    draft.session.currentPhase = 0;
    ChildRows(draft, *draft.siblings()).addBelow(draft.session.summary.id, 0);
}

} // namespace baton
