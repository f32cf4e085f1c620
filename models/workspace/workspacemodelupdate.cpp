// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/summaryreader.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/workspace/workspacemodel.h"

#include <algorithm>
#include <map>

/// How the model's tree follows the files that come, go and change.
namespace baton {

using namespace Qt::StringLiterals;

namespace {

using Type = WorkspaceNode::Type;

/// Of @p rows, which ascend; a single one from the first to the last when there were many, because
/// a view takes longer to be told of them than to look at what lies between.
std::vector<std::pair<int, int>> rangesOf(const std::vector<int> &rows)
{
    constexpr size_t most = 8;
    std::vector<std::pair<int, int>> ranges;
    for (const int row : rows) {
        const bool isNext = !ranges.empty() && ranges.back().second + 1 == row;
        isNext ? void(ranges.back().second = row) : void(ranges.push_back({row, row}));
    }
    if (ranges.size() > most) {
        ranges = {{rows.front(), rows.back()}};
    }
    return ranges;
}

} // namespace

void WorkspaceModel::update(const QStringList &gone, const WorkspaceEntries &present)
{
    removeFiles(gone);
    Arrivals arrivals;
    for (const WorkspaceEntry &entry : present) {
        if (WorkspaceNode *const known = m_files.value(entry.path)) {
            updateFile(*known, entry);
        } else {
            addFile(arrivals, entry);
        }
    }
    takeIn(arrivals);
    announceChanges();
}

void WorkspaceModel::updateFolders(const QStringList &gone, const QStringList &found)
{
    std::map<WorkspaceNode *, Nodes> leaving;
    for (const QString &path : gone) {
        WorkspaceNode *const session = m_folders.remove(path) ? sessionAt(path) : nullptr;
        if (session != nullptr) {
            setOnDisk(*session, false);
            if (session->tally.isEmpty()) {
                addLeaving(*session, leaving);
            }
        }
    }
    dropEmpty(leaving);
    Arrivals arrivals;
    for (const QString &path : found) {
        m_folders.insert(path);
        addSession(arrivals, path);
    }
    takeIn(arrivals);
    announceChanges();
}

void WorkspaceModel::setOnDisk(WorkspaceNode &session, bool isOnDisk)
{
    if (std::exchange(session.isOnDisk, isOnDisk) == isOnDisk) {
        return;
    }
    for (WorkspaceNode *node = &session; node != nullptr; node = node->parent) {
        node->tally.sessions += isOnDisk ? 1 : -1;
        m_changed.insert(node);
    }
}

void WorkspaceModel::removeFiles(const QStringList &gone)
{
    std::map<WorkspaceNode *, Nodes> leaving;
    for (const QString &path : gone) {
        WorkspaceNode *const file = m_files.take(path);
        if (file == nullptr) {
            continue;
        }
        tallyUp(*file, -1);
        addLeaving(*file, leaving);
    }
    dropEmpty(leaving);
}

/// A row that holds nothing else goes with what was the last in it.
void WorkspaceModel::addLeaving(WorkspaceNode &node, std::map<WorkspaceNode *, Nodes> &leaving)
{
    WorkspaceNode *top = &node;
    while (top->parent != &m_root && top->parent->tally.isEmpty()) {
        top = top->parent;
    }
    leaving[top->parent].push_back(top);
}

void WorkspaceModel::dropEmpty(std::map<WorkspaceNode *, Nodes> &leaving)
{
    std::erase_if(leaving, [this](const auto &rows) {
        const WorkspaceNode *const parent = rows.first;
        return parent != &m_root && parent->tally.isEmpty(); // goes as a whole
    });
    for (const auto &[parent, nodes] : leaving) {
        dropNodes(*parent, nodes);
    }
}

/// From the back, so that the row numbers of what is left to remove stay right.
void WorkspaceModel::dropNodes(WorkspaceNode &parent, Nodes nodes)
{
    std::vector<int> rows(nodes.size());
    std::ranges::transform(nodes, rows.begin(), [](const auto *node) { return node->row(); });
    std::ranges::sort(rows, std::greater<>());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (size_t i = 0; i < rows.size();) {
        const int last = rows[i];
        int first = last;
        while (++i < rows.size() && rows[i] == first - 1) {
            first = rows[i];
        }
        removeRange(parent, first, last);
    }
}

void WorkspaceModel::removeRange(WorkspaceNode &parent, int first, int last)
{
    beginRemoveRows(indexOf(&parent), first, last);
    const auto begin = parent.children.begin();
    for (int row = first; row <= last; ++row) {
        forget(*begin[row]);
    }
    parent.children.erase(begin + first, begin + last + 1);
    endRemoveRows();
    noteNamesakes(parent, first);
}

void WorkspaceModel::forget(const WorkspaceNode &node)
{
    m_changed.remove(const_cast<WorkspaceNode *>(&node));
    for (const auto &child : node.children) {
        forget(*child);
    }
}

void WorkspaceModel::updateFile(WorkspaceNode &file, const WorkspaceEntry &entry)
{
    if (file.entry != entry) {
        tallyUp(file, -1);
        file.entry = entry;
        tallyUp(file, 1);
        m_changed.insert(&file);
    }
}

void WorkspaceModel::tallyUp(WorkspaceNode &file, int sign)
{
    for (WorkspaceNode *node = file.parent; node != nullptr; node = node->parent) {
        node->tally.add(file.entry, sign);
        m_changed.insert(node);
    }
}

namespace {

/// The title of the layout of a run without a state; empty for what is no run.
QString titleOfRun(const SessionSummary &session, const ProtocolCatalog &catalog)
{
    const auto [pack, layout] = layoutOf(session.place, catalog);
    const bool isRun = session.isOneRun && session.status != RunStatus::Unknown;
    if (pack == nullptr || !isRun || !session.place.stateFile.isEmpty()) {
        return {};
    }
    return layout != nullptr      ? layout->title
        : !pack->sessions.empty() ? pack->sessions.front().title
                                  : pack->title;
}

} // namespace

void WorkspaceModel::takeSessions(const std::vector<SessionSummary> &sessions)
{
    QSet<QString> moved;
    for (const SessionSummary &session : sessions) {
        const SessionLocation &place = session.place;
        m_sessions.insert(place.path, std::make_shared<const SessionSummary>(session));
        if (!place.stateFile.isEmpty()) {
            m_stateFolders.insert(place.stateFile, place.path);
        }
        const QString title = session.status == RunStatus::NotRead
            ? m_runs.value(place.path)
            : titleOfRun(session, *m_catalog);
        if (m_runs.value(place.path) != title) {
            moved.insert(place.path);
            title.isEmpty() ? void(m_runs.remove(place.path))
                            : void(m_runs.insert(place.path, title));
        }
    }
    moveFilesOf(moved);
    for (const SessionSummary &session : sessions) {
        show(m_sessions.value(session.place.path), session.place);
    }
    announceChanges();
}

void WorkspaceModel::dropSessions(const QStringList &folders)
{
    QSet<QString> moved;
    for (const QString &folder : folders) {
        if (const auto session = m_sessions.take(folder)) {
            m_stateFolders.remove(session->place.stateFile);
            show(nullptr, session->place);
        }
        if (m_runs.remove(folder)) {
            moved.insert(folder);
        }
    }
    moveFilesOf(moved);
    announceChanges();
}

/// A session whose folder was renamed stands where its state says.
void WorkspaceModel::show(const std::shared_ptr<const SessionSummary> &session,
                          const SessionLocation &place)
{
    const WorkspaceNode *const state = m_files.value(place.stateFile);
    WorkspaceNode *const node = state != nullptr && state->parent->type == Type::Session
        ? state->parent
        : sessionAt(place.path);
    if (node != nullptr && node->session != session) {
        node->session = session;
        m_changed.insert(node);
    }
}

std::shared_ptr<const SessionSummary> WorkspaceModel::summaryAt(const QString &path) const
{
    return m_sessions.value(m_stateFolders.value(path, path));
}

/// The files that lie directly in @p folders stand elsewhere now.
void WorkspaceModel::moveFilesOf(const QSet<QString> &folders)
{
    QStringList paths;
    WorkspaceEntries entries;
    for (const WorkspaceNode *const file : std::as_const(m_files)) {
        if (folders.contains(file->path.section(u'/', 0, -2))) {
            paths.append(file->path);
            entries.push_back(file->entry);
        }
    }
    if (paths.isEmpty()) {
        return;
    }
    removeFiles(paths);
    Arrivals arrivals;
    for (const WorkspaceEntry &entry : entries) {
        addFile(arrivals, entry);
    }
    takeIn(arrivals);
}

void WorkspaceModel::announceChanges()
{
    std::map<WorkspaceNode *, std::vector<int>> changed;
    for (WorkspaceNode *const node : std::as_const(m_changed)) {
        if (node->parent != nullptr) {
            changed[node->parent].push_back(node->row());
        }
    }
    m_changed.clear();
    for (auto &[parent, rows] : changed) {
        std::ranges::sort(rows);
        for (const auto &[first, last] : rangesOf(rows)) {
            Q_EMIT dataChanged(indexOf(parent->children[static_cast<size_t>(first)].get()),
                               indexOf(parent->children[static_cast<size_t>(last)].get()));
        }
    }
}

} // namespace baton
