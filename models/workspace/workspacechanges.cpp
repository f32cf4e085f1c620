// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/childflaws.h"
#include "models/workspace/workspacemodel.h"

#include <algorithm>
#include <map>

/// How the model's tree follows the files that come, go and change.
namespace baton {

using namespace Qt::StringLiterals;
using Type = WorkspaceNode::Type;

namespace {

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
        if (file->isState && file->parent->type == Type::Session) {
            takeFacts(*file->parent, {});
        }
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
    if (file.isState && file.parent->type == Type::Session && sign > 0) {
        takeFacts(*file.parent, file.entry.session);
    }
    for (WorkspaceNode *node = file.parent; node != nullptr; node = node->parent) {
        node->tally.add(file.entry, sign);
        m_changed.insert(node);
    }
}

/// A state that is only half written leaves what it said before.
void WorkspaceModel::takeFacts(WorkspaceNode &session, const SessionFacts &facts)
{
    const SessionSummary &before = session.facts.summary();
    const bool isLost = facts.summary().word.isEmpty() && !before.word.isEmpty();
    if ((facts.isBroken() || isLost) && before.status != RunStatus::Unknown) {
        SessionSummary kept = before;
        kept.stateKept =
            before.updated.isValid() ? before.updated : QDateTime::currentDateTimeUtc();
        session.facts = SessionFacts(std::move(kept), session.facts.livesUntil());
    } else {
        session.facts = facts;
    }
    m_areFactsNew = true;
}

/// Who started others, and who was started, counts for what is said of the former.
void WorkspaceModel::settleFlaws()
{
    if (!std::exchange(m_areFactsNew, false)) {
        return;
    }
    Nodes all;
    QSet<QString> parents;
    for (const auto &group : m_root.children) {
        for (const auto &row : group->children) {
            if (row->type == Type::Session) {
                all.push_back(row.get());
                parents.insert(row->facts.summary().parent);
            }
        }
    }
    parents.remove(QString());
    Nodes related;
    std::vector<SessionSummary> summaries;
    for (WorkspaceNode *const session : all) {
        const SessionSummary &summary = session->facts.summary();
        if (!summary.parent.isEmpty() || parents.contains(summary.id)) {
            related.push_back(session);
            summaries.push_back(summary);
        } else if (!session->flaw.isEmpty()) {
            session->flaw.clear();
            m_changed.insert(session);
        }
    }
    addChildFlaws(summaries);
    for (size_t i = 0; i < related.size(); ++i) {
        if (related[i]->flaw != summaries[i].flaw) {
            related[i]->flaw = summaries[i].flaw;
            m_changed.insert(related[i]);
        }
    }
}

void WorkspaceModel::announceChanges()
{
    settleFlaws();
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
