// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/wrapinroot.h"
#include "models/check/folder/routingfacts.h"
#include "models/check/values/subtree.h"
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray nexus(const QByteArray &preferences, const QByteArray &more = {})
{
    return "NEXUS_TO_ARENA_HANDOFF:\n"
           "  Task: Limit\n"
           "  Specification:\n"
           "    description: Limit each client\n"
           "    acceptance_criteria: [one]\n"
           "  Execution_Preferences: {"
        + preferences + "}\n" + more;
}

/// "Mode: Team: 3 variants are asked for" for each explanation.
QStringList explained(const QByteArray &text)
{
    const Report report = checked(text);
    QStringList lines;
    for (const ReceiverChoice &explanation : report.documents.front().verdict.explanations) {
        lines.append(explanation.title + u": "_s + explanation.text);
    }
    return lines;
}

} // namespace

class TestArena : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void explainsTheChoicesLeftToArena_data()
    {
        QTest::addColumn<QByteArray>("preferences");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QByteArray &preferences, const QByteArray &more,
                            const QString &expected) {
            QTest::newRow(name) << preferences << more << expected;
        };
        row("nothing is left", "Mode: Solo, Engine: both, Variants: 2", {}, {});
        row("three variants", "Mode: Auto, Variants: 3", {}, u"Mode: Team: 3 variants"_s);
        row("three in quotes", "Mode: Auto, Variants: \"3\"", {}, u"Mode: Team: 3 variants"_s);
        row("two variants", "Mode: Auto, Variants: 2", {}, u"Mode: Solo: 2 variants"_s);
        row("few files", "Mode: Auto", "  Scope_Hints: {likely_files: [a, b, c]}\n",
            u"Mode: Quick, if the task"_s);
        row("four files", "Mode: Auto", "  Scope_Hints: {likely_files: [a, b, c, d]}\n",
            u"Mode: Solo, unless"_s);
        row("no files named", "Mode: Auto", {}, u"Mode: Solo, unless"_s);
        row("three subtasks", "Mode: Auto", "  Subtasks: [a, b, c]\n",
            u"Mode: Team: the task is divided into subtasks (3 entries)"_s);
        row("compete", "Mode: Auto", {}, u"Paradigm: COMPETE"_s);
        row("collaborate", "Mode: Auto", "  Atomic_Steps: [a, b]\n",
            u"Paradigm: COLLABORATE: the task is divided into subtasks (2 entries)"_s);
        row("any engine", "Engine: any", {}, u"Engine: codex, gemini or both, as available"_s);
        row("no self-competition", "Engine: any, Self_Competition_Allowed: \"false\"", {},
            u"Engine: codex, gemini or both, as available. With only one"_s);
        row("auto variants", "Variants: auto", {}, u"Variants: As many as"_s);
        row("auto variants in another case", "Variants: Auto", {}, u"Variants: As many as"_s);
        row("auto in another case", "Mode: auto, Variants: 3", {}, u"Mode: Team: 3 variants"_s);
        row("any in another case", "Engine: Any", {}, u"Engine: codex, gemini or both"_s);
    }

    void explainsTheChoicesLeftToArena()
    {
        QFETCH(QByteArray, preferences);
        QFETCH(QByteArray, more);
        QFETCH(QString, expected);
        const QStringList lines = explained(nexus(preferences, more));
        const bool isThere = std::ranges::any_of(
            lines, [&](const QString &line) { return line.startsWith(expected); });
        QVERIFY2(expected.isEmpty() ? lines.isEmpty() : isThere, qPrintable(lines.join(u'\n')));
    }

    /// At most 3 likely files and at most 2 criteria; a fourth file or a third criterion is more.
    void quickParadigmIsLimitedToSmallTasks_data()
    {
        QTest::addColumn<QByteArray>("files");
        QTest::addColumn<QByteArray>("criteria");
        QTest::addColumn<bool>("isQuick");
        QTest::newRow("both at the limit") << "[a, b, c]"_ba << "[one, two]"_ba << true;
        QTest::newRow("no criterion") << "[a]"_ba << "[]"_ba << true;
        QTest::newRow("a third criterion") << "[a, b, c]"_ba << "[one, two, three]"_ba << false;
        QTest::newRow("a fourth file") << "[a, b, c, d]"_ba << "[one, two]"_ba << false;
        QTest::newRow("no file") << "[]"_ba << "[one]"_ba << false;
    }

    void quickParadigmIsLimitedToSmallTasks()
    {
        QFETCH(QByteArray, files);
        QFETCH(QByteArray, criteria);
        QFETCH(bool, isQuick);
        QByteArray text = nexus("Mode: Auto", "  Scope_Hints: {likely_files: " + files + "}\n");
        text.replace("acceptance_criteria: [one]", "acceptance_criteria: " + criteria);
        const QStringList modes = explained(text).filter(u"Mode: "_s);
        QCOMPARE(modes.size(), 1);
        QCOMPARE(modes.front().startsWith("Mode: Quick"_L1), isQuick);
        QCOMPARE(modes.front().startsWith("Mode: Solo, unless"_L1), !isQuick);
    }

    /// No field contains the complexity of a task, so the rule itself is shown beside the choice.
    void theChosenModeNamesItsRule()
    {
        const Report report = checked(nexus("Mode: Auto, Variants: 3"));
        const auto &explanations = report.documents.front().verdict.explanations;
        const auto mode = std::ranges::find(explanations, u"Mode"_s, &ReceiverChoice::title);
        QVERIFY(mode != explanations.end());
        QVERIFY2(mode->rule.contains(u"complexity is high"_s), qPrintable(mode->rule));
    }

    /// Only Nexus' format has a Position; elsewhere it is an ordinary field.
    void onlyNexusHasAPosition_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("findings");
        const QByteArray beyond = "  Chain_Context: {Position: Step 5 of 2}\n";
        QTest::newRow("nexus") << nexus({}, beyond)
                               << QStringList(u"warning arena.position-beyond "
                                              "/NEXUS_TO_ARENA_HANDOFF/Chain_Context/Position"_s);
        QTest::newRow("builder") << "ARENA_TO_BUILDER_HANDOFF:\n"
                                    "  Escalation: {session_id: a, reason: ENGINE_UNAVAILABLE}\n"
                                    "  Original_Task: {description: x}\n"
                + beyond << QStringList();
        QTest::newRow("another one") << "JUDGE_TO_ARENA_HANDOFF:\n  Note: x\n"
                + beyond << QStringList(u"note arena.no-schema /JUDGE_TO_ARENA_HANDOFF"_s);
    }

    void onlyNexusHasAPosition()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, findings);
        QCOMPARE(listed(checked(text).documents.front()), findings);
    }

    void renormalisesTheWeights_data()
    {
        QTest::addColumn<QByteArray>("overrides");
        QTest::addColumn<QString>("expected");
        QTest::newRow("two of the specification")
            << QByteArray("safety: 30, performance: 30")
            << u"correctness 30.8 %, code_quality 19.2 %, performance 23.1 %, safety 23.1 %, "
               "simplicity 3.8 %"_s;
        QTest::newRow("in quotes")
            << QByteArray("correctness: \"140\"")
            << u"correctness 70 %, code_quality 12.5 %, performance 7.5 %, safety 7.5 %, "
               "simplicity 2.5 %"_s;
        QTest::newRow("an unknown criterion")
            << QByteArray("beauty: 50")
            << u"correctness 40 %, code_quality 25 %, performance 15 %, safety 15 %, "
               "simplicity 5 %"_s;
    }

    void renormalisesTheWeights()
    {
        QFETCH(QByteArray, overrides);
        QFETCH(QString, expected);
        const QByteArray more = "  Quality_Requirements: {weight_overrides: {" + overrides + "}}\n";
        QCOMPARE(explained(nexus({}, more)), QStringList(u"Weights: "_s + expected));
    }

    void wrapsWithoutLosingAByte_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("map") << QByteArray("# c\na: 1\nb:\n- x\n")
                             << QByteArray("# c\nK:\n  a: 1\n  b:\n  - x\n");
        QTest::newRow("block scalar")
            << QByteArray("a: |\n  x\n\n    y\n   \nb: 1\n")
            << QByteArray("K:\n  a: |\n    x\n\n      y\n     \n  b: 1\n");
        QTest::newRow("indentation indicator")
            << QByteArray("a: |1\n  x\n") << QByteArray("K:\n  a: |1\n    x\n");
        QTest::newRow("quoted lines") << QByteArray("a: \"x\n\n  y\"\nb: 'p\n q'\n")
                                      << QByteArray("K:\n  a: \"x\n\n    y\"\n  b: 'p\n   q'\n");
        QTest::newRow("CRLF") << QByteArray("a: 1\r\nb: 2\r\n")
                              << QByteArray("K:\r\n  a: 1\r\n  b: 2\r\n");
        QTest::newRow("markers") << QByteArray("---\na: 1\n...\n---\nz: 1\n")
                                 << QByteArray("---\nK:\n  a: 1\n...\n---\nz: 1\n");
        QTest::newRow("flow") << QByteArray("{a: 1,\n b: 2}\n")
                              << QByteArray("K:\n  {a: 1,\n   b: 2}\n");
        QTest::newRow("no final newline") << QByteArray("a: 1") << QByteArray("K:\n  a: 1");
    }

    void wrapsWithoutLosingAByte()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto edits = wrapEdits(before, parse(before, Format::Yaml), 0, u"K"_s);
        QVERIFY(edits.has_value());
        QCOMPARE(applied(before, *edits).value(), after);
    }

    void wrapsJson()
    {
        const QByteArray before = "{\"a\": 1}\n";
        const auto edits = wrapEdits(before, parse(before, Format::Json), 0, u"K"_s);
        QVERIFY(edits.has_value());
        QCOMPARE(applied(before, *edits).value(), "{\"K\": {\"a\": 1}}\n");
    }

    void noFixNestsARootInItself()
    {
        const QByteArray text = "NEXUS_TO_ARENA_HANDOFF:\nTask: x\nSpecification:\n"
                                "  description: y\nExecution_Preferences:\n  Mode: Auto\n";
        int fixes = 0;
        for (const DocumentReport &document : checked(text).documents) {
            for (const Finding &finding : document.findings) {
                for (const Fix &fix : finding.fixes) {
                    ++fixes;
                    const QByteArray after = applied(text, fix.edits).value();
                    QVERIFY2(after.count("NEXUS_TO_ARENA_HANDOFF") == 1, after.constData());
                }
            }
        }
        QVERIFY(fixes > 0);
    }

    void offersToWrapADocumentWithoutARoot()
    {
        const QByteArray text = "Task: x\nAtomic_Steps:\n- {step_id: 1, description: y}\n";
        const Finding finding = checked(text).documents.front().findings.front();
        QCOMPARE(finding.rule, u"arena.root-missing"_s);
        const Report after = checked(applied(text, finding.fixes.front().edits).value());
        QCOMPARE(listed(after.documents.front()), QStringList());
        QCOMPARE(after.documents.front().base.toString(), u"/SHERPA_TO_ARENA_HANDOFF"_s);
    }

    /// After renaming, the alias would repeat the key.
    void anAliasBesideItsCanonicalNameStays()
    {
        const QByteArray body = ":\n  Task: x\n  Specification: {description: y}\n";
        const QByteArray alias = "NEXUS_TO_ARENA_CONTEXT" + body;
        const auto fixesOf = [](const QByteArray &text) {
            size_t fixes = 0;
            for (const DocumentReport &document : checked(text).documents) {
                for (const Finding &finding : document.findings) {
                    fixes += finding.rule == "arena.root-alias"_L1 ? finding.fixes.size() : 0;
                }
            }
            return fixes;
        };
        QCOMPARE(fixesOf(alias), size_t(1));
        QCOMPARE(fixesOf(alias + "NEXUS_TO_ARENA_HANDOFF" + body), size_t(0));
        QCOMPARE(checked(alias + "NEXUS_TO_ARENA_HANDOFF" + body).documents.size(), size_t(2));
    }

    void eachRootHasAReport()
    {
        const Report report = checked("SHERPA_TO_ARENA_HANDOFF:\n  Task: x\n"
                                      "A_TO_B_HANDOFF: {Note: y}\n");
        QCOMPARE(report.documents.size(), size_t(2));
        QCOMPARE(report.documents[0].kind, u"arena.sherpa-to-arena"_s);
        QCOMPARE(report.documents[0].verdict.action, Action::Reinvoke);
        QCOMPARE(report.documents[1].kind, u"arena.family"_s);
        QCOMPARE(report.documents[1].base.toString(), u"/A_TO_B_HANDOFF"_s);
        QCOMPARE(report.documents[1].line, 3);
        QCOMPARE(report.documents[1].document, 0);
    }

    /// A part of a large tree is as small as itself, and equal to a copy of that part.
    void anExtractedSubtreeEqualsItsPartOfTheTree()
    {
        QByteArray text;
        for (int i = 0; i < 300; ++i) {
            text += "A" + QByteArray(1, char('A' + i % 26)) + QByteArray(i / 26 + 1, 'X')
                + "_TO_B_HANDOFF: {Notes: [a, {b: " + QByteArray::number(i) + "}]}\n";
        }
        const ParsedText parsed = parse(text, Format::Yaml);
        const Tree &tree = parsed.documents.front().tree;
        QVERIFY(!hasAliases(tree));
        for (const NodeId entry : tree.root().children) {
            const Tree alone = extractedSubtree(tree, {entry});
            QCOMPARE(alone.nodes.size(), size_t(6));
            QCOMPARE(alone.toValue(), restrictedTo(tree, {entry}).toValue());
            for (NodeId id = 0; id < 6; ++id) {
                QCOMPARE(alone.find(alone.pointerTo(id)), id);
                QCOMPARE(alone.at(id).range, tree.at(tree.find(alone.pointerTo(id))).range);
            }
        }
        QCOMPARE(checked(text).documents.size(), size_t(300));
    }

    void readsTheRouteFromTheRootKey_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QString>("route");
        QTest::newRow("known") << QByteArray("SCOUT_TO_ARENA_HANDOFF") << u"Scout Arena"_s;
        QTest::newRow("alias") << QByteArray("NEXUS_TO_ARENA_CONTEXT") << u"Nexus Arena"_s;
        QTest::newRow("unknown") << QByteArray("BIG_ORACLE_TO_NEXUS_HANDOFF")
                                 << u"BIG_ORACLE Nexus"_s;
    }

    void readsTheRouteFromTheRootKey()
    {
        QFETCH(QByteArray, key);
        QFETCH(QString, route);
        const ParsedText parsed = parse(key + ": {a: 1}\n", Format::Yaml);
        const CanonicalTree tree(parsed.documents.front().tree,
                                 JsonPointer({QString::fromUtf8(key)}));
        const auto model = builtIn().model(*builtIn().kind(u"arena.family"_s));
        const RoutingFacts facts = routingFacts(*model.pack, tree);
        QCOMPARE(facts.producer + u' ' + facts.consumer, route);
        QCOMPARE(model.pack->chains.size(), size_t(6));
    }
};

QTEST_GUILESS_MAIN(TestArena)
#include "tst_arena.moc"
