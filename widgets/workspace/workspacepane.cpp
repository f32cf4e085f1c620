// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/workspace/workspacepane.h"

#include "widgets/common/emptystate.h"
#include "widgets/common/searchnavigation.h"
#include "widgets/common/visiblerows.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/workspace/filterfunnel.h"
#include "widgets/workspace/scanfooter.h"
#include "widgets/workspace/workspacetree.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace baton {

using namespace Qt::StringLiterals;
using NodeType = WorkspaceNode::Type;

namespace {

/// True for a file that can be compared with another.
bool holdsDocuments(const QModelIndex &index)
{
    return index.isValid() && WorkspaceModel::typeAt(index) == NodeType::File
        && index.data(WorkspaceModel::ContentRole).toInt() == int(FileContent::Documents);
}

} // namespace

WorkspacePane::WorkspacePane(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_text(new QLineEdit(this))
    , m_funnel(new FilterFunnel(m_filter, this))
    , m_tree(new WorkspaceTree(this))
    , m_empty(new EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_footer(new ScanFooter(this))
{
    setObjectName(u"workspacePane"_s);
    m_filter.setSourceModel(&workspace.model());
    buildTree();
    m_empty->setObjectName(u"workspaceEmpty"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(buildFilterRow());
    column->addWidget(m_stack, 1);
    column->addWidget(m_footer);
    m_footer->setScanner(&workspace.scanner());

    connect(m_empty, &EmptyState::actionRequested, this, &WorkspacePane::act);
    connect(&workspace, &Workspace::folderChanged, this, &WorkspacePane::updateState);
    connect(&workspace.scanner(), &WorkspaceScanner::finished, this, &WorkspacePane::updateState);
    connect(&workspace.scanner(), &WorkspaceScanner::updated, this, [this] {
        if (!m_wanted.isEmpty()) {
            mark(m_wanted);
        }
    });
    connect(&m_workspace.model(), &WorkspaceModel::reviewsChanged, &m_filter,
            &WorkspaceFilter::takeReviews);
    connect(&m_filter, &WorkspaceFilter::filterAboutToChange, this, &WorkspacePane::keepExpansion);
    connect(&m_filter, &WorkspaceFilter::filterChanged, this, [this] {
        m_funnel->updateLook();
        restoreExpansion();
        updateState();
    });
    updateState();
}

QWidget *WorkspacePane::buildFilterRow()
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(measures::fieldGap, measures::fieldGap, measures::fieldGap,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_text, 1);
    line->addWidget(m_funnel);
    m_text->setObjectName(u"workspaceFilter"_s);
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Filter the workspace"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    new SearchNavigation(m_text, m_tree);
    connect(m_funnel, &FilterFunnel::clearRequested, this, &WorkspacePane::clearFilter);
    connect(m_text, &QLineEdit::textChanged, &m_filter, &WorkspaceFilter::setText);
    return row;
}

void WorkspacePane::clearFilter()
{
    m_text->clear();
    m_filter.clear();
    m_funnel->fill();
}

void WorkspacePane::buildTree()
{
    m_tree->setObjectName(u"workspaceTree"_s);
    m_tree->setAccessibleName(tr("Workspace"));
    m_tree->setModel(&m_filter);
    connect(new VisibleRows(m_tree), &VisibleRows::changed, this, &WorkspacePane::tellSight);
    connect(m_tree, &QTreeView::activated, this, &WorkspacePane::activate);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &WorkspacePane::showMenu);
    connect(&m_filter, &QAbstractItemModel::rowsInserted, this, &WorkspacePane::expandGroups);
    connect(&m_filter, &QAbstractItemModel::layoutChanged, this, [this] {
        if (m_filter.isActive()) {
            m_tree->expandAll();
        }
    });
    connect(&m_filter, &QAbstractItemModel::rowsRemoved, this, &WorkspacePane::updateState);
    connect(&m_filter, &QAbstractItemModel::modelReset, this, &WorkspacePane::updateState);
}

/// Reports the visible rows, which are updated first.
void WorkspacePane::tellSight(const QModelIndexList &rows)
{
    QStringList folders;
    for (const QModelIndex &row : rows) {
        if (WorkspaceModel::typeAt(row) == NodeType::Session) {
            folders.append(pathOf(row));
        }
    }
    m_workspace.sessions().setInSight(this, folders);
}

void WorkspacePane::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_funnel->setCatalog(std::move(catalog));
}

