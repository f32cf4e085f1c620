// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/handoffcheck.h"

#include "models/check/explainer.h"
#include "models/check/gatecheck.h"
#include "models/check/handofflook.h"
#include "models/check/listedhandoff.h"
#include "models/check/nearestkind.h"
#include "models/check/rule.h"
#include "models/check/schemafindings.h"
#include "models/check/synonyms.h"
#include "models/check/verdictmaker.h"
#include "models/check/workspaceschema.h"
#include "models/check/xsdfindings.h"
#include "models/document/formatfacts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Check)
};

/// A text that stops in the midst of its last line: more was to come, and nobody knows what.
bool isCutOff(const SyntaxIssue &issue, const QByteArray &bytes)
{
    return issue.isFatal && issue.rule == "yaml.syntax"_L1 && issue.range.end >= bytes.size()
        && !bytes.endsWith('\n') && !bytes.endsWith('\r');
}

JudgedFinding findingOf(const SyntaxIssue &issue, const FindingList &list, const QByteArray &bytes)
{
    JudgedFinding judged;
    judged.finding.rule = issue.rule;
    judged.finding.severity = issue.isTolerated ? Severity::Warning : Severity::Error;
    judged.finding.message = issue.message;
    judged.finding.expected = issue.expected;
    judged.finding.actual = issue.actual;
    list.setRange(judged.finding, issue.range);
    if (!issue.fixTitle.isEmpty()) {
        // What somebody wrote is removed, or means something else, only when that is asked for.
        static const QStringList asked{u"json.comment"_s, u"yaml.prose"_s, u"yaml.prose-key"_s,
                                       u"yaml.tag"_s};
        const bool isOnlyOffered =
            issue.isFixOffered || asked.contains(issue.rule) || isCutOff(issue, bytes);
        judged.finding.fixes = {{issue.fixTitle, issue.fix, !isOnlyOffered}};
    }
    return judged;
}

/// Blanks around a text, and a text that is empty, can only be seen in quotes.
QString quotedIfBlank(const QString &text)
{
    const bool isPlain = !text.isEmpty() && text == text.trimmed();
    return isPlain ? text : Texts::tr("“%1”").arg(text);
}

class HandoffCheck
{
public:
    HandoffCheck(const CheckInput &input, const HandoffPlace &place, const Tree &tree,
                 const JsonPointer &base = {})
        : m_input(input)
        , m_tree(tree, base)
        , m_findings(m_tree, input.lines)
    {
        m_report.document = place.document;
        m_report.root = place.root;
        m_report.base = base;
    }

    DocumentReport run(const Kind *kind, const std::vector<const SyntaxIssue *> &issues,
                       bool isComplete)
    {
        addIssues(issues);
        if (kind && (!m_tree.tree().isEmpty() || !isComplete)) {
            m_report.protocol = kind->protocol;
            m_report.kind = kind->id;
            judge(m_input.catalog.model(*kind), issues, isComplete);
        } else {
            m_report.isMeant = kind || looksMeant(issues);
            judgeUnknown(issues, isComplete);
        }
        for (JudgedFinding &judged : m_findings.all()) {
            m_report.findings.push_back(std::move(judged.finding));
        }
        return std::move(m_report);
    }

private:
    void addIssues(const std::vector<const SyntaxIssue *> &issues)
    {
        for (const SyntaxIssue *issue : issues) {
            JudgedFinding judged = findingOf(*issue, m_findings, m_input.bytes);
            if (!issue->isFatal && !m_tree.tree().isEmpty()) {
                judged.node = m_tree.tree().nodeAt(issue->range.begin);
                judged.isAboutKey = true;
                judged.finding.path = m_tree.tree().pointerTo(judged.node);
            }
            m_findings.all().push_back(std::move(judged));
        }
    }

