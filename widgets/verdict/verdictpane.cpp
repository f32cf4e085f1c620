// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictpane.h"

#include "models/check/report/verdictreasons.h"
#include "models/check/schema/schemachoice.h"
#include "models/editor/snapshot/detachedpool.h"
#include "models/editor/snapshot/fieldtitle.h"
#include "models/editor/snapshot/synchronouslimit.h"
#include "models/findings/gateresult.h"
#include "models/protocol/catalog/catalog.h"
#include "models/values/timetext.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/linkbutton.h"
#include "widgets/common/statusmark.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/text/copymasked.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/feedbackbox.h"
#include "widgets/verdict/gatesections.h"
#include "widgets/verdict/reasonrow.h"
#include "widgets/verdict/sectionrows.h"
#include "widgets/verdict/verdictrow.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace baton {

using namespace Qt::StringLiterals;

namespace {

/// More would not be read here, and each needs widgets.
constexpr size_t mostReasons = 20;

/// The reasons with a place; the headline contains the others.
std::vector<VerdictReason> placedReasons(const DocumentReport &report)
{
    std::vector<VerdictReason> reasons = reasonsOf(report);
    std::erase_if(reasons, [](const VerdictReason &reason) {
        return reason.finding < 0 && reason.path.isRoot();
    });
    return reasons;
}

/// @p reason as a finding for its row.
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

VerdictPane::VerdictPane(QWidget *parent)
    : QWidget(parent)
    , m_ui(this)
    , m_gates(new GateSections(m_ui.content))
{
    setObjectName(u"verdictPane"_s);
    connect(m_ui.documents, &QComboBox::activated, this, [this](int index) {
        setHandoff(m_now->report.documents[static_cast<size_t>(index)].place());
        Q_EMIT handoffChosen(HandoffId(m_place));
    });
    connect(m_ui.attemptGroup, &QButtonGroup::idClicked, this, [this](int attempt) {
        if (m_document) {
            m_document->setAttempt(m_place, attempt);
        }
    });
    connect(m_ui.more, &LinkButton::clicked, this, &VerdictPane::problemsRequested);
    connect(m_ui.copy, &QPushButton::clicked, this, &VerdictPane::copyFeedback);
    connect(m_gates, &GateSections::activated, this, [this](const Finding &place) {
        Q_EMIT findingActivated(reportOf(*m_now).place(), place);
    });
}

/// In a narrow pane the answer is below its mark.
void VerdictPane::resizeEvent(QResizeEvent *event)
{
    constexpr int narrow = 200;
    const bool wasBelow = event->oldSize().width() >= 0 && event->oldSize().width() < narrow;
    if (wasBelow != (width() < narrow)) {
        m_ui.placeAnswer(width() < narrow);
    }
    QWidget::resizeEvent(event);
}

void VerdictPane::setDocument(EditorDocument *document)
{
    if (m_document == document) {
        return;
    }
    if (m_document) {
        m_document->disconnect(this);
    }
    m_document = document;
    m_place = {};
    m_later.stop();
    m_ui.scroll->ensureVisible(0, 0);
    if (document == nullptr) {
        show(nullptr, {}, nullptr);
        return;
    }
    connect(document, &EditorDocument::analysed, this, [this] {
        if (isLong(m_document->snapshot()->report)) {
            m_later.start([this] { follow(); }, 1); // after the list of problems
        } else {
            follow();
        }
    });
    connect(document, &QObject::destroyed, this, [this] {
        m_later.stop();
        show(nullptr, {}, nullptr);
    });
    follow();
}

void VerdictPane::follow()
{
    m_later.stop();
    if (m_document == nullptr) {
        return;
    }
    // This may be the last owner of the previous state, and freeing it takes time.
    auto before = std::make_shared<std::pair<SnapshotPtr, LastValid>>(m_now, m_lastValid);
    show(m_document->snapshot(), m_document->lastValid(), m_document->catalog());
    discard(std::move(before));
}

void VerdictPane::setHandoff(const HandoffId &place)
{
    if (m_place != place) {
        m_place = place;
        refresh();
    }
}

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
        m_ui.empty->setSentence(
            isChecking ? tr("The document is being checked…")
                       : tr("What the receiver does with the open document appears here."));
        m_ui.stack->setCurrentWidget(m_ui.empty);
        return;
    }
    updateDocuments(m_now->report);
    m_ui.copy->setText(tr("Copy"));
    const int document = reportOf(*m_now).document;
    if (m_now->isComplete(document)) {
        showVerdict(*m_now);
    } else {
        showBroken(*m_now, m_lastValid.of(document));
    }
    m_ui.stack->setCurrentWidget(m_ui.scroll);
}

void VerdictPane::updateDocuments(const Report &report)
{
    const auto count = static_cast<int>(report.documents.size());
    m_ui.documentsRow->setVisible(count > 1);
    QStringList titles;
    for (const DocumentReport &document : report.documents) {
        const Kind *const kind = kindOf(document);
        titles.append(kind != nullptr ? kind->title : tr("no handoff"));
    }
    if (std::exchange(m_titles, titles) != titles) { // updating a list of thousands takes time
        QStringList items;
        for (int i = 0; i < count && count > 1; ++i) {
            items.append(tr("Document %1 of %2: %3")
                             .arg(QString::number(i + 1), QString::number(count), titles.at(i)));
        }
        m_ui.documents->clear();
        m_ui.documents->addItems(items);
    }
    const auto shown = &reportOf(*m_now) - report.documents.data();
    m_ui.documents->setCurrentIndex(count > 1 ? static_cast<int>(shown) : -1);
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
    m_ui.ifSent->hide();
    m_ui.last->hide();
    showAnswer(report.verdict);
    showAttempts(report.verdict);
    showReasons(report);
    m_ui.feedbackBox->setFeedback(report.verdict.feedback);
    m_ui.feedback->setVisible(!report.verdict.feedback.isEmpty());
    showDefaults(report);
    showOutlook(report.verdict);
    showExplanations(report.verdict);
    m_gates->show(report.verdict, snapshot, report.document, false);
}

