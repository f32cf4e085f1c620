// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/previousread.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "models/sessionviews/tables/sessiontablerows.h"
#include "tests/models/session/sessiontexts.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QString stateName = u"cfd-bioreactor-state-1.yaml"_s;
const QString flowName = handoffs + "phase2-flow-result.yaml"_L1;

QByteArray entry(int number, const QByteArray &type, const QByteArray &message,
                 const QByteArray &outcome = "no")
{
    const QByteArray counted =
        number > 0 ? "attempt_number: " + QByteArray::number(number) + ", " : QByteArray();
    return "    - {" + counted + "error_type: " + type + ", error_message: " + message
        + ", fix_attempted: fix of " + message + ", fix_outcome: " + outcome + "}\n";
}

const QByteArray first = entry(1, "divergence", "one");
const QByteArray second = entry(2, "assertion", "two");
const QByteArray third = entry(3, "divergence", "three");

QByteArray flow(int task, const QByteArray &history)
{
    return cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-" + QByteArray::number(task),
                      "  flow_result:\n    convergence_achieved: false\n    solver_used: Picard\n"
                      "    max_velocity: 0.4\n    mass_conservation_error: 4.1e-3\n"
                          + (history.isEmpty() ? QByteArray() : "  error_history:\n" + history));
}

} // namespace

