// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/protocols/cfddocuments.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Allowed values of the CFD protocol, and the rules between them.
class TestCfdValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void enumsAcceptOnlyTheirValues_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isKnown");
        const auto rows = [](const char *kind, const char *field, const char *values) {
            for (const QByteArray &value : QByteArray(values).split(' ')) {
                QTest::addRow("%s: %s", field, value.constData())
                    << QString::fromLatin1(kind) << QByteArray(field) << value << true;
            }
            QTest::addRow("%s: other", field)
                << QString::fromLatin1(kind) << QByteArray(field) << QByteArray("other") << false;
        };
        rows("engineering-review", "approval_status", "APPROVED APPROVED_WITH_WARNINGS REJECTED");
        rows("mesh-plan", "element_type", "triangle tetrahedron quadrilateral hexahedron");
    }

    void enumsAcceptOnlyTheirValues()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(bool, isKnown);
        const DocumentReport report =
            checked(withField(kind, field, '"' + value + '"')).documents.front();
        const bool isFound = listed(report).join(u'\n').contains("cfd.enum"_L1);
        QCOMPARE(isFound, !isKnown);
    }

    void baseFieldsAcceptOnlyTheirValues_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char *field, const char *value, const char *finding) {
            QTest::addRow("%s: %s", field, value)
                << QByteArray(field) << QByteArray(value) << QString::fromLatin1(finding);
        };
        for (const char *type : {"specification", "review", "synthesis", "code", "validation"}) {
            row("type", type, "");
        }
        row("type", "\"poem\"", "error cfd.enum /handoff/deliverable/type");
        row("status", "partial", "");
        row("status", "\"done\"", "error cfd.enum /handoff/quality/status");
        for (const char *confidence : {"high", "medium", "low"}) {
            row("confidence", confidence, "");
        }
        row("confidence", "\"none\"", "error cfd.enum /handoff/quality/confidence");
        row("version", "1.0", "error cfd.type /handoff/version");
        row("version", "\"0.9\"", "warning cfd.version /handoff/version");
        row("producer", "\"cfd-cook\"", "warning cfd.producer-unknown /handoff/producer");
        row("producer", "\"cfd-bioreactor-swarm\"", "note cfd.producer-later /handoff/producer");
        for (const char *known : {"cfd-mathematician", "cfd-reviewer", "brainstorming-pm"}) {
            row("producer", known, "");
        }
        row("consumer", "\"cfd-reviewer\"", "error cfd.consumer-not-hub /handoff/consumer");
        row("timestamp", "\"yesterday\"", "error cfd.format /handoff/timestamp");
        row("timestamp", "\"2026-13-01T00:00:00Z\"", "error cfd.format /handoff/timestamp");
        row("timestamp", "2026-02-21T14:30:00+01:00", "");
        row("from_phase", "6", "error cfd.range /handoff/from_phase");
        row("from_phase", "-1", "error cfd.range /handoff/from_phase");
        row("to_phase", "\"2\"", "error cfd.type /handoff/to_phase");
        row("description", "\"  \"", "error cfd.empty /handoff/context/description");
        row("task_id", "", "error cfd.empty /handoff/context/task_id");
        row("focus_areas", "[3]", "error cfd.type /handoff/context/focus_areas/0");
        row("notes", "\"\"", "");
    }

    void baseFieldsAcceptOnlyTheirValues()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, finding);
        const DocumentReport report =
            checked(with(sample(u"cfd.mesh-plan"_s), field, value)).documents.front();
        QStringList found = listed(report);
        found.removeIf([](const QString &line) { return line.contains("phase-direction"_L1); });
        QCOMPARE(found, finding.isEmpty() ? QStringList() : QStringList(finding));
    }

    void aTransitionHasTheDirectionOfItsKind_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<bool>("isRight");
        for (const char *kind : {"math-analysis", "engineering-review", "swarm-synthesis"}) {
            for (int phase = 0; phase <= 5; ++phase) {
                QTest::addRow("%s stays in %d", kind, phase)
                    << fullId(kind) << phase << phase << (phase >= 1 && phase <= 3);
            }
            QTest::addRow("%s leaves", kind) << fullId(kind) << 1 << 2 << false;
        }
        const std::tuple<const char *, int, int> moves[] = {
            {"mesh-plan", 1, 2}, {"flow-result", 2, 3}, {"transport-result", 3, 4}};
        for (const auto &[kind, from, to] : moves) {
            QTest::addRow("%s goes on", kind) << fullId(kind) << from << to << true;
            QTest::addRow("%s stays", kind) << fullId(kind) << from << from << false;
            QTest::addRow("%s goes back", kind) << fullId(kind) << to << from << false;
        }
    }

    void aTransitionHasTheDirectionOfItsKind()
    {
        QFETCH(QString, kind);
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(bool, isRight);
        QByteArray text = with(sample(kind), "from_phase", QByteArray::number(from));
        text = with(text, "to_phase", QByteArray::number(to));
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(listed(report).contains(u"warning cfd.phase-direction /handoff/to_phase"_s),
                 !isRight);
    }

    void aReviewMustMatchItsStatus_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QStringList>("findings");
        const QByteArray one = "challenges: [{severity: WARNING}]";
        const QByteArray critical = "challenges: [{severity: CRITICAL}]";
        const QByteArray none = "challenges: []";
        const QString missing = u"error cfd.review.blocking-issues-missing "
                                "/handoff/engineering_review/blocking_issues"_s;
        const QString empty =
            u"error cfd.review.challenges-empty /handoff/engineering_review/challenges"_s;
        const QString lenient = u"warning cfd.review.critical-not-rejected "
                                "/handoff/engineering_review/approval_status"_s;
        const auto row = [](const char *name, const QByteArray &challenges, const char *status,
                            const char *issues, const QStringList &findings) {
            QTest::newRow(name) << challenges + ", approval_status: " + status
                    + ", blocking_issues: " + issues
                                << findings;
        };
        row("approved, none", none, "APPROVED", "[]", {});
        row("approved, one", one, "APPROVED", "[]", {});
        row("warnings, none", none, "APPROVED_WITH_WARNINGS", "[]", {empty});
        row("warnings, one", one, "APPROVED_WITH_WARNINGS", "[]", {});
        row("rejected", one, "REJECTED", "[\"x\"]", {});
        row("rejected, none", none, "REJECTED", "[\"x\"]", {empty});
        row("rejected, no issue", one, "REJECTED", "[]", {missing});
        row("approved, critical", critical, "APPROVED", "[]", {lenient});
        row("warnings, critical", critical, "APPROVED_WITH_WARNINGS", "[]", {lenient});
        row("rejected, critical", critical, "REJECTED", "[\"x\"]", {});
        row("approved, unrated", "challenges: [{description: x}]", "APPROVED", "[]",
            {u"warning cfd.review.severity-missing "
             "/handoff/engineering_review/challenges/0/severity"_s});
        QTest::newRow("rejected, issues missing")
            << one + ", approval_status: REJECTED" << QStringList{missing};
        QTest::newRow("severity")
            << QByteArray("challenges: [{severity: FATAL}], approval_status: APPROVED, "
                          "blocking_issues: []")
            << QStringList{u"error cfd.enum /handoff/engineering_review/challenges/0/severity"_s};
        for (const char *severity : {"CRITICAL", "WARNING", "NOTE"}) {
            QTest::addRow("severity %s", severity) << QByteArray("challenges: [{severity: ")
                    + severity + "}], approval_status: REJECTED, blocking_issues: [x]"
                                                   << QStringList();
        }
    }

    void aReviewMustMatchItsStatus()
    {
        QFETCH(QByteArray, block);
        QFETCH(QStringList, findings);
        const QByteArray good = sample(u"cfd.engineering-review"_s);
        const QByteArray text = good.left(good.indexOf("  engineering_review:"))
            + "  engineering_review: {" + block + "}\n";
        QCOMPARE(listed(checked(text).documents.front()), findings);
    }

    void aConfidenceScoreGoesFrom1To5AndBelow3IsLow_data()
    {
        QTest::addColumn<int>("score");
        QTest::addColumn<QString>("finding");
        const QString path = u" /handoff/swarm_synthesis/confidence_score"_s;
        for (int score = 0; score <= 6; ++score) {
            QTest::addRow("%d", score)
                << score
                << (score < 1 || score > 5 ? "error cfd.range"_L1 + path
                        : score < 3        ? "warning cfd.swarm.low-confidence"_L1 + path
                                           : QString());
        }
    }

    void aConfidenceScoreGoesFrom1To5AndBelow3IsLow()
    {
        QFETCH(int, score);
        QFETCH(QString, finding);
        const QByteArray text =
            with(sample(u"cfd.swarm-synthesis"_s), "confidence_score", QByteArray::number(score));
        QCOMPARE(listed(checked(text).documents.front()),
                 finding.isEmpty() ? QStringList() : QStringList(finding));
    }

    void aNegativeConcentrationIsFlagged_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("flag");
        QTest::addColumn<bool>("isRight");
        QTest::newRow("negative, flagged") << "-2.1e-11"_ba << "true"_ba << true;
        QTest::newRow("negative, denied") << "-2.1e-11"_ba << "false"_ba << false;
        QTest::newRow("zero") << "0.0"_ba << "false"_ba << true;
        QTest::newRow("positive") << "1.0e-10"_ba << "false"_ba << true;
        QTest::newRow("negative, missing") << "-1"_ba << QByteArray() << false;
    }

    void aNegativeConcentrationIsFlagged()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, flag);
        QFETCH(bool, isRight);
        QByteArray text = with(sample(u"cfd.transport-result"_s), "min_concentration", value);
        text = flag.isEmpty() ? without(text, "negative_concentration_warning")
                              : with(text, "negative_concentration_warning", flag);
        const QString warning = u"warning cfd.transport.negative-unflagged "
                                "/handoff/transport_result/negative_concentration_warning"_s;
        QCOMPARE(listed(checked(text).documents.front()),
                 isRight ? QStringList() : QStringList(warning));
    }

    void innerKeysOfABlockAreNotChecked()
    {
        QByteArray text = sample(u"cfd.math-analysis"_s);
        text.replace("      velocity: \"filled in\"", "      mixed: [P2, 1]");
        text.replace("      Re: null", "      Sc: 1000");
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }

    void unknownFieldsAreAllowed()
    {
        const QByteArray text = sample(u"cfd.mesh-plan"_s) + "  cost_center: 12\n";
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestCfdValues)
#include "tst_cfdvalues.moc"
