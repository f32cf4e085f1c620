// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const Finding *findingOf(const DocumentReport &report, const QString &rule)
{
    const auto found = std::ranges::find(report.findings, rule, &Finding::rule);
    return found == report.findings.end() ? nullptr : &*found;
}

} // namespace

class TestFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aMisspeltKeyIsRenamed_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<bool>("isCertain");
        QTest::newRow("camel case") << "approval_status"_ba << "approvalStatus"_ba << true;
        QTest::newRow("letter left out") << "approval_status"_ba << "aproval_status"_ba << false;
        QTest::newRow("hyphen") << "known_gaps"_ba << "known-gaps"_ba << true;
        QTest::newRow("capital") << "consumer"_ba << "Consumer"_ba << true;
        QTest::newRow("zero width space") << "task_id"_ba << "task\xe2\x80\x8b_id"_ba << true;
        QTest::newRow("letter more") << "focus_areas"_ba << "focus_areass"_ba << false;
    }

    void aMisspeltKeyIsRenamed()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, written);
        QFETCH(bool, isCertain);
        const QByteArray good = sample(u"cfd.engineering-review"_s);
        const QByteArray text = QByteArray(good).replace(key + ':', written + ':');
        const DocumentReport report = checked(text).documents.front();
        const Finding *missing = findingOf(report, u"cfd.required"_s);
        QVERIFY(missing);
        QCOMPARE(missing->field, QString::fromUtf8(key));
        QCOMPARE(missing->actual, QString::fromUtf8(written));
        QVERIFY(missing->message.endsWith(" looks like a misspelling of it"_L1));
        QCOMPARE(text.mid(missing->range.begin, missing->range.length()), written);
        QCOMPARE(missing->fixes.front().title, u"Rename"_s);
        QCOMPARE(missing->fixes.front().isCertain, isCertain);
        QCOMPARE(*applied(text, missing->fixes.front().edits), good);
    }

    void anOptionalKeyIsRenamedWhenItCertainlyIsMeant_data()
    {
        QTest::addColumn<QByteArray>("good");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("rule");
        const QByteArray arena = sample(u"arena.nexus-to-arena"_s);
        const auto row = [&](const char *name, const char *written, const QString &rule) {
            QTest::newRow(name) << arena << "Execution_Preferences"_ba << QByteArray(written)
                                << rule;
        };
        row("blank", "Execution Preferences", u"arena.misspelt"_s);
        row("lower case", "execution_preferences", u"arena.misspelt"_s);
        row("another word", "Execution_Preference_Notes", {});
        row("letter left out", "Execution_Preferencs", u"arena.misspelt"_s);
        row("another word at the end", "Execution_Differences", {});
        QTest::newRow("cfd") << sample(u"cfd.engineering-review"_s) << "blocking_issues"_ba
                             << "blockingIssues"_ba << u"cfd.misspelt"_s;
        QTest::newRow("swarm") << sample(u"swarm.payload"_s)
                                      .replace("  context:\n",
                                               "  context:\n    user_feedback: \"More\"\n")
                               << "user_feedback"_ba << "userFeedback"_ba << u"swarm.misspelt"_s;
        QTest::newRow("orion")
            << R"({"task_id": "1", "step_index": 1, "agent": "Tara", "status": "success",)"
               R"( "blockers": []})"_ba
            << "blockers"_ba << "Blockers"_ba << u"orion.misspelt"_s;
    }

    void anOptionalKeyIsRenamedWhenItCertainlyIsMeant()
    {
        QFETCH(QByteArray, good);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, written);
        QFETCH(QString, rule);
        QVERIFY(good.contains(key));
        const QByteArray text = QByteArray(good).replace(key, written);
        const Format format = text.startsWith('{') ? Format::Json : Format::Yaml;
        const DocumentReport report = checked(text, {}, format).documents.front();
        const auto isMisspelt = [](const Finding &finding) {
            return finding.rule.endsWith(".misspelt"_L1);
        };
        const auto found = std::ranges::find_if(report.findings, isMisspelt);
        QCOMPARE(found == report.findings.end() ? QString() : found->rule, rule);
        if (!rule.isEmpty()) {
            QCOMPARE(found->severity, Severity::Warning);
            QCOMPARE(*applied(text, found->fixes.front().edits), good);
        }
    }

    void aMisspeltRootIsRenamed_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("capital") << u"cfd.engineering-review"_s << "handoff"_ba << "Handoff"_ba;
        QTest::newRow("lower case") << u"arena.nexus-to-arena"_s << "NEXUS_TO_ARENA_HANDOFF"_ba
                                    << "nexus_to_arena_handoff"_ba;
        QTest::newRow("hyphens") << u"arena.nexus-to-arena"_s << "NEXUS_TO_ARENA_HANDOFF"_ba
                                 << "NEXUS-TO-ARENA-HANDOFF"_ba;
    }

    void aMisspeltRootIsRenamed()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, written);
        const QByteArray good = sample(kind);
        QVERIFY(good.contains(key + ":\n"));
        const QByteArray text = QByteArray(good).replace(key + ":\n", written + ":\n");
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"handoff.root-misspelt"_s);
        QVERIFY(found);
        QCOMPARE(found->severity, Severity::Error);
        QCOMPARE(*applied(text, found->fixes.front().edits), good);
        QCOMPARE(checked("Handoff: 3\nother: 1\n").documents.front().findings.size(), size_t(0));
    }

    void aTagOfAnApplicationIsRefused_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("mended");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *value, const char *mended, bool isFound) {
            QTest::newRow(value) << QByteArray(value) << QByteArray(mended) << isFound;
        };
        row("!important read this", "\"!important read this\"", true);
        row("!important", "\"!important\"", true);
        row("!!python/object:os.system x", "\"!!python/object:os.system x\"", true);
        row("!a \"read\"", "", true);
        row("!!str 7", "", false);
        row("! 7", "", false);
        row("!<tag:yaml.org,2002:str> 7", "", false);
    }

    void aTagOfAnApplicationIsRefused()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, mended);
        QFETCH(bool, isFound);
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "notes", value);
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"yaml.tag"_s);
        QCOMPARE(found != nullptr, isFound);
        if (found) {
            QCOMPARE(found->severity, Severity::Error);
            QCOMPARE(found->fixes.empty(), mended.isEmpty());
        }
        if (!mended.isEmpty()) {
            QVERIFY(!found->fixes.front().isCertain);
            const QByteArray after = *applied(text, found->fixes.front().edits);
            QCOMPARE(after, with(text, "notes", mended));
            QCOMPARE(listed(checked(after).documents.front()), QStringList());
        }
        // CloudFormation and others have tags of their own.
        QCOMPARE(checked("a: !Ref b\n").documents.front().findings.size(), size_t(0));
    }

    void aNumberIsPutInQuotesOnlyWhereTheTextIsTaken()
    {
        const QByteArray text = with(sample(u"cfd.engineering-review"_s), "confidence", "0.9");
        const Finding *found = findingOf(checked(text).documents.front(), u"cfd.type"_s);
        QVERIFY(found);
        QVERIFY(found->fixes.empty());
    }

    void aPhaseIsComparedByItsValue_data()
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

    void aPhaseIsComparedByItsValue()
    {
        QFETCH(QByteArray, phase);
        QFETCH(QString, direction);
        const QByteArray text = with(sample(u"cfd.engineering-review"_s), "from_phase", phase);
        const DocumentReport report = checked(text).documents.front();
        const Finding *found = findingOf(report, u"cfd.phase-direction"_s);
        QCOMPARE(found ? found->actual : QString(), direction);
    }

    void aSentenceThatIsAKeyIsTold_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<int>("count");
        QTest::newRow("before") << "Here is the handoff:\n"_ba << QByteArray() << 1;
        QTest::newRow("two words") << "Engineering review:\n"_ba << QByteArray() << 0;
        QTest::newRow("behind") << QByteArray() << "I've marked it as complete: it can go on.\n"_ba
                                << 1;
        QTest::newRow("a map of its own") << "what I left out:\n  a: 1\n"_ba << QByteArray() << 0;
        QTest::newRow("in quotes") << "\"Here is the handoff\":\n"_ba << QByteArray() << 0;
    }

    void aSentenceThatIsAKeyIsTold()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, behind);
        QFETCH(int, count);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = before + good + behind;
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(std::ranges::count(report.findings, u"yaml.prose-key"_s, &Finding::rule), count);
        if (count > 0) {
            const Finding *found = findingOf(report, u"yaml.prose-key"_s);
            QCOMPARE(found->severity, Severity::Warning);
            QVERIFY(!found->fixes.front().isCertain);
            QCOMPARE(*applied(text, found->fixes.front().edits), good);
        }
    }

    void aKeyThatIsNearlyAFieldIsTold_data()
    {
        QTest::addColumn<QByteArray>("good");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("said");
        const QByteArray review = sample(u"cfd.engineering-review"_s)
                                      .replace("challenges: []",
                                               "challenges: [{severity: NOTE, suggested_fix: none,"
                                               " impact: small}]");
        const auto row = [](const char *name, const QByteArray &good, const char *key,
                            const char *written, const char *said) {
            QTest::newRow(name) << good << QByteArray(key) << QByteArray(written)
                                << QString::fromLatin1(said);
        };
        row("suggested, in a list", review, "suggested_fix", "sugested_fix", "note cfd.misspelt");
        row("another word in a list", review, "suggested_fix", "suggested_by", "");
        row("suggested, a letter left out", review, "impact", "impct", "note cfd.misspelt");
        row("two letters in a short name", review, "impact", "intact", "");
        row("optional", review, "blocking_issues", "bloking_issues", "warning cfd.misspelt");
        row("error history", sample(u"cfd.error-history"_s), "fix_outcome", "fix_outcom",
            "warning cfd.misspelt");
        row("swarm",
            sample(u"swarm.payload"_s)
                .replace("  context:\n", "  context:\n    user_feedback: \"More\"\n"),
            "user_feedback", "user_feedbak", "warning swarm.misspelt");
        row("arena, nested", sample(u"arena.nexus-to-arena"_s), "Self_Competition_Allowed",
            "Self_Competiton_Allowed", "warning arena.misspelt");
        row("orion",
            R"({"task_id": "1", "step_index": 1, "agent": "Tara", "status": "success",)"
            R"( "blockers": []})",
            "blockers", "blokers", "warning orion.misspelt");
        row("a number of its own",
            "session: {session_dir: a, mode: FULL}\nphase_results: {phase_1: {status: complete}}\n",
            "phase_1", "phase_9", "");
    }

    void aKeyThatIsNearlyAFieldIsTold()
    {
        QFETCH(QByteArray, good);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, written);
        QFETCH(QString, said);
        QVERIFY(good.contains(key));
        const QByteArray text = QByteArray(good).replace(key, written);
        const Format format = text.startsWith('{') ? Format::Json : Format::Yaml;
        const DocumentReport report = checked(text, {}, format).documents.front();
        const auto isAboutKey = [&](const Finding &finding) {
            return text.mid(finding.range.begin, finding.range.length()).contains(written)
                && finding.message.contains(QString::fromLatin1(key));
        };
        const auto found = std::ranges::find_if(report.findings, isAboutKey);
        if (said.isEmpty()) {
            QVERIFY(found == report.findings.end());
            return;
        }
        QVERIFY(found != report.findings.end());
        const QStringList severities{u"note"_s, u"warning"_s, u"error"_s};
        QCOMPARE(severities[int(found->severity)] + u' ' + found->rule, said);
        QVERIFY(!found->fixes.empty() && !found->fixes.front().isCertain);
        QCOMPARE(*applied(text, found->fixes.front().edits), good);
    }

    void mendsAValueAndNothingElse_data()
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

    void mendsAValueAndNothingElse()
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

    void aTextForAListBecomesOne_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("text") << "none yet"_ba << "[none yet]"_ba;
        QTest::newRow("bullets") << "• a gap • another-one"_ba << "[a gap, another-one]"_ba;
        QTest::newRow("bullets on lines of their own")
            << "\n      • a gap\n      • another-one"_ba << "[a gap, another-one]"_ba;
        QTest::newRow("hyphen within") << "a gap - and why"_ba << "[a gap - and why]"_ba;
    }

    void aTextForAListBecomesOne()
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

    void aRootKeyWithoutItsColonIsAnError()
    {
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = QByteArray(good).replace("handoff:\n", "handoff\n");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.front().severity, Severity::Error);
        QCOMPARE(*applied(text, report.findings.front().fixes.front().edits), good);
        const DocumentReport other = checked("letters\n  a: 1\n").documents.front();
        QCOMPARE(other.findings.front().severity, Severity::Note);
    }

    void whatLooksRightShowsWhatIsAroundIt()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "element_order", "1\xc2\xa0");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.front().message,
                 u"element_order must be an integer, not “1\u00a0”"_s);
    }

    void renamesAMisspeltBlock_data()
    {
        QTest::addColumn<QByteArray>("spelt");
        QTest::addColumn<bool>("hasFix");
        QTest::addColumn<bool>("isCertain");
        QTest::newRow("a letter") << "mesh_plam"_ba << true << false;
        QTest::newRow("case and separator") << "Mesh-Plan"_ba << true << true;
        QTest::newRow("another word") << "remarks"_ba << false << false;
    }

    void renamesAMisspeltBlock()
    {
        QFETCH(QByteArray, spelt);
        QFETCH(bool, hasFix);
        QFETCH(bool, isCertain);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = QByteArray(good).replace("  mesh_plan:", "  " + spelt + ':');
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), 1);
        const Finding &finding = report.findings.front();
        QCOMPARE(finding.rule, u"cfd.required"_s);
        QCOMPARE(finding.fieldPath().toString(), u"/handoff/mesh_plan"_s);
        QCOMPARE(finding.fixes.size(), hasFix ? 1 : 0);
        if (hasFix) {
            QCOMPARE(finding.fixes.front().isCertain, isCertain);
            QCOMPARE(text.mid(finding.range.begin, finding.range.length()), spelt);
            QCOMPARE(*applied(text, finding.fixes.front().edits), good);
        }
    }

    void mendsABooleanInJson()
    {
        const QByteArray text = R"({"handoff": {"flow_result": {"convergence_achieved": "true"}}})";
        const DocumentReport report = checked(text, {}, Format::Json).documents.front();
        const Finding *finding = findingOf(report, u"cfd.type"_s);
        QVERIFY(finding);
        QCOMPARE(*applied(text, finding->fixes.front().edits),
                 QByteArray(text).replace("\"true\"", "true"));
    }

    void mendsTheBooleansOfYaml11_data()
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

    void mendsTheBooleansOfYaml11()
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

    void renamesQuotedKeysInsideTheirQuotes()
    {
        const QByteArray text =
            R"({"handoff": {"engineering_review": {"decision": "APPROVED", "challenges": []}}})";
        const DocumentReport report = checked(text, {}, Format::Json).documents.front();
        const Finding *finding = findingOf(report, u"cfd.synonym"_s);
        QVERIFY(finding);
        QCOMPARE(*applied(text, finding->fixes.front().edits),
                 QByteArray(text).replace("\"decision\"", "\"approval_status\""));
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
        const QByteArray mended = *applied(text, finding->fixes.front().edits);
        QCOMPARE(mended.size(), text.size() + line.size());
        QVERIFY2(mended.contains(line), mended.constData());
        QVERIFY(!findingOf(checked(mended).documents.front(), u"cfd.required"_s));
    }

    void insertsAMissingKeyWhereTheSchemaHasIt_data()
    {
        QTest::addColumn<QByteArray>("key");
        for (const char *key : {"version", "from_phase", "element_type"}) {
            QTest::newRow(key) << QByteArray(key);
        }
    }

    void insertsAMissingKeyWhereTheSchemaHasIt()
    {
        QFETCH(const QByteArray, key);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = without(good, key);
        QVERIFY(text != good);
        const DocumentReport report = checked(text).documents.front();
        const Finding *finding = findingOf(report, u"cfd.required"_s);
        QVERIFY(finding && !finding->fixes.empty());
        const QByteArray mended = *applied(text, finding->fixes.front().edits);
        QCOMPARE(mended.indexOf("  " + key + ':'), good.indexOf("  " + key + ':'));
    }

    void insertsWhatAConditionAsksFor()
    {
        QByteArray text =
            without(sample(u"cfd.transport-result"_s), "negative_concentration_warning");
        text = with(text, "min_concentration", "-1.0e-11");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), 1);
        const QByteArray mended = *applied(text, report.findings.front().fixes.front().edits);
        QVERIFY(mended.contains("    negative_concentration_warning: true\n"));
        QCOMPARE(listed(checked(mended).documents.front()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestFixes)
#include "tst_fixes.moc"
