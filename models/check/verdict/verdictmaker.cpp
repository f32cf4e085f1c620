// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/verdict/verdictmaker.h"

#include "models/check/report/rulecontext.h"
#include "models/check/report/verdicttranslations.h"
#include "models/findings/gateresult.h"
#include "models/strings/placeholderformat.h"

#include <QCoreApplication>

#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool namesPhase(const OutcomeStep &step)
{
    return step.consequence.contains("{phase}"_L1);
}

} // namespace

VerdictMaker::VerdictMaker(const ProtocolPack &pack, const KindModel &kind,
                           const CanonicalTree &tree, const std::vector<PendingFinding> &findings,
                           Attempt attempt, std::vector<GateResult> gates, const QString &phase)
    : m_pack(pack)
    , m_kind(kind)
    , m_tree(tree)
    , m_findings(findings)
    , m_feedback(pack, tree)
    , m_phase(phase)
{
    for (const PendingFinding &judged : findings) {
        if (judged.finding.severity == Severity::Error) {
            m_errors.push_back(&judged);
        }
    }
    m_verdict.attempt = attempt.count.made;
    m_sent = attempt.sent;
    m_verdict.isAttemptKnown = attempt.isKnown;
    m_verdict.maxAttempts = attempt.count.most;
    m_verdict.gates = std::move(gates);
}

Verdict VerdictMaker::make()
{
    addReasons();
    m_verdict.detail = detail();
    decide();
    return std::move(m_verdict);
}

Verdict VerdictMaker::makeUnreadable(const std::vector<LineProblem> &errors)
{
    addReasons();
    m_verdict.isReadable = false;
    m_verdict.headline = VerdictTranslations::tr("Not evaluated");
    m_verdict.detail = m_feedback.cutOffLine() > 0
        ? VerdictTranslations::tr("The source is cut off, line %1").arg(m_feedback.cutOffLine())
        : VerdictTranslations::tr("The source does not parse, line %1").arg(errors.front().line);
    if (!m_kind.isJudged || !m_kind.kind.isHandoff) {
        return std::move(m_verdict);
    }
    if (m_pack.errors) {
        applyPolicy(*m_pack.errors, m_feedback.ofUnreadable(errors));
        return std::move(m_verdict);
    }
    m_verdict.action = isLastAttempt() ? Action::Escalate : Action::Reinvoke;
    m_verdict.headline = isLastAttempt() ? VerdictTranslations::tr("Escalate to the user")
                                         : VerdictTranslations::tr("Re-invoke %1").arg(producer());
    m_verdict.feedback = isLastAttempt() ? QString() : m_feedback.ofUnreadable(errors);

    const QString consequence = isLastAttempt()
        ? VerdictTranslations::tr("%1 cannot read it. The user decides").arg(receiver())
        //: receiver, producer, "attempt 1 of 2"
        : VerdictTranslations::tr("%1 cannot read it. Re-invoke %2, %3")
              .arg(receiver(), producer(), attemptText(count()));
    m_verdict.outlook = {
        {m_verdict.action, VerdictTranslations::tr("If it is sent like this"), consequence}};
    return std::move(m_verdict);
}

void VerdictMaker::addReasons()
{
    m_verdict.reasons.resize(m_findings.size());
    std::iota(m_verdict.reasons.begin(), m_verdict.reasons.end(), 0);
    std::ranges::stable_sort(m_verdict.reasons, std::ranges::greater(), [this](qsizetype index) {
        return m_findings[size_t(index)].finding.severity;
    });
}

void VerdictMaker::decide()
{
    if (const OutcomeRule *first = outcome(true); first && m_kind.isJudged) {
        addOutcome(*first);
        return;
    }
    if (!m_kind.kind.isHandoff || !m_kind.isJudged) {
        m_verdict.headline = m_kind.kind.title;
        m_verdict.detail = m_kind.newerThan.isSet()
            ? VerdictTranslations::tr("What a receiver does with this version is not known")
            : VerdictTranslations::tr("Not handed to a receiver, so nothing follows from it");
        return;
    }
    if (!m_errors.empty() && m_pack.errors) {
        applyPolicy(*m_pack.errors, m_feedback.of(m_errors));
        return;
    }
    if (!m_errors.empty()) {
        decideErrors();
        return;
    }
    m_verdict.action = hasNotes() ? Action::AcceptWithNotes : Action::Accept;
    m_verdict.headline = hasNotes() ? VerdictTranslations::tr("Accept with notes")
                                    : VerdictTranslations::tr("Accept");
    if (const OutcomeRule *next = outcome(false)) {
        addOutcome(*next);
    }
}

