// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/list/sessionlistview.h"

#include "models/sessionstore/sessionstore.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/strings/joinedparts.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/searchnavigation.h"
#include "widgets/common/visiblerows.h"
#include "widgets/session/list/expandedgroups.h"
#include "widgets/session/list/listcolumnsizing.h"
#include "widgets/session/tables/alignedheader.h"
#include "widgets/session/tables/minuteclock.h"
#include "widgets/session/tables/sessiondelegate.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

SessionListView::SessionListView(SessionStore &store, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_list(new SessionList(this))
    , m_text(new QLineEdit)
    , m_grouping(new QComboBox)
    , m_wanted(new QComboBox)
    , m_tree(new QTreeView)
    , m_empty(new EmptyState)
    , m_stack(new QStackedWidget)
    , m_progress(new QLabel)
    , m_follow(new QCheckBox(tr("&Follow queues")))
    , m_cancel(new QPushButton(tr("Cancel")))
    , m_clock(new MinuteClock(this, [this](const QDateTime &now) { return letTimePass(now); }))
{
    setObjectName(u"sessionListView"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::StrongFocus);
    m_list->setNow(QDateTime::currentDateTimeUtc());
    buildTree();
    m_empty->setObjectName(u"sessionListEmpty"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(m_stack, 1);
    column->addWidget(buildFoot());
    connectStore();
    take(m_store.sessions());
}

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
    m_follow->setObjectName(u"sessionFollowQueues"_s);
    m_follow->setToolTip(tr("Checks every few seconds whether a queue has changed"));
    m_follow->setFont(fonts::small());
    m_cancel->setObjectName(u"sessionCancel"_s);
    setSmall(m_cancel);
    auto *foot = new QWidget;
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(sessionmeasures::edge, 4, measures::paneEdge, 4);
    line->addWidget(m_progress, 1);
    line->addWidget(m_follow);
    line->addWidget(m_cancel);
    connect(m_follow, &QCheckBox::toggled, &m_store, &SessionStore::setFollowsQueues);
    connect(m_cancel, &QAbstractButton::clicked, &m_store, &SessionStore::cancel);
    return foot;
}

void SessionListView::buildTree()
{
    m_tree->setObjectName(u"sessionList"_s);
    m_tree->setAccessibleName(tr("Sessions"));
    m_tree->setHeader(new AlignedHeader(m_tree));
    // Connected before the selection model, which would extend a selection of all rows to later
    // ones.
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
    m_folds = new ExpandedGroups(m_tree, m_list);
    connect(new VisibleRows(m_tree), &VisibleRows::changed, this, &SessionListView::tellSight);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (const SessionSummary *session = m_list->session(index)) {
            Q_EMIT sessionActivated(QString(session->place.path));
        }
    });
}

void SessionListView::connectStore()
{
    connect(&m_store, &SessionStore::started, this, [this] {
        m_list->clear();
        m_list->setNow(QDateTime::currentDateTimeUtc());
    });
    connect(&m_store, &SessionStore::found, this, &SessionListView::take);
    connect(&m_store, &SessionStore::counted, this, &SessionListView::take);
    connect(&m_store, &SessionStore::gone, this, [this](const QStringList &paths) {
        keepScroll(QSet<QString>(paths.begin(), paths.end()), [&] { m_list->remove(paths); });
        showState();
    });
    connect(&m_store, &SessionStore::progressChanged, this, &SessionListView::showProgress);
    connect(&m_store, &SessionStore::finished, this, [this] { showState(); });
}

void SessionListView::take(const std::vector<SessionSummary> &sessions)
{
    QSet<QString> paths;
    for (const SessionSummary &session : sessions) {
        paths.insert(session.place.path);
    }
    if (!m_store.isFinding()) {
        m_list->setNow(QDateTime::currentDateTimeUtc());
    }
    keepScroll(paths, [&] { m_list->add(sessions); });
    if (std::ranges::any_of(sessions, durationStillGrows)) {
        m_clock->start();
    }
    showState();
}

bool SessionListView::letTimePass(const QDateTime &now)
{
    bool isAny = false;
    keepScroll({}, [&] { isAny = m_list->letTimePass(now); });
    return isAny;
}

/// Rows that are inserted, removed or moved while the user has scrolled down do not move the
/// others: the first visible row that is not in @p paths stays in place.
void SessionListView::keepScroll(const QSet<QString> &paths, const std::function<void()> &change)
{
    QScrollBar &bar = *m_tree->verticalScrollBar();
    QModelIndex still = bar.value() > 0 ? m_tree->indexAt({0, 0}) : QModelIndex();
    const auto isOneOf = [&](const QModelIndex &index) {
        const SessionSummary *session = m_list->session(index);
        return session && paths.contains(session->place.path);
    };
    while (still.isValid() && isOneOf(still)) {
        still = m_tree->indexBelow(still);
    }
    const QPersistentModelIndex kept = still;
    const int before = m_tree->visualRect(still).top();
    change();
    if (const QRect now = m_tree->visualRect(kept); kept.isValid() && now.height() > 0) {
        bar.setValue(bar.value() + (now.top() - before) / now.height());
    }
}

