// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/text/truncation.h"
#include "tests/models/check/checked.h"
#include "tests/models/check/nativerequest.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A handoff of one protocol in one format, without findings.
struct Sample
{
    const char *name;
    QByteArray text;
    Format format;
};

QByteArray step()
{
    return "{\n  \"name\": \"submit_step_completion\",\n  \"arguments\": {\n"
           "    \"task_id\": \"t-1\",\n    \"step_index\": 2,\n    \"agent\": \"Tara\",\n"
           "    \"artifacts\": [\"tests/test_a.py\", \"tests/test_\\u00e4.py\"],\n"
           "    \"summary\": \"Two tests, and \\\"both\\\" fail\",\n    \"status\": \"success\"\n"
           "  }\n}\n";
}

QByteArray prompt()
{
    return "ROLE: Tara\nGOAL: Test the queue\nCONTEXT FILES:\n- src/a.py: x\n\nINSTRUCTIONS:\n"
           "1. Read it\n2. Write the tests\n\nCONSTRAINTS:\n- TDD\n\nOUTPUT REQUIREMENT: Call "
           "submit_step_completion.\n";
}

QByteArray mixed()
{
    return "handoff:\n  version: \"1.0\"\n  from_phase: 2\n  to_phase: 2\n"
           "  producer: 'cfd-reviewer'\n  consumer: cfd-bioreactor\n"
           "  timestamp: \"2026-02-21T15:00:00Z\"\n"
           "  quality:\n    status: complete\n    confidence: {score: 4, of: [5, \"five\"]}\n"
           "  engineering_review:\n    approval_status: APPROVED_WITH_WARNINGS\n"
           "    challenges:\n      - issue: \"a \\\"quoted\\\" one\n          of two lines\"\n"
           "        severity: MINOR\n    questions:\n      - \"why so\n        near\"\n"
           "    notes: |\n      The first line\n      and the second\n"
           "    blocking_issues: []\n";
}

std::vector<Sample> samples()
{
    return {{"cfd", sample(u"cfd.engineering-review"_s), Format::Yaml},
            {"cfd, every manner", mixed(), Format::Yaml},
            {"swarm", sample(u"swarm.payload"_s), Format::Yaml},
            {"arena", sample(u"arena.sherpa-to-arena"_s), Format::Yaml},
            {"native", nativeRequest(), Format::Xml},
            {"native, with all of XML",
             "<?xml version=\"1.0\"?>\n<!-- a > b -->\n"
                 + nativeWith("Look at every host",
                              "<![CDATA[Look at <every> host]]> &amp; port <!-- or -->"),
             Format::Xml},
            {"orion", step(), Format::Json},
            {"orion, on one line", step().simplified(), Format::Json},
            {"orion's prompt", prompt(), Format::Prompt}};
}

Report reportOf(const QByteArray &text, Format format)
{
    CheckSettings settings;
    settings.touchesDisk = false;
    return check(text, parse(text, format, builtIn().parseOptions()), builtIn(), settings);
}

bool isCutOff(const Finding &finding)
{
    return finding.rule == cutOffRule;
}

bool isOfSyntax(const Finding &finding)
{
    return finding.rule.endsWith(".syntax"_L1);
}

/// The number of required fields that @p report reports as missing.
qsizetype lacking(const Report &report)
{
    qsizetype count = 0;
    for (const DocumentReport &document : report.documents) {
        count += std::ranges::count_if(document.findings, [](const Finding &finding) {
            return finding.rule.endsWith(".required"_L1);
        });
    }
    return count;
}

/// True if @p text ends at @p size within a key or another word outside of comments.
bool endsWithinWord(const QByteArray &text, qsizetype size)
{
    const QByteArray line = text.first(size).sliced(text.lastIndexOf('\n', size - 1) + 1);
    const auto isOfWord = [&text](qsizetype at) {
        return QChar::fromLatin1(text[at]).isLetterOrNumber() || text[at] == '_';
    };
    return isOfWord(size - 1) && isOfWord(size) && !line.contains('#');
}