    /// Only a text with mistakes needs a closer look: without them there is nothing to judge.
    bool looksMeant(const std::vector<const SyntaxIssue *> &issues) const
    {
        if (issues.empty()) {
            return false;
        }
        static const QStringList ofHandoffs{u"handoff.root-misspelt"_s, u"prompt.heading-case"_s};
        if (ofHandoffs.contains(issues.back()->rule)) {
            return true;
        }
        if (looksMendedLike(*issues.front())) {
            return true;
        }
        const ByteRange all{0, m_input.bytes.size()};
        const auto number = static_cast<size_t>(m_report.document);
        const ByteRange range =
            number < m_input.parsed.documents.size() ? m_input.parsed.documents[number].range : all;
        return looksLikeHandoff(QByteArrayView(m_input.bytes).sliced(range.begin, range.length()),
                                m_tree.tree(), m_input.catalog, m_input.settings.filePath);
    }

    /// The root key itself may lack its colon.
    bool looksMendedLike(const SyntaxIssue &issue) const
    {
        constexpr qsizetype farthest = 256 * 1024;
        const bool isFirst = m_report.document == 0 && m_input.parsed.format == Format::Yaml;
        const Result<QByteArray> mended = isFirst && m_input.bytes.size() <= farthest
            ? applied(m_input.bytes, issue.fix)
            : QByteArray();
        return mended && !issue.fix.empty() && looksLikeHandoff(*mended, {}, m_input.catalog, {});
    }

    /// Receivers read one handoff in a document: in a list nobody finds it.
    void addListOfHandoffs()
    {
        const auto found = listedHandoff(m_tree.tree(), m_input.catalog);
        if (!found) {
            return;
        }
        m_report.isMeant = true;
        const QString message = found->list.isEmpty()
            ? Texts::tr("This is a list, and entry %1 has the shape of a handoff; in a list nobody "
                        "looks for one. Make each a document of its own.")
                  .arg(found->number)
            : Texts::tr("Entry %1 of %2 has the shape of a handoff; in a list nobody looks for "
                        "one. Make each a document of its own.")
                  .arg(found->number)
                  .arg(found->list);
        m_findings.add(found->entry, u"text.handoff-list"_s, Severity::Note, message);
    }

    /// A document with the fields of a kind, but not the key that it is known by.
    void addNearest(const QString &forced = {})
    {
        const auto nearest = nearestKind(m_tree.tree(), m_input.catalog);
        if (!nearest || !nearest->isNear
            || (!forced.isEmpty() && (nearest->kind->id != forced || nearest->root.isEmpty()))) {
            return;
        }
        m_report.isMeant = true;
        JudgedFinding &judged = m_findings.add(nearest->at, u"handoff.nearest"_s, Severity::Note,
                                               sentenceAbout(*nearest, m_tree.tree()));
        judged.finding.expected = nearest->root;
        Fixer fixer(m_input.bytes, m_input.parsed, m_report.document, m_tree);
        const bool stands = m_tree.tree().child(0, nearest->root) != noNode;
        std::optional<Fix> fix = nearest->root.isEmpty() ? std::nullopt
            : nearest->at != 0                           ? fixer.rename(nearest->at, nearest->root)
            : stands ? fixer.indentUnder(nearest->root, nearest->kind->fields)
                     : fixer.wrap(nearest->root);
        if (fix) {
            fix->isCertain = false; // another protocol may know it
            judged.finding.fixes.push_back(std::move(*fix));
        }
    }

    void judgeUnknown(const std::vector<const SyntaxIssue *> &issues, bool isComplete)
    {
        if (isComplete) {
            addListOfHandoffs();
            if (m_findings.all().empty()) {
                addNearest();
            }
        }
        for (JudgedFinding &judged : m_findings.all()) {
            judged.finding.severity = m_report.isMeant ? judged.finding.severity : Severity::Note;
        }
        m_findings.tidy();
        Verdict &verdict = m_report.verdict;
        for (size_t i = 0; i < m_findings.all().size(); ++i) {
            verdict.reasons.push_back(static_cast<qsizetype>(i));
        }
        const int line = issues.empty() ? 1 : lineOfFatal(issues);
        verdict.headline = isComplete ? Texts::tr("No handoff") : Texts::tr("Not evaluated");
        verdict.detail = isComplete
            ? Texts::tr("This document has the shape of no protocol that is known")
            : Texts::tr("The source does not parse, line %1").arg(line);
    }