void VerdictMaker::applyPolicy(const ErrorPolicy &policy, const QString &text)
{
    m_verdict.action = policy.action;
    m_verdict.headline = policy.headline;
    m_verdict.feedback = text;
    m_verdict.outlook = {{policy.action, policy.condition, policy.consequence}};
}

void VerdictMaker::decideErrors()
{
    const bool isCovered = std::ranges::all_of(
        m_errors, [this](const PendingFinding *error) { return hasDefault(*error); });
    if (!isLastAttempt()) {
        m_verdict.action = Action::Reinvoke;
        m_verdict.headline = VerdictTranslations::tr("Re-invoke %1").arg(producer());
        m_verdict.feedback = m_feedback.of(m_errors);
        addErrorOutlook();
    } else if (isCovered) {
        m_verdict.defaults = defaults();

        m_verdict.action = Action::Default;
        m_verdict.headline = VerdictTranslations::tr("Proceed with a conservative default", nullptr,
                                                     static_cast<int>(m_verdict.defaults.size()));
        for (const AppliedDefault &applied : m_verdict.defaults) {
            m_verdict.outlook.push_back(
                {Action::Default,
                 VerdictTranslations::tr("The receiver goes on, and logs a warning"),
                 applied.meaning});
        }
    } else {
        m_verdict.action = Action::Escalate;
        m_verdict.headline = VerdictTranslations::tr("Escalate to the user");
        m_verdict.outlook = {{Action::Escalate, VerdictTranslations::tr("It was asked for before"),
                              VerdictTranslations::tr("The user decides")}};
    }
}

bool VerdictMaker::hasDefault(const PendingFinding &judged) const
{
    return judged.schema && judged.schema->conservativeDefault;
}

std::vector<AppliedDefault> VerdictMaker::defaults() const
{
    std::vector<AppliedDefault> result;

    for (const PendingFinding *error : m_errors) {
        if (hasDefault(*error)) {
            result.push_back({error->finding.fieldPath(), error->schema->conservativeDefault->text,
                              error->schema->conservativeMeaning,
                              error->schema->conservativeDefault->type});
        }
    }
    return result;
}

void VerdictMaker::addErrorOutlook()
{
    const auto asked = std::ranges::count_if(
        m_errors, [](const PendingFinding *error) { return !error->askedField.isEmpty(); });
    const bool isMissing = asked == std::ssize(m_errors);
    const int n = static_cast<int>(m_errors.size());
    PossibleOutcome corrected{Action::Accept,
                              isMissing
                                  ? (n == 1 ? VerdictTranslations::tr("If the field is added")
                                            : VerdictTranslations::tr("If the fields are added"))
                                  : VerdictTranslations::tr("If it is corrected"),
                              VerdictTranslations::tr("%1 goes on with it").arg(receiver())};
    // Gates can be evaluated only without errors, and so can the phase if it is one of the errors.
    const OutcomeRule *next = outcome(false);
    if (next && !next->needsFailedGate && !(isPhaseWrong() && namesPhase(stepOf(*next)))) {
        const OutcomeStep &step = stepOf(*next);
        corrected.action = step.next.empty() ? step.action : step.next.front().action;
        corrected.consequence = filledIn(step.consequence);
    }
    QStringList meanings;
    const std::vector<AppliedDefault> applicable = defaults();
    for (const AppliedDefault &applied : applicable) {
        meanings.append(applied.meaning);
    }
    const bool isCovered = applicable.size() == m_errors.size();

    const QString again = isMissing
        ? (n == 1 ? VerdictTranslations::tr("If it is missing again")
                  : VerdictTranslations::tr("If they are missing again"))
        : VerdictTranslations::tr("If it is wrong again");
    m_verdict.outlook = {
        corrected,
        {isCovered ? Action::Default : Action::Escalate, again,
         isCovered ? meanings.join(u"; "_s) : VerdictTranslations::tr("The user decides")}};
}

bool VerdictMaker::isPhaseWrong() const
{
    return std::ranges::any_of(m_errors, [this](const PendingFinding *error) {
        return error->finding.fieldPath() == m_pack.routing.phase;
    });
}

