// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

/// With the common fields of every handoff.
QByteArray whole(QByteArray handoff)
{
    return handoff.replace("Work}", "Work, focus_areas: [a], known_gaps: []}")
        .replace("high}", "high, notes: \"\"}")
        .replace("  consumer:", "  deliverable: {location: a.log, type: validation}\n  consumer:");
}

} // namespace

/// Unusable values of a state: of a wrong type, or with unknown parts.
class TestStateValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void invalidTimesAndNumbersAreReported_data()
    {
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("valid values")
            << QByteArray("\"created_at\": \"2026-02-21T15:00:00Z\", \"completed_at\": null, "
                          "\"exit_code\": \"0\"")
            << QStringList();
        QTest::newRow("a word for a time")
            << QByteArray("\"created_at\": \"yesterday\"")
            << QStringList(u"created_at is yesterday, which is not a time"_s);
        QTest::newRow("a number for a time")
            << QByteArray("\"completed_at\": 5")
            << QStringList(u"completed_at is 5, which is not a time"_s);
        QTest::newRow("a word for a number")
            << QByteArray("\"exit_code\": \"x\"")
            << QStringList(u"exit_code is x, which is not a whole number"_s);
    }

    void invalidTimesAndNumbersAreReported()
    {
        QFETCH(QByteArray, values);
        QFETCH(QStringList, said);
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s),
                   "{\"session_id\": \"a\", \"status\": \"RUNNING\", " + values + '}'}});
        QCOMPARE(saidBy(u"session.value-unreadable"_s, session), said);
    }

    void unknownPartsAreReported()
    {
        const Session session = read(
            {{workflow,
              swarmState("DIVERGING",
                         "  stage_2: {status: in_progress, agents: {optimist: {status: complete}, "
                         "seer: {status: failed, error: \"who?\"}}}\n  stage_9: {}\n")}});
        QCOMPARE(saidBy(u"session.part-unknown"_s, session),
                 (QStringList{u"The protocol has no part “stage_9”"_s,
                              u"The protocol has no part “seer”, which says: failed, who?"_s}));
    }

    void contradictingCountsOfPartsAreReported_data()
    {
        QTest::addColumn<QByteArray>("count");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("right") << QByteArray("1") << QStringList();
        QTest::newRow("too many") << QByteArray("3")
                                  << QStringList(u"3 parts are said to be complete, but 1 are"_s);
    }

    void contradictingCountsOfPartsAreReported()
    {
        QFETCH(QByteArray, count);
        QFETCH(QStringList, said);
        const Session session =
            read({{workflow,
                   swarmState("DIVERGING",
                              "  stage_2: {status: in_progress, agents: {optimist: {status: "
                              "complete}, critic: {status: in_progress}}}\n")
                       + "recovery: {completed_perspectives: " + count + "}\n"}});
        QCOMPARE(saidBy(u"session.parts-differ"_s, session), said);
    }

    /// The order in which they end is irrelevant, because they run in parallel.
    void partsThatEndInAnyOrderCount_data()
    {
        QTest::addColumn<int>("last");
        QTest::newRow("first") << 0;
        QTest::newRow("in the middle") << 2;
        QTest::newRow("last") << 4;
    }

    void partsThatEndInAnyOrderCount()
    {
        QFETCH(int, last);
        const QByteArrayList names{"optimist", "critic", "analyst", "innovator", "pragmatist"};
        QByteArrayList agents;
        for (const QByteArray &name : names) {
            const QByteArray minute =
                name == names[last] ? "30" : "2" + QByteArray::number(agents.size());
            agents.append(name + ": {status: complete, completed_at: \"2026-02-21T15:" + minute
                          + ":00Z\"}");
        }
        const Session session = read(
            {{workflow,
              swarmState("CONVERGING",
                         "  stage_2: {status: complete, agents: {" + agents.join(", ") + "}}\n")
                  + "recovery: {minimum_met: true, completed_perspectives: [" + names.join(", ")
                  + "]}\n"}});
        QCOMPARE(saidBy(u"session.parts-differ"_s, session), QStringList());
        const auto isInvalid = [](const SessionPhase &phase) {
            return phase.status == RunStatus::Invalidated;
        };
        QVERIFY(std::ranges::count(session.phases, RunStatus::Succeeded, &SessionPhase::status)
                >= 5);
        QVERIFY(std::ranges::none_of(session.phases, isInvalid));
    }

    void tooFewPartsContradictACompleteWhole()
    {
        const QByteArray few = "{optimist: {status: complete}, critic: {status: timeout}}";
        const auto state = [](const QByteArray &word, const QByteArray &agents) {
            return swarmState("CONVERGING",
                              "  stage_2: {status: " + word + ", agents: " + agents + "}\n");
        };
        QCOMPARE(saidBy(u"session.parts-differ"_s, read({{workflow, state("complete", few)}})),
                 QStringList(u"Perspectives is complete, but of its parts only 1 are; 4 are "
                             "needed"_s));
        QCOMPARE(saidBy(u"session.parts-differ"_s, read({{workflow, state("in_progress", few)}})),
                 QStringList());
        const QByteArray enough = "{optimist: {status: complete}, critic: {status: timeout}, "
                                  "analyst: {status: complete}, innovator: {status: complete}, "
                                  "pragmatist: {status: complete}}";
        QCOMPARE(saidBy(u"session.parts-differ"_s, read({{workflow, state("complete", enough)}})),
                 QStringList());
        QCOMPARE(saidBy(u"session.parts-differ"_s, read({{workflow, state("complete", "{}")}})),
                 QStringList()); // nothing mentions them
    }

    void aPartThatTheWholeDidNotNeedIsPassedOver()
    {
        const auto state = [](const QByteArray &word) {
            return swarmState("CONVERGING",
                              "  stage_2: {status: " + word
                                  + ", agents: {optimist: {status: complete}, critic: {status: "
                                    "timeout, error: \"no answer\"}, analyst: {status: complete}, "
                                    "innovator: {status: complete}, pragmatist: {status: "
                                    "complete}}}\n");
        };
        const auto criticOf = [](const Session &session) {
            return *std::ranges::find(session.phases, u"critic"_s, &SessionPhase::id);
        };
        const Session over = read({{workflow, state("complete")}});
        QVERIFY(criticOf(over).isPassedOver);
        QCOMPARE(criticOf(over).status, RunStatus::TimedOut);
        QCOMPARE(over.errors.size(), size_t(1));
        QVERIFY(over.errors.front().isPassedOver);
        const Session open = read({{workflow, state("failed")}});
        QVERIFY(!criticOf(open).isPassedOver);
        QVERIFY(!open.errors.front().isPassedOver);
    }

    void withoutAStateAReviewAloneDoesNotEndAPhase_data()
    {
        QTest::addColumn<bool>("hasResult");
        QTest::addColumn<RunStatus>("phase");
        QTest::addColumn<RunStatus>("session");
        QTest::newRow("a review alone") << false << RunStatus::Unknown << RunStatus::Unknown;
        QTest::newRow("with the result") << true << RunStatus::Succeeded << RunStatus::Succeeded;
    }

    void withoutAStateAReviewAloneDoesNotEndAPhase()
    {
        QFETCH(bool, hasResult);
        QFETCH(RunStatus, phase);
        QFETCH(RunStatus, session);
        Files files{
            {u"s/b.yaml"_s, whole(cfdHandoff(2, 2, "cfd-reviewer", "phase2-review-1", approval))}};
        if (hasResult) {
            files.append({u"s/a.yaml"_s,
                          whole(cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-1",
                                           "  flow_result:\n    convergence_achieved: true\n"
                                           "    solver_used: MUMPS\n"
                                           "    validation_metrics: {max_velocity: 0.3}\n"
                                           "    mass_conservation_error: 1.2e-12\n"))});
        }
        const Session shown = read(files);
        QCOMPARE(shown.phases[2].status, phase);
        QCOMPARE(shown.summary.status, session);
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestStateValues)
#include "tst_statevalues.moc"