/// The error history of a phase while its handoff is overwritten with each attempt.
class TestLiveHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void cleanup() { m_follower.reset(); }

    void incompleteHandoffsKeepTheirPreviousState_data()
    {
        QTest::addColumn<QByteArray>("half");
        const QByteArray next = flow(2, first + second);
        QTest::newRow("ends within a line")
            << next.first(next.indexOf("mass_conservation_error") + 10);
        QTest::newRow("does not parse") << next.first(next.indexOf("{task_id") + 5) + "\n";
        QTest::newRow("nothing") << QByteArray();
    }

    void incompleteHandoffsKeepTheirPreviousState()
    {
        QFETCH(QByteArray, half);
        follow(flow(1, first));
        const std::vector<SessionHandoff> before = session().handoffs;
        QSignalSpy changed(m_follower.get(), &SessionFollower::changed);
        QElapsedTimer timer;
        timer.start();
        m_folder->write(flowName, half);
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), 120'000);
        // Nobody continued for a while: only then the present state is shown.
        QVERIFY(timer.elapsed() >= 2'900);
        QVERIFY(session().handoffs != before);
    }

    void eachFailureIsReportedOnce_data()
    {
        QTest::addColumn<QByteArrayList>("histories");
        QTest::addColumn<QStringList>("told");
        const QStringList both{u"1 one"_s, u"2 two"_s};
        const QStringList all{u"1 one"_s, u"2 two"_s, u"3 three"_s};
        QTest::newRow("the same again") << QByteArrayList{first + second, first + second} << both;
        QTest::newRow("the same twice more")
            << QByteArrayList{first + second, first + second, first + second} << both;
        QTest::newRow("one more") << QByteArrayList{first, first + second} << both;
        QTest::newRow("one more each time")
            << QByteArrayList{first, first + second, first + second + third} << all;
        QTest::newRow("none at first") << QByteArrayList{{}, first, first + second} << both;
        QTest::newRow("only the latest") << QByteArrayList{first + second, second} << both;
        QTest::newRow("each time only the latest") << QByteArrayList{first, second, third} << all;
        QTest::newRow("none at last") << QByteArrayList{first + second, {}} << both;
        QTest::newRow("another outcome")
            << QByteArrayList{entry(1, "divergence", "one", "unknown yet"), first + second} << both;
        QTest::newRow("another message of the same attempt")
            << QByteArrayList{first, entry(1, "divergence", "other")}
            << QStringList{u"1 one"_s, u"1 other"_s};
        QTest::newRow("without numbers, and shorter")
            << QByteArrayList{entry(0, "a", "one") + entry(0, "b", "two"), entry(0, "b", "two")}
            << QStringList{u"1 one"_s, u"1 two"_s};
        QTest::newRow("twice in one history")
            << QByteArrayList{first + first, first + first} << QStringList{u"1 one"_s, u"1 one"_s};
    }

    void eachFailureIsReportedOnce()
    {
        QFETCH(QByteArrayList, histories);
        QFETCH(QStringList, told);
        follow(flow(1, histories.first()));
        for (qsizetype i = 1; i < histories.size(); ++i) {
            m_folder->write(flowName, flow(int(i) + 1, histories[i]));
            QTRY_COMPARE(session().handoffs.size(), size_t(i) + 1);
        }
        QStringList found;
        for (const SessionError &error : session().errors) {
            found.append(u"%1 %2"_s.arg(error.attempt).arg(error.message));
        }
        found.sort();
        QCOMPARE(found, told);
        // The window's table has the same rows.
        QStringList shown;
        for (const SessionTableRow &row : rows::errors(session())) {
            shown.append(row.cells[0].text + u' ' + row.cells[2].text.section(u' ', -1));
        }
        shown.sort();
        QCOMPARE(shown, told);
    }

    void theLatestVersionShowsItsResult()
    {
        follow(flow(1, entry(1, "divergence", "one", "unknown yet")));
        m_folder->write(flowName, flow(2, first));
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        QCOMPARE(session().errors.size(), size_t(1));
        QCOMPARE(session().errors.front().outcome, u"no"_s);
    }

    void overwritingAHandoffRepairsNoErrors()
    {
        follow(flow(1, first + second));
        const auto openErrors = [this] {
            int count = 0;
            for (const FirstCause &cause : session().causes) {
                count += cause.failure.what == SessionFailure::What::Error ? 1 : 0;
                for (const SessionFailure &failure : cause.consequences) {
                    count += failure.what == SessionFailure::What::Error ? 1 : 0;
                }
            }
            return count;
        };
        const int before = openErrors();
        QVERIFY(before > 0);
        for (int task = 2; task < 5; ++task) {
            m_folder->write(flowName, flow(task, first + second));
            QTRY_COMPARE(session().handoffs.size(), size_t(task));
            QCOMPARE(openErrors(), before);
            QCOMPARE(session().causes.front().failure.text, u"one"_s);
            QCOMPARE(session().repaired.size(), size_t(0));
        }
    }

    /// A passed gate shows success, whatever the text of the outcome is.
    void eachVersionBelongsToItsRun()
    {
        const QByteArray told = entry(1, "divergence", "one", "still diverged")
            + entry(2, "assertion", "two", "stalled");
        const auto result = [](bool isConverged, const QByteArray &history) {
            return cfdHandoff(2, 3, "cfd-bioreactor", "phase2-flow-result",
                              "  flow_result:\n    solver_used: Picard\n    validation_metrics: {"
                              "max_velocity: 0.4}\n    convergence_achieved: "
                                  + QByteArray(isConverged
                                                   ? "true\n    mass_conservation_error: 5.0e-9\n"
                                                   : "false\n    mass_conservation_error: 4.1e-3\n")
                                  + "  error_history:\n" + history);
        };
        const SessionFolder folder;
        folder.write(stateName,
                     cfdState("running", 3,
                              "  phase_1: {status: complete}\n"
                              "  phase_2: {status: complete, retries_used: 0, "
                              "execution_retries_used: 2}\n  phase_3: {status: running}\n"));
        folder.write(flowName, result(true, told));
        const QString path = folder.path(flowName);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        PreviousParts kept;
        kept.handoffs = {{path, result(false, entry(1, "divergence", "one", "still diverged")),
                          now.addSecs(-200)},
                         {path, result(false, told), now.addSecs(-100)}};
        const Session session =
            readKeeping(sessionAt(folder.path(u"cfd-bioreactor-session-1"_s), *m_catalog),
                        *m_catalog, testSettings(), kept)
                .session;
        QCOMPARE(session.handoffs.size(), size_t(3));
        for (size_t i = 0; i < 3; ++i) {
            QCOMPARE(session.handoffs[i].attempt, int(i) + 1);
        }
        QCOMPARE(session.differences.size(), size_t(2));
        QCOMPARE(session.differences[1].before, 1);
        QCOMPARE(session.differences[1].after, 2);
    }

private:
    void follow(const QByteArray &handoff)
    {
        m_folder = std::make_unique<SessionFolder>();
        m_folder->write(stateName,
                        cfdState("failed", 2,
                                 "  phase_1: {status: complete}\n"
                                 "  phase_2: {status: failed}\n"));
        m_folder->write(flowName, handoff);
        m_follower.reset();
        m_store = std::make_unique<SessionStore>(m_catalog);
        m_store->setSettings(testSettings());
        m_follower = std::make_unique<SessionFollower>(*m_store);
        m_follower->follow(sessionAt(m_folder->path(u"cfd-bioreactor-session-1"_s), *m_catalog));
        QTRY_VERIFY(m_follower->session() && m_follower->isIdle());
        QCOMPARE(session().handoffs.size(), size_t(1));
    }

    [[nodiscard]] const Session &session() const { return *m_follower->session(); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<SessionFolder> m_folder;
    std::unique_ptr<SessionStore> m_store;
    std::unique_ptr<SessionFollower> m_follower;
};

QTEST_GUILESS_MAIN(TestLiveHistory)
#include "tst_livehistory.moc"
