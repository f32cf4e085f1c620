// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queueview.h"

#include "models/queue/queuesource.h"
#include "models/session/value/runstatustext.h"
#include "widgets/common/actionbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/layouts/flowlayout.h"
#include "widgets/queue/queueboard.h"
#include "widgets/queue/queuefilter.h"
#include "widgets/queue/queuefilterbar.h"
#include "widgets/queue/queuestepdetails.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int belongingWidth = 120;
constexpr int stateWidth = 150; ///< its first word is whole; a longer one leaves room for the work

/// Shows the mark of a step before its state.
class StateDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = statusIcon(static_cast<Status>(index.data(QueueModel::MarkRole).toInt()));
        option->decorationSize = {measures::smallIconSize, measures::smallIconSize};
    }
};

QString stateOf(const QueueFollower &follower)
{
    switch (follower.state()) {
    case QueueFollower::State::Connecting:
        return QueueView::tr("Connecting…");
    case QueueFollower::State::Notified:
        return QueueView::tr("The server reports changes");
    case QueueFollower::State::Looking:
        return QueueView::tr("Checked every few seconds");
    case QueueFollower::State::Paused:
        return QueueView::tr("Not followed");
    case QueueFollower::State::Unreadable:
        return QueueView::tr("Connected, but the steps cannot be read");
    case QueueFollower::State::Lost:
        return QueueView::tr("No connection");
    }
    return {};
}

} // namespace

QueueView::QueueView(std::unique_ptr<QueueFollower> follower, QWidget *parent)
    : QWidget(parent)
    , m_follower(std::move(follower))
    , m_model(new QueueModel(this))
    , m_filter(new QueueFilter(*m_model, this))
    , m_filterBar(new QueueFilterBar(*m_filter))
    , m_board(new QueueBoard(*m_filter))
    , m_boardArea(new QScrollArea)
    , m_list(buildList())
    , m_stack(new QStackedWidget)
    , m_details(new QueueStepDetails)
    , m_name(new QLabel)
    , m_state(new QLabel)
    , m_problemText(new QLabel)
{
    setObjectName(u"queueView"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_boardArea->setWidget(m_board);
    m_boardArea->setWidgetResizable(true);
    m_boardArea->setFrameShape(QFrame::NoFrame);
    m_boardArea->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stack->addWidget(m_boardArea);
    m_stack->addWidget(m_list);
    auto *splitter = new QSplitter;
    splitter->addWidget(m_stack);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    m_details->setMinimumWidth(220);
    splitter->setSizes({900, 320});
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(buildHead());
    rows->addWidget(buildProblem());
    rows->addWidget(m_filterBar);
    rows->addWidget(splitter, 1);
    setFocusProxy(m_board);
    m_board->setFocusProxy(m_board->columns().constFirst());
    connectParts();
    take();
    showState();
}

QueueView::~QueueView() = default;

QString QueueView::path() const
{
    return queuePlace(m_follower->address(), m_follower->pack()).path;
}

void QueueView::connectParts()
{
    const auto chooseShown = [this](const QModelIndex &index) {
        if (index.isValid()) {
            if (!m_isTaking) {
                m_wanted.clear();
            }
            choose(m_filter->mapToSource(index));
        }
    };
    connect(m_board, &QueueBoard::currentChanged, this, chooseShown);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, chooseShown);
    connect(m_filter, &QueueFilter::aboutToChange, this, [this] { m_isTaking = true; });
    connect(m_filter, &QueueFilter::changed, this, [this] {
        m_isTaking = false;
        choose(m_current);
        showState();
    });
    connect(m_details, &QueueStepDetails::promptRequested, this,
            [this] { Q_EMIT promptRequested(QueueStep(*current())); });
    connect(m_details, &QueueStepDetails::submitRequested, this,
            [this] { Q_EMIT submitRequested(QueueStep(*current())); });
    connect(m_follower.get(), &QueueFollower::queueChanged, this, [this] {
        take();
        const bool isAnswer = m_follower->state() != QueueFollower::State::Connecting;
        if (isAnswer && !m_wanted.isEmpty() && m_wanted == m_askedFor) {
            Q_EMIT stepMissing(std::exchange(m_wanted, {}));
        }
    });
    connect(m_follower.get(), &QueueFollower::stateChanged, this, [this] {
        if (m_follower->state() == QueueFollower::State::Connecting) {
            m_askedFor = m_wanted;
        }
        showState();
    });
}

