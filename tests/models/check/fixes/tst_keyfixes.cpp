// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/certainfixes.h"
#include "tests/models/check/checked.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

/// Misspelt keys of protocols.
class TestKeyFixes : public QObject
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
        QTest::newRow("letter left out") << "approval_status"_ba << "aproval_status"_ba << true;
        QTest::newRow("hyphen") << "known_gaps"_ba << "known-gaps"_ba << true;
        QTest::newRow("capital") << "consumer"_ba << "Consumer"_ba << true;
        QTest::newRow("zero width space") << "task_id"_ba << "task\xe2\x80\x8b_id"_ba << true;
        QTest::newRow("letter more") << "focus_areas"_ba << "focus_areass"_ba << true;
        QTest::newRow("two letters more") << "focus_areas"_ba << "focus_areasss"_ba << false;
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

    void unambiguousOptionalKeysAreRenamed_data()
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

    void unambiguousOptionalKeysAreRenamed()
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

    void settingsUnderASimilarKeyAreNoHandoff_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::newRow("alone") << "hand_off:\n  team: x\n"_ba << Format::Yaml;
        QTest::newRow("among others")
            << "Timeout: 3\nHandoff: {enabled: true}\n"_ba << Format::Yaml;
        QTest::newRow("JSON") << R"({"Handoff": {"enabled": true}, "x": 1})"_ba << Format::Json;
        QTest::newRow("XML") << "<AgentRequest><id>4</id></AgentRequest>"_ba << Format::Xml;
    }

    void settingsUnderASimilarKeyAreNoHandoff()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        for (const DocumentReport &document : checked(text, {}, format).documents) {
            QVERIFY(!findingOf(document, u"handoff.root-misspelt"_s));
        }
    }

    void aMisspeltRootIsReported_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char *key, const QString &meant) {
            QTest::newRow(key) << QByteArray(key) << meant;
        };
        row("NEXUS_TO_ARENA", u"NEXUS_TO_ARENA_HANDOFF"_s);
        row("NEXUS_TO_ARENA_HANDOF", u"NEXUS_TO_ARENA_HANDOFF"_s);
        row("ARENA_TO_GAURDIAN_HANDOFF_", u"ARENA_TO_GUARDIAN_HANDOFF"_s);
        row("nexus_to_arena", u"NEXUS_TO_ARENA_HANDOFF"_s);
        row("NEXUS", {});
        row("ARENA", {});
        row("settings", {});
        row("handoffs", {});
    }

    void aMisspeltRootIsReported()
    {
        QFETCH(const QByteArray, key);
        QFETCH(const QString, meant);
        const QByteArray good = sample(u"arena.nexus-to-arena"_s);
        const QByteArray other = key + ": {Task: x}\n";
        for (const QByteArray &text : {other, good + "---\n" + other, good + other}) {
            const Report report = checked(text);
            const Finding *found = findingOf(report.documents.back(), u"handoff.root-misspelt"_s);
            QCOMPARE(found != nullptr, !meant.isEmpty());
            if (found) {
                QCOMPARE(found->severity, Severity::Error);
                QCOMPARE(found->expected, meant);
                const bool stands = text.contains(meant.toUtf8() + ':');
                QCOMPARE(found->fixes.empty(), stands && text == good + other);
                QCOMPARE(report.documents.size(), text == other ? 1u : 2u);
                if (found->fixes.empty()) {
                    continue;
                }
                QVERIFY(!found->fixes.front().isCertain);
                const QByteArray corrected = *applied(text, found->fixes.front().edits);
                QVERIFY(!checked(corrected).documents.back().kind.isEmpty());
            }
        }
    }

    void aSentenceAsAKeyIsReported_data()
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

    void aSentenceAsAKeyIsReported()
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

    void nearMissesOfFieldNamesAreReported_data()
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

    void nearMissesOfFieldNamesAreReported()
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
        QVERIFY(!found->fixes.empty());
        QCOMPARE(found->fixes.front().isCertain, said.startsWith("warning"_L1));
        QCOMPARE(*applied(text, found->fixes.front().edits), good);
    }

    void twoSimilarKeysHaveNoCertainFix()
    {
        const QByteArray good = sample(u"cfd.engineering-review"_s);
        const QByteArray text =
            QByteArray(good).replace("    focus_areas:", "    focus_areass: []\n    focus_area:");
        QVERIFY(text != good);
        const DocumentReport report = checked(text).documents.front();
        for (const Finding &finding : report.findings) {
            if (finding.field == "focus_areas"_L1) {
                QVERIFY(!finding.fixes.empty() && !finding.fixes.front().isCertain);
            }
        }
        QCOMPARE(withCertainFixes(text, Format::Yaml, builtIn(), {}).bytes, text);
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

    /// Two words on a line of their own may continue the text above.
    void aColonIsInsertedOnlyAfterAKeyOfTheProtocol_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("key");
        const auto row = [](const QString &kind, const QString &key) {
            QTest::newRow(qPrintable(kind + u' ' + key)) << kind << key;
        };
        row(u"cfd.engineering-review"_s, u"from_phase"_s);
        row(u"cfd.engineering-review"_s, u"approval_status"_s);
        row(u"swarm.payload"_s, u"problem_type"_s);
        row(u"arena.arena-to-guardian"_s, u"paradigm"_s);
    }

    void aColonIsInsertedOnlyAfterAKeyOfTheProtocol()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, key);
        const QString good = QString::fromUtf8(sample(kind));
        const QRegularExpression entry(u"(\\n +)"_s + key + u":.*"_s);
        QVERIFY(good.contains(entry));
        const auto syntaxOf = [&](const QString &line) {
            const QString text = QString(good).replace(entry, u"\\1"_s + line);
            const DocumentReport report = checked(text.toUtf8()).documents.front();
            const Finding *finding = findingOf(report, u"yaml.syntax"_s);
            return finding ? *finding : Finding();
        };
        const Finding known = syntaxOf(key + u" two"_s);
        QCOMPARE(known.fixes.size(), size_t(1));
        QCOMPARE(known.fixes.front().title, u"Insert colon"_s);
        QVERIFY(known.fixes.front().isCertain);
        const Finding unknown = syntaxOf(u"and two"_s);
        QVERIFY(unknown.message.contains("a colon is missing, or the line continues"_L1));
        QVERIFY(unknown.fixes.empty());
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
};

QTEST_GUILESS_MAIN(TestKeyFixes)
#include "tst_keyfixes.moc"