/// The wrong finding of @p report on the end of a truncated text; empty if all are right. A finding
/// is required unless it @p mayEnd there.
QString wrongIn(const Report &report, bool mayEnd)
{
    bool isTold = false;
    bool isOfHandoff = false;
    for (const DocumentReport &document : report.documents) {
        isOfHandoff = isOfHandoff || !document.kind.isEmpty();
        for (const Finding &finding : document.findings) {
            isTold = isTold || isCutOff(finding);
            if (isOfSyntax(finding)) {
                return finding.rule + u": "_s + finding.message;
            }
        }
        const QString &feedback = document.verdict.feedback;
        if (isTold && !feedback.isEmpty() && !feedback.contains(u"whole document"_s)) {
            return u"feedback: "_s + feedback;
        }
    }
    return isTold || mayEnd || !isOfHandoff ? QString() : u"nothing is told"_s;
}

/// The keys of all documents in @p parsed.
QSet<QString> keysIn(const ParsedText &parsed)
{
    QSet<QString> keys;
    for (const SourceDocument &document : parsed.documents) {
        for (const Node &node : document.tree.nodes) {
            keys.insert(node.key);
        }
    }
    return keys;
}

/// The message of a fix of @p report for the truncated text that inserts a key outside of @p keys;
/// empty if there is none.
QString keyWrittenBy(const Report &report, const QByteArray &cut, Format format,
                     const QSet<QString> &keys)
{
    for (const DocumentReport &document : report.documents) {
        for (const Finding &finding : document.findings) {
            for (const Fix &fix : isCutOff(finding) ? finding.fixes : std::vector<Fix>()) {
                const Result<QByteArray> closed = applied(cut, fix.edits);
                const QSet<QString> written =
                    closed ? keysIn(parse(*closed, format, builtIn().parseOptions())) : keys;
                if (!(written - keys).isEmpty()) {
                    return u"a fix writes the key "_s + *(written - keys).cbegin();
                }
            }
        }
    }
    return {};
}

} // namespace

