// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of VerdictPane that brings its rows up to date. Rows stay where they are and take new
// contents, so that neither the keyboard nor the scroll position is lost while somebody types.
#include "models/check/report/verdictreasons.h"
#include "models/check/schema/schemachoice.h"
#include "models/editor/snapshot/fieldtitle.h"
#include "models/findings/gateresult.h"
#include "models/protocol/catalog/catalog.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/linkbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/feedbackbox.h"
#include "widgets/verdict/gaterow.h"
#include "widgets/verdict/reasonrow.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/verdict/verdictsection.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

/// More would not be read here, and each costs widgets.
constexpr size_t mostReasons = 20;

/// Makes or hides rows of @p section until @p count of them show; new ones are passed to @p added.
template <typename Row>
void fit(QList<Row *> &rows, VerdictSection *section, size_t count, auto &&added)
{
    while (rows.size() < static_cast<qsizetype>(count)) {
        auto *row = new Row(section);
        row->setObjectName(section->objectName() + u"Row"_s + QString::number(rows.size()));
        section->body()->addWidget(row);
        rows.append(row);
        added(row);
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i]->setVisible(i < static_cast<qsizetype>(count));
    }
    section->setVisible(count > 0);
}

template <typename Row>
void fit(QList<Row *> &rows, VerdictSection *section, size_t count)
{
    fit(rows, section, count, [](Row *) { });
}

/// Those reasons that lead somewhere: what else is to be said stands in the headline already.
std::vector<VerdictReason> placedReasons(const DocumentReport &report)
{
    std::vector<VerdictReason> reasons = reasonsOf(report);
    std::erase_if(reasons, [](const VerdictReason &reason) {
        return reason.finding < 0 && reason.path.isRoot();
    });
    return reasons;
}

/// @p reason as a row shows it.
Finding findingOf(const VerdictReason &reason, const DocumentReport &report,
                  const QByteArray &bytes)
{
    if (reason.finding >= 0) {
        return report.findings[static_cast<size_t>(reason.finding)];
    }
    Finding finding;
    finding.severity = reason.gate.isEmpty() ? Severity::Note : Severity::Warning;
    finding.message = reason.text;
    finding.path = reason.path;
    finding.range = reason.range;
    finding.start.line =
        1 + static_cast<int>(bytes.first(std::min(bytes.size(), reason.range.begin)).count('\n'));
    return finding;
}

} // namespace

void VerdictPane::show(const SnapshotPtr &now, const LastValid &lastValid,
                       const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    m_now = now;
    m_lastValid = lastValid;
    m_catalog = catalog;
    refresh();
}

