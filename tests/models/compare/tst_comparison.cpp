// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/comparison.h"
#include "models/compare/mergevalue.h"
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/files.h"
#include "tests/models/compare/comparetext.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const ProtocolCatalog &builtIn()
{
    static const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    return *catalog;
}

SnapshotPtr snapshotOf(const QByteArray &bytes, Format format)
{
    return analyse(bytes, 1, format, builtIn(), {});
}

QByteArray bareCall(const QByteArray &status = "success")
{
    return R"({"task_id": "0-4-1", "step_index": 1, "agent": "Devon", "status": ")" + status
        + R"(", "artifacts": [], "summary": "s", "context_for_next_step": "c"})";
}

QByteArray callAt(const QByteArray &key, const QByteArray &call)
{
    return R"({"id": "call_1", "name": "submit_step_completion", ")" + key + "\": " + call + "}";
}

QByteArray nexus(const QByteArray &root, const QByteArray &task = "Add a login")
{
    const QByteArray fields = "Task: " + task
        + "   # what\nSpecification:\n  description: d\n"
          "  acceptance_criteria: [a]\nChain_Context:\n  Position: Step 1 of 2\n";
    return root.isEmpty()
        ? fields
        : root + ":\n  " + QByteArray(fields).replace("\n", "\n  ").trimmed() + '\n';
}

} // namespace

