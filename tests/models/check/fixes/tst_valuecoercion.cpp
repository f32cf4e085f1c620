// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/strings/numberguess.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Values in a human spelling where another type is required.
class TestValueCoercion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void writtenNumbersAreRecognised_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        const auto row = [](const QString &text, const QString &number) {
            QTest::newRow(qPrintable(text)) << text << number;
        };
        row(u"1.5"_s, u"1.5"_s);
        row(u"1,5"_s, u"1.5"_s);
        row(u"0,003"_s, u"0.003"_s);
        row(u"1,2e-12"_s, u"1.2e-12"_s);
        row(u"25,000"_s, {});
        row(u"1,2,3"_s, {});
        row(u"1,250,000"_s, u"1250000"_s);
        row(u"−1.250.000"_s, u"-1250000"_s);
        row(u"1,250.000"_s, {});
        row(u"1.2.300"_s, {});
        row(u"−1.2e−12"_s, u"-1.2e-12"_s);
        row(u"1.2 x 10^-12"_s, u"1.2e-12"_s);
        row(u"1.2×10⁻¹²"_s, u"1.2e-12"_s);
        row(u"1.2*10**-12"_s, u"1.2e-12"_s);
        row(u"+1"_s, u"1"_s);
        row(u".5"_s, u"0.5"_s);
        row(u"1."_s, u"1.0"_s);
        row(u"1_000"_s, u"1000"_s);
        row(u"0x1F"_s, u"31"_s);
        row(u"0o1_7"_s, u"15"_s);
        row(u"0b11"_s, u"3"_s);
        row(u"0b_"_s, {});
        row(u"007"_s, {});
        row(u"2026-02-21"_s, {});
        row(u"v1"_s, {});
        row(u"-"_s, {});
        row(u"."_s, {});
        row(u"1.2.3"_s, {});
        row({}, {});
    }

    void writtenNumbersAreRecognised()
    {
        QFETCH(QString, text);
        QFETCH(QString, number);
        QCOMPARE(guessedNumber(text), number);
    }

    void numbersWithUnitsAreRecognised()
    {
        QCOMPARE(measuredNumber(u"450 MB"_s).number, u"450"_s);
        QCOMPARE(measuredNumber(u"0,3%"_s).number, u"0.3"_s);
        QCOMPARE(measuredNumber(u"0,3%"_s).unit, u"%"_s);
        QCOMPARE(measuredNumber(u"1.2e-12 kg/s"_s).number, u"1.2e-12"_s);
        QCOMPARE(measuredNumber(u"two"_s).number, QString());
        QCOMPARE(measuredNumber(u"1 of 3"_s).number, QString());
    }

    void theMessageSaysWhatToWrite_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QByteArray>("corrected"); // empty: there is no fix
        QTest::addColumn<bool>("isCertain");
        const auto row = [](const char *name, const QString &kind, const char *field,
                            const char *value, const QString &message, const char *corrected = "",
                            bool isCertain = true) {
            QTest::newRow(name) << kind << QByteArray(field) << QByteArray(value) << message
                                << QByteArray(corrected) << isCertain;
        };
        const QString flow = u"cfd.flow-result"_s;
        const QString plan = u"cfd.mesh-plan"_s;
        row("decimal comma", flow, "mass_conservation_error", "1,2e-12",
            u"mass_conservation_error must be a number, not text; write 1.2e-12"_s, "1.2e-12");
        row("minus", flow, "mass_conservation_error", "−1.5",
            u"mass_conservation_error must be a number, not text; write -1.5"_s, "-1.5");
        row("power of ten", flow, "mass_conservation_error", "1.2 x 10^-12",
            u"mass_conservation_error must be a number, not text; write 1.2e-12"_s, "1.2e-12");
        row("unit", plan, "memory_estimate_mb", "450 MB",
            u"memory_estimate_mb must be a number, not text; write 450 if that is meant"_s, "450",
            false);
        row("exponent", plan, "estimated_elements", "'1.2e6'",
            u"estimated_elements must be an integer, not text; write 1200000"_s, "1200000");
        row("groups of digits", plan, "estimated_elements", "1,250,000",
            u"estimated_elements must be an integer, not text; write 1250000"_s, "1250000");
        row("binary", plan, "estimated_elements", "0b11",
            u"estimated_elements must be an integer, not text; write 3"_s, "3");
        row("yes in quotes", flow, "convergence_achieved", "\"yes\"",
            u"convergence_achieved must be true or false, not text; write true"_s, "true");
        row("no integer", plan, "from_phase", "1,5", u"from_phase must be an integer, not text"_s);
        row("None", flow, "newton_iterations", "None",
            u"newton_iterations must be an integer or null, not text; write null"_s, "null");
        row("not applicable", flow, "newton_iterations", "N/A",
            u"newton_iterations must be an integer or null, not text; write null if that is meant"_s,
            "null", false);
        row("no list", plan, "known_gaps", "none",
            u"known_gaps must be a list, not text; write [] if that is meant"_s, "[]", false);
        row("tuple", plan, "known_gaps", "(a, b)",
            u"known_gaps must be a list, not text; write [a, b] if that is meant"_s, "[a, b]",
            false);
        row("hyphen without a blank", plan, "known_gaps", "\n      -a\n      -\"b c\"",
            u"known_gaps must be a list, not text; an entry of a list begins with a hyphen and a "
            "blank: \"- \""_s,
            "\n      - a\n      - \"b c\"");
    }

    void theMessageSaysWhatToWrite()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, message);
        QFETCH(QByteArray, corrected);
        QFETCH(bool, isCertain);
        const QByteArray good = sample(kind);
        const QByteArray text = with(good, field, value);
        const DocumentReport document = checked(text).documents.front();
        const auto isIt = [](const Finding &finding) { return finding.rule == "cfd.type"_L1; };
        const auto finding = std::ranges::find_if(document.findings, isIt);
        QVERIFY(finding != document.findings.end());
        QCOMPARE(finding->message, message);
        QCOMPARE(finding->fixes.size(), corrected.isEmpty() ? size_t(0) : size_t(1));
        if (!corrected.isEmpty()) {
            QCOMPARE(finding->fixes.front().isCertain, isCertain);
            const Result<QByteArray> fixed = applied(text, finding->fixes.front().edits);
            QVERIFY(fixed);
            QCOMPARE(*fixed, with(good, field, corrected));
        }
    }

    void keysWithUnusualColonsAreCorrected_data()
    {
        QTest::addColumn<QByteArray>("quality");
        QTest::addColumn<bool>("isCorrected");
        QTest::newRow("wide colons")
            << "    status： \"complete\"\n    confidence：\"medium\"\n    notes：\"\"\n"_ba
            << true;
        QTest::newRow("no-break spaces")
            << QByteArray("    status:\u00a0\"complete\"\n    confidence:\u00a0 \"medium\"\n"
                          "    notes:\u3000\"\"\n")
            << true;
        QTest::newRow("a sentence") << "    status： \"complete\"\n    all of it\n"_ba << false;
    }

    void keysWithUnusualColonsAreCorrected()
    {
        QFETCH(const QByteArray, quality);
        QFETCH(const bool, isCorrected);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray own = "    status: \"complete\"\n    confidence: \"medium\"\n"
                               "    notes: \"\"\n";
        QVERIFY(good.contains(own));
        const QByteArray text = QByteArray(good).replace(own, quality);
        const Finding finding = checked(text).documents.front().findings.front();
        QCOMPARE(finding.message,
                 u"quality must be a map, not text; a key ends with a colon and a space: \": \""_s);
        QCOMPARE(!finding.fixes.empty(), isCorrected);
        if (isCorrected) {
            QVERIFY(finding.fixes.front().isCertain);
            QCOMPARE(*applied(text, finding.fixes.front().edits), good);
        }
    }

    void aColonInATextIsReportedAndQuoted_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("corrected");
        QTest::newRow("an entry")
            << "    known_gaps:\n      - first\n      - second gap: 2 D # to do\n"_ba
            << "    known_gaps:\n      - first\n      - \"second gap: 2 D\" # to do\n"_ba;
        QTest::newRow("twice") << "    known_gaps:\n      - time: none: at all\n"_ba
                               << QByteArray();
        QTest::newRow("a map indeed")
            << "    known_gaps:\n      - a: 1\n        b: 2\n"_ba << QByteArray();
    }
    void aColonInATextIsReportedAndQuoted()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, corrected);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        QVERIFY(good.contains("    known_gaps: []\n"));
        const QByteArray text = QByteArray(good).replace("    known_gaps: []\n", typed);
        const Finding finding = checked(text).documents.front().findings.front();
        QCOMPARE(finding.message.endsWith("put the text in quotes"_L1), !corrected.isEmpty());
        if (!corrected.isEmpty()) {
            QCOMPARE(finding.fixes.size(), 1);
            QVERIFY(!finding.fixes.front().isCertain);
            QCOMPARE(*applied(text, finding.fixes.front().edits),
                     QByteArray(good).replace("    known_gaps: []\n", corrected));
        }
    }

    /// Tests every protocol and any wrong value of a list or an entry.
    void theMessageListsTheKeysOfAListOfMaps_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<JsonPointer>("list");
        QTest::addColumn<QString>("keys");
        const auto row = [](const char *kind, const QStringList &list, const char *keys) {
            QTest::newRow(kind) << QString::fromLatin1(kind) << JsonPointer(list)
                                << QString::fromLatin1(keys);
        };
        row("cfd.flow-result", {u"handoff"_s, u"error_history"_s}, "attempt_number, error_type");
        row("cfd.mesh-plan", {u"handoff"_s, u"mesh_plan"_s, u"refinement_zones"_s},
            "region, target_size, growth_ratio, layers");
        row("cfd.engineering-review", {u"handoff"_s, u"engineering_review"_s, u"challenges"_s},
            "severity");
        row("swarm.payload", {u"handoff"_s, u"payload"_s, u"suggested_search_terms"_s},
            "term, rationale");
        row("swarm.payload-2", {u"handoff"_s, u"insights"_s, u"divergent"_s},
            "archetype, insight, confidence");
        row("arena.arena-to-builder", {u"ARENA_TO_BUILDER_HANDOFF"_s, u"Attempted_Approaches"_s},
            "variant_id");
        row("arena.scout-to-arena", {u"SCOUT_TO_ARENA_HANDOFF"_s, u"Fix_Approaches"_s},
            "approach_id, description");
    }
    void theMessageListsTheKeysOfAListOfMaps()
    {
        QFETCH(const QString, kind);
        QFETCH(const JsonPointer, list);
        QFETCH(const QString, keys);
        const QByteArray good = builtIn().kind(kind)->templates.front().text;
        const auto saidOf = [&](const Value &value, const JsonPointer &at) {
            const ParsedText parsed = parse(good, Format::Yaml);
            const bool isThere = parsed.documents.front().tree.find(list) != noNode;
            const TreeEdit edit = isThere
                ? TreeEdit(SetValue{list, value})
                : TreeEdit(InsertKey{list.parent(), list.last(), value, {}});
            const QByteArray text = *applied(good, *planEdit(good, parsed, 0, edit));
            const Report report = checked(text);
            for (const Finding &finding : report.documents.front().findings) {
                if (finding.path == at && finding.rule.endsWith(u".type"_s)) {
                    return finding.message;
                }
            }
            return QString();
        };
        const Value word = Value::string(u"attempt"_s);
        for (const Value &entry : {word, Value::integer(3), Value::list({word})}) {
            const QString said = saidOf(Value::list({entry}), list.child(0));
            QVERIFY2(said.endsWith(u"; its keys are "_s + keys), qPrintable(said));
        }
        for (const Value &value : {word, Value::integer(3), Value::boolean(true)}) {
            const QString said = saidOf(value, list);
            QVERIFY2(said.endsWith(u"; each of its entries is a map with the keys "_s + keys),
                     qPrintable(said));
        }
    }

    void theMessageShowsTheTextAsAList_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QString>("list");
        const auto row = [](const QByteArray &typed, const QString &list) {
            QTest::newRow(typed.constData()) << typed << list;
        };
        row("mesh quality", u"[\"mesh quality\"]"_s);
        row("a.py, src/b.py", u"[\"a.py\", \"src/b.py\"]"_s);
        row("phase-1,phase-2", u"[\"phase-1\", \"phase-2\"]"_s);
        row("coarse, maybe", u"[\"coarse, maybe\"]"_s); // a sentence has commas too
    }

    void theMessageShowsTheTextAsAList()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QString, list);
        QByteArray text = sample(u"cfd.mesh-plan"_s);
        QVERIFY(text.contains("    known_gaps: []\n"));
        text.replace("    known_gaps: []\n", "    known_gaps: " + typed + '\n');
        const Report report = checked(text);
        QCOMPARE(report.documents.front().findings.front().message,
                 u"known_gaps must be a list, not text; write %1 if that is meant"_s.arg(list));
    }

    /// The only entry of a list, written without the list.
    void aMapBecomesAListEntry_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("corrected");
        QTest::newRow("lines")
            << "error_history:\n  attempt_number: 1 # the first\n\n  error_type: mesh_error\n"_ba
            << "error_history:\n  - attempt_number: 1 # the first\n\n    error_type: mesh_error\n"_ba;
        QTest::newRow("brackets")
            << "error_history: {attempt_number: 1, error_type: mesh_error}\n"_ba
            << "error_history: [{attempt_number: 1, error_type: mesh_error}]\n"_ba;
        QTest::newRow("another map") << "error_history: {a: 1}\n"_ba << QByteArray();
    }
    void aMapBecomesAListEntry()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, corrected);
        const Finding finding = checked(typed).documents.front().findings.front();
        QCOMPARE(finding.rule, u"cfd.type"_s);
        QCOMPARE(finding.fixes.empty(), corrected.isEmpty());
        if (!corrected.isEmpty()) {
            QVERIFY(!finding.fixes.front().isCertain);
            QCOMPARE(*applied(typed, finding.fixes.front().edits), corrected);
            QVERIFY(checked(corrected).documents.front().findings.empty());
        }
    }

    void theMessageNamesTheKeysOfAMap()
    {
        QByteArray text = sample(u"cfd.mesh-plan"_s);
        text.replace("  quality:\n    status: \"complete\"\n    confidence: \"medium\"\n"
                     "    notes: \"\"\n",
                     "  quality: complete\n");
        const DocumentReport document = checked(text).documents.front();
        QCOMPARE(document.findings.front().message,
                 u"quality must be a map, not text; its keys are status, confidence, notes"_s);
    }
};

QTEST_GUILESS_MAIN(TestValueCoercion)
#include "tst_valuecoercion.moc"