void VerdictPane::refresh()
{
    if (m_now == nullptr || m_now->report.documents.empty()) {
        const bool isChecking = m_now != nullptr && m_now->revision == 0;
        m_empty->setSentence(
            isChecking ? tr("The document is being checked…")
                       : tr("What the receiver does with the open document stands here."));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    updateDocuments(m_now->report);
    m_copy->setText(tr("Copy"));
    const int document = reportOf(*m_now).document;
    if (m_now->isComplete(document)) {
        showVerdict(*m_now);
    } else {
        showBroken(*m_now, m_lastValid.of(document));
    }
    m_stack->setCurrentWidget(m_scroll);
}

void VerdictPane::updateDocuments(const Report &report)
{
    const auto count = static_cast<int>(report.documents.size());
    m_documentsRow->setVisible(count > 1);
    QStringList titles;
    for (const DocumentReport &document : report.documents) {
        const Kind *const kind = kindOf(document);
        titles.append(kind != nullptr ? kind->title : tr("no handoff"));
    }
    if (std::exchange(m_titles, titles) != titles) { // of thousands the list takes a moment
        QStringList items;
        for (int i = 0; i < count && count > 1; ++i) {
            items.append(tr("Document %1 of %2: %3")
                             .arg(QString::number(i + 1), QString::number(count), titles.at(i)));
        }
        m_documents->clear();
        m_documents->addItems(items);
    }
    const auto shown = &reportOf(*m_now) - report.documents.data();
    m_documents->setCurrentIndex(count > 1 ? static_cast<int>(shown) : -1);
}

const DocumentReport &VerdictPane::reportOf(const Snapshot &snapshot) const
{
    const DocumentReport *report = snapshot.report.at(m_place);
    return report ? *report : snapshot.report.documents.front();
}

const Kind *VerdictPane::kindOf(const DocumentReport &report) const
{
    return report.kind.isEmpty() ? nullptr : m_catalog->kind(report.kind);
}

void VerdictPane::showVerdict(const Snapshot &snapshot)
{
    const DocumentReport &report = reportOf(snapshot);
    m_ifSent->hide();
    m_last->hide();
    showAnswer(report.verdict);
    showAttempts(report.verdict);
    showReasons(report);
    m_feedbackBox->setFeedback(report.verdict.feedback);
    m_feedback->setVisible(!report.verdict.feedback.isEmpty());
    showDefaults(report);
    showOutlook(report.verdict);
    showExplanations(report.verdict);
    showGates(report.verdict, false);
}

void VerdictPane::showBroken(const Snapshot &now, const SnapshotPtr &lastValid)
{
    const DocumentReport &report = reportOf(now);
    const QString &where = report.verdict.detail;
    Verdict none;
    none.detail = where.isEmpty() ? tr("The source does not parse") : where;
    showAnswer(none);
    m_attempts->hide();
    m_because->hide();
    m_defaults->hide();
    m_outlook->hide();
    m_explanations->hide();
    m_feedbackBox->setFeedback(report.verdict.feedback);
    m_feedback->setVisible(!report.verdict.feedback.isEmpty());
    showIfSent(report);
    const bool hasLast = lastValid != nullptr && !lastValid->report.documents.empty();
    m_last->setVisible(hasLast);
    if (hasLast) {
        showLastVerdict(*lastValid);
    }
    showGates(hasLast ? reportOf(*lastValid).verdict : Verdict{}, true);
}

void VerdictPane::showAnswer(const Verdict &verdict)
{
    m_mark->setStatus(statusOf(verdict));
    m_headline->setText(verdict.headline.isEmpty() ? tr("Not evaluated") : verdict.headline);
    m_detail->setText(verdict.detail);
    m_detail->setVisible(!verdict.detail.isEmpty());
    m_headline->setAccessibleDescription(verdict.detail);
}

void VerdictPane::showAttempts(const Verdict &verdict)
{
    const bool mayChoose = verdict.maxAttempts > 1
        && (!verdict.isAttemptKnown
            || (m_document && m_document->settings().choiceFor(m_place).attempt > 0));
    m_attempts->setVisible(mayChoose);
    for (int attempt = 1; mayChoose && attempt <= verdict.maxAttempts; ++attempt) {
        QAbstractButton *button = m_attemptGroup->button(attempt);
        if (button == nullptr) {
            button = new QPushButton(tr("Attempt %1").arg(attempt), m_attempts);
            button->setObjectName(u"attempt"_s + QString::number(attempt));
            button->setCheckable(true);
            setSmall(button);
            m_attemptGroup->addButton(button, attempt);
            m_attempts->layout()->addWidget(button);
        }
        button->setChecked(attempt == std::min(verdict.attempt, verdict.maxAttempts));
    }
    for (QAbstractButton *button : m_attemptGroup->buttons()) {
        button->setVisible(m_attemptGroup->id(button) <= verdict.maxAttempts);
    }
}

void VerdictPane::showReasons(const DocumentReport &report)
{
    const std::vector<VerdictReason> reasons = placedReasons(report);
    const size_t shown = std::min(reasons.size(), mostReasons);
    fit(m_reasons, m_because, shown, [this](ReasonRow *row) {
        connect(row, &ReasonRow::activated, this, [this](const Finding &finding) {
            Q_EMIT findingActivated(reportOf(*m_now).place(), finding);
        });
        connect(row, &ReasonRow::fixRequested, this, &VerdictPane::fixRequested);
    });
    const Kind *const kind = kindOf(report);
    const auto own =
        kind != nullptr ? workspaceFields(report, *m_catalog->model(*kind).kind) : nullptr;
    for (size_t i = 0; i < shown; ++i) {
        const Finding finding = findingOf(reasons[i], report, m_now->bytes);
        m_reasons[static_cast<qsizetype>(i)]->setReason(
            finding, fieldTitle(kind, finding.fieldPath(), own.get()));
    }
    const auto left = static_cast<int>(reasons.size() - shown);
    m_more->setVisible(left > 0);
    m_more->setText(tr("%n more in Problems", nullptr, left));
    m_because->body()->removeWidget(m_more);
    m_because->body()->addWidget(m_more);
}

void VerdictPane::showDefaults(const DocumentReport &report)
{
    fit(m_defaultRows, m_defaults, report.verdict.defaults.size());
    const Kind *const kind = kindOf(report);
    qsizetype row = 0;
    for (const AppliedDefault &applied : report.verdict.defaults) {
        VerdictRow *const shown = m_defaultRows[row++];
        shown->setStatus(Status::Warning);
        shown->setText(fieldTitle(kind, applied.path));
        shown->setSecondLine(applied.meaning, Role::Muted);
        shown->setValue(applied.meaning.isEmpty() || applied.value.size() < 16 ? applied.value
                                                                               : QString());
    }
}

void VerdictPane::showOutlook(const Verdict &verdict)
{
    fit(m_outlookRows, m_outlook, verdict.outlook.size());
    qsizetype row = 0;
    for (const PossibleOutcome &outlook : verdict.outlook) {
        VerdictRow *const shown = m_outlookRows[row++];
        shown->setStatus(statusOf(outlook.action));
        if (outlook.action == Action::Reinvoke) {
            shown->setStatusRole(Role::Muted); // nothing has gone wrong yet
        }
        shown->setText(outlook.condition, Role::Muted);
        shown->setSecondLine(outlook.consequence);
    }
}

void VerdictPane::showExplanations(const Verdict &verdict)
{
    fit(m_explanationRows, m_explanations, verdict.explanations.size());
    qsizetype row = 0;
    for (const ReceiverChoice &explanation : verdict.explanations) {
        VerdictRow *const shown = m_explanationRows[row++];
        shown->setStatus(Status::Note);
        //: what is chosen, and the choice
        shown->setText(tr("%1: %2").arg(explanation.title, explanation.text), Role::Text,
                       explanation.title.size() + 1);
        shown->setSecondLine(explanation.rule, Role::Muted);
    }
}

void VerdictPane::showIfSent(const DocumentReport &report)
{
    m_ifSent->setVisible(!report.verdict.outlook.empty());
    if (report.verdict.outlook.empty()) {
        return;
    }
    const PossibleOutcome &outlook = report.verdict.outlook.front();
    m_ifSent->setHeading(outlook.condition);
    m_ifSentRow->setStatus(statusOf(outlook.action));
    m_ifSentRow->setText(outlook.consequence);
}

void VerdictPane::showLastVerdict(const Snapshot &snapshot)
{
    const DocumentReport &report = reportOf(snapshot);
    m_last->setRemark(snapshot.at.toString(u"HH:mm:ss"_s));
    const std::vector<VerdictReason> reasons = placedReasons(report);
    const size_t shown = std::min(reasons.size(), mostReasons);
    fit(m_lastRows, m_last, shown + 1);
    m_lastRows[0]->setStatus(statusOf(report.verdict));
    m_lastRows[0]->setStatusRole(Role::Disabled);
    m_lastRows[0]->setText(report.verdict.headline, Role::Disabled);
    for (size_t i = 0; i < shown; ++i) {
        const Finding finding = findingOf(reasons[i], report, snapshot.bytes);
        VerdictRow *const row = m_lastRows[static_cast<qsizetype>(i + 1)];
        row->setStatus(statusOf(finding.severity));
        row->setStatusRole(Role::Disabled);
        row->setText(finding.message, Role::Disabled);
    }
}

/// A criterion may be about another document of the session.
bool VerdictPane::isHere(const CriterionResult &result) const
{
    const auto number = static_cast<size_t>(reportOf(*m_now).document);
    if (result.evidence.isRoot() || number >= m_now->parsed.documents.size()) {
        return false;
    }
    const Tree &tree = m_now->parsed.documents[number].tree;
    const NodeId node = tree.isEmpty() ? noNode : tree.find(result.evidence);
    return node != noNode
        && (tree.at(node).range == result.range || tree.at(node).keyRange == result.range);
}

void VerdictPane::showGates(const Verdict &verdict, bool isStale)
{
    while (m_gates.size() < static_cast<qsizetype>(verdict.gates.size())) {
        m_gates.append(addSection(u"verdictGate"_s + QString::number(m_gates.size()), {}));
        m_gates.last()->body()->setSpacing(6);
        m_gateRows.append(QList<GateRow *>());
        // Sections stand above the stretch that ends the column.
        auto *column = static_cast<QBoxLayout *>(m_content->layout());
        column->insertWidget(column->count() - 2, m_gates.last());
    }
    for (qsizetype i = static_cast<qsizetype>(verdict.gates.size()); i < m_gates.size(); ++i) {
        m_gates[i]->hide();
    }
    qsizetype position = 0;
    for (const GateResult &gate : verdict.gates) {
        VerdictSection *const section = m_gates[position];
        QList<GateRow *> &rows = m_gateRows[position++];
        const auto total = static_cast<int>(gate.criteria.size());
        section->setHeading(tr("Gate %1", "id of a quality gate").arg(gate.id));
        section->setToolTip(gate.title);
        section->setRemark(isStale ? tr("not evaluated")
                                   : tr("%1 of %n passed", nullptr, total).arg(gate.passedCount()));
        fit(rows, section, gate.criteria.size(), [this](GateRow *row) {
            connect(row, &GateRow::activated, this, [this](const CriterionResult &result) {
                Finding place;
                place.path = result.evidence;
                place.range = result.range;
                Q_EMIT findingActivated(reportOf(*m_now).place(), place);
            });
        });
        for (qsizetype i = 0; i < total; ++i) {
            const CriterionResult &result = gate.criteria[static_cast<size_t>(i)];
            rows[i]->setCriterion(result, isHere(result), isStale);
        }
    }
}

} // namespace baton
