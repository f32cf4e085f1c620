// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemstable.h"

#include "models/editor/problems/problemsmodel.h"
#include "widgets/problems/problemdelegate.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSet>

#include <algorithm>
#include <utility>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestFix = 110;
constexpr int widestFix = 280;
constexpr int mostFitted = 1000; // problems whose buttons are measured

bool isExplainKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_F1 && event.modifiers() == Qt::NoModifier;
}

bool isFixKey(const QKeyEvent &event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter && event.modifiers().testFlag(Qt::AltModifier);
}

} // namespace

ProblemsTable::ProblemsTable(QWidget *parent)
    : QTreeView(parent)
    , m_fixWidth(narrowestFix)
{
    setObjectName(u"problemsTable"_s);
    setAccessibleName(tr("Problems"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setContextMenuPolicy(Qt::CustomContextMenu);
    auto *delegate = new ProblemDelegate(this);
    setItemDelegate(delegate);
    connect(this, &QTreeView::activated, this, &ProblemsTable::rowActivated);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        const QRect cell = visualRect(index);
        if (index.column() == ProblemsModel::ExplainColumn) {
            Q_EMIT explainRequested(index);
        } else if (ProblemDelegate::buttonIn(cell, index, layoutDirection()).isEmpty()) {
            Q_EMIT rowActivated(index);
        }
    });
    connect(delegate, &ProblemDelegate::fixRequested, this, &ProblemsTable::fixClicked);
}

void ProblemsTable::setModel(QAbstractItemModel *model)
{
    QTreeView::setModel(model);
    sortByColumn(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    QHeaderView *columns = header();
    columns->setStretchLastSection(false);
    columns->setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Stretch);
    columns->setSectionResizeMode(ProblemsModel::SeverityColumn, QHeaderView::Fixed);
    columns->setMinimumSectionSize(28);
    columns->resizeSection(ProblemsModel::SeverityColumn, 28);
    columns->resizeSection(ProblemsModel::FieldColumn, 210);
    columns->resizeSection(ProblemsModel::LineColumn, 60);
    columns->resizeSection(ProblemsModel::RuleColumn, 240);
    columns->resizeSection(ProblemsModel::FixColumn, m_fixWidth);
    columns->setSectionResizeMode(ProblemsModel::ExplainColumn, QHeaderView::Fixed);
    columns->resizeSection(ProblemsModel::ExplainColumn, 32);
}

void ProblemsTable::fitFixColumn(const ProblemsModel &problems)
{
    QHeaderView *columns = header();
    if (columns->sectionSize(ProblemsModel::FixColumn) != m_fixWidth) {
        return;
    }
    QSet<QString> titles;
    for (int row = 0; row < std::min(problems.rowCount(), mostFitted); ++row) {
        titles.insert(problems.index(row, ProblemsModel::FixColumn).data().toString());
    }
    int widest = narrowestFix;
    for (const QString &title : std::as_const(titles)) {
        widest = std::max(widest, ProblemDelegate::columnFor(title));
    }
    m_fixWidth = std::min(widest, widestFix);
    columns->resizeSection(ProblemsModel::FixColumn, m_fixWidth);
}

void ProblemsTable::showColumns(int width)
{
    setColumnHidden(ProblemsModel::RuleColumn, width < 1040);
    setColumnHidden(ProblemsModel::FieldColumn, width < 560);
}

/// Keys act on the current problem, so one must be current and visible.
void ProblemsTable::chooseCurrent()
{
    const QModelIndex current = currentIndex();
    if (!current.isValid()) {
        setCurrentIndex(model()->index(0, 0));
    } else if (!selectionModel()->hasSelection()) {
        setCurrentIndex(current);
    }
}

/// Alt+Enter, F1 and Copy act on the current row while the table has the focus, whatever they do in
/// the window.
bool ProblemsTable::isOwnKey(const QKeyEvent &key) const
{
    return key.matches(QKeySequence::Copy) || isFixKey(key)
        || (isExplainKey(key) && currentIndex().isValid());
}

bool ProblemsTable::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && isOwnKey(static_cast<const QKeyEvent &>(*event))) {
        event->accept();
    }
    return QTreeView::event(event);
}

void ProblemsTable::keyPressEvent(QKeyEvent *event)
{
    if (!isOwnKey(*event)) {
        QTreeView::keyPressEvent(event);
    } else if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
    } else if (isFixKey(*event)) {
        Q_EMIT fixRequested();
    } else {
        Q_EMIT explainRequested(currentIndex());
    }
}

/// A click selects by itself, so the list must not scroll before.
void ProblemsTable::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::MouseFocusReason) {
        chooseCurrent();
    }
    QTreeView::focusInEvent(event);
}

} // namespace baton
