// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacemodel.h"

#include "models/disk/folderwalk.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/workspace/workspacecell.h"

#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace baton {

using namespace Qt::StringLiterals;
using NodeType = WorkspaceNode::Type;

namespace {

void collectHandoffs(const WorkspaceNode &node, QStringList &paths)
{
    for (const auto &child : node.children) {
        if (child->type == NodeType::File && !child->isState && !child->entry.kind.isEmpty()) {
            paths.append(child->path);
        }
        collectHandoffs(*child, paths);
    }
}

std::vector<const WorkspaceNode *> sessionsIn(const WorkspaceNode &root)
{
    std::vector<const WorkspaceNode *> sessions;
    std::vector<const WorkspaceNode *> open{&root};
    while (!open.empty()) {
        const WorkspaceNode *node = open.back();
        open.pop_back();
        if (node->type == NodeType::Session) {
            sessions.push_back(node);
        }
        for (const auto &child : node->children) {
            open.push_back(child.get());
        }
    }
    return sessions;
}

} // namespace

WorkspaceModel::WorkspaceModel(QObject *parent)
    : WorkspaceNodeModel(parent)
{
}

WorkspaceModel::~WorkspaceModel() = default;

void WorkspaceModel::setRoot(const QString &path)
{
    beginResetModel();
    if (root() != path) {
        m_sessions.clear();
    }
    clear(path);
    m_files.clear();
    m_folders.clear();
    endResetModel();
}

void WorkspaceModel::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    const SessionLayouts layouts = catalog->sessionLayouts();
    const bool isSame = std::ranges::equal(
        layouts, m_layouts, [](const auto *a, const auto *b) { return a->hasSamePaths(*b); });
    m_catalog = std::move(catalog);
    m_layouts = layouts;
    if (isSame) {
        return;
    }
    WorkspaceEntries entries;
    for (const WorkspaceNode *const file : std::as_const(m_files)) {
        entries.push_back(file->entry);
    }
    const QStringList folders(m_folders.begin(), m_folders.end());
    setRoot(root());
    update({}, entries);
    updateFolders({}, folders);
}

void WorkspaceModel::update(const QStringList &gone, const WorkspaceEntries &present)
{
    removeFiles(gone);
    WorkspaceArrivals arrivals;
    for (const WorkspaceEntry &entry : present) {
        if (WorkspaceNode *const known = m_files.value(entry.path)) {
            updateFile(*known, entry);
        } else {
            addFile(arrivals, entry);
        }
    }
    putIn(arrivals);
    announceChanges();
}

void WorkspaceModel::updateFolders(const QStringList &gone, const QStringList &found)
{
    Leaving leaving;
    for (const QString &path : gone) {
        WorkspaceNode *const session = m_folders.remove(path) ? sessionAt(path) : nullptr;
        if (session != nullptr) {
            setOnDisk(*session, false);
            if (session->tally.isEmpty()) {
                addLeaving(*session, leaving);
            }
        }
    }
    takeOut(leaving);
    WorkspaceArrivals arrivals;
    for (const QString &path : found) {
        m_folders.insert(path);
        addSession(arrivals, path);
    }
    putIn(arrivals);
    announceChanges();
}

void WorkspaceModel::setOnDisk(WorkspaceNode &session, bool isOnDisk)
{
    if (std::exchange(session.isOnDisk, isOnDisk) == isOnDisk) {
        return;
    }
    for (WorkspaceNode *node = &session; node != nullptr; node = node->parent) {
        node->tally.sessions += isOnDisk ? 1 : -1;
        noteChange(*node);
    }
}

void WorkspaceModel::removeFiles(const QStringList &gone)
{
    Leaving leaving;
    for (const QString &path : gone) {
        WorkspaceNode *const file = m_files.take(path);
        if (file == nullptr) {
            continue;
        }
        tallyUp(*file, -1);
        addLeaving(*file, leaving);
    }
    takeOut(leaving);
}

void WorkspaceModel::addSession(WorkspaceArrivals &arrivals, const QString &folder)
{
    std::vector<WorkspacePlace::Step> steps = stepsTo(folder);
    if (!steps.empty()) {
        setOnDisk(addRows(rootNode(), arrivals, std::move(steps), m_sessions), true);
    }
}

void WorkspaceModel::addFile(WorkspaceArrivals &arrivals, const WorkspaceEntry &entry)
{
    WorkspacePlace place = placeOf(m_layouts, m_sessions.runs(), root(), entry.path);
    auto file = std::make_unique<WorkspaceNode>();
    file->type = NodeType::File;
    file->path = entry.path;
    file->entry = entry;
    file->name = place.name;
    file->isState = place.isState;
    WorkspaceNode &added =
        addRows(rootNode(), arrivals, std::move(place.steps), m_sessions, std::move(file));
    if (added.isState && !added.parent->session) {
        added.parent->session = m_sessions.of(entry.path);
    }
    m_files.insert(entry.path, &added);
    tallyUp(added, 1);
}

std::vector<WorkspacePlace::Step> WorkspaceModel::stepsTo(const QString &session) const
{
    return sessionSteps(m_layouts, m_sessions.runs(), root(), session);
}

/// Null if the folder is not a session in the tree.
WorkspaceNode *WorkspaceModel::sessionAt(const QString &folder)
{
    return rowAt(rootNode(), stepsTo(folder));
}