/// Two documents of one kind are compared by its fields, wherever they are.
class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void comparesBelowTheSurroundingRoot_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QStringList>("lines");
        const QByteArray around =
            R"({"type": "function", "function": {"name": "submit_step_completion", "arguments": )";
        QTest::newRow("bare and wrapped call")
            << bareCall() << callAt("arguments", bareCall("failure"))
            << QStringList{u"changed  /arguments"_s, u"changed /status /arguments/status"_s};
        QTest::newRow("two wrappings") << callAt("input", bareCall()) << around + bareCall() + "}}"
                                       << QStringList{u"changed /input /function/arguments"_s};
        QTest::newRow("the same wrapping")
            << callAt("input", bareCall()) << callAt("input", bareCall("failure"))
            << QStringList{u"changed /input/status /input/status"_s};
        QTest::newRow("two names of a root key")
            << nexus("NEXUS_TO_ARENA_CONTEXT") << nexus("NEXUS_TO_ARENA_HANDOFF", "Add a logout")
            << QStringList{u"changed /NEXUS_TO_ARENA_CONTEXT /NEXUS_TO_ARENA_HANDOFF"_s,
                           u"changed /NEXUS_TO_ARENA_CONTEXT/Task /NEXUS_TO_ARENA_HANDOFF/Task"_s};
        QTest::newRow("with and without a root key")
            << nexus("NEXUS_TO_ARENA_HANDOFF") << nexus({}, "Add a logout")
            << QStringList{u"changed /NEXUS_TO_ARENA_HANDOFF "_s,
                           u"changed /NEXUS_TO_ARENA_HANDOFF/Task /Task"_s};
        const QByteArray plan =
            "version: '1.0'\nfrom_phase: 1\nto_phase: 2\nproducer: cfd-mesh-agent\n"
            "consumer: cfd-bioreactor\ntimestamp: '2026-02-21T15:37:31Z'\n"
            "deliverable: {location: a, type: b}\ncontext: {task_id: t}\n"
            "quality: {status: complete}\nmesh_plan: {}\n";
        const auto below = [&plan](const QByteArray &root) {
            return root + ":\n  " + QByteArray(plan).replace("\n", "\n  ").trimmed() + '\n';
        };
        QTest::newRow("without a root key that is a field")
            << below("handoff") << QByteArray(plan).replace("location: a", "location: z")
            << QStringList{u"changed /handoff "_s,
                           u"changed /handoff/deliverable/location /deliverable/location"_s};
        QTest::newRow("with another root key")
            << below("handof") << below("handoff") << QStringList{u"changed /handof /handoff"_s};
        QTest::newRow("of no kind") << QByteArray("a: {b: 1}\n") << QByteArray("b: 1\n")
                                    << QStringList{u"removed /a -"_s, u"added - /b"_s};
    }

    void comparesBelowTheSurroundingRoot()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        QFETCH(QStringList, lines);
        const Comparison comparison =
            compareTexts({snapshotOf(left, formatOf({}, left))},
                         {snapshotOf(right, formatOf({}, right))}, builtIn());
        QCOMPARE(linesOf(comparison.diff), lines);
        QCOMPARE(comparison.diff.tally.total(), lines.size());
    }

    void valuesAreCopiedInPlace_data()
    {
        QTest::addColumn<int>("difference");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("the root key") << 0 << nexus("NEXUS_TO_ARENA_HANDOFF");
        QTest::newRow("a field") << 1 << nexus("NEXUS_TO_ARENA_CONTEXT", "Add a logout");
    }

    void valuesAreCopiedInPlace()
    {
        QFETCH(int, difference);
        const QByteArray left = nexus("NEXUS_TO_ARENA_CONTEXT");
        const Comparison comparison = compareTexts(
            {snapshotOf(left, Format::Yaml)},
            {snapshotOf(nexus("NEXUS_TO_ARENA_HANDOFF", "Add a logout"), Format::Yaml)}, builtIn());
        const DiffPath path = differencesIn(comparison.diff).at(static_cast<size_t>(difference));
        const auto edits = mergedValue(comparison.diff, path, Side::Left, comparison.right);
        QCOMPARE(edits.size(), 1U);
        const Result<TextEdits> plan = planEdit(left, parse(left, Format::Yaml), 0, edits.front());
        QVERIFY2(plan, qPrintable(plan ? QString() : plan.error()));
        QTEST(applied(left, *plan).value(), "expected");
    }

    void handoffsAreNumberedAsInCheck_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QStringList>("places");
        QTest::newRow("one") << nexus("NEXUS_TO_ARENA_HANDOFF") << Format::Yaml
                             << QStringList{u"0"_s};
        QTest::newRow("two root keys")
            << nexus("NEXUS_TO_ARENA_HANDOFF") + nexus("SCOUT_TO_ARENA_HANDOFF") << Format::Yaml
            << QStringList{u"0 NEXUS_TO_ARENA_HANDOFF"_s, u"0 SCOUT_TO_ARENA_HANDOFF"_s};
        QTest::newRow("two documents")
            << QByteArray("a: 1\n---\n") + nexus("NEXUS_TO_ARENA_HANDOFF") << Format::Yaml
            << QStringList{u"0"_s, u"1"_s};
        QTest::newRow("Markdown") << "```yaml\na: 1\n```\n\n```yaml\n"
                + nexus("NEXUS_TO_ARENA_HANDOFF") + "```\n"
                                  << Format::Markdown << QStringList{u"1"_s};
        QTest::newRow("Markdown without any")
            << QByteArray("```yaml\na: 1\n```\n") << Format::Markdown << QStringList{u"0"_s};
    }

    void handoffsAreNumberedAsInCheck()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QStringList places;
        for (const ComparedText &found : handoffsOf(snapshotOf(text, format))) {
            places +=
                (QString::number(found.document) + u' ' + found.root.value_or(QString())).trimmed();
        }
        QTEST(places, "places");
    }

    void oneOfSeveralRootKeysIsCompared()
    {
        const SnapshotPtr several = snapshotOf(
            nexus("SCOUT_TO_ARENA_HANDOFF") + nexus("NEXUS_TO_ARENA_CONTEXT"), Format::Yaml);
        const SnapshotPtr one =
            snapshotOf(nexus("NEXUS_TO_ARENA_HANDOFF", "Add a logout"), Format::Yaml);
        const Comparison comparison =
            compareTexts(handoffsOf(several).at(1), handoffsOf(one).at(0), builtIn());
        QCOMPARE(comparison.diff.tally, (DiffCounts{.changed = 2}));
        const Comparison whole = compareTexts({several}, {one}, builtIn());
        QCOMPARE(whole.diff.tally, (DiffCounts{.added = 1, .removed = 2}));
    }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
