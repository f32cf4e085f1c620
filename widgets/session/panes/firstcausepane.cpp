// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/firstcausepane.h"

#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/tables/sessiontablerows.h"
#include "widgets/common/statusmark.h"
#include "widgets/session/panes/causelinks.h"
#include "widgets/session/tables/sectiontitle.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostRepaired = 3;
constexpr int fewConsequences = 3 * measures::row; ///< height
constexpr int threeLines = 52; ///< height of a consequence with a long text or rule
constexpr int besideFold = 3;  ///< kinds of collapsed consequences on the same line

QString spoken(const QString &text, const QString &behind)
{
    return behind.isEmpty() ? text : text + u" · "_s + behind;
}

} // namespace

FirstCausePane::FirstCausePane(QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(tr("First cause")))
    , m_mark(new StatusMark(Status::Error, measures::iconSize))
    , m_what(new WrapLabel)
    , m_text(new WrapLabel)
    , m_fold(new QToolButton)
    , m_kinds(new WrapLabel(Role::Muted))
    , m_consequences(new SessionTableView(new SessionTable(rows::failureColumns())))
    , m_repaired(new SessionTableView(new SessionTable(rows::repairedColumns())))
{
    setObjectName(u"firstCausePane"_s);
    m_title->setObjectName(u"firstCauseTitle"_s);
    m_before = addStep(u"causeBefore"_s, u"chevron-left"_s, tr("Failure before"), -1);
    m_after =
        addStep(u"causeAfter"_s, u"chevron-right"_s, tr("Next failure that does not follow"), 1);
    m_links = new CauseLinks(m_after);
    m_consequences->setObjectName(u"consequencesTable"_s);
    m_consequences->setAccessibleName(tr("Consequences of the first cause"));
    m_consequences->setHeaderHidden(true);
    m_consequences->setWrapping({1});
    m_consequences->setUnfoldingChosen(threeLines);
    m_consequences->setRoomForCurrent(fewConsequences, 200);
    m_consequences->hide();
    m_repaired->setObjectName(u"repairedFailures"_s);
    m_repaired->setAccessibleName(tr("Repaired failures"));
    m_repaired->setHeaderHidden(true);
    m_repaired->setWrapping({0});
    m_repaired->setUnfoldingChosen(2 * measures::row - 6);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    buildCause(*column);
    column->addWidget(m_consequences, 1);
    column->addWidget(m_repaired, 1);
    column->addStretch();
    connect(m_links, &CauseLinks::evidenceActivated, this, &FirstCausePane::evidenceActivated);
    connect(m_links, &CauseLinks::logRequested, this, &FirstCausePane::logRequested);
    connect(m_links, &CauseLinks::transcriptRequested, this, &FirstCausePane::transcriptRequested);
    connect(m_fold, &QToolButton::toggled, this, &FirstCausePane::setUnfolded);
    for (const SessionTableView *table : {m_consequences, m_repaired}) {
        connect(table, &SessionTableView::leastHeightChanged, this, &FirstCausePane::keepHeights);
        connect(table, &SessionTableView::leastHeightChanged, this,
                &FirstCausePane::heightsChanged);
    }
    connect(m_consequences, &SessionTableView::rowActivated, this, &FirstCausePane::activate);
    connect(m_repaired, &SessionTableView::rowActivated, this, &FirstCausePane::activateRepaired);
    connect(m_repaired, &QAbstractItemView::clicked, this,
            [this](const QModelIndex &index) { activateRepaired(m_repaired->rowOf(index)); });
}

QToolButton *FirstCausePane::addStep(const QString &name, const QString &iconName,
                                     const QString &text, int by)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setFixedHeight(measures::smallButtonHeight);
    button->hide();
    m_title->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, by] {
        const auto cause = static_cast<size_t>(m_cause + by);
        if (m_session && cause < m_session->causes.size()) {
            Q_EMIT failureActivated(SessionFailure(m_session->causes[cause].failure));
        }
    });
    return button;
}

