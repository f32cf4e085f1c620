// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/gatespane.h"

#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/tables/sessiontablerows.h"
#include "widgets/session/panes/gatestrip.h"
#include "widgets/session/tables/sectiontitle.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int fewestCriteria = 4; ///< always visible without scrolling
constexpr int mostCriteria = 12;  ///< visible without scrolling if there is room
constexpr int usualRow = 80;      ///< four lines: all criteria of a usual gate

} // namespace

GatesPane::GatesPane(QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(tr("Gates")))
    , m_strip(new GateStrip(new SessionTable(rows::gateColumns())))
    , m_criteria(new SessionTableView(new SessionTable(rows::criterionColumns())))
    , m_next(new WrapLabel(Role::Muted))
{
    setObjectName(u"gatesPane"_s);
    m_title->setObjectName(u"gatesTitle"_s);
    m_strip->setObjectName(u"gateStrip"_s);
    m_strip->setAccessibleName(tr("Gates"));
    m_criteria->setObjectName(u"criteriaTable"_s);
    m_criteria->setAccessibleName(tr("Criteria of the gate"));
    m_criteria->setWrapping({0, 1, 2});
    m_criteria->setUnfoldingChosen(usualRow, fewestCriteria);
    m_next->setObjectName(u"gateNext"_s);
    m_next->setContentsMargins(0, 0, 0, 0);
    auto *strip = new QHBoxLayout;
    strip->setContentsMargins(sessionmeasures::edge, 0, sessionmeasures::edge, measures::fieldGap);
    strip->addWidget(m_strip, 1);
    strip->addStretch();
    auto *next = new QHBoxLayout;
    next->setContentsMargins(sessionmeasures::edge, 2, sessionmeasures::edge, 4);
    next->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addLayout(strip);
    column->addWidget(m_criteria, 1);
    column->addLayout(next);
    const auto open = [this](int row) {
        if (row >= 0 && !m_criteria->table().row(row).evidence.isEmpty()) {
            Q_EMIT evidenceActivated(m_criteria->table().row(row).evidence);
        }
    };
    connect(m_criteria, &SessionTableView::leastHeightChanged, this, &GatesPane::heightsChanged);
    connect(m_criteria, &SessionTableView::rowActivated, this, open);
    connect(m_criteria, &SessionTableView::linkActivated, this, open);
    connect(m_strip, &GateStrip::currentGateChanged, this, [this](int gate) {
        showGate();
        Q_EMIT currentGateChanged(gate);
    });
}

void GatesPane::setSession(const std::shared_ptr<const Session> &session)
{
    m_session = session;
    m_strip->table().setRows(rows::gates(*session));
    m_title->setNote(wording::gateCounts(*session));
    if (m_strip->currentGate() < 0 && !session->gates.empty()) {
        const auto failed = std::ranges::find_if(session->gates, [](const SessionGate &gate) {
            return !gate.isSkipped && gate.state() == CriterionState::Failed;
        });
        setCurrentGate(
            failed == session->gates.end() ? 0 : static_cast<int>(failed - session->gates.begin()));
    }
    showGate();
}

void GatesPane::setCurrentGate(int gate)
{
    m_strip->setCurrentGate(gate);
}

int GatesPane::currentGate() const
{
    return m_strip->currentGate();
}

PaneHeights GatesPane::heights(int width, int fewest) const
{
    constexpr int highest = 4 * measures::row;
    int beside = m_title->heightForWidth(width) + m_strip->minimumHeight() + measures::fieldGap;
    if (!m_next->isHidden()) {
        const int room = width - sessionmeasures::edge - sessionmeasures::edge;
        beside += m_next->heightForWidth(room) + 6;
    }
    return {beside + m_criteria->heightOf(fewest, usualRow),
            beside + m_criteria->heightOf(mostCriteria, highest)};
}

void GatesPane::showGate()
{
    const int gate = m_strip->currentGate();
    if (!m_session || gate < 0 || static_cast<size_t>(gate) >= m_session->gates.size()) {
        m_criteria->table().setRows({});
        m_next->hide();
        return;
    }
    const SessionGate &shown = m_session->gates[static_cast<size_t>(gate)];
    if (m_shownGate != shown.result.id) {
        m_criteria->table().setRows({}); // criteria of two gates are never equal
        m_shownGate = shown.result.id;
    }
    m_criteria->table().setRows(rows::criteria(*m_session, gate));
    m_criteria->table().setTitle(
        0, tr("Criterion, %1 %2").arg(shown.result.id, shown.result.title).trimmed(),
        tr("Criterion, %1").arg(shown.result.id));
    if (m_criteria->currentRow() < 0) {
        const auto failed = std::ranges::find(shown.result.criteria, CriterionState::Failed,
                                              &CriterionResult::state);
        if (failed != shown.result.criteria.end()) {
            m_criteria->setCurrentRow(static_cast<int>(failed - shown.result.criteria.begin()));
        }
    }
    const bool isOpen = shown.isSkipped || shown.state() == CriterionState::NotEvaluated;
    QStringList said{isOpen ? shown.reason : QString(), shown.next};
    said.removeAll(QString());
    said.removeAll(m_session->next.does); // it is in the header
    m_next->setText(said.join(u" · "_s));
    m_next->setVisible(!said.isEmpty());
}

} // namespace baton