void WorkspacePane::updateState()
{
    const bool isOpen = !m_workspace.folder().isEmpty();
    if (m_filter.rowCount() > 0) {
        m_stack->setCurrentWidget(m_tree);
        return;
    }
    if (!isOpen) {
        m_empty->setSentence(tr("The handoffs and sessions of a folder appear here."));
        m_empty->setAction(tr("Open a folder"));
    } else if (m_filter.isActive() && m_workspace.model().tally().files > 0) {
        m_empty->setSentence(tr("No file matches the filter; %n file(s) are hidden.", nullptr,
                                m_workspace.model().tally().files));
        m_empty->setAction(tr("Clear the filter"));
    } else if (m_workspace.scanner().isScanning()) {
        m_empty->setSentence(
            tr("Looking for documents in %1.").arg(QDir::toNativeSeparators(m_workspace.folder())));
        m_empty->setAction({});
    } else {
        m_empty->setSentence(tr("%1 holds no YAML, JSON, XML or Markdown file.")
                                 .arg(QDir::toNativeSeparators(m_workspace.folder())));
        m_empty->setAction(tr("New handoff"));
    }
    m_stack->setCurrentWidget(m_empty);
}

/// Performs the action of the empty state's button, as chosen by updateState().
void WorkspacePane::act()
{
    if (m_workspace.folder().isEmpty()) {
        Q_EMIT openFolderRequested();
    } else if (m_filter.isActive()) {
        clearFilter();
    } else {
        Q_EMIT newRequested(m_workspace.folder());
    }
}

/// Expands groups as they are inserted; while a filter is active, also parents of matches.
void WorkspacePane::expandGroups(const QModelIndex &parent, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_filter.index(row, 0, parent);
        if (m_filter.isActive() && m_filter.hasChildren(index)) {
            m_tree->expandRecursively(index);
        } else {
            unfold(index);
        }
    }
    updateState();
}

QString WorkspacePane::pathOf(const QModelIndex &index) const
{
    return m_workspace.model().node(m_filter.mapToSource(index)).path;
}

/// True for groups, and for the session that is the whole workspace.
bool WorkspacePane::isUnfoldedAtFirst(const QModelIndex &index) const
{
    return WorkspaceModel::typeAt(index) == NodeType::Group
        || pathOf(index) == m_workspace.folder();
}

/// Expands initially expanded rows unless the user collapsed them, and others that the user
/// expanded. Does not examine rows below collapsed ones, which may be thousands of files.
void WorkspacePane::unfold(const QModelIndex &index)
{
    const bool isFirst = isUnfoldedAtFirst(index);
    const bool isOpen = isFirst ? !m_folding.contains(u'-' + pathOf(index))
                                : m_folding.contains(u'+' + pathOf(index));
    if (isOpen) {
        m_tree->expand(index);
    } else if (!isFirst) {
        return;
    }
    const int rows = m_filter.rowCount(index);
    for (int row = 0; (!m_folding.isEmpty() || rows == 1) && row < rows; ++row) {
        unfold(m_filter.index(row, 0, index));
    }
}

QStringList WorkspacePane::folding() const
{
    QStringList folding;
    collectFolding({}, folding);
    return folding;
}

void WorkspacePane::collectFolding(const QModelIndex &parent, QStringList &folding) const
{
    for (int row = 0; row < m_filter.rowCount(parent); ++row) {
        const QModelIndex index = m_filter.index(row, 0, parent);
        const bool isOpen = m_tree->isExpanded(index);
        const bool isFirst = isUnfoldedAtFirst(index);
        if (isOpen != isFirst) {
            folding.append((isOpen ? u'+' : u'-') + pathOf(index));
        }
        if (isOpen || isFirst) {
            collectFolding(index, folding);
        }
    }
}

void WorkspacePane::setFolding(const QStringList &folding)
{
    m_folding = {folding.begin(), folding.end()};
}

/// Rows that a filter expands are not the user's choice. Rows that are not inserted yet keep their
/// earlier state.
void WorkspacePane::keepExpansion()
{
    if (m_isUnfoldedByFilter) {
        return;
    }
    QSet<QString> toCome;
    if (m_workspace.scanner().isScanning()) {
        QSet<QString> there;
        collectPaths({}, there);
        toCome = m_folding;
        toCome.removeIf([&there](const QString &row) { return there.contains(row.sliced(1)); });
    }
    setFolding(folding());
    m_folding.unite(toCome);
}

void WorkspacePane::collectPaths(const QModelIndex &parent, QSet<QString> &paths) const
{
    for (int row = 0; row < m_filter.rowCount(parent); ++row) {
        const QModelIndex index = m_filter.index(row, 0, parent);
        paths.insert(pathOf(index));
        collectPaths(index, paths);
    }
}

