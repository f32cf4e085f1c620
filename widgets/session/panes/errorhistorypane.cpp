// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/errorhistorypane.h"

#include "models/session/logs/sessionlogs.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/tables/sessiontablerows.h"
#include "models/strings/joinedparts.h"
#include "widgets/layouts/flowlayout.h"
#include "widgets/session/tables/sectiontitle.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/copymasked.h"
#include "widgets/text/wraplabel.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int fewestErrors = 3; ///< errors that are visible without scrolling

} // namespace

ErrorHistoryPane::ErrorHistoryPane(QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(tr("Error history")))
    , m_table(new SessionTableView(new SessionTable(rows::errorColumns())))
    , m_empty(new QLabel(tr("No error is on record.")))
    , m_foot(new QWidget)
    , m_difference(new WrapLabel(Role::Muted))
    , m_copy(new QPushButton(icon(u"copy"_s), tr("Copy summary")))
    , m_log(new QPushButton(icon(u"list"_s), tr("Show in the log")))
    , m_changes(new QPushButton(icon(u"compare"_s), tr("Show changes")))
{
    setObjectName(u"errorHistoryPane"_s);
    m_title->setObjectName(u"errorHistoryTitle"_s);
    m_table->setObjectName(u"errorHistoryTable"_s);
    m_table->setAccessibleName(tr("Error history"));
    m_table->setRowHeight(sessionmeasures::errorRow);
    m_table->setWrapping({1, 2, 3});
    m_table->setUnfoldingChosen(sessionmeasures::errorRow, fewestErrors);
    m_table->setRoomForCurrent(sessionmeasures::errorRow, 200);
    m_empty->setObjectName(u"errorHistoryEmpty"_s);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setContentsMargins(sessionmeasures::edge, 0, 0, 0);
    m_copy->setObjectName(u"copyEscalation"_s);
    m_copy->setToolTip(tr("Copy the escalation summary"));
    m_changes->setObjectName(u"showChanges"_s);
    m_changes->setToolTip(tr("Compare the handoffs of the last two attempts by field"));
    m_log->setObjectName(u"showInLog"_s);
    m_log->setToolTip(tr("Go to the selected error in the log: to its line, or to its time"));
    setSmall(m_copy);
    setSmall(m_log);
    setSmall(m_changes);
    m_difference->setObjectName(u"attemptDifference"_s);
    m_difference->setFont(fonts::small());
    m_difference->setContentsMargins(0, 3, 0, 3); // aligned with the texts of the buttons
    layOut();
    connectParts();
}

void ErrorHistoryPane::layOut()
{
    auto *buttons = new FlowLayout(m_foot);
    buttons->setContentsMargins(sessionmeasures::edge, 6, measures::paneEdge, measures::fieldGap);
    buttons->setSpacing(measures::fieldGap);
    buttons->addWidget(m_difference);
    buttons->addWidget(m_changes);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_log);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_empty);
    column->addWidget(m_table, 1);
    column->addWidget(m_foot);
    column->addStretch();
}

void ErrorHistoryPane::connectParts()
{
    connect(m_table, &SessionTableView::rowActivated, this, [this] {
        if (const Evidence evidence = currentEvidence(); !evidence.isEmpty()) {
            Q_EMIT evidenceActivated(evidence);
        }
    });
    connect(m_table, &SessionTableView::leastHeightChanged, this,
            &ErrorHistoryPane::heightsChanged);
    connect(m_table, &SessionTableView::currentRowChanged, this,
            &ErrorHistoryPane::currentErrorChanged);
    connect(m_table, &SessionTableView::currentRowChanged, this, &ErrorHistoryPane::updateLog);
    connect(m_log, &QAbstractButton::clicked, this, &ErrorHistoryPane::logRequested);
    connect(m_copy, &QAbstractButton::clicked, this, &ErrorHistoryPane::copySummary);
    connect(m_changes, &QAbstractButton::clicked, this, [this] {
        Q_EMIT changesRequested(m_changes->mapToGlobal(m_changes->rect().bottomRight()));
    });
}

void ErrorHistoryPane::take(SessionViewChange &change)
{
    const std::shared_ptr<const Session> &session = change.session;
    m_session = session;
    m_table->table().take(change.errors);
    m_table->setVisible(!session->errors.empty());
    m_empty->setVisible(session->errors.empty());
    const Escalation *next = escalation();
    const bool isLast = next && next->count.isLast();
    m_title->setNote(next ? retriesText(next->count, next->isOver) : QString(),
                     isLast ? Status::Escalate : Status::None);
    m_copy->setVisible(!escalationSummary().isEmpty());
    m_changes->setVisible(change.attempts.has_value());
    m_difference->setText(change.fields ? tr("Attempt %1 differs from attempt %2 in %n field(s)",
                                             nullptr, *change.fields)
                                              .arg(change.attempts->after)
                                              .arg(change.attempts->before)
                                        : QString());
    m_difference->setVisible(change.fields.has_value());
    m_log->setVisible(!session->errors.empty() && !logsOf(*session).isEmpty());
    updateLog();
}

Evidence ErrorHistoryPane::currentEvidence() const
{
    const int row = m_table->currentRow();
    return row < 0 ? Evidence() : m_table->table().row(row).evidence;
}

QDateTime ErrorHistoryPane::currentTime() const
{
    const auto row = static_cast<size_t>(m_table->currentRow());
    return m_session && row < m_session->errors.size() ? m_session->errors[row].time : QDateTime();
}

PaneHeights ErrorHistoryPane::heights(int width, int fewest) const
{
    using namespace sessionmeasures;
    constexpr int most = 8;
    const int beside = m_title->heightForWidth(width) + m_foot->heightForWidth(width);
    if (m_table->table().rowCount() == 0) {
        return {beside + measures::row, beside + measures::row};
    }
    return {beside + std::max(m_table->minimumHeight(), m_table->heightOf(fewest, errorRow)),
            beside + m_table->heightOf(most, longErrorRow)};
}

void ErrorHistoryPane::updateLog()
{
    m_log->setEnabled(currentTime().isValid()
                      || (m_session && isLogLine(*m_session, currentEvidence())));
}

void ErrorHistoryPane::setCurrentError(int error)
{
    m_table->setCurrentRow(error);
}

/// The escalation of the phase that is closest to the user.
const Escalation *ErrorHistoryPane::escalation() const
{
    const auto left = [](const Escalation &escalation) { return escalation.count.retriesLeft(); };
    const auto found = std::ranges::min_element(m_session->escalations, {}, left);
    return found == m_session->escalations.end() ? nullptr : &*found;
}

/// The summary of each phase that is open.
QString ErrorHistoryPane::escalationSummary() const
{
    QStringList summaries;
    for (const Escalation &open : m_session ? m_session->escalations : std::vector<Escalation>()) {
        summaries.append(open.summary);
    }
    return joinedParts(summaries, u"\n\n");
}

void ErrorHistoryPane::copySummary()
{
    Q_EMIT copied(copyMasked(escalationSummary()));
}

} // namespace baton