const OutcomeRule *VerdictMaker::outcome(bool isFirst) const
{
    for (const OutcomeRule &rule : m_pack.outcomes) {
        if (rule.isFirst != isFirst
            || (!rule.kinds.isEmpty() && !rule.kinds.contains(m_kind.kind.name))
            || (rule.needsFailedGate && !failsGate(m_verdict))) {
            continue;
        }
        if (accepted(rule) != noNode) {
            return &rule;
        }
    }
    return nullptr;
}

/// The value that makes @p rule apply; noNode if it does not apply.
NodeId VerdictMaker::accepted(const OutcomeRule &rule) const
{
    for (const JsonPointer &pointer : rule.pointers) {
        const NodeId node = m_tree.find(pointer);
        if (node != noNode && rule.schema->accepts(m_tree, node)) {
            return node;
        }
    }
    return noNode;
}

/// Stores the value that decided the verdict, if there is one.
void VerdictMaker::addDecision(const OutcomeRule &rule)
{
    const NodeId node = rule.asksForValue ? accepted(rule) : noNode;
    if (node == noNode) {
        return;
    }
    const Node &value = m_tree.at(m_tree.resolved(node));
    const QString name = m_tree.keyOf(node);
    const auto count = static_cast<int>(value.children.size());
    m_verdict.decision = {
        m_tree.tree().pointerTo(node),
        value.children.empty()
            //: a field, its value
            ? VerdictTranslations::tr("%1 is %2").arg(name, value.text)
            : VerdictTranslations::tr("%1 has %n entries", nullptr, count).arg(name),
        m_tree.at(node).range};
}

const OutcomeStep &VerdictMaker::stepOf(const OutcomeRule &outcome) const
{
    const size_t index = static_cast<size_t>(std::max(1, m_verdict.attempt)) - 1;
    return outcome.steps[std::min(index, outcome.steps.size() - 1)];
}

void VerdictMaker::addOutcome(const OutcomeRule &rule)
{
    addDecision(rule);
    const OutcomeStep &step = stepOf(rule);
    const bool isNoted = step.action == Action::Accept && hasNotes();
    m_verdict.action = isNoted ? Action::AcceptWithNotes : step.action;
    const bool isPlain = step.headline == m_pack.texts.of(u"Accept"_s);
    m_verdict.headline =
        isNoted && isPlain ? VerdictTranslations::tr("Accept with notes") : filledIn(step.headline);
    for (const PossibleOutcome &next : step.next) {
        m_verdict.outlook.push_back(
            {next.action, filledIn(next.condition), filledIn(next.consequence)});
    }
    if (step.next.empty()) {
        //: heading over what the receiver does
        m_verdict.outlook.push_back(
            {step.action, VerdictTranslations::tr("Next"), filledIn(step.consequence)});
    }
}

/// True if there are notes about the document. Notes about its folder do not count, because the
/// receiver gets only the document.
bool VerdictMaker::hasNotes() const
{
    return std::ranges::any_of(m_findings, [](const PendingFinding &judged) {
        return !judged.isAboutFolder || judged.finding.severity != Severity::Note;
    });
}

bool VerdictMaker::isLastAttempt() const
{
    return m_pack.attempts.max > 0 && m_sent >= m_pack.attempts.max;
}

AttemptCount VerdictMaker::count() const
{
    return {m_verdict.attempt, m_verdict.maxAttempts};
}

QString VerdictMaker::detail() const
{
    QStringList parts;
    if (m_verdict.maxAttempts > 0) {
        QString text = attemptText(count());
        text[0] = text[0].toUpper();
        parts.append(text);
    }
    for (const GateResult &gate : m_verdict.gates) {
        parts.append(gate.title.isEmpty()
                         ? VerdictTranslations::tr("gate %1").arg(gate.id)
                         : VerdictTranslations::tr("gate %1, %2").arg(gate.id, gate.title));
    }
    return parts.join(u" · "_s);
}

QString VerdictMaker::filledIn(const QString &text) const
{
    if (!text.contains(u'{')) {
        return text;
    }
    const auto failed = std::ranges::find_if(m_verdict.gates, [](const GateResult &each) {
        return std::ranges::any_of(each.criteria, failsByDocument);
    });
    const QString gate = failed != m_verdict.gates.end() ? failed->id
        : m_verdict.gates.empty()                        ? QString()
                                                         : m_verdict.gates.front().id;
    return filled(text,
                  {{u"phase"_s, m_phase},
                   {u"gate"_s, gate},
                   {u"producer"_s, producer()},
                   {u"next"_s, QString::number(m_verdict.attempt + 1)},
                   {u"limit"_s, QString::number(m_verdict.maxAttempts)}});
}

} // namespace baton
