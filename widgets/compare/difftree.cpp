// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/difftree.h"

#include "models/compare/diffmodel.h"
#include "widgets/compare/diffdelegate.h"
#include "widgets/compare/difffilter.h"
#include "widgets/style/metrics.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

DiffTree::DiffTree(QWidget *parent)
    : QTreeView(parent)
    , m_model(new DiffModel(this))
    , m_filter(new DiffFilter(this))
    , m_delegate(new DiffDelegate(this))
{
    setObjectName(u"diffTree"_s);
    setAccessibleName(tr("Fields of both documents"));
    m_filter->setSourceModel(m_model);
    setModel(m_filter);
    setItemDelegate(m_delegate);
    setUniformRowHeights(true);
    setIndentation(measures::treeIndent);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setAllColumnsShowFocus(true);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(DiffDelegate::takeWidth);
    header()->setSectionResizeMode(DiffModel::FieldColumn, QHeaderView::Interactive);
    header()->setSectionResizeMode(DiffModel::TakeColumn, QHeaderView::Fixed);
    header()->setSectionResizeMode(DiffModel::LeftColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(DiffModel::RightColumn, QHeaderView::Stretch);
    header()->resizeSection(DiffModel::TakeColumn, DiffDelegate::takeWidth);
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex &index) { noteExpansion(index, true); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { noteExpansion(index, false); });
}

void DiffTree::showDiff(FieldDiff diff)
{
    if (diff == m_model->diff()) {
        return;
    }
    const bool hasCurrent = currentIndex().isValid();
    const DiffPath current = currentPath();
    const int scroll = verticalScrollBar()->value();
    m_model->setDiff(std::move(diff));
    restoreExpansion();
    setCurrentPath(hasCurrent ? pathLike(current) : current);
    verticalScrollBar()->setValue(scroll);
}

void DiffTree::setDifferencesOnly(bool isOn)
{
    m_filter->setDifferencesOnly(isOn);
    restoreExpansion();
    scrollTo(currentIndex());
}

QString DiffTree::keyOf(const QModelIndex &index) const
{
    return pointerOn(m_model->diff(), m_model->path(m_filter->mapToSource(index)), Side::Right)
        .toString();
}

void DiffTree::noteExpansion(const QModelIndex &index, bool isExpanded)
{
    if (!m_isRestoring) {
        m_chosen.insert(keyOf(index), isExpanded);
    }
}

/// Expands rows that contain a difference. Runs before the layout, so that thousands of rows need
/// only one.
void DiffTree::restoreExpansion()
{
    const QScopedValueRollback restoring(m_isRestoring, true);
    scheduleDelayedItemsLayout();
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int row = 0; row < m_filter->rowCount(parent); ++row) {
            const QModelIndex index = m_filter->index(row, 0, parent);
            const FieldDiff &entry = m_model->entry(m_filter->mapToSource(index));
            if (entry.children.empty()) {
                continue;
            }
            const bool isInside = entry.left.isThere() && entry.right.isThere()
                && index.data(DiffModel::DiffersRole).toBool();
            const bool isOpen =
                m_chosen.isEmpty() ? isInside : m_chosen.value(keyOf(index), isInside);
            setExpanded(index, isOpen);
            if (isOpen) {
                open.push_back(index);
            }
        }
    }
}

DiffPath DiffTree::currentPath() const
{
    return currentIndex().isValid() ? m_model->path(m_filter->mapToSource(currentIndex()))
                                    : DiffPath();
}

/// @p path if it is still shown, else the next difference, not its parent: the next value to copy
/// must be a single difference again.
DiffPath DiffTree::pathLike(const DiffPath &path) const
{
    QModelIndex at;
    for (const size_t wanted : path) {
        at = m_model->index(static_cast<int>(wanted), 0, at);
        if (!at.isValid()) {
            break;
        }
    }
    const std::vector<DiffPath> differences = differencesIn(m_model->diff());
    if (m_filter->mapFromSource(at).isValid() || differences.empty()) {
        return path;
    }
    const auto next = std::ranges::lower_bound(differences, path);
    return next == differences.end() ? differences.back() : *next;
}

void DiffTree::setCurrentPath(const DiffPath &path)
{
    QModelIndex at;
    for (const size_t wanted : path) {
        const int last = m_model->rowCount(at) - 1;
        if (last < 0) {
            break;
        }
        at = m_model->index(std::min(static_cast<int>(wanted), last), 0, at);
    }
    QModelIndex shown = m_filter->mapFromSource(at);
    for (; at.isValid() && !shown.isValid(); at = at.parent()) {
        shown = m_filter->mapFromSource(at);
    }
    if (shown.isValid()) {
        setCurrentIndex(shown);
        scrollTo(shown);
    }
}

void DiffTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    Q_EMIT currentPathChanged();
}

void DiffTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        fitColumns();
    }
}

void DiffTree::fitColumns()
{
    header()->resizeSection(DiffModel::FieldColumn, std::clamp(viewport()->width() / 4, 140, 320));
}

} // namespace baton