QWidget *QueueView::buildHead()
{
    m_name->setFont(fonts::strong());
    m_name->setText(m_follower->address().name());
    m_name->setToolTip(m_follower->address().text());
    m_state->setObjectName(u"queueState"_s);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    auto *live = new QCheckBox(tr("&Follow"));
    live->setObjectName(u"queueLive"_s);
    live->setChecked(true);
    live->setToolTip(tr("Notices changes by itself"));
    auto *again = new QPushButton(tr("&Read again"));
    again->setObjectName(u"queueReadAgain"_s);
    auto *head = new QWidget;
    m_head = new FlowLayout(head); // on several lines in a narrow window
    m_head->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                               measures::fieldGap);
    m_head->setSpacing(measures::fieldGap);
    for (QWidget *const level : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_state),
                                 static_cast<QWidget *>(live)}) {
        level->setMinimumHeight(again->sizeHint().height());
    }
    m_head->addWidget(m_name);
    m_head->addWidget(m_state);
    m_boardShown = addToggle(tr("Board"), u"queueBoardShown"_s);
    m_listShown = addToggle(tr("List"), u"queueListShown"_s);
    m_head->addWidget(m_boardShown);
    m_head->addWidget(m_listShown);
    m_head->addWidget(live);
    m_head->addWidget(again);
    m_boardShown->setChecked(true);
    connect(m_boardShown, &QToolButton::clicked, this, [this] { setBoardShown(true); });
    connect(m_listShown, &QToolButton::clicked, this, [this] { setBoardShown(false); });
    m_live = live;
    connect(live, &QCheckBox::toggled, m_follower.get(), &QueueFollower::setLive);
    connect(live, &QCheckBox::toggled, this, &QueueView::liveChanged);
    connect(again, &QPushButton::clicked, m_follower.get(), &QueueFollower::readAgain);
    return head;
}

QToolButton *QueueView::addToggle(const QString &text, const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setCheckable(true);
    return button;
}

QWidget *QueueView::buildProblem()
{
    m_problem = new QWidget;
    m_problem->setObjectName(u"queueProblem"_s);
    m_problemText->setWordWrap(true);
    m_problemText->setTextFormat(Qt::PlainText);
    m_problemText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_password = new QPushButton(tr("Give the &password…"));
    m_password->setObjectName(u"queuePassword"_s);
    auto *line = new QHBoxLayout(m_problem);
    line->setContentsMargins(measures::paneEdge, 0, measures::paneEdge, measures::fieldGap);
    line->addWidget(new StatusMark(Status::Error), 0, Qt::AlignTop);
    line->addWidget(m_problemText, 1);
    line->addWidget(m_password);
    connect(m_password, &QAbstractButton::clicked, this, &QueueView::passwordRequested);
    return m_problem;
}

QTreeView *QueueView::buildList()
{
    auto *list = new QTreeView;
    list->setObjectName(u"queueList"_s);
    list->setModel(m_filter);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setAccessibleName(tr("Steps of the queue"));
    list->setItemDelegateForColumn(QueueModel::StateColumn, new StateDelegate(list));
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(QueueModel::TitleColumn, QHeaderView::Stretch);
    list->header()->setResizeContentsPrecision(100);
    for (const auto &[column, width] : {std::pair(QueueModel::StateColumn, stateWidth),
                                        std::pair(QueueModel::BelongingColumn, belongingWidth)}) {
        list->header()->setSectionResizeMode(column, QHeaderView::Interactive);
        list->header()->resizeSection(column, width);
    }
    return list;
}

const QueueStep *QueueView::current() const
{
    return m_filter->mapFromSource(m_current).isValid() ? m_model->step(m_current) : nullptr;
}

void QueueView::setBoardShown(bool isBoard)
{
    m_boardShown->setChecked(isBoard);
    m_listShown->setChecked(!isBoard);
    m_stack->setCurrentWidget(isBoard ? static_cast<QWidget *>(m_boardArea) : m_list);
}