void FirstCausePane::buildCause(QVBoxLayout &column)
{
    m_what->setObjectName(u"firstCauseWhat"_s);
    m_text->setObjectName(u"firstCauseText"_s);
    m_links->setObjectName(u"firstCauseLinks"_s);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_what);
    texts->addWidget(m_text);
    texts->addWidget(m_links);
    auto *cause = new QHBoxLayout;
    cause->setContentsMargins(sessionmeasures::edge, 0, measures::paneEdge, measures::fieldGap);
    cause->setSpacing(measures::fieldGap);
    cause->addWidget(m_mark, 0, Qt::AlignTop);
    cause->addLayout(texts, 1);
    m_fold->setObjectName(u"foldConsequences"_s);
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFixedHeight(measures::smallButtonHeight);
    m_kinds->setObjectName(u"consequenceKinds"_s);
    m_kinds->setFont(fonts::small());
    m_kinds->setContentsMargins(0, besideFold, 0, 0);
    auto *fold = new QHBoxLayout;
    fold->setContentsMargins(sessionmeasures::edge - 4, 0, measures::paneEdge, measures::fieldGap);
    fold->setSpacing(measures::fieldGap);
    fold->addWidget(m_fold, 0, Qt::AlignTop);
    fold->addWidget(m_kinds, 1);
    column.addLayout(cause);
    column.addLayout(fold);
}

void FirstCausePane::take(SessionViewChange &change)
{
    m_session = change.session;
    m_cause = std::clamp(m_cause, 0, std::max(0, static_cast<int>(m_session->causes.size()) - 1));
    showCause();
    m_repaired->table().take(change.repaired);
}

bool FirstCausePane::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        keepHeights();
    }
    return isDone;
}

/// The main answer is never truncated: other content becomes smaller.
void FirstCausePane::keepHeights()
{
    constexpr int most = 460;
    m_repaired->setMinimumHeight(m_repaired->heightOf(1));
    m_repaired->setMaximumHeight(m_repaired->heightOf(mostRepaired) + measures::fieldGap);
    setMinimumHeight(std::min(heights(width()).least, most));
}

void FirstCausePane::setCurrentCause(int cause)
{
    const bool isOther = std::exchange(m_cause, cause) != cause;
    showCause();
    if (isOther) {
        Q_EMIT heightsChanged();
    }
}

/// Only the earliest is the first cause; the others are independent.
void FirstCausePane::showTitle()
{
    const int count = static_cast<int>(m_session->causes.size());
    const bool isBlocked =
        count == 1 && statusOf(*m_session, m_session->causes[0].failure) != Status::Error;
    m_title->setTitle(m_cause == 0 ? tr("First cause")
                                   : tr("Another failure, not following from it"));
    m_title->setNote(count == 0      ? QString()
                         : isBlocked ? tr("of the block")
                         : count == 1
                         ? tr("of the open failure")
                         : tr("%1 of %n open failures", nullptr, count).arg(m_cause + 1));
    m_before->setVisible(count > 1);
    m_before->setEnabled(m_cause > 0);
    m_after->setVisible(count > 1);
    m_after->setEnabled(m_cause + 1 < count);
}

void FirstCausePane::showCause()
{
    const auto &causes = m_session->causes;
    showTitle();
    if (causes.empty()) {
        const SessionSummary &summary = m_session->summary;
        const bool isSilent = summary.isSilent();
        const bool isRunning = summary.status == RunStatus::Running && !isSilent;
        const bool isUnknown =
            summary.status == RunStatus::Unknown || !summary.flaw.isEmpty() || isSilent;
        m_mark->setStatus(isRunning ? Status::Running : isUnknown ? Status::None : Status::Ok);
        m_what->setStrong(0);
        m_what->setText(isRunning       ? tr("Nothing has failed so far.")
                            : isUnknown ? tr("Nothing is known to have failed.")
                                        : tr("Nothing failed."));
        m_what->setRole(Role::Muted);
        m_text->hide();
        m_links->hide();
        showConsequences(nullptr);
        return;
    }
    const FirstCause &cause = causes[static_cast<size_t>(m_cause)];
    m_mark->setStatus(statusOf(*m_session, cause.failure));
    m_what->setRole(Role::Text);
    m_what->setText(spoken(cause.failure.title, wording::whereAndWhen(*m_session, cause.failure)));
    m_what->setStrong(cause.failure.title.size());
    m_text->setText(cause.failure.text);
    m_text->setVisible(!cause.failure.text.isEmpty());
    m_links->showLinks(*m_session, cause.failure);
    showConsequences(&cause);
}

