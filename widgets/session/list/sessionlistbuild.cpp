// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/list/sessionlistview.h"

#include "models/session/live/sessionstore.h"
#include "widgets/common/rowsinsight.h"
#include "widgets/common/searchnavigation.h"
#include "widgets/session/list/listcolumnsizing.h"
#include "widgets/session/tables/alignedheader.h"
#include "widgets/session/tables/sessiondelegate.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

QWidget *SessionListView::buildHead()
{
    m_text->setObjectName(u"sessionSearch"_s);
    m_text->setPlaceholderText(tr("Search sessions"));
    m_text->setAccessibleName(tr("Search sessions"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    new SearchNavigation(m_text, m_tree);
    m_wanted->setObjectName(u"sessionWanted"_s);
    m_wanted->setAccessibleName(tr("Which sessions are shown"));
    m_wanted->addItems({tr("All sessions"), tr("Failed"), tr("Running"), tr("Stale or expired"),
                        tr("Awaiting review"), tr("Reviewed")});
    m_grouping->setObjectName(u"sessionGrouping"_s);
    m_grouping->setAccessibleName(tr("Group sessions by"));
    m_grouping->addItems(
        {tr("Not grouped"), tr("By protocol"), tr("By day"), tr("By status"), tr("By parent")});
    auto *head = new QWidget;
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(sessionmeasures::edge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_text, 1);
    line->addWidget(m_wanted);
    line->addWidget(m_grouping);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_list->setText(text);
        showState();
    });
    connect(m_wanted, &QComboBox::currentIndexChanged, this, [this](int choice) {
        m_list->setWanted(static_cast<SessionList::Wanted>(choice));
        showState();
    });
    connect(m_grouping, &QComboBox::currentIndexChanged, this, &SessionListView::setGrouping);
    return head;
}

QByteArray SessionListView::saveColumns() const
{
    return m_columns->save();
}

void SessionListView::restoreColumns(const QByteArray &moved)
{
    m_columns->restore(moved);
}

QWidget *SessionListView::buildFoot()
{
    m_progress->setObjectName(u"sessionProgress"_s);
    m_progress->setFont(fonts::small());
    m_progress->setForegroundRole(QPalette::PlaceholderText);
    m_cancel->setObjectName(u"sessionCancel"_s);
    setSmall(m_cancel);
    auto *foot = new QWidget;
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(sessionmeasures::edge, 4, measures::paneEdge, 4);
    line->addWidget(m_progress, 1);
    line->addWidget(m_cancel);
    connect(m_cancel, &QAbstractButton::clicked, &m_store, &SessionStore::cancel);
    return foot;
}

void SessionListView::buildTree()
{
    m_tree->setObjectName(u"sessionList"_s);
    m_tree->setAccessibleName(tr("Sessions"));
    m_tree->setHeader(new AlignedHeader(m_tree));
    // Told before the selection, which would take all of many rows for all that come after.
    connect(m_list, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] {
        m_tree->selectionModel()->select(QItemSelection(), QItemSelectionModel::Select);
    });
    m_tree->setModel(m_list);
    m_tree->setItemDelegate(new SessionDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(measures::treeIndent);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setSortingEnabled(true);
    m_tree->sortByColumn(SessionList::StartedColumn, Qt::DescendingOrder);
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_columns = new ListColumnSizing(
        m_tree, {SessionList::StatusColumn, SessionList::AgentColumn, SessionList::PhaseColumn},
        SessionList::ProtocolColumn);
    connect(m_columns, &ListColumnSizing::moved, this, &SessionListView::columnsMoved);
    connect(m_list, &QAbstractItemModel::layoutChanged, this, &SessionListView::unfold);
    connect(m_tree, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { m_folded.insert(m_list->keyOf(index)); });
    connect(m_tree, &QTreeView::expanded, this,
            [this](const QModelIndex &index) { m_folded.remove(m_list->keyOf(index)); });
    connect(new RowsInSight(m_tree), &RowsInSight::changed, this, &SessionListView::tellSight);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (const SessionSummary *session = m_list->session(index)) {
            Q_EMIT sessionActivated(QString(session->place.path));
        }
    });
}

} // namespace baton
