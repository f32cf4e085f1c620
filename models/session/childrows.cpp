// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/sessionrows.h"
#include "models/session/summaryreader.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

namespace {

constexpr qsizetype mostSiblings = 20'000;

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

/// The sessions beside @p draft's own, by the id of their parent.
QHash<QString, std::vector<SessionSummary>> siblings(const SessionDraft &draft)
{
    QHash<QString, std::vector<SessionSummary>> result;
    const QDir folder(draft.place.path.section(u'/', 0, -2));
    QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &name : names.first(std::min(names.size(), mostSiblings))) {
        const QString path = folder.filePath(name);
        const QString state = draft.layout->stateFileOf(path);
        if (path == draft.place.path || !QFileInfo(state).isFile() || draft.isStopped()) {
            continue;
        }
        SessionSummary summary = readSummary(
            {path, draft.place.protocol, draft.place.layout, state}, draft.catalog, draft.settings);
        if (!summary.parent.isEmpty()) {
            result[summary.parent].push_back(std::move(summary));
        }
    }
    for (std::vector<SessionSummary> &children : result) {
        std::ranges::stable_sort(children, {}, &SessionSummary::started);
    }
    return result;
}

void addBelow(SessionDraft &draft, const QString &id, int parent,
              QHash<QString, std::vector<SessionSummary>> &children)
{
    // Taken out, so that a circle of parents ends.
    for (const SessionSummary &child : children.take(id)) {
        SessionPhase row = rowOf(child, parent);
        row.sessionPath = child.place.path;
        draft.session.phases.push_back(std::move(row));
        draft.told.push_back({nullptr, true, {}, {}, {}, true});
        addBelow(draft, child.id, static_cast<int>(draft.session.phases.size()) - 1, children);
    }
}

} // namespace

void addChildRows(SessionDraft &draft)
{
    SessionPhase self = rowOf(draft.session.summary, -1);
    self.evidence = draft.state.evidence(draft.reading().state.status);
    draft.session.phases.push_back(std::move(self));
    draft.told.push_back({nullptr, true, {}, {}, {}, true});
    draft.session.currentPhase = 0;
    auto children = siblings(draft);
    addBelow(draft, draft.session.summary.id, 0, children);
}

} // namespace baton