void QueueView::setLive(bool isLive)
{
    m_live->setChecked(isLive);
}

void QueueView::chooseStep(const QString &id, const QString &match)
{
    m_wanted = id;
    m_match = match;
    take();
}

QModelIndex QueueView::indexOf(const QueueStep *step) const
{
    return step ? m_model->index(static_cast<int>(step - m_model->queue().steps.data()), 0)
                : QModelIndex();
}

void QueueView::focusStep()
{
    QWidget *steps = m_list;
    if (m_stack->currentWidget() == m_boardArea) {
        const QList<QListView *> columns = m_board->columns();
        const auto column = std::ranges::find_if(
            columns, [](const QListView *each) { return each->currentIndex().isValid(); });
        steps = column == columns.end() ? columns.first() : *column;
    }
    steps->setFocus(Qt::OtherFocusReason);
}

void QueueView::addHeaderAction(QAction *action)
{
    m_head->addWidget(actionButton(*action));
}

void QueueView::take()
{
    const bool isOnBoard = m_board->isAncestorOf(QApplication::focusWidget());
    m_isTaking = true;
    m_model->setQueue(m_follower->queue());
    m_filterBar->setQueue(m_model->queue());
    m_isTaking = false;
    const StepQueue &queue = m_model->queue();
    if (const QueueStep *wanted = m_wanted.isEmpty() ? nullptr : queue.step(m_wanted)) {
        m_wanted.clear();
        if (!m_filter->mapFromSource(indexOf(wanted)).isValid()) {
            m_filterBar->clear();
        }
        choose(indexOf(wanted));
        m_details->mark(m_match);
    } else if (!m_current.isValid() && m_model->rowCount() > 0) {
        const QueueStep *next = queue.next();
        choose(indexOf(next ? next : &queue.steps.front()));
    } else {
        choose(m_current);
    }
    if (isOnBoard) {
        focusStep(); // in the column that it moved to
    }
    showState();
}

void QueueView::choose(const QModelIndex &index)
{
    if (m_isTaking) {
        return;
    }
    m_current = index.siblingAtColumn(0);
    const QModelIndex shown = m_filter->mapFromSource(m_current);
    m_board->setCurrent(shown);
    if (QWidget *column = m_board->focusWidget()) { // in a narrow window
        m_boardArea->ensureWidgetVisible(column);
    }
    if (m_list->currentIndex().row() != shown.row()) {
        m_list->setCurrentIndex(shown);
    }
    showDetails();
}

void QueueView::showDetails()
{
    if (const QueueStep *step = current()) {
        m_details->show(*step, m_model->queue(), m_follower->pack());
    } else if (m_filter->isFiltering() && m_filter->rowCount() == 0) {
        m_details->showNone(tr("The filter leaves out all steps."));
    } else if (m_current.isValid()) {
        m_details->showNone(tr("The filter leaves out the chosen step. Choose another one."));
    } else if (m_follower->hasRead() && m_model->rowCount() == 0) {
        m_details->showNone(tr("The queue is empty. Whoever plans the work, such as Orion, inserts "
                               "the steps as rows of the table %1.")
                                .arg(m_follower->queue().table));
    } else {
        m_details->showNone(tr("Choose a step to see all of it."));
    }
}

void QueueView::showState()
{
    m_problem->setVisible(!m_follower->problem().isEmpty());
    m_problemText->setText(m_follower->problem());
    m_password->setVisible(isAboutPassword(m_follower->problem()));
    QStringList parts{stateOf(*m_follower)};
    if (m_follower->hasRead()) {
        const int all = m_model->rowCount();
        parts.append(m_filter->isFiltering()
                         ? tr("%1 of %n step(s)", nullptr, all).arg(m_filter->rowCount())
                         : tr("%n step(s)", nullptr, all));
    }
    if (!m_model->queue().otherTables.isEmpty()) {
        parts.append(tr("read from the table %1; %2 holds steps as well")
                         .arg(m_model->queue().table, m_model->queue().otherTables.join(u", "_s)));
    }
    m_state->setText(parts.join(u" · "_s));
}

} // namespace baton