/// Documents that end too early, as when a model reaches its limit of tokens.
class TestTruncation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void isReportedAtAnyEndOfTheText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        for (const Sample &each : samples()) {
            QTest::newRow(each.name) << each.text << each.format;
            const QByteArray language = each.format == Format::Xml ? "xml"
                : each.format == Format::Json                      ? "json"
                : each.format == Format::Prompt                    ? "prompt"
                                                                   : "yaml";
            QTest::addRow("%s, in a fence", each.name) << "# Result\n\n```" + language + '\n'
                    + each.text.trimmed() + "\n```\n" << Format::Markdown;
        }
    }

    /// The rest either parses completely, or is reported as truncated and nothing else.
    void isReportedAtAnyEndOfTheText()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        const ParsedText parsedWhole = parse(text, format, builtIn().parseOptions());
        QVERIFY(parsedWhole.isComplete());
        const Report whole = reportOf(text, format);
        const QSet<QString> keys = keysIn(parsedWhole);
        const qsizetype step = text.size() > 3000 ? 7 : 1;
        int told = 0;
        for (qsizetype size = 1; size < endOfContent(text); size += step) {
            const QByteArray cut = text.first(size);
            if (cut.endsWith('\n') || (format == Format::Xml && !cut.contains("<agent"))) {
                continue; // a forgotten character looks the same; a prolog contains nothing
            }
            const ParsedText parsed = parse(cut, format, builtIn().parseOptions());
            const Report report = reportOf(cut, format);
            const bool lacksMore = lacking(report) > lacking(whole) && format == Format::Yaml;
            const bool mayEnd = parsed.isComplete() && !(lacksMore && endsWithinWord(text, size));
            QString wrong = wrongIn(report, mayEnd);
            wrong = wrong.isEmpty() ? keyWrittenBy(report, cut, format, keys) : wrong;
            QVERIFY2(
                wrong.isEmpty(),
                qPrintable(wrong + u"\n…"_s
                           + QString::fromUtf8(cut.last(std::min<qsizetype>(80, cut.size())))));
            for (const DocumentReport &document : report.documents) {
                told += int(std::ranges::count_if(document.findings, isCutOff));
            }
        }
        QVERIFY2(told > 10, qPrintable(QString::number(told)));
    }

    void namesTheLineAndTheMissingPart_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<int>("line");
        QTest::addColumn<QStringList>("missing");
        QTest::addColumn<Severity>("severity");
        const auto row = [](const char *name, const QByteArray &text, Format format, int line,
                            const QStringList &missing, Severity severity) {
            QTest::newRow(name) << text << format << line << missing << severity;
        };
        const auto before = [](const QByteArray &text, const QByteArray &end) {
            return text.first(text.indexOf(end) + end.size());
        };
        const QStringList native{u"workflow"_s, u"task_details"_s, u"deliverables"_s};
        row("an XML element", before(nativeRequest(), "when each"), Format::Xml, 4, native,
            Severity::Error);
        row("an XML tag", before(nativeRequest(), "</current_task"), Format::Xml, 4, native,
            Severity::Error);
        row("a JSON text", before(step(), "and \\"), Format::Json, 8, {u"status"_s},
            Severity::Error);
        row("a JSON list", before(step(), "[\"tests"), Format::Json, 7, {u"status"_s},
            Severity::Error);
        row("a quoted text",
            "handoff:\n  source:\n    skill: perspective-swarm\n  target: {skill: lit-pm}\n"
            "  payload:\n    original_prompt: \"Why is",
            Format::Yaml, 6, {u"reframed_challenge"_s}, Severity::Error);
        row("a quoted text with a line end",
            "handoff:\n  source:\n    skill: perspective-swarm\n  target: {skill: lit-pm}\n"
            "  payload:\n    original_prompt: \"Why is\n",
            Format::Yaml, 6, {u"original_prompt"_s}, Severity::Error);
        row("behind a comma in brackets",
            "ARENA_TO_JUDGE_HANDOFF:\n  Implementation: {session_id: arena-7, mode: Solo,\n",
            Format::Yaml, 2, {u"Files_To_Review"_s, u"selected_variant"_s}, Severity::Error);
        row("a block scalar",
            "handoff:\n  source:\n    skill: perspective-swarm\n  target: {skill: lit-pm}\n"
            "  payload:\n    original_prompt: |\n      Why is",
            Format::Yaml, 7, {u"problem_type"_s}, Severity::Warning);
        row("a plain text",
            "ARENA_TO_GUARDIAN_HANDOFF:\n  Files_Changed:\n    - path: a.py\n"
            "      change_type: Added\n      summary: The lim",
            Format::Yaml, 5, {u"Test_Status"_s, u"Ready_For_Review"_s}, Severity::Warning);
        row("a key without a value", "ARENA_TO_GUARDIAN_HANDOFF:\n  Files_Changed:\n", Format::Yaml,
            2, {u"Test_Status"_s, u"Ready_For_Review"_s}, Severity::Warning);
        row("the indentation of a line",
            "ARENA_TO_GUARDIAN_HANDOFF:\n  Files_Changed:\n    - path: a.py\n  ", Format::Yaml, 3,
            {u"Test_Status"_s, u"Ready_For_Review"_s}, Severity::Warning);
        const QByteArray cfd = "handoff:\n  version: \"1.0\"\n  from_phase: 2\n  to_phase: 2\n"
                               "  producer: cfd-reviewer\n";
        row("half a key in a map that began", cfd + "  engineering_review:\n    appr", Format::Yaml,
            7, {u"consumer"_s, u"approval_status"_s}, Severity::Warning);
        row("with a version that could be added", "handoff:\n  engineering_review:\n    appr",
            Format::Yaml, 3, {u"version"_s, u"approval_status"_s}, Severity::Warning);
        row("half a key in an entry that began",
            cfd + "  engineering_review:\n    challenges:\n      - sever", Format::Yaml, 8,
            {u"consumer"_s, u"severity"_s}, Severity::Warning);
        row("half a key in a map that requires none",
            "ARENA_TO_BUILDER_HANDOFF:\n  Escalation: {session_id: a, paradigm: COMPETE, mode: "
            "Solo, reason: ALL_DISQUALIFIED, attempts_made: 2, best_score_achieved: N/A}\n"
            "  Original_Task: {description: x, acceptance_criteria: [a], scope_files: [a.py]}\n"
            "  Attempted_Approaches: [{variant_id: v1, engine: codex, approach_summary: x, "
            "failure_reason: y, score: 3}]\n  Partial_Work:\n    usabl",
            Format::Yaml, 6, {}, Severity::Warning);
        row("a key whose value a rule asks for",
            "ARENA_TO_BUILDER_HANDOFF:\n  Escalation: {session_id: a, paradigm: COMPETE, mode: "
            "Solo, "
            "reason: ALL_DISQUALIFIED, attempts_made: 2, best_score_achieved: N/A}\n"
            "  Original_Task: {description: x, acceptance_criteria: [a], scope_files: [a.py]}\n"
            "  Attempted_Approaches:",
            Format::Yaml, 4, {u"Attempted_Approaches"_s}, Severity::Warning);
        row("a colon within a time", cfd + "  timestamp: 2026-02-21T15:", Format::Yaml, 6,
            {u"consumer"_s, u"deliverable"_s}, Severity::Error);
        row("a colon within an address",
            "SHERPA_TO_ARENA_HANDOFF:\n  Task: see http:", Format::Yaml, 2, {u"Atomic_Steps"_s},
            Severity::Error);
        row("a colon in braces",
            "SHERPA_TO_ARENA_HANDOFF:\n  Task: x\n  Notes: {a: see http:", Format::Yaml, 3,
            {u"Atomic_Steps"_s}, Severity::Error);
        row("behind a whole line", "SHERPA_TO_ARENA_HANDOFF:\n  Task: Write the queue",
            Format::Yaml, 2, {u"Atomic_Steps"_s}, Severity::Warning);
        row("a comment", "SHERPA_TO_ARENA_HANDOFF:\n  Task: Write the queue\n  # The ste",
            Format::Yaml, 3, {u"Atomic_Steps"_s}, Severity::Warning);
        row("a number",
            "handoff:\n  swarm_synthesis:\n    convergent_insights: [a]\n"
            "    divergent_alternatives: [b]\n  from_phase: 2",
            Format::Yaml, 5, {u"to_phase"_s}, Severity::Warning);
        const QByteArray reviewed = mixed();
        row("before a block that a rule asks for",
            before(reviewed, "Z\"\n")
                + "  deliverable: {location: /a, type: specification}\n"
                  "  context: {task_id: a, description: b, focus_areas: [], known_gaps: []}\n"
                  "  quality: {status: complete, confidence: high, notes: x}",
            Format::Yaml, 10, {u"engineering_review"_s}, Severity::Warning);
        row("a prompt in its instructions",
            "ROLE: Tara\nGOAL: Test the queue.\nCONTEXT FILES:\n- src/a.py: x\nINSTRUCTIONS:\n"
            "1. Write the te",
            Format::Prompt, 6, {u"OUTPUT REQUIREMENT"_s}, Severity::Warning);
        row("a prompt behind a whole line", before(prompt(), "the tests\n"), Format::Prompt, 8,
            {u"OUTPUT REQUIREMENT"_s}, Severity::Warning);
        row("a prompt in a fenced block", before(prompt(), "the tests\n") + "```python\nx = 1\n",
            Format::Prompt, 10, {u"OUTPUT REQUIREMENT"_s}, Severity::Warning);
        row("a prompt in a Markdown file", before(prompt(), "the tests\n"), Format::Markdown, 8,
            {u"OUTPUT REQUIREMENT"_s}, Severity::Warning);
        row("a prompt", before(prompt(), "src/a.py"), Format::Prompt, 4,
            {u"INSTRUCTIONS"_s, u"OUTPUT REQUIREMENT"_s}, Severity::Warning);
    }

    void namesTheLineAndTheMissingPart()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QFETCH(int, line);
        QFETCH(QStringList, missing);
        QFETCH(Severity, severity);
        const DocumentReport report = reportOf(text, format).documents.front();
        const auto found = std::ranges::find_if(report.findings, isCutOff);
        QVERIFY2(found != report.findings.end(), qPrintable(listed(report).join(u'|')));
        QCOMPARE(found->severity, severity);
        QCOMPARE(found->start.line, line);
        QVERIFY2(found->message.contains(u"line %1"_s.arg(line)), qPrintable(found->message));
        for (const QString &name : missing) {
            QVERIFY2(found->message.contains(name), qPrintable(found->message));
            QVERIFY2(report.verdict.feedback.contains(name), qPrintable(report.verdict.feedback));
        }
        QVERIFY2(report.verdict.feedback.contains(u"Please send the whole document again"_s),
                 qPrintable(report.verdict.feedback));
        for (const Finding &finding : report.findings) {
            const bool isCertain = std::ranges::any_of(finding.fixes, &Fix::isCertain);
            QVERIFY2(!isCertain, qPrintable(finding.message));
        }
    }

    void anOpenQuoteOrBracketAtTheEndIsTruncation_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCut");
        const QByteArray root = "SHERPA_TO_ARENA_HANDOFF:\n  Atomic_Steps: [a]\n  Task: ";
        QTest::newRow("a bracket") << root + "[a, b\n" << true;
        QTest::newRow("a brace") << root + "{a: b, c: d\n" << true;
        QTest::newRow("a quote") << root + "\"Write the\n" << true;
        QTest::newRow("a single quote") << root + "'Write the\n" << true;
        QTest::newRow("blank lines behind") << root + "[a, b\n\n  \n" << true;
        QTest::newRow("another line behind") << root + "[a, b\n  Notes: x\n" << false;
        QTest::newRow("the wrong bracket") << root + "[a, b}\n" << false;
    }

    /// An open quote or bracket is enough, with any line end, as in JSON and XML.
    void anOpenQuoteOrBracketAtTheEndIsTruncation()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isCut);
        const DocumentReport report = reportOf(text, Format::Yaml).documents.front();
        QCOMPARE(std::ranges::count_if(report.findings, isCutOff), isCut ? 1 : 0);
        QCOMPARE(std::ranges::any_of(report.findings, isOfSyntax), !isCut);
    }

    void noCertainFixQuotesTextThatEndsInAColon_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        const QByteArray text =
            "SHERPA_TO_ARENA_HANDOFF:\n  Atomic_Steps: [a]\n  Task: see http:\n";
        QTest::newRow("a file") << text << Format::Yaml;
        QTest::newRow("a closed block") << "```yaml\n" + text + "```\n" << Format::Markdown;
    }

    /// The end of the value may be missing although the line is complete.
    void noCertainFixQuotesTextThatEndsInAColon()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        for (const Finding &finding : reportOf(text, format).documents.front().findings) {
            QVERIFY2(std::ranges::none_of(finding.fixes, &Fix::isCertain),
                     qPrintable(finding.message));
        }
    }

    /// A part of a character of several bytes does not mean another encoding.
    void truncationWithinACharacterIsFound()
    {
        for (const Sample &each : samples()) {
            const qsizetype at = each.text.size() / 2;
            const DocumentReport report =
                reportOf(each.text.first(at) + "\xE2\x82", each.format).documents.front();
            QVERIFY2(
                std::ranges::find_if(report.findings, isCutOff) != report.findings.end(),
                qPrintable(QString::fromLatin1(each.name) + u": "_s + listed(report).join(u'|')));
        }
    }

    void existingFieldsAreNotReportedAsMissing()
    {
        const DocumentReport report =
            reportOf("ARENA_TO_JUDGE_HANDOFF:\n  Implementation: {session_id: arena-7, mode: Solo,",
                     Format::Yaml)
                .documents.front();
        const auto found = std::ranges::find_if(report.findings, isCutOff);
        QVERIFY2(found != report.findings.end(), qPrintable(listed(report).join(u'|')));
        QVERIFY(found->message.contains(u"selected_variant"_s));
        for (const QString &there : {u"Implementation"_s, u"session_id"_s}) {
            QVERIFY2(!found->message.contains(there), qPrintable(found->message));
        }
    }

    /// If an end tag is missing, the following text belongs to its element.
    void elementsAfterAMissingEndTagAreNotReportedAsMissing()
    {
        const QStringList names{u"mode"_s,     u"original_intent"_s, u"current_task_summary"_s,
                                u"workflow"_s, u"task_details"_s,    u"constraints"_s};
        for (const QString &open : names) {
            QByteArray text = nativeRequest().replace("</" + open.toUtf8() + '>', "");
            text.truncate(text.indexOf("</deliverables>"));
            const DocumentReport report = reportOf(text, Format::Xml).documents.front();
            QCOMPARE(std::ranges::count_if(report.findings, isCutOff), 1);
            const Finding &told = *std::ranges::find_if(report.findings, isCutOff);
            for (const QString &there : names + QStringList{u"deliverables"_s}) {
                QVERIFY2(!told.message.contains(there), qPrintable(open + u": "_s + told.message));
            }
        }
    }

    void aPromptWithoutItsLastSectionIsTruncated_data()
    {
        QTest::addColumn<QByteArray>("last");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("a word in backticks") << "Call `submit_step_comp\n"_ba << true;
        QTest::newRow("before the tool is named") << "You must call the to"_ba << true;
        QTest::newRow("a fenced block") << "Call submit_step_completion:\n```json\n{}\n"_ba << true;
        QTest::newRow("whole") << "Call `submit_step_completion`.\n"_ba << false;
        QTest::newRow("whole, without a line end") << "Call submit_step_completion."_ba << false;
        QTest::newRow("a closed block")
            << "Call submit_step_completion:\n```json\n{}\n```\n"_ba << false;
        QTest::newRow("another tool") << "Call finish.\n"_ba << false;
        QTest::newRow("a lone backtick")
            << "Call submit_step_completion, don`t stop.\n"_ba << false;
    }

    void aPromptWithoutItsLastSectionIsTruncated()
    {
        QFETCH(const QByteArray, last);
        QFETCH(const bool, isCut);
        const QByteArray text =
            QByteArray(prompt()).replace("Call submit_step_completion.\n", last);
        for (const Format format : {Format::Prompt, Format::Markdown}) {
            const DocumentReport report = reportOf(text, format).documents.front();
            QCOMPARE(std::ranges::count_if(report.findings, isCutOff), isCut ? 1 : 0);
        }
    }

    void aMissingMiddleSectionIsNotTruncation()
    {
        const DocumentReport report =
            reportOf(QByteArray(prompt()).replace("CONSTRAINTS:\n- TDD\n", ""), Format::Prompt)
                .documents.front();
        QVERIFY(std::ranges::none_of(report.findings, isCutOff));
    }

    /// A closing character completes the text, with and without a final line end.
    void truncatedTextCanBeClosed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::newRow("XML, in a text")
            << "<agent_request session_id=\"n\">\n<mode>spa"_ba << Format::Xml;
        QTest::newRow("XML, behind an element")
            << "<agent_request session_id=\"n\">\n<mode>spawn</mode>\n"_ba << Format::Xml;
        QTest::newRow("JSON") << "{\"name\": \"submit_step_completion\", \"arguments\": {"
                                 "\"task_id\": \"t"_ba
                              << Format::Json;
        QTest::newRow("YAML") << "ARENA_TO_JUDGE_HANDOFF: {Review_Focus: [a"_ba << Format::Yaml;
    }

    /// The missing text is unknown: the fix is only offered.
    void truncatedTextCanBeClosed()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        const DocumentReport report = reportOf(text, format).documents.front();
        const auto found = std::ranges::find_if(report.findings, isCutOff);
        QVERIFY(found != report.findings.end());
        QCOMPARE(found->fixes.size(), size_t(1));
        const Fix &fix = found->fixes.front();
        QVERIFY(!fix.isCertain);
        const Result<QByteArray> closed = applied(text, fix.edits);
        QVERIFY(closed);
        QVERIFY2(parse(*closed, format).isComplete(), closed->constData());
    }

    void closedTextsAreNotTruncated_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::newRow("XML") << "<agent_request session_id=\"n\">\n<mode>spawn</mode>\n"
                                "</agent_request>"_ba
                             << Format::Xml;
        QTest::newRow("JSON")
            << "{\"name\": \"submit_step_completion\", \"arguments\": {\"task_id\": \"t\"}}"_ba
            << Format::Json;
        QTest::newRow("YAML in brackets")
            << "{ARENA_TO_JUDGE_HANDOFF: {Review_Focus: [a]}}"_ba << Format::Yaml;
        QTest::newRow("YAML in a closed block")
            << "```yaml\n" + sample(u"arena.nexus-to-arena"_s) + "  Context: \"half a sen\n```\n"
            << Format::Markdown;
    }

    void closedTextsAreNotTruncated()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        const DocumentReport report = reportOf(text, format).documents.front();
        QVERIFY(std::ranges::none_of(report.findings, isCutOff));
        QVERIFY(report.count(Severity::Error) > 0); // fields are missing nevertheless
    }

    /// Programs write the state and end its last line.
    void aStateWithoutAFinalLineEndIsTruncated()
    {
        const QByteArray whole = "session: {session_id: \"1\", session_dir: /x, mode: LITE, "
                                 "current_phase: 2, status: running}\n"
                                 "phase_results:\n  phase_0: {status: complete}\n";
        CheckSettings settings;
        settings.filePath = u"/x/cfd-bioreactor-state-20260221-150000-1.yaml"_s;
        settings.touchesDisk = false;
        const auto isToldOf = [&settings](const QByteArray &text) {
            const Report report = check(text, parse(text, Format::Yaml), builtIn(), settings);
            return std::ranges::any_of(report.documents.front().findings, isCutOff);
        };
        QVERIFY(!isToldOf(whole));
        QVERIFY(isToldOf(whole.chopped(1)));
        settings.filePath = u"/x/notes.yaml"_s;
        QVERIFY(!isToldOf(whole.chopped(1)));
    }

    void aTextWithoutItsFinalLineEndIsNotTruncated_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        for (const Sample &each : samples()) {
            QTest::newRow(each.name) << each.text.trimmed() << each.format;
        }
        QTest::newRow("a field is missing in the midst")
            << "SCOUT_TO_ARENA_HANDOFF:\n  Fix_Approaches: [{name: a, risk: Low}]\n"
               "  Scope_Hints: {likely_files: [a.py]}"_ba
            << Format::Yaml;
        const QByteArray head = mixed().left(mixed().indexOf("  quality:"));
        QTest::newRow("its last key is misspelt")
            << "ARENA_TO_JUDGE_HANDOFF:\n"
               "  Implementation: {session_id: arena-20260311-1, mode: Solo, selected_variant: v2, "
               "selected_engine: codex, variant_branch: arena/v2}\n"
               "  Review_Focus: [a]\n  files_to_review: [src/limit.py]"_ba
            << Format::Yaml;
        QTest::newRow("the key of its block is misspelt") << head
                + "  quality: {status: complete, confidence: high, notes: \"\"}\n"
                  "  enginering_review: {approval_status: APPROVED, challenges: []}"
                                                          << Format::Yaml;
        QTest::newRow("a word stands where a map belongs") << head
                + "  engineering_review: {approval_status: APPROVED, challenges: []}\n"
                  "  quality: good" << Format::Yaml;
    }

    /// A line end at the end of a text is often left out.
    void aTextWithoutItsFinalLineEndIsNotTruncated()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        const DocumentReport report = reportOf(text, format).documents.front();
        QVERIFY2(std::ranges::none_of(report.findings, isCutOff),
                 qPrintable(listed(report).join(u'|')));
    }

    /// An ended last line shows that the text is complete.
    void aTextWithAFinalLineEndLacksAField()
    {
        const QByteArray text = "SHERPA_TO_ARENA_HANDOFF:\n  Task: Write the queue\n";
        const DocumentReport report = reportOf(text, Format::Yaml).documents.front();
        QVERIFY(std::ranges::none_of(report.findings, isCutOff));
        QCOMPARE(report.count(Severity::Error), 1);
    }

    void otherMistakesAreNotTruncations_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        for (const Sample &each : samples()) {
            QTest::newRow(each.name) << each.text << each.format;
        }
    }

    /// A character in the middle is missing, or a line has other indentation.
    void otherMistakesAreNotTruncations()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        const qsizetype lastLine = text.lastIndexOf('\n', endOfContent(text) - 1);
        std::vector<QByteArray> broken;
        for (qsizetype at = 0; at < lastLine; ++at) {
            if (QByteArrayView("\"'{}[]<>/:,").contains(text[at])) {
                broken.push_back(QByteArray(text).remove(at, 1));
            }
            if (text[at] == '\n') {
                broken.push_back(QByteArray(text).insert(at + 1, ' '));
                broken.push_back(QByteArray(text).insert(at + 1, '\t'));
            }
        }
        for (const QByteArray &mistaken : broken) {
            const Report report = reportOf(mistaken, format);
            for (const DocumentReport &document : report.documents) {
                QVERIFY2(std::ranges::find_if(document.findings, isCutOff)
                             == document.findings.end(),
                         mistaken.constData());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTruncation)
#include "tst_truncation.moc"