    void judge(const ProtocolCatalog::Model &model, const std::vector<const SyntaxIssue *> &issues,
               bool isComplete)
    {
        const ProtocolPack &pack = *model.pack;
        const KindModel &kind = *model.kind;
        std::vector<SynonymUse> synonyms;
        if (!m_tree.tree().isEmpty() && !kind.xsd) { // an XML Schema knows none
            synonyms = applySynonyms(m_tree, kind.kind.fields);
        }
        SessionState state(pack, m_input.settings);
        GateCheck gates(pack, kind, m_tree, m_input.settings, state);
        const QString phase = phaseOf(pack);
        if (isComplete && !isCut(issues)) {
            addFindings(pack, kind, synonyms);
            if (!m_input.settings.choiceFor(m_report.place()).kind.isEmpty()
                || !m_input.settings.kindOverride.isEmpty()) {
                addNearest(kind.kind.id);
            }
            gates.setConditional(conditionalFields(kind));
        }
        m_findings.tidy();
        const Attempt attempt = kind.kind.isHandoff
            ? attemptOf(pack, m_tree, m_input.settings.choiceFor(m_report.place()).attempt, state,
                        phase)
            : Attempt{};
        VerdictMaker maker(pack, kind, m_tree, m_findings.all(), attempt,
                           gates.results(phase, isComplete), phase);
        if (const Format format = m_input.parsed.documents[size_t(m_report.document)].format;
            format == Format::Json || format == Format::Xml) {
            maker.setFormat(titleOf(format));
        }
        m_report.verdict = isComplete
            ? maker.make()
            : maker.makeUnreadable(lineOfFatal(issues), messageOfFatal(issues));
        if (isComplete) {
            m_report.verdict.explanations = explanationsOf(pack, kind, m_tree);
        }
    }

    /// Aliases that stand for too many values are not followed: what lies behind them is not known.
    static bool isCut(const std::vector<const SyntaxIssue *> &issues)
    {
        return std::ranges::any_of(issues, [](const SyntaxIssue *issue) {
            return issue->rule == "yaml.alias-expansion"_L1;
        });
    }

    void addFindings(const ProtocolPack &pack, const KindModel &kind,
                     const std::vector<SynonymUse> &synonyms)
    {
        Fixer fixer(m_input.bytes, m_input.parsed, m_report.document, m_tree);
        addSynonyms(pack, synonyms, fixer);
        if (kind.xsd) {
            addXsd(pack, kind, fixer);
        } else {
            addWrapper(pack, kind, fixer);
            SchemaFindings(m_tree, pack, kind, fixer, m_findings, m_input.stop).add();
            respell(pack);
        }
        const RuleContext context{m_tree, pack,          kind,        m_input.settings,
                                  fixer,  m_input.bytes, m_input.stop};
        for (const std::shared_ptr<const Rule> &rule : pack.rules) {
            if (rule->appliesTo(kind.kind) && !(m_input.stop && *m_input.stop)) {
                rule->apply(context, m_findings);
            }
        }
    }

    /// From here on a value in another case counts as the one that is meant.
    void respell(const ProtocolPack &pack)
    {
        for (const JudgedFinding &judged : m_findings.all()) {
            if (judged.finding.rule == pack.id + ".spelling"_L1) {
                m_tree.respell(m_tree.resolved(judged.node), judged.finding.expected);
            }
        }
    }

    void addXsd(const ProtocolPack &pack, const KindModel &kind, Fixer &fixer)
    {
        const SchemaChoice choice = schemaFor(kind, m_tree, m_input.settings);
        if (choice.notice && !choice.notice->id.isEmpty()) {
            addSchemaNotice(pack, kind, choice);
        }
        if (choice.schema) {
            const SourceDocument &source = m_input.parsed.documents[size_t(m_report.document)];
            const XsdUse use{*choice.schema, pack.id + u'.', choice.isStrict};
            XsdFindings(m_tree, use, fixer, m_findings).add(m_input, source.range);
        }
    }