void VerdictPane::showBroken(const Snapshot &now, const SnapshotPtr &lastValid)
{
    const DocumentReport &report = reportOf(now);
    showAnswer(report.verdict);
    m_ui.attempts->hide();
    m_ui.because->hide();
    m_ui.defaults->hide();
    m_ui.outlook->hide();
    m_ui.explanations->hide();
    m_ui.feedbackBox->setFeedback(report.verdict.feedback);
    m_ui.feedback->setVisible(!report.verdict.feedback.isEmpty());
    showIfSent(report);
    const bool hasLast = lastValid != nullptr && !lastValid->report.documents.empty();
    m_ui.last->setVisible(hasLast);
    if (hasLast) {
        showLastVerdict(*lastValid);
    }
    m_gates->show(hasLast ? reportOf(*lastValid).verdict : Verdict{}, now, report.document, true);
}

void VerdictPane::showAnswer(const Verdict &verdict)
{
    m_ui.mark->setStatus(statusOf(verdict));
    m_ui.headline->setText(verdict.headline.isEmpty() ? tr("Not evaluated") : verdict.headline);
    m_ui.detail->setText(verdict.detail);
    m_ui.detail->setVisible(!verdict.detail.isEmpty());
    m_ui.headline->setAccessibleDescription(verdict.detail);
}

void VerdictPane::showAttempts(const Verdict &verdict)
{
    const bool mayChoose = verdict.maxAttempts > 1
        && (!verdict.isAttemptKnown
            || (m_document && m_document->settings().choiceFor(m_place).attempt > 0));
    m_ui.attempts->setVisible(mayChoose);
    for (int attempt = 1; mayChoose && attempt <= verdict.maxAttempts; ++attempt) {
        QAbstractButton *button = m_ui.attemptGroup->button(attempt);
        if (button == nullptr) {
            button = new QPushButton(tr("Attempt %1").arg(attempt), m_ui.attempts);
            button->setObjectName(u"attempt"_s + QString::number(attempt));
            button->setCheckable(true);
            setSmall(button);
            m_ui.attemptGroup->addButton(button, attempt);
            m_ui.attempts->layout()->addWidget(button);
        }
        button->setChecked(attempt == std::min(verdict.attempt, verdict.maxAttempts));
    }
    for (QAbstractButton *button : m_ui.attemptGroup->buttons()) {
        button->setVisible(m_ui.attemptGroup->id(button) <= verdict.maxAttempts);
    }
}

void VerdictPane::showReasons(const DocumentReport &report)
{
    const std::vector<VerdictReason> reasons = placedReasons(report);
    const size_t shown = std::min(reasons.size(), mostReasons);
    fit(m_reasons, m_ui.because, shown, [this](ReasonRow *row) {
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
    m_ui.more->setVisible(left > 0);
    m_ui.more->setText(tr("%n more in Problems", nullptr, left));
    m_ui.because->body()->removeWidget(m_ui.more);
    m_ui.because->body()->addWidget(m_ui.more);
}

void VerdictPane::showDefaults(const DocumentReport &report)
{
    fit(m_defaultRows, m_ui.defaults, report.verdict.defaults.size());
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
    fit(m_outlookRows, m_ui.outlook, verdict.outlook.size());
    qsizetype row = 0;
    for (const PossibleOutcome &outlook : verdict.outlook) {
        VerdictRow *const shown = m_outlookRows[row++];
        shown->setStatus(statusOf(outlook.action));
        if (outlook.action == Action::Reinvoke) {
            shown->setStatusRole(Role::Muted); // nothing is wrong yet
        }
        shown->setText(outlook.condition, Role::Muted);
        shown->setSecondLine(outlook.consequence);
    }
}

void VerdictPane::showExplanations(const Verdict &verdict)
{
    fit(m_explanationRows, m_ui.explanations, verdict.explanations.size());
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
    m_ui.ifSent->setVisible(!report.verdict.outlook.empty());
    if (report.verdict.outlook.empty()) {
        return;
    }
    const PossibleOutcome &outlook = report.verdict.outlook.front();
    m_ui.ifSent->setHeading(outlook.condition);
    m_ui.ifSentRow->setStatus(statusOf(outlook.action));
    m_ui.ifSentRow->setText(outlook.consequence);
}

void VerdictPane::showLastVerdict(const Snapshot &snapshot)
{
    const DocumentReport &report = reportOf(snapshot);
    m_ui.last->setRemark(timetext::localTimeOfDay(snapshot.at));
    const std::vector<VerdictReason> reasons = placedReasons(report);
    const size_t shown = std::min(reasons.size(), mostReasons);
    fit(m_lastRows, m_ui.last, shown + 1);
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

void VerdictPane::copyFeedback()
{
    const int masked = copyMasked(m_ui.feedbackBox->feedback());
    m_ui.copy->setText(masked == 0 ? tr("Copied") : tr("Copied, %n masked", nullptr, masked));
}

} // namespace baton