void WorkspaceModel::updateFile(WorkspaceNode &file, const WorkspaceEntry &entry)
{
    if (file.entry != entry) {
        tallyUp(file, -1);
        file.entry = entry;
        tallyUp(file, 1);
        noteChange(file);
    }
}

void WorkspaceModel::tallyUp(WorkspaceNode &file, int sign)
{
    for (WorkspaceNode *node = file.parent; node != nullptr; node = node->parent) {
        node->tally.add(file.entry, sign);
        noteChange(*node);
    }
}

void WorkspaceModel::takeSessions(const std::vector<SessionSummary> &sessions)
{
    moveFilesOf(m_sessions.insert(sessions, *m_catalog));
    for (const SessionSummary &session : sessions) {
        show(m_sessions.of(session.place.path), session.place);
    }
    announceChanges();
}

void WorkspaceModel::dropSessions(const QStringList &folders)
{
    QSet<QString> moved;
    for (const QString &folder : folders) {
        if (const auto session = m_sessions.take(folder)) {
            show(nullptr, session->place);
        }
        if (m_sessions.endRun(folder)) {
            moved.insert(folder);
        }
    }
    moveFilesOf(moved);
    announceChanges();
}

/// A session whose folder was renamed is at the place of its state file.
void WorkspaceModel::show(const std::shared_ptr<const SessionSummary> &session,
                          const SessionLocation &place)
{
    const WorkspaceNode *const state = m_files.value(place.stateFile);
    WorkspaceNode *const node = state != nullptr && state->parent->type == NodeType::Session
        ? state->parent
        : sessionAt(place.path);
    if (node != nullptr && node->session != session) {
        node->session = session;
        noteChange(*node);
    }
}

/// Moves the files directly in @p folders to their new place.
void WorkspaceModel::moveFilesOf(const QSet<QString> &folders)
{
    if (folders.isEmpty()) {
        return;
    }
    QSet<qsizetype> lengths; // cheaper to look up
    for (const QString &folder : folders) {
        lengths.insert(folder.size());
    }
    QStringList paths;
    WorkspaceEntries entries;
    for (const WorkspaceNode *const file : std::as_const(m_files)) {
        const qsizetype end = file->path.lastIndexOf(u'/');
        if (lengths.contains(end) && folders.contains(file->path.first(end))) {
            paths.append(file->path);
            entries.push_back(file->entry);
        }
    }
    if (paths.isEmpty()) {
        return;
    }
    removeFiles(paths);
    WorkspaceArrivals arrivals;
    for (const WorkspaceEntry &entry : entries) {
        addFile(arrivals, entry);
    }
    putIn(arrivals);
}

QStringList WorkspaceModel::handoffsOf(const QString &path) const
{
    QStringList paths;
    const WorkspaceNode *const file = m_files.value(path);
    if (file != nullptr && file->isState && file->parent->type == NodeType::Session) {
        collectHandoffs(*file->parent, paths);
    }
    return paths;
}

QStringList WorkspaceModel::paths() const
{
    QStringList paths;
    paths.reserve(m_files.size());
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        const WorkspaceEntry &entry = (*file)->entry;
        const bool isClosedFolder = !entry.problem.isEmpty() && entry.modified == 0;
        const bool isOther =
            entry.content != FileContent::Documents && !isCandidate(entry.path, {});
        if (!isClosedFolder && !isOther) {
            paths.append(file.key());
        }
    }
    return paths;
}

QStringList WorkspaceModel::sessions() const
{
    QStringList folders;
    for (const WorkspaceNode *session : sessionsIn(rootNode())) {
        folders.append(session->path);
    }
    folders.sort();
    return folders;
}

void WorkspaceModel::setReviews(const ReviewSummaries &reviews)
{
    m_reviews = reviews;
    for (const WorkspaceNode *session : sessionsIn(rootNode())) {
        const QModelIndex index = indexOf(session);
        Q_EMIT dataChanged(index, index, {ReviewRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    }
    Q_EMIT reviewsChanged();
}

ReviewStatus WorkspaceModel::reviewOf(const WorkspaceNode &node) const
{
    const WorkspaceNode *session = &node;
    while (session != nullptr && session->type != NodeType::Session) {
        session = session->parent;
    }
    return session == nullptr ? ReviewStatus::None : m_reviews.of(session->standing()).standing;
}

QModelIndex WorkspaceModel::indexOf(const QString &path) const
{
    return indexOf(m_files.value(path));
}

QVariant WorkspaceModel::data(const QModelIndex &index, int role) const
{
    return index.isValid() ? workspaceCell(node(index), role, root(), m_reviews) : QVariant();
}

Qt::ItemFlags WorkspaceModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return node(index).type == NodeType::File
        ? flags | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
        : flags;
}

QStringList WorkspaceModel::mimeTypes() const
{
    return {u"text/uri-list"_s};
}

QMimeData *WorkspaceModel::mimeData(const QModelIndexList &indexes) const
{
    QList<QUrl> urls;
    for (const QModelIndex &index : indexes) {
        if (index.isValid() && node(index).type == NodeType::File) {
            urls.append(QUrl::fromLocalFile(node(index).path));
        }
    }
    auto *data = new QMimeData;
    data->setUrls(urls);
    return data;
}

} // namespace baton
