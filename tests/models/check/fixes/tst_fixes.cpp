// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/certainfixes.h"
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

class TestFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void applicationTagsAreReported_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("corrected");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *value, const char *corrected, bool isFound) {
            QTest::newRow(value) << QByteArray(value) << QByteArray(corrected) << isFound;
        };
        row("!important read this", "\"!important read this\"", true);
        row("!important", "\"!important\"", true);
        row("!!python/object:os.system x", "\"!!python/object:os.system x\"", true);
        row("!a \"read\"", "", true);
        row("!!str 7", "", false);
        row("! 7", "", false);
        row("!<tag:yaml.org,2002:str> 7", "", false);
    }

    void applicationTagsAreReported()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, corrected);
        QFETCH(bool, isFound);
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "notes", value);
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"yaml.tag"_s);
        QCOMPARE(found != nullptr, isFound);
        if (found) {
            QCOMPARE(found->severity, Severity::Error);
            QCOMPARE(found->fixes.empty(), corrected.isEmpty());
        }
        if (!corrected.isEmpty()) {
            QVERIFY(!found->fixes.front().isCertain);
            const QByteArray after = *applied(text, found->fixes.front().edits);
            QCOMPARE(after, with(text, "notes", corrected));
            QCOMPARE(listed(checked(after).documents.front()), QStringList());
        }
        // CloudFormation and others use custom tags.
        QCOMPARE(checked("a: !Ref b\n").documents.front().findings.size(), size_t(0));
    }

    void typographicQuotesAreLetters_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("corrected"); // empty: nothing is said
        QTest::addColumn<bool>("isCertain");
        const auto row = [](const char *value, const char *corrected, bool isCertain = true) {
            QTest::newRow(value) << QByteArray(value) << QByteArray(corrected) << isCertain;
        };
        row("“plan”", "\"plan\"");
        row("‘plan’", "\"plan\"");
        row("„plan“", "\"plan\"");
        row("“the plan”", "\"the plan\"", false); // as a title is written
        row("“Best,” said the judge", "");
        row("“one” and “two”", "");
        row("\"“plan”\"", "");
        row("the “plan”", "");
    }

    void typographicQuotesAreLetters()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, corrected);
        QFETCH(bool, isCertain);
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "notes", value);
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"yaml.typographic-quotes"_s);
        QCOMPARE(found != nullptr, !corrected.isEmpty());
        if (found) {
            QCOMPARE(found->severity, Severity::Warning);
            QCOMPARE(found->fixes.front().isCertain, isCertain);
            const QByteArray after = *applied(text, found->fixes.front().edits);
            QCOMPARE(after, with(text, "notes", corrected));
            QCOMPARE(listed(checked(after).documents.front()), QStringList());
        }
    }

    void typographicQuotesInBracketsAreSplitAtTheComma_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("corrected"); // empty: nothing is said
        const auto row = [](const char *value, const char *corrected) {
            QTest::newRow(value) << QByteArray(value) << QByteArray(corrected);
        };
        row("[“a, b”, c]", "[\"a, b\", c]");
        row("[c, „a,b“]", "[c, \"a,b\"]");
        row("{a: “/tmp/a, b.yaml”, c: d}", "{a: \"/tmp/a, b.yaml\", c: d}");
        row("{“a, b”: c}", "{\"a, b\": c}");
        row("[“a, b, c”]", "[\"a, b, c\"]");
        row("[[“a, b”], c]", "[[\"a, b\"], c]");
        row("[“a” and b, c]", "");
        row("[“a, b]", "");
        row("[“a” x, “b” y]", "");
    }

    /// In brackets a comma ends the text of YAML, also after an opening typographic quote.
    void typographicQuotesInBracketsAreSplitAtTheComma()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const QByteArray, corrected);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const DocumentReport report =
            checked(good + "    remarks: " + value + '\n').documents.front();
        const auto ofQuotes = [](const Finding &finding) {
            return finding.rule == "yaml.typographic-quotes"_L1;
        };
        QCOMPARE(std::ranges::count_if(report.findings, ofQuotes), corrected.isEmpty() ? 0 : 1);
        if (!corrected.isEmpty()) {
            const Finding &found = *std::ranges::find_if(report.findings, ofQuotes);
            QVERIFY2(found.message.contains(u"comma"_s), qPrintable(found.message));
            QCOMPARE(*applied(good + "    remarks: " + value + '\n', found.fixes.front().edits),
                     good + "    remarks: " + corrected + '\n');
        }
    }

    void wordsForNoAgentBecomeNull_data()
    {
        QTest::addColumn<QByteArray>("agent");
        QTest::addColumn<bool>("isNobody");
        for (const char *word : {"\"null\"", "'None'", "None", "N/A", "\"-\"", "nil", "NONE"}) {
            QTest::newRow(word) << QByteArray(word) << true;
        }
        QTest::newRow("a name") << "Scout"_ba << false;
        QTest::newRow("no agent") << "null"_ba << false;
    }

    void wordsForNoAgentBecomeNull()
    {
        QFETCH(const QByteArray, agent);
        QFETCH(const bool, isNobody);
        const QByteArray begin = "NEXUS_TO_ARENA_HANDOFF:\n  Task: x\n"
                                 "  Specification: {description: y}\n"
                                 "  Chain_Context: {Previous_Agent: ";
        const QByteArray end = ", Next_Expected: Guardian}\n";
        const DocumentReport report = checked(begin + agent + end).documents.front();
        const Finding *found = findingOf(report, u"arena.null-as-text"_s);
        QCOMPARE(found != nullptr, isNobody);
        if (found) {
            QVERIFY(!findingOf(report, u"arena.chain"_s));
            QCOMPARE(found->fixes.size(), size_t(1));
            QCOMPARE(*applied(begin + agent + end, found->fixes.front().edits),
                     begin + "null" + end);
        }
    }

    void noCertainFixPutsARootBelowAnother_data()
    {
        QTest::addColumn<QByteArray>("roots");
        for (const QByteArray &root :
             {"NEXUS_TO_ARENA_HANDOFF:\n"_ba, "NEXUS_TO_ARENA_CONTEXT:\n"_ba,
              "SHERPA_TO_ARENA_HANDOFF:\n"_ba, "handoff:\n"_ba}) {
            QTest::addRow("%s twice", root.chopped(2).constData()) << root + root;
            QTest::addRow("%s twice, %s", root.chopped(2).constData(), "the first commented")
                << "# x\n" + root + "# y\n" + root;
        }
        QTest::newRow("of another kind") << "SHERPA_TO_ARENA_HANDOFF:\n"_ba;
        QTest::newRow("of two") << "NEXUS_TO_ARENA_HANDOFF:\nSHERPA_TO_ARENA_HANDOFF:\n"_ba;
    }

    void noCertainFixPutsARootBelowAnother()
    {
        QFETCH(const QByteArray, roots);
        const QByteArray fields = "Task: x\nSpecification:\n  description: y\n";
        CheckSettings settings;
        settings.touchesDisk = false;
        const QByteArray fixed =
            withCertainFixes(roots + fields, Format::Yaml, builtIn(), settings).bytes;
        for (const char *root : {"NEXUS", "SHERPA", "handoff"}) {
            QVERIFY2(!fixed.contains("\n  "_ba + root), fixed.constData());
        }
    }

    /// If the quotes make a value wrong, one finding reports it.
    void typographicQuotesAroundAWordAreReportedOnce()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "confidence", "“high”");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), size_t(1));
        QCOMPARE(report.findings.front().rule, u"cfd.enum"_s);
    }

    void numbersAreQuotedOnlyWhereTextIsAllowed()
    {
        const QByteArray text = with(sample(u"cfd.engineering-review"_s), "confidence", "0.9");
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"cfd.type"_s);
        QVERIFY(found);
        QVERIFY(found->fixes.empty());
    }

    void phasesAreComparedByValue_data()
    {
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QString>("direction");
        for (const char *two : {"2", "2.0", "0x2", "0o2", "02", "+2", "2e0"}) {
            QTest::newRow(two) << QByteArray(two) << QString();
        }
        for (const char *refused :
             {"-1", "!!binary Mg==", "2_0", "\"two\"", "99999999999999999999", "[2]"}) {
            QTest::newRow(refused) << QByteArray(refused) << QString();
        }
        QTest::newRow("-0") << "-0"_ba << u"0 → 2"_s;
        QTest::newRow("0x3") << "0x3"_ba << u"3 → 2"_s;
    }

    void phasesAreComparedByValue()
    {
        QFETCH(QByteArray, phase);
        QFETCH(QString, direction);
        const QByteArray text = with(sample(u"cfd.engineering-review"_s), "from_phase", phase);
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"cfd.phase-direction"_s);
        QCOMPARE(found ? found->actual : QString(), direction);
    }

    void correctsAValueAndNothingElse_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("isCertain");
        const auto row = [](const char *name, const char *field, const char *before,
                            const char *after, bool isCertain) {
            QTest::newRow(name) << QByteArray(field) << QByteArray(before) << QByteArray(after)
                                << isCertain;
        };
        row("enum case", "element_type", "\"Triangle\"", "\"triangle\"", true);
        row("enum blanks", "element_type", "\" triangle \"", "\"triangle\"", true);
        row("enum plain", "element_type", "TRIANGLE  # yes", "triangle  # yes", true);
        row("enum single quotes", "element_type", "'TRIANGLE'", "'triangle'", true);
        row("enum typing error", "element_type", "\"tringle\"", "\"triangle\"", false);
        row("enum far away", "element_type", "\"polygon of sorts\"", "", false);
        row("quoted integer", "element_order", "\"1\"  # linear", "1  # linear", true);
        row("quoted number", "memory_estimate_mb", "'4.5e2'", "4.5e2", true);
        row("quoted number that begins with a zero", "element_order", "\"010\"", "", false);
        row("quoted word", "memory_estimate_mb", "\"much\"", "", false);
        row("number for text", "description", "12.50", "\"12.50\"", true);
        row("boolean for text", "description", "true", "\"true\"", true);
        row("version as number", "version", "1.0", "\"1.0\"", true);
        row("yes for a number", "element_order", "yes", "", true);
        row("comma behind a number", "element_order", "1,", "1", true);
        row("comma behind a choice", "element_type", "triangle,", "triangle", true);
        row("curly quotes around a choice", "element_type", "“triangle”", "triangle", true);
        row("curly quotes around a number", "element_order", "“1”", "1", true);
        row("curly quotes around a time", "timestamp", "“2026-02-21T14:30:00Z”",
            "\"2026-02-21T14:30:00Z\"", true);
        row("single curly quotes", "confidence", "‘high’", "high", true);
        row("no-break space behind a number", "element_order", "1\xc2\xa0", "1", true);
        row("no-break space behind a time", "timestamp", "2026-02-21T14:30:00Z\xc2\xa0",
            "\"2026-02-21T14:30:00Z\"", true);
        row("another consumer", "consumer", "\"cfd-reviewer\"", "\"cfd-bioreactor\"", false);
        row("consumer in another case", "consumer", "\"CFD_Bioreactor\"", "\"cfd-bioreactor\"",
            true);
    }

    void correctsAValueAndNothingElse()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(bool, isCertain);
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), field, before);
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), 1);
        const std::vector<Fix> &fixes = report.findings.front().fixes;
        if (after.isEmpty()) {
            QVERIFY(fixes.empty());
            return;
        }
        QCOMPARE(fixes.size(), 1);
        QCOMPARE(fixes.front().isCertain, isCertain);
        QVERIFY(!fixes.front().title.isEmpty());
        QCOMPARE(*applied(text, fixes.front().edits), with(text, field, after));
    }

    void aTextBecomesAListWhereAListIsRequired_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("text") << "none yet"_ba << "[none yet]"_ba;
        QTest::newRow("bullets") << "• a gap • another-one"_ba << "[a gap, another-one]"_ba;
        QTest::newRow("bullets on lines of their own")
            << "\n      • a gap\n      • another-one"_ba << "[a gap, another-one]"_ba;
        QTest::newRow("hyphen within") << "a gap - and why"_ba << "[a gap - and why]"_ba;
    }

    void aTextBecomesAListWhereAListIsRequired()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, list);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray wrong = with(good, "known_gaps", text);
        const DocumentReport report = checked(wrong).documents.front();
        const Finding *found = findingOf(report, u"cfd.type"_s);
        QVERIFY(found && !found->fixes.empty());
        QVERIFY(!found->fixes.front().isCertain);
        const auto valueOf = [](const QByteArray &bytes) {
            return parse(bytes, Format::Yaml).documents.front().tree.toValue();
        };
        QCOMPARE(valueOf(*applied(wrong, found->fixes.front().edits)),
                 valueOf(with(good, "known_gaps", list)));
    }

    void invisibleCharactersAreQuoted()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "element_order", "1\xc2\xa0");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.front().message,
                 u"element_order must be an integer, not “1\u00a0”; write 1"_s);
    }

    void correctsABooleanInJson()
    {
        const QByteArray text = R"({"handoff": {"flow_result": {"convergence_achieved": "true"}}})";
        const DocumentReport report = checked(text, {}, Format::Json).documents.front();
        const Finding *finding = findingOf(report, u"cfd.type"_s);
        QVERIFY(finding);
        QCOMPARE(*applied(text, finding->fixes.front().edits),
                 QByteArray(text).replace("\"true\"", "true"));
    }

    void correctsTheBooleansOfYaml11_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("yes") << "yes"_ba << "true"_ba;
        QTest::newRow("No") << "No # not yet"_ba << "false # not yet"_ba;
        QTest::newRow("off") << "off"_ba << "false"_ba;
        QTest::newRow("quoted") << "\"yes\""_ba << "true"_ba;
        QTest::newRow("comma") << "true,"_ba << "true"_ba;
        QTest::newRow("another word") << "perhaps"_ba << QByteArray();
    }

    void correctsTheBooleansOfYaml11()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QByteArray text = with(sample(u"cfd.flow-result"_s), "convergence_achieved", before);
        QVERIFY(!text.isEmpty());
        const DocumentReport report = checked(text).documents.front();
        const Finding *finding = findingOf(report, u"cfd.type"_s);
        QVERIFY(finding);
        QCOMPARE(finding->fixes.empty(), after.isEmpty());
        if (!after.isEmpty()) {
            QVERIFY(finding->fixes.front().isCertain);
            QCOMPARE(*applied(text, finding->fixes.front().edits),
                     with(text, "convergence_achieved", after));
        }
    }

    void insertsAMissingKey_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("isCertain");
        QTest::newRow("the only value")
            << "consumer"_ba << "  consumer: \"cfd-bioreactor\"\n"_ba << true;
        QTest::newRow("its default, which says something")
            << "known_gaps"_ba << "    known_gaps: []\n"_ba << false;
        QTest::newRow("an empty text") << "notes"_ba << "    notes: \"\"\n"_ba << false;
        QTest::newRow("a list") << "refinement_zones"_ba << "    refinement_zones: []\n"_ba
                                << false;
        QTest::newRow("text") << "element_type"_ba << "    element_type: \"[element type]\"\n"_ba
                              << false;
    }

    void insertsAMissingKey()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, line);
        QFETCH(bool, isCertain);
        const QByteArray text = without(sample(u"cfd.mesh-plan"_s), field);
        const DocumentReport report = checked(text).documents.front();
        const Finding *finding = findingOf(report, u"cfd.required"_s);
        QVERIFY(finding);
        QCOMPARE(finding->fixes.size(), 1);
        QCOMPARE(finding->fixes.front().isCertain, isCertain);
        const QByteArray corrected = *applied(text, finding->fixes.front().edits);
        QCOMPARE(corrected.size(), text.size() + line.size());
        QVERIFY2(corrected.contains(line), corrected.constData());
        QVERIFY(!findingOf(checked(corrected).documents.front(), u"cfd.required"_s));
    }

    void insertsAMissingKeyInSchemaOrder_data()
    {
        QTest::addColumn<QByteArray>("key");
        for (const char *key : {"version", "from_phase", "element_type"}) {
            QTest::newRow(key) << QByteArray(key);
        }
    }

    void insertsAMissingKeyInSchemaOrder()
    {
        QFETCH(const QByteArray, key);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = without(good, key);
        QVERIFY(text != good);
        const DocumentReport report = checked(text).documents.front();
        const Finding *finding = findingOf(report, u"cfd.required"_s);
        QVERIFY(finding && !finding->fixes.empty());
        const QByteArray corrected = *applied(text, finding->fixes.front().edits);
        QCOMPARE(corrected.indexOf("  " + key + ':'), good.indexOf("  " + key + ':'));
    }

    void insertsTheFieldThatAConditionRequires()
    {
        QByteArray text =
            without(sample(u"cfd.transport-result"_s), "negative_concentration_warning");
        text = with(text, "min_concentration", "-1.0e-11");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), 1);
        const QByteArray corrected = *applied(text, report.findings.front().fixes.front().edits);
        QVERIFY(corrected.contains("    negative_concentration_warning: true\n"));
        QCOMPARE(listed(checked(corrected).documents.front()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestFixes)
#include "tst_fixes.moc"