void FirstCausePane::showConsequences(const FirstCause *cause)
{
    const int count = cause ? static_cast<int>(cause->consequences.size()) : 0;
    m_fold->setVisible(count > 0);
    m_kinds->setVisible(count > 0);
    const bool isOpen = count > 0 && m_fold->isChecked();
    m_consequences->setVisible(isOpen);
    m_repaired->setVisible(!m_session->repaired.empty() && !isOpen);
    const auto wanted = isOpen ? std::pair(m_session, m_cause) : Listed(nullptr, -1);
    if (std::exchange(m_listed, wanted) != wanted) { // keeps the current row
        m_consequences->table().setRows(isOpen ? rows::consequences(*m_session, *cause)
                                               : SessionRows());
    }
    m_fold->setText(m_fold->isChecked() ? tr("%n consequence(s)", nullptr, count)
                                        : tr("%n consequence(s) folded", nullptr, count));
    m_fold->setIcon(icon(m_fold->isChecked() ? u"chevron-down"_s : u"chevron-right"_s));
    m_kinds->setText(cause ? wording::kindsOf(cause->consequences) : QString());
}

void FirstCausePane::setUnfolded(bool)
{
    showCause();
    Q_EMIT heightsChanged();
}

/// The heights without rows that can be scrolled to, and with the rows that are worth their room.
PaneHeights FirstCausePane::heights(int width) const
{
    constexpr int most = 5;
    PaneHeights heights;
    heights.least = layout()->totalMinimumHeightForWidth(width);
    heights.wanted = heights.least;
    if (!m_consequences->isHidden()) {
        heights.wanted +=
            std::max(0, m_consequences->heightOf(most) - m_consequences->minimumHeight());
    }
    if (!m_repaired->isHidden()) {
        heights.wanted +=
            m_repaired->heightOf(mostRepaired) - m_repaired->minimumHeight() + measures::fieldGap;
    }
    return heights;
}

bool FirstCausePane::isUnfolded() const
{
    return !m_consequences->isHidden();
}

void FirstCausePane::setCurrentConsequence(int consequence)
{
    if (consequence < 0) {
        m_consequences->setCurrentIndex({});
        return;
    }
    m_fold->setChecked(true);
    m_consequences->setCurrentRow(consequence);
    m_consequences->unfoldCurrent();
}

void FirstCausePane::activateRepaired(int row)
{
    if (row >= 0) {
        const auto position = static_cast<size_t>(m_repaired->table().row(row).position);
        Q_EMIT failureActivated(SessionFailure(m_session->repaired[position]));
    }
}

QDateTime FirstCausePane::currentTime() const
{
    const int row = m_consequences->currentRow();
    const auto cause = static_cast<size_t>(m_cause);
    if (row < 0 || !m_session || cause >= m_session->causes.size()) {
        return {};
    }
    const auto position = static_cast<size_t>(m_consequences->table().row(row).position);
    return m_session->causes[cause].consequences[position].time;
}

void FirstCausePane::activate(int row)
{
    const auto cause = static_cast<size_t>(m_cause);
    if (row >= 0 && cause < m_session->causes.size()) {
        const auto position = static_cast<size_t>(m_consequences->table().row(row).position);
        Q_EMIT failureActivated(m_session->causes[cause].consequences[position]);
    }
}

} // namespace baton