void WorkspacePane::restoreExpansion()
{
    m_isUnfoldedByFilter = m_filter.isActive();
    if (m_isUnfoldedByFilter) {
        m_tree->expandAll();
        return;
    }
    m_tree->collapseAll();
    for (int row = 0; row < m_filter.rowCount(); ++row) {
        unfold(m_filter.index(row, 0));
    }
    if (m_tree->currentIndex().isValid()) {
        m_tree->scrollTo(m_tree->currentIndex());
    } else if (!m_revealed.isEmpty()) {
        mark(m_revealed);
    }
}

void WorkspacePane::reveal(const QString &path)
{
    if (!mark(path) && !path.isEmpty()) {
        m_tree->setCurrentIndex({}); // it marks an earlier row
    }
}

bool WorkspacePane::mark(const QString &path)
{
    const QModelIndex index =
        m_filter.mapFromSource(m_workspace.model().indexOf(QDir::cleanPath(path)));
    m_revealed = path;
    m_wanted = index.isValid() ? QString() : path;
    if (index.isValid() && index != m_tree->currentIndex()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
    return index.isValid();
}

QString WorkspacePane::currentPath() const
{
    return m_tree->currentIndex().data(WorkspaceModel::PathRole).toString();
}

void WorkspacePane::activate(const QModelIndex &index)
{
    if (index.isValid() && WorkspaceModel::typeAt(index) == NodeType::File) {
        Q_EMIT openRequested(index.data(WorkspaceModel::PathRole).toString());
    } else if (index.isValid() && WorkspaceModel::typeAt(index) == NodeType::Session) {
        Q_EMIT sessionRequested(index.data(WorkspaceModel::PathRole).toString());
    }
}

QString WorkspacePane::folderOf(const QModelIndex &index) const
{
    if (!index.isValid() || WorkspaceModel::typeAt(index) == NodeType::Group) {
        return m_workspace.folder();
    }
    const QString path = index.data(WorkspaceModel::PathRole).toString();
    return WorkspaceModel::typeAt(index) == NodeType::File ? QFileInfo(path).path() : path;
}

QStringList WorkspacePane::selectedFiles() const
{
    QStringList files;
    for (const QModelIndex &index : m_tree->selectionModel()->selectedRows()) {
        if (holdsDocuments(index)) {
            files.append(index.data(WorkspaceModel::PathRole).toString());
        }
    }
    files.sort();
    return files;
}

void WorkspacePane::showMenu(const QPoint &position)
{
    const QModelIndex index = m_tree->indexAt(position);
    const QString path = index.data(WorkspaceModel::PathRole).toString();
    auto *menu = new QMenu(this);
    menu->setObjectName(u"workspaceMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [menu](const QString &name, const QString &text, auto &&slot) {
        menu->addAction(text, menu, slot)->setObjectName(name);
    };
    if (index.isValid() && WorkspaceModel::typeAt(index) == NodeType::File) {
        add(u"openFile"_s, tr("Open"), [this, path] { Q_EMIT openRequested(path); });
    }
    if (index.isValid() && WorkspaceModel::typeAt(index) == NodeType::Session) {
        add(u"openSession"_s, tr("Open session"), [this, path] { Q_EMIT sessionRequested(path); });
    }
    if (const QStringList files = selectedFiles(); files.size() == 2) {
        add(u"compareFiles"_s, tr("Compare both files"),
            [this, files] { Q_EMIT compareRequested(files.at(0), files.at(1)); });
    } else if (holdsDocuments(index)) {
        add(u"compareWithOpen"_s, tr("Compare with the active document"),
            [this, path] { Q_EMIT compareWithOpenRequested(path); });
    }
    if (!path.isEmpty()) {
        add(u"revealFile"_s, tr("Show in the file manager"),
            [this, path] { Q_EMIT revealInFileManagerRequested(path); });
        add(u"copyPath"_s, tr("Copy path"),
            [path] { QApplication::clipboard()->setText(QDir::toNativeSeparators(path)); });
        menu->addSeparator();
    }
    if (index.isValid() && WorkspaceModel::typeAt(index) == NodeType::File) {
        add(u"renameFile"_s, tr("Rename…"), [this, path] { Q_EMIT renameRequested(path); });
        add(u"duplicateFile"_s, tr("Duplicate"), [this, path] { Q_EMIT duplicateRequested(path); });
        add(u"trashFile"_s, tr("Move to the trash…"),
            [this, path] { Q_EMIT trashRequested(path); });
        menu->addSeparator();
    }
    if (const QString folder = folderOf(index); !folder.isEmpty()) {
        add(u"newHere"_s, tr("New handoff here…"), [this, folder] { Q_EMIT newRequested(folder); });
        add(u"refreshWorkspace"_s, tr("Read the folder again"), [this] { m_workspace.refresh(); });
    }
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

} // namespace baton