    void addSchemaNotice(const ProtocolPack &pack, const KindModel &kind,
                         const SchemaChoice &choice)
    {
        const NodeId version = m_tree.find(kind.schemaPlaces.version);
        const bool isAboutVersion = version != noNode && choice.file.isEmpty();
        const NodeId node = isAboutVersion ? version : m_tree.tree().root().children.front();
        const QString file = m_input.settings.schemaFile.isEmpty()
            ? kind.schemaPlaces.folder + u'/' + choice.file.section(u'/', -1)
            : choice.file;
        JudgedFinding &judged =
            m_findings.add(node, choice.notice->id, choice.notice->severity,
                           filled(pack.texts.of(choice.notice->message),
                                  {{u"file"_s, file},
                                   {u"version"_s, quotedIfBlank(choice.version)},
                                   {u"problem"_s, choice.problem},
                                   {u"expected"_s, kind.schemaPlaces.known.join(u", "_s)}}));
        judged.isAboutKey = true;
        judged.finding.actual = choice.version;
    }

    /// What stands around a wrapped document has a schema of its own.
    void addWrapper(const ProtocolPack &pack, const KindModel &kind, Fixer &fixer)
    {
        const Wrapper *wrapper = kind.wrapperAt(m_report.base);
        if (wrapper && wrapper->around.jsonSchema) {
            const CanonicalTree whole(m_tree.tree());
            SchemaFindings(whole, pack, wrapper->around, fixer, m_findings, m_input.stop)
                .addViolations();
        }
    }

    void addSynonyms(const ProtocolPack &pack, const std::vector<SynonymUse> &uses,
                     const Fixer &fixer)
    {
        for (const SynonymUse &use : uses) {
            const Node &node = m_tree.at(use.node);
            if (use.isPassedOver) {
                addPassedOver(pack, use);
                continue;
            }
            JudgedFinding &judged =
                m_findings.add(use.node, pack.id + ".synonym"_L1, Severity::Note,
                               filled(pack.synonymMessage,
                                      {{u"synonym"_s, node.key}, {u"canonical"_s, use.canonical}}));
            judged.finding.expected = use.canonical;
            judged.finding.actual = node.key;
            judged.isAboutKey = true;
            if (!node.keyRange.isEmpty()) {
                m_findings.setRange(judged.finding, node.keyRange);
            }
            if (std::optional<Fix> fix = fixer.rename(use.node, use.canonical)) {
                judged.finding.fixes.push_back(std::move(*fix));
            }
        }
    }

    void addPassedOver(const ProtocolPack &pack, const SynonymUse &use)
    {
        const QString key = m_tree.at(use.node).key;
        const QString actual = spelling(m_tree, use.node);
        JudgedFinding &judged = m_findings.add(
            use.node, pack.id + ".synonym-passed-over"_L1, Severity::Note,
            //: key, the key that it stands for, its value
            Texts::tr("%1 stands for %2, which is there too and counts; it also says: %3")
                .arg(key, use.canonical, actual));
        judged.finding.actual = actual;
        judged.isAboutKey = true;
    }

    /// What the document's own content makes required beyond what its kind always requires.
    QStringList conditionalFields(const KindModel &kind)
    {
        QStringList fields;
        const NodeId block = m_tree.find(kind.block);
        for (const JudgedFinding &judged : m_findings.all()) {
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

    static const SyntaxIssue *fatal(const std::vector<const SyntaxIssue *> &issues)
    {
        const auto found =
            std::ranges::find_if(issues, [](const SyntaxIssue *issue) { return issue->isFatal; });
        return found == issues.end() ? nullptr : *found;
    }

    int lineOfFatal(const std::vector<const SyntaxIssue *> &issues) const
    {
        const SyntaxIssue *issue = fatal(issues);
        return issue ? m_input.lines.positionOf(issue->range.begin).line : 1;
    }

    static QString messageOfFatal(const std::vector<const SyntaxIssue *> &issues)
    {
        const SyntaxIssue *issue = fatal(issues);
        return issue ? issue->message : QString();
    }

    const CheckInput &m_input;
    CanonicalTree m_tree;
    FindingList m_findings;
    DocumentReport m_report;
};

} // namespace

DocumentReport checkHandoff(const CheckInput &input, const HandoffSource &source, const Kind *kind)
{
    return HandoffCheck(input, source.place, source.tree, source.base)
        .run(kind, source.issues, source.isComplete);
}

} // namespace baton