void SessionListView::tellSight(const QModelIndexList &rows)
{
    QStringList paths;
    for (const QModelIndex &row : rows) {
        if (const SessionSummary *session = m_list->session(row)) {
            paths.append(session->place.path);
            if (!session->place.stateFile.isEmpty()) {
                paths.append(session->place.stateFile);
            }
        }
    }
    Q_EMIT sightChanged(paths);
}

void SessionListView::setUnwatched(int count, const QString &key)
{
    m_unwatched = count == 0
        ? QString()
        : tr("%n file(s) and folders cannot be followed: %1 reads them again", nullptr, count)
              .arg(key);
    m_progress->setToolTip(
        count == 0 ? QString()
                   : tr("The system follows only so many files and folders. The sessions in sight "
                        "and those that changed last are kept up to date."));
    showProgress();
}

void SessionListView::setGrouping(int choice)
{
    m_folds->forget();
    m_tree->setRootIsDecorated(choice > 0);
    m_list->setGrouping(static_cast<SessionList::Grouping>(choice));
    m_tree->scrollTo(m_tree->currentIndex());
}

QString SessionListView::currentPath() const
{
    const SessionSummary *session = m_list->session(m_tree->currentIndex());
    return session ? session->place.path : QString();
}

void SessionListView::addRowAction(QAction *action)
{
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->addAction(action);
}

void SessionListView::setCurrentPath(const QString &path)
{
    const QModelIndex index = m_list->indexOf(path);
    if (index.isValid()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
}

void SessionListView::showProgress()
{
    const int found = m_store.sessionsFound();
    const bool isCounting = m_store.isFinding() && !m_store.isWalking();
    m_columns->setRowsArriving(m_store.isFinding());
    m_cancel->setVisible(m_store.isFinding());
    m_follow->setVisible(m_store.queuesInFiles() + m_store.queuesOnTabs() > 0);
    m_follow->setChecked(m_store.followsQueues());
    if (m_store.isWalking()) {
        m_progress->setText(tr("Looking for sessions: %n found", nullptr, found));
    } else if (isCounting) {
        m_progress->setText(
            tr("Read %1 of %n session(s)", nullptr, found).arg(m_store.sessionsRead()));
    } else {
        const int loose = m_list->looseCount(true);
        const int shown = m_list->shownCount() - loose;
        const int all = m_list->sessionCount() - m_list->looseCount(false);
        QStringList parts{shown == all ? tr("%n session(s)", nullptr, all)
                                       : tr("%1 of %n session(s)", nullptr, all).arg(shown)};
        if (loose > 0) {
            parts.append(tr("%n folder(s) of loose handoffs", nullptr, loose));
        }
        if (const int queues = m_store.queuesInFiles(); queues > 0) {
            parts.append(m_store.followsQueues()
                             ? tr("%n queue(s) checked every few seconds", nullptr, queues)
                             : tr("%n queue(s) not followed", nullptr, queues));
        }
        if (const int queues = m_store.queuesOnTabs(); queues > 0) {
            parts.append(m_store.followsQueues()
                             ? tr("%n queue(s) followed on tabs", nullptr, queues)
                             : tr("%n queue(s) on tabs not followed", nullptr, queues));
        }
        parts.append(m_unwatched);
        m_progress->setText(joinedParts(parts, u" · "));
    }
}

void SessionListView::showState()
{
    showProgress();
    if (m_list->rowCount() > 0) {
        m_stack->setCurrentWidget(m_tree);
        return;
    }
    const QString folder = QDir::toNativeSeparators(m_store.folder());
    m_empty->setSentence(m_list->sessionCount() > 0 ? tr("No session matches the search.")
                             : m_store.isFinding()  ? tr("Looking for sessions in %1.").arg(folder)
                             : folder.isEmpty()     ? tr("The sessions of a workspace appear here.")
                                                    : tr("%1 holds no session.").arg(folder));
    m_stack->setCurrentWidget(m_empty);
}

QStringList SessionListView::selectedPaths() const
{
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    const QSet<QModelIndex> selected(rows.begin(), rows.end());
    QStringList paths;
    for (QModelIndex index = m_list->index(0, 0); index.isValid() && !selected.isEmpty();
         index = m_tree->indexBelow(index)) {
        const SessionSummary *session = m_list->session(index);
        if (session && selected.contains(index)) {
            paths.append(session->place.path);
        }
    }
    return paths;
}

void SessionListView::focusInEvent(QFocusEvent *)
{
    SearchNavigation::focusList(m_tree, Qt::OtherFocusReason);
}

} // namespace baton
