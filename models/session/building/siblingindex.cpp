// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/siblingindex.h"

#include "models/disk/folderlisting.h"
#include "models/session/building/childfailures.h"
#include "models/session/building/restarts.h"
#include "models/session/building/statesummary.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>

namespace baton {

namespace {

constexpr qsizetype mostSiblings = 20'000;

QString folderOf(const SessionBuilder &builder)
{
    return builder.isHome() ? builder.place.path : parentOf(builder.place.path);
}

} // namespace

const SessionSummary *Siblings::find(const QString &id) const
{
    const auto in = [&id](const std::vector<SessionSummary> &sessions) -> const SessionSummary * {
        const auto found = std::ranges::find(sessions, id, &SessionSummary::id);
        return found == sessions.end() ? nullptr : &*found;
    };
    const SessionSummary *found = ids.contains(id) ? in(roots) : nullptr;
    for (auto list = children.cbegin(); !found && ids.contains(id) && list != children.cend();
         ++list) {
        found = in(*list);
    }
    return found;
}

QString Siblings::successorOf(const SessionSummary &session) const
{
    QSet<QString> seen; // parents may form a cycle
    for (const SessionSummary *at = &session; at && !seen.contains(at->id); at = find(at->parent)) {
        seen.insert(at->id);
        const auto beside = children.constFind(at->parent);
        const QString own =
            Restarts(beside == children.cend() || !ids.contains(at->parent) ? roots : *beside)
                .of(*at);
        if (!own.isEmpty()) {
            return own;
        }
    }
    return {};
}

std::shared_ptr<const Siblings> SiblingIndex::of(const SessionBuilder &builder)
{
    // A second caller waits for the result of the first one.
    const QMutexLocker lock(&m_mutex);
    Folder &folder = m_folders[folderOf(builder)];
    if (folder.siblings && (m_looks == LookupScope::Once || !look(folder, builder))) {
        return folder.siblings;
    }
    if (!folder.siblings) {
        look(folder, builder);
    }
    auto siblings = std::make_shared<Siblings>();
    std::vector<SessionSummary> all;
    for (const SiblingState &known : std::as_const(folder.sessions)) {
        siblings->ids.insert(known.summary.id);
        all.push_back(known.summary);
    }
    addChildFlaws(all);
    for (const SessionSummary &summary : all) {
        if (!summary.parent.isEmpty()) {
            siblings->children[summary.parent].push_back(summary);
        }
        if (!siblings->ids.contains(summary.parent)) {
            siblings->roots.push_back(summary);
        }
    }
    const auto sort = [](std::vector<SessionSummary> &sessions) {
        std::ranges::sort(sessions, {}, [](const SessionSummary &session) {
            return std::pair(session.started, session.place.path);
        });
    };
    std::ranges::for_each(siblings->children, sort);
    sort(siblings->roots);
    if (builder.isStopped()) {
        m_folders.remove(folderOf(builder)); // reading was stopped
        return siblings;
    }
    folder.siblings = siblings;
    return siblings;
}

bool SiblingIndex::look(Folder &folder, const SessionBuilder &builder)
{
    QHash<QString, SiblingState> before = std::exchange(folder.sessions, {});
    const QString parent = folderOf(builder);
    const QStringList names = namesIn(parent, QDir::Dirs);
    bool isChanged = false;
    for (const QString &name : names.first(std::min(names.size(), mostSiblings))) {
        const QString path = parent + u'/' + name;
        const QString state = builder.layout->stateFileOf(path);
        const QFileInfo info(state);
        if (builder.isStopped()) {
            continue;
        }
        const qint64 time = info.lastModified().toMSecsSinceEpoch();
        SiblingState known = before.take(path);
        const bool isNew = known.summary.place.path.isEmpty();
        if (info.isFile() && (isNew || known.size != info.size() || known.time != time)) {
            const SessionLocation place{path, builder.place.protocol, builder.place.layout, state};
            const StateDocument now = StateDocument::read(state, builder.catalog);
            const bool isWhole = now.isWhole() && !now.bytes().trimmed().isEmpty();
            // A partly written session is read again later; until then, its previous data is used.
            if (isNew || isWhole) {
                isChanged = true;
                const ResultFile result(path, builder.reading().duplicates.resultFile,
                                        builder.catalog);
                known = {info.size(), time,
                         summaryOf(place, layoutOf(place, builder.catalog), now, result,
                                   builder.catalog, builder.settings)};
            }
        }
        if (info.isFile() || !isNew) { // while a file is replaced, it does not exist for a moment
            folder.sessions.insert(path, std::move(known));
        }
    }
    return isChanged || !before.isEmpty();
}

} // namespace baton
