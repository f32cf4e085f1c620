// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/certainfixes.h"
#include "models/check/report/recognitiontext.h"
#include "models/parsing/parse.h"
#include "models/protocol/fields/fieldschema.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"
#include "tests/models/check/protocols/golden.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

bool isRejected(const Verdict &verdict)
{
    return verdict.action == Action::Reinvoke || verdict.action == Action::Block
        || verdict.action == Action::Escalate || verdict.action == Action::Default;
}

/// True if the schema allows several values for the key that @p finding misses.
bool asksForAStatement(const DocumentReport &report, const Finding &finding)
{
    const bool isMissing = finding.severity == Severity::Error && !finding.field.isEmpty()
        && finding.actual.isEmpty() && finding.rule.endsWith("required"_L1);
    const Kind *kind = builtIn().kind(report.kind);
    const FieldSchema *field = kind ? fieldAt(kind->fields, finding.fieldPath()) : nullptr;
    return isMissing && (!field || field->enumValues.size() != 1);
}

} // namespace

/// Fixes by "baton fix" and "Fix all" change spelling and form only: they add no statement that the
/// producer did not make.
class TestCertainFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void doNotInventContent_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : {"cfd", "arena", "swarm", "orion"}) {
            const QString root = QStringLiteral(BATON_TEST_DATA "/") + QLatin1StringView(folder);
            for (const QString &golden : golden::filesBelow(root, {u"*.findings"_s})) {
                const QString path = golden::fixtureOf(golden);
                QTest::newRow(path.sliced(sizeof BATON_TEST_DATA).toUtf8().constData()) << path;
            }
        }
    }

    void doNotInventContent()
    {
        QFETCH(QString, path);
        const QByteArray bytes = contentOf(path);
        const Format format = formatOf(path, bytes);
        CheckSettings settings;
        settings.filePath = path;
        const auto judged = [&](const QByteArray &text) {
            return check(text, parse(text, format, builtIn().parseOptions()), builtIn(), settings);
        };
        const Report before = judged(bytes);
        const FixedText fixed = withCertainFixes(bytes, format, builtIn(), settings);
        const Report after = judged(fixed.bytes);
        QCOMPARE(after.documents.size(), before.documents.size());
        for (size_t i = 0; i < before.documents.size(); ++i) {
            const DocumentReport &report = before.documents[i];
            const bool isAsked = std::ranges::any_of(report.findings, [&](const Finding &finding) {
                return asksForAStatement(report, finding);
            });
            if (isAsked && isRejected(report.verdict)) {
                QVERIFY2(isRejected(after.documents[i].verdict), fixed.bytes.constData());
            }
        }
    }

    void aGuessedKindHasNoCertainFixes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isGuess");
        const auto row = [](const char *name, const QByteArray &fields, bool isGuess) {
            QTest::newRow(name) << "handoff:\n" + fields << isGuess;
        };
        row("one agent, and what other dialects have", "  producer: cfd-reviewer\n  to_phase: 1\n",
            true);
        row("one agent, and one that works for others",
            "  producer: brainstorming-pm\n  consumer: cfd-bioreactor\n", true);
        row("one extension", "  producer: somebody\n  consumer: ''\n  mesh_plan: {}\n", true);
        row("two agents", "  producer: cfd-reviewer\n  consumer: cfd-bioreactor\n", false);
        row("an agent and an extension", "  producer: cfd-bioreactor\n  mesh_plan: {}\n", false);
    }

    /// Other dialects may share a word. Fixes that depend on the kind are offered, and are
    /// certain once the user chose it.
    void aGuessedKindHasNoCertainFixes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isGuess);
        const DocumentReport report = checked(text).documents.front();
        QVERIFY2(report.kind.startsWith("cfd."_L1), qPrintable(report.kind));
        QCOMPARE(report.recognition.isGuess, isGuess);
        QCOMPARE(recognitionText(report).join(u' ').contains(u"only one fact"_s), isGuess);
        const auto version = std::ranges::find(report.findings, u"version"_s, &Finding::field);
        QVERIFY(version != report.findings.end());
        QCOMPARE(version->fixes.size(), size_t(1));
        QCOMPARE(version->fixes.front().isCertain, !isGuess);
        const QByteArray fixed = withCertainFixes(text, Format::Yaml, builtIn(), {}).bytes;
        QCOMPARE(fixed.contains("version:"), !isGuess);
        QVERIFY(!isGuess || fixed == text);
        CheckSettings chosen;
        chosen.kindOverride = report.kind;
        QVERIFY(withCertainFixes(text, Format::Yaml, builtIn(), chosen).bytes.contains("version:"));
    }

    void severalSyntaxErrorsAreCorrected()
    {
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = QByteArray(good)
                                    .replace("element_type: ", "element_type:")
                                    .replace("  from_phase: ", "  from_phase = ")
                                    .replace("quality:\n", "quality\n");
        const FixedText fixed = withCertainFixes(text, Format::Yaml, builtIn(), {});
        QCOMPARE(fixed.bytes, good);
        QCOMPARE(fixed.count, 3);
        QCOMPARE(*applied(text, fixed.edits), good);
        QVERIFY(fixed.parsed == parse(good, Format::Yaml, builtIn().parseOptions()));
    }

    void syntaxErrorsAreCorrectedFirst_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        QByteArray wrong = with(good, "known_gaps", "none"); // a choice that is left to the reader
        QTest::newRow("fence") << "```yaml\n" + wrong + "```\n" << wrong;
        QTest::newRow("fence and another case")
            << "```yaml\n" + QByteArray(wrong).replace("\"triangle\"", "\"Triangle\"") + "```\n"
            << wrong;
        QTest::newRow("no-break space behind a colon")
            << QByteArray(wrong).replace("producer: ", "producer:\xc2\xa0") << wrong;
        QTest::newRow("path of Windows") << with(wrong, "description", "\"C:\\temp\\data\"")
                                         << with(wrong, "description", "\"C:\\\\temp\\\\data\"");
    }

    void syntaxErrorsAreCorrectedFirst()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(withCertainFixes(before, Format::Yaml, builtIn(), {}).bytes, after);
        QCOMPARE(checked(after).documents.front().verdict.action, Action::Reinvoke);
    }

    void aTruncatedTextIsNotCompleted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCorrected");
        const QByteArray good = sample(u"arena.nexus-to-arena"_s);
        QTest::newRow("within a text") << good + "  Context: \"half a sen"_ba << false;
        QTest::newRow("within a text, with a line end")
            << good + "  Context: \"a sentence\n"_ba << false;
        QTest::newRow("a quote forgotten before a line")
            << good + "  Context: \"a sentence\n  Notes: x\n"_ba << true;
        QTest::newRow("a colon forgotten") << good + "  Chain_Context\n"_ba << true;
    }

    void aTruncatedTextIsNotCompleted()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isCorrected);
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        QVERIFY(!report.findings.front().fixes.empty());
        const FixedText fixed = withCertainFixes(text, Format::Yaml, builtIn(), {});
        QCOMPARE(fixed.bytes != text, isCorrected);
    }

    /// A closing quote would create a key from half a word.
    void aTextTruncatedWithinAKeyHasNoFix()
    {
        const QByteArray text = sample(u"arena.nexus-to-arena"_s) + "  Chain_Con";
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        QVERIFY(report.findings.front().fixes.empty());
        QCOMPARE(withCertainFixes(text, Format::Yaml, builtIn(), {}).bytes, text);
    }

    void aSentenceIsNotPutUnderARootKey()
    {
        QByteArray unrooted;
        for (const QByteArray &line : sample(u"arena.nexus-to-arena"_s).split('\n')) {
            unrooted += line.startsWith("  ") ? line.sliced(2) + '\n' : QByteArray();
        }
        QVERIFY(withCertainFixes(unrooted, Format::Yaml, builtIn(), {})
                    .bytes.startsWith("NEXUS_TO_ARENA_HANDOFF:\n"));
        const QByteArray text = "Here is the handoff:\n" + unrooted;
        QCOMPARE(withCertainFixes(text, Format::Yaml, builtIn(), {}).bytes, text);
    }

    void textBeforeAnUnfixableMistakeIsCorrected()
    {
        const QByteArray rest = "nothing that = reads: [\n";
        const QByteArray good = sample(u"cfd.mesh-plan"_s) + rest;
        const QByteArray text = QByteArray(good).replace("  from_phase: ", "  from_phase = ");
        const FixedText fixed = withCertainFixes(text, Format::Yaml, builtIn(), {});
        QCOMPARE(fixed.bytes, good);
        QCOMPARE(fixed.count, 1);
        QCOMPARE(fixed.unread.size(), 1);
        QCOMPARE(fixed.unread.front().range.begin, good.indexOf(rest));
        QVERIFY(withCertainFixes(sample(u"cfd.mesh-plan"_s), Format::Yaml, builtIn(), {})
                    .unread.isEmpty());
    }

    void correctsLetterCaseOfKeysBesideUnknownKeys_data()
    {
        QTest::addColumn<QByteArray>("entries");
        const auto row = [](const char *name, const QByteArray &entries) {
            QTest::newRow(name) << "handoff:\n  version: \"1.0\"\n  from_phase: 2\n  to_phase: 2\n"
                                   "  producer: cfd-reviewer\n  consumer: cfd-bioreactor\n"
                                   "  timestamp: \"2026-02-21T15:37:31Z\"\n"
                                   "  deliverable: {location: /tmp/a.md, type: review}\n"
                                   "  context: {task_id: phase2-review-1, description: Plan, "
                                   "focus_areas: [], known_gaps: []}\n"
                                   "  quality: {status: complete, confidence: high, notes: \"\"}\n"
                                   "  engineering_review:\n    approval_status: APPROVED\n"
                                   "    blocking_issues: []\n    challenges:"
                    + entries;
        };
        row("alone", "\n      - Severity: CRITICAL\n        description: a\n");
        row("beside a right one",
            "\n      - severity: CRITICAL\n      - Severity: CRITICAL\n        description: a\n");
        row("beside one that nobody knows",
            "\n      - gravity: CRITICAL\n      - Severity: CRITICAL\n        description: a\n");
        row("in braces", " [{gravity: NOTE}, {Severity: CRITICAL, description: a}]\n");
        row("twice", "\n      - SEVERITY: CRITICAL\n      - Severity: CRITICAL\n");
    }

    void correctsLetterCaseOfKeysBesideUnknownKeys()
    {
        QFETCH(const QByteArray, entries);
        QByteArray right = entries;
        right.replace("Severity", "severity").replace("SEVERITY", "severity");
        QCOMPARE(withCertainFixes(entries, Format::Yaml, builtIn(), {}).bytes, right);
    }

    void aMissingFieldStaysMissing_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<bool>("isCorrected");
        for (const char *key : {"known_gaps", "focus_areas", "notes"}) {
            QTest::newRow(key) << QByteArray(key) << false;
        }
        for (const char *key : {"version", "consumer"}) {
            QTest::newRow(key) << QByteArray(key) << true; // it has one possible value only
        }
    }

    void aMissingFieldStaysMissing()
    {
        QFETCH(QByteArray, key);
        QFETCH(bool, isCorrected);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = without(good, key);
        QVERIFY(text != good);
        QCOMPARE(checked(text).documents.front().verdict.action, Action::Reinvoke);
        const FixedText fixed = withCertainFixes(text, Format::Yaml, builtIn(), {});
        QCOMPARE(fixed.bytes == text, !isCorrected);
        QCOMPARE(checked(fixed.bytes).documents.front().verdict.action,
                 isCorrected ? Action::Accept : Action::Reinvoke);
    }
};

QTEST_GUILESS_MAIN(TestCertainFixes)
#include "tst_certainfixes.moc"
