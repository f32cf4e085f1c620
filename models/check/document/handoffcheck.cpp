// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/handoffcheck.h"

#include "models/check/document/syntaxfindings.h"
#include "models/check/document/truncationcheck.h"
#include "models/check/document/unknownfindings.h"
#include "models/check/report/checktranslations.h"
#include "models/check/report/incompleteverdict.h"
#include "models/check/schema/kindfindings.h"
#include "models/check/values/synonyms.h"
#include "models/check/verdict/gatecheck.h"
#include "models/check/verdict/receiverchoices.h"
#include "models/check/verdict/verdictmaker.h"
#include "models/protocol/catalog/catalog.h"
#include "models/tree/formatnames.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class HandoffCheck
{
public:
    HandoffCheck(const CheckInput &input, const HandoffToCheck &source)
        : m_input(input)
        , m_source(source)
        , m_tree(source.tree, source.base)
        , m_findings(m_tree, input.lines)
        , m_syntax(input, source.place.document, source.issues)
        , m_unknown(input, source.place.document, m_tree, m_findings)
        , m_isComplete(source.isComplete)
    {
        m_report.document = source.place.document;
        m_report.root = source.place.root;
        m_report.base = source.base;
    }

    DocumentReport run(const Kind *kind)
    {
        m_syntax.addTo(m_findings, m_tree);
        if (kind && (!m_tree.tree().isEmpty() || !m_isComplete)) {
            m_report.protocol = kind->protocol;
            m_report.kind = kind->id;
            judge(m_input.catalog.model(*kind));
        } else {
            m_report.isMeant = kind || m_unknown.looksIntended(m_syntax.issues());
            judgeUnknown();
        }
        for (PendingFinding &judged : m_findings.all()) {
            m_report.findings.push_back(std::move(judged.finding));
        }
        return std::move(m_report);
    }

private:
    void judgeUnknown()
    {
        if (m_isComplete) {
            const bool isList = m_unknown.addListOfHandoffs();
            const bool isNear = m_findings.all().empty() && m_unknown.addNearest();
            m_report.isMeant = m_report.isMeant || isList || isNear;
        }
        for (PendingFinding &judged : m_findings.all()) {
            judged.finding.severity = m_report.isMeant ? judged.finding.severity : Severity::Note;
        }
        m_findings.tidy();
        Verdict &verdict = m_report.verdict;
        for (size_t i = 0; i < m_findings.all().size(); ++i) {
            verdict.reasons.push_back(static_cast<qsizetype>(i));
        }
        verdict.headline = m_isComplete ? CheckTranslations::tr("No handoff")
                                        : CheckTranslations::tr("Not evaluated");
        verdict.detail = m_isComplete
            ? CheckTranslations::tr("This document has the shape of no protocol that is known")
            : CheckTranslations::tr("The source does not parse, line %1")
                  .arg(m_syntax.lineOfFatal());
    }

    void judge(const ProtocolCatalog::Model &model)
    {
        const ProtocolPack &pack = *model.pack;
        const KindModel &kind = *model.kind;
        std::vector<SynonymUse> synonyms;
        if (!m_tree.tree().isEmpty() && !kind.xsd) { // an XML Schema has no canonical names
            synonyms = applySynonyms(m_tree, kind.kind.fields);
        }
        SessionState state(pack, m_input.settings);
        GateCheck gates(pack, kind, m_tree, m_input.settings, state);
        const QString phase = phaseOf(pack);
        const HandoffChoice choice = m_input.settings.choiceFor(m_report.place());
        if (m_isComplete && !m_syntax.isCut()) {
            KindFindings(m_input, m_report.document, model, m_source.isGuess, m_tree, m_findings)
                .add(m_report.base, synonyms);
            dropMisspelt();
            if (!choice.kind.isEmpty() || !m_input.settings.kindOverride.isEmpty()) {
                m_unknown.addNearest(kind.kind.id);
            }
            gates.setConditional(conditionalFields(kind));
        }
        const std::optional<QStringList> missing =
            TruncationCheck(m_input, m_source, m_tree, m_syntax, m_findings).add(pack, kind);
        m_findings.tidy();
        m_report.open = m_findings.openPlaces();
        const std::vector<PendingFinding> all =
            m_report.open.count() > 0 ? m_findings.all() : std::vector<PendingFinding>();
        dropUnvisited();
        if (m_input.settings.isFindingsOnly) {
            return;
        }
        gates.setOpen(m_report.open);
        gates.setFound(m_findings.rules());
        const std::vector<GateResult> results = gates.results(phase, m_isComplete);
        const Attempt attempt = kind.kind.isHandoff
            ? attemptOf(pack, kind.kind.name, m_tree, results, choice.attempt, state, phase)
            : Attempt{};
        addVerdict(model, phase, attempt, results, missing, all);
    }

    /// Sets the verdict. @p missing: the fields that a truncated text lacks. @p all: all findings,
    /// also those of unvisited fields.
    void addVerdict(const ProtocolCatalog::Model &model, const QString &phase,
                    const Attempt &attempt, const std::vector<GateResult> &results,
                    const std::optional<QStringList> &missing,
                    const std::vector<PendingFinding> &all)
    {
        const ProtocolPack &pack = *model.pack;
        const KindModel &kind = *model.kind;
        VerdictMaker maker(pack, kind, m_tree, m_findings.all(), attempt, results, phase);
        if (const Format format = m_input.parsed.documents[size_t(m_report.document)].format;
            format == Format::Json || format == Format::Xml) {
            maker.setFormat(titleOf(format));
        }
        if (missing) {
            maker.setCutOff(m_syntax.lastLine(), *missing, m_isComplete);
        }
        if (m_isComplete && m_report.open.count() > 0) {
            addPossibleOutcomes(pack, kind, all, [&](const std::vector<PendingFinding> &findings) {
                return VerdictMaker(pack, kind, m_tree, findings, attempt, results, phase).make();
            });
        }
        m_report.verdict = m_isComplete ? maker.make() : maker.makeUnreadable(m_syntax.errors());
        if (m_isComplete) {
            m_report.verdict.explanations = explanationsOf(pack, kind, m_tree);
        }
    }

    /// Drops findings about missing headings that exist in another spelling, because a second
    /// heading would separate the first from its text. Drops findings about typographic quotes if
    /// the value itself has an error.
    void dropMisspelt()
    {
        const QStringList meant = m_syntax.misspeltHeadings();
        std::erase_if(m_findings.all(), [&](const PendingFinding &judged) {
            return (judged.isMissing && meant.contains(judged.finding.field))
                || (judged.finding.rule == "yaml.typographic-quotes"_L1
                    && judged.finding.range.end <= m_tree.at(judged.node).range.end
                    && m_findings.isRejected(judged.node));
        });
    }

    /// Adds the verdicts that are possible after placeholders are filled in. @p all: all findings,
    /// also those of unvisited fields.
    void addPossibleOutcomes(const ProtocolPack &pack, const KindModel &kind,
                             const std::vector<PendingFinding> &all, const auto &verdictOn)
    {
        std::vector<PendingFinding> left;
        std::ranges::copy_if(all, std::back_inserter(left), [this](const PendingFinding &judged) {
            return !judged.isPlaceholder && !m_report.open.at(judged.finding.fieldPath());
        });
        const QString decisive = openDecision(pack, kind);
        m_report.prospects = {outcomeIfSent(verdictOn(all)),
                              decisive.isEmpty() ? outcomeWhenComplete(verdictOn(left))
                                                 : outcomeWhenComplete(decisive)};
    }

    /// The open field that may decide the outcome; empty if a rule before it applies.
    QString openDecision(const ProtocolPack &pack, const KindModel &kind) const
    {
        for (const OutcomeRule &rule : pack.outcomes) {
            if (!rule.kinds.isEmpty() && !rule.kinds.contains(kind.kind.name)) {
                continue;
            }
            for (const JsonPointer &pointer : rule.pointers) {
                const NodeId node = m_tree.find(pointer);
                const JsonPointer path = node == noNode ? pointer : m_tree.tree().pointerTo(node);
                if (!path.isRoot() && m_report.open.at(path)) {
                    return path.last();
                }
                if (node != noNode && !rule.needsFailedGate && rule.schema->accepts(m_tree, node)) {
                    return {};
                }
            }
        }
        return {};
    }

    /// Drops findings about fields that the author has not visited since the last save. Findings
    /// about a choice that still holds a placeholder are dropped as well.
    void dropUnvisited()
    {
        const UnsavedParts &unsaved = m_input.settings.unsaved;
        if (unsaved.added.isEmpty()) {
            return;
        }
        std::erase_if(m_findings.all(), [&](const PendingFinding &judged) {
            const JsonPointer field = judged.finding.fieldPath();
            const bool isPassedChoice =
                judged.isPlaceholder && judged.schema && !judged.schema->enumValues.isEmpty();
            return (m_report.open.at(field) || judged.isMissing) && unsaved.holds(field)
                && (isPassedChoice || !unsaved.visited.contains(field));
        });
        for (PendingFinding &judged : m_findings.all()) {
            if (judged.isPlaceholder && unsaved.holds(judged.finding.fieldPath())) {
                judged.finding.severity = std::min(judged.finding.severity, Severity::Warning);
            }
        }
    }

    /// The fields that are required by the content of the document, beyond those that its kind
    /// always requires.
    QStringList conditionalFields(const KindModel &kind)
    {
        QStringList fields;
        const NodeId block = m_tree.find(kind.block);
        for (const PendingFinding &judged : m_findings.all()) {
            if (judged.isMissing && judged.node == block && !judged.askedField.isEmpty()
                && judged.finding.severity == Severity::Error) {
                fields.append(judged.askedField);
            }
        }
        return fields;
    }

    QString phaseOf(const ProtocolPack &pack) const
    {
        const NodeId node = pack.routing.phase.isRoot() ? noNode : m_tree.find(pack.routing.phase);
        return node == noNode ? QString() : m_tree.at(m_tree.resolved(node)).text;
    }

    const CheckInput &m_input;
    const HandoffToCheck &m_source;
    CanonicalTree m_tree;
    FindingList m_findings;
    SyntaxFindings m_syntax;
    UnknownFindings m_unknown;
    bool m_isComplete;
    DocumentReport m_report;
};

} // namespace

DocumentReport checkHandoff(const CheckInput &input, const HandoffToCheck &source, const Kind *kind)
{
    return HandoffCheck(input, source).run(kind);
}

} // namespace baton
