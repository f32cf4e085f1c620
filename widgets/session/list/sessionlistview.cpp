// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/list/sessionlistview.h"

#include "models/session/live/sessionstore.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/searchnavigation.h"
#include "widgets/session/tables/minuteclock.h"

#include <QComboBox>
#include <QDir>
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

/// Rows that come, go and move while the reader has scrolled down do not move the others: the first
/// one in sight that is none of @p paths stays where it is.
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
    m_folded.clear();
    m_tree->setRootIsDecorated(choice > 0);
    m_list->setGrouping(static_cast<SessionList::Grouping>(choice));
    m_tree->scrollTo(m_tree->currentIndex());
}

/// Groups come unfolded; one that the reader folded stays so.
void SessionListView::unfold()
{
    constexpr qsizetype mostSingle = 8; // each one unfolded has the view look at all rows
    if (m_list->grouping() == SessionList::Grouping::None) {
        return;
    }
    QModelIndexList folded;
    QModelIndexList kept;
    collectFolded({}, folded, kept);
    if (folded.size() <= mostSingle) {
        std::ranges::for_each(folded, [this](const auto &index) { m_tree->expand(index); });
        return;
    }
    m_tree->expandAll();
    std::ranges::for_each(kept, [this](const auto &index) { m_tree->collapse(index); });
}

void SessionListView::collectFolded(const QModelIndex &parent, QModelIndexList &folded,
                                    QModelIndexList &kept) const
{
    for (int row = 0; row < m_list->rowCount(parent); ++row) {
        const QModelIndex index = m_list->index(row, 0, parent);
        if (m_list->rowCount(index) == 0) {
            continue;
        }
        if (!m_tree->isExpanded(index)) {
            (m_folded.contains(m_list->keyOf(index)) ? kept : folded).append(index);
        }
        collectFolded(index, folded, kept);
    }
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
    m_cancel->setVisible(m_store.isFinding());
    if (m_store.isWalking()) {
        m_progress->setText(tr("Looking for sessions: %n found", nullptr, found));
    } else if (isCounting) {
        m_progress->setText(
            tr("Read %1 of %n session(s)", nullptr, found).arg(m_store.sessionsRead()));
    } else {
        const int shown = m_list->shownCount();
        const QString count = shown == found ? tr("%n session(s)", nullptr, found)
                                             : tr("%1 of %n session(s)", nullptr, found).arg(shown);
        m_progress->setText(m_unwatched.isEmpty() ? count : count + u" · "_s + m_unwatched);
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
                             : folder.isEmpty()     ? tr("The sessions of a workspace stand here.")
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
