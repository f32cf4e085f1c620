// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacemodel.h"

#include "models/workspace/workspacetext.h"

#include <QMimeData>
#include <QUrl>

namespace baton {

using namespace Qt::StringLiterals;
using NodeType = WorkspaceNode::Type;

WorkspaceModel::WorkspaceModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

WorkspaceModel::~WorkspaceModel() = default;

void WorkspaceModel::setRoot(const QString &path)
{
    beginResetModel();
    if (m_root.path != path) {
        m_sessions.clear();
        m_stateFolders.clear();
        m_runs.clear();
    }
    m_root = {};
    m_root.path = path;
    m_files.clear();
    m_folders.clear();
    m_changed.clear();
    endResetModel();
}

void WorkspaceModel::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    const SessionLayouts layouts = catalog->sessionLayouts();
    const bool isSame = std::ranges::equal(
        layouts, m_layouts, [](const auto *a, const auto *b) { return a->liesLike(*b); });
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
    setRoot(m_root.path);
    update({}, entries);
    updateFolders({}, folders);
}

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

} // namespace

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
        if (!isClosedFolder) {
            paths.append(file.key());
        }
    }
    return paths;
}

QStringList WorkspaceModel::sessions() const
{
    QStringList folders;
    std::vector<const WorkspaceNode *> open{&m_root};
    while (!open.empty()) {
        const WorkspaceNode *node = open.back();
        open.pop_back();
        if (node->type == WorkspaceNode::Type::Session) {
            folders.append(node->path);
        }
        for (const auto &child : node->children) {
            open.push_back(child.get());
        }
    }
    folders.sort();
    return folders;
}

void WorkspaceModel::setReviews(const ReviewSummaries &glances)
{
    m_reviews = glances;
    std::vector<const WorkspaceNode *> open{&m_root};
    while (!open.empty()) {
        const WorkspaceNode *node = open.back();
        open.pop_back();
        if (node->type == NodeType::Session) {
            const QModelIndex index = indexOf(node);
            Q_EMIT dataChanged(index, index, {ReviewRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
        }
        for (const auto &child : node->children) {
            open.push_back(child.get());
        }
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

QModelIndex WorkspaceModel::indexOf(const WorkspaceNode *node) const
{
    const bool isRow = node != nullptr && node != &m_root;
    return isRow ? createIndex(node->row(), 0, node) : QModelIndex();
}

const WorkspaceNode *WorkspaceModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const WorkspaceNode *>(index.constInternalPointer())
                           : &m_root;
}

const WorkspaceNode &WorkspaceModel::node(const QModelIndex &index) const
{
    return *nodeOf(index);
}

QModelIndex WorkspaceModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, nodeOf(parent)->children[static_cast<size_t>(row)].get());
}

QModelIndex WorkspaceModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeOf(index)->parent) : QModelIndex();
}

int WorkspaceModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int WorkspaceModel::columnCount(const QModelIndex &) const
{
    return 1;
}

/// What was said of the session @p row, each with @p before it; empty for all else.
QString WorkspaceModel::reviewText(const WorkspaceNode &row, const QString &before) const
{
    if (row.type != NodeType::Session) {
        return {};
    }
    const ReviewSummary glance = m_reviews.of(row.standing());
    const QString text = WorkspaceText::wordOf(glance);
    return text.isEmpty() ? QString() : before + QString(text).replace(u'\n', before);
}

QVariant WorkspaceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const WorkspaceNode &row = node(index);
    switch (role) {
    case Qt::DisplayRole:
        return WorkspaceText::oneLine(WorkspaceText::nameOf(row));
    case Qt::ToolTipRole:
        return WorkspaceText::toolTipOf(row, m_root.path) + reviewText(row, u"\n"_s);
    case Qt::AccessibleTextRole:
        return QString(WorkspaceText::accessibleTextOf(row) + reviewText(row, u", "_s));
    case PathRole:
        return row.type == NodeType::Group ? QString() : row.path;
    case TypeRole:
        return static_cast<int>(row.type);
    case StatusRole:
        return static_cast<int>(row.status());
    case MarkRole:
        return static_cast<int>(row.mark());
    case KindRole:
        return row.entry.kind;
    case ErrorsRole:
        return row.type == NodeType::File ? row.entry.errors : row.tally.errors;
    case WarningsRole:
        return row.type == NodeType::File ? row.entry.warnings : row.tally.warnings;
    case NotesRole:
        return row.type == NodeType::File ? row.entry.notes : row.tally.notes;
    case FilesRole:
        return row.type == NodeType::File ? 1 : row.tally.files;
    case CountRole:
        return WorkspaceText::countOf(row);
    case DetailRole:
        return WorkspaceText::detailOf(row);
    case ModifiedRole:
        return row.entry.modified;
    case ReviewRole:
        return static_cast<int>(row.type == NodeType::Session ? reviewOf(row) : ReviewStatus::None);
    default:
        return {};
    }
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
