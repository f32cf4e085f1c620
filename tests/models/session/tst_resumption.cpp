// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// Sessions that say whether and where they can be resumed.
class TestResumption : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void resumableSessionsShowTheResumePoint_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<bool>("isRecent");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("failed, it goes on there") << QByteArray("FAILED true") << true << true;
        QTest::newRow("aborted, it goes on there") << QByteArray("ABORTED true") << true << true;
        QTest::newRow("failed, it starts anew") << QByteArray("FAILED false") << true << false;
        QTest::newRow("too old, it starts anew") << QByteArray("ABORTED true") << false << false;
        QTest::newRow("it succeeded") << QByteArray("COMPLETED true") << true << false;
    }

    void resumableSessionsShowTheResumePoint()
    {
        QFETCH(const QByteArray, state);
        QFETCH(const bool, isRecent);
        QFETCH(const bool, isShown);
        const SessionFolder folder;
        const QString session = u"swarm-session-20260221-150000-0a1b2c3d"_s;
        const QByteArray time = isRecent ? "2026-02-21T15:20:00Z" : "2026-02-18T15:20:00Z";
        const QByteArrayList words = state.split(' ');
        folder.write(session + u"/workflow-state.yaml"_s,
                     "workflow_id: swarm-20260221-150000-0a1b2c3d\ncurrent_state: " + words[0]
                         + "\ncreated_at: " + time + "\nlast_updated: " + time
                         + "\nrecovery: {can_resume: " + words[1] + ", resume_point: stage_2}\n");
        SessionSettings settings = testSettings();
        settings.now = QDateTime(QDate(2026, 2, 21), QTime(16, 0), QTimeZone::UTC);
        const Session read =
            readSession(sessionAt(folder.path(session), *m_catalog), *m_catalog, settings);
        const auto fact = std::ranges::find(read.facts, u"Can be resumed"_s, &SessionFact::title);
        QCOMPARE(fact != read.facts.end(), isShown);
        QCOMPARE(read.next.does.contains(u"resume"_s) && !read.next.does.contains(u"cannot"_s),
                 isShown);
    }

    void theNextStepIsNamedWithoutAResumePoint_data()
    {
        QTest::addColumn<QByteArray>("recovery");
        QTest::addColumn<QString>("place");
        QTest::newRow("with a resume point")
            << QByteArray("can_resume: true, resume_point: stage_3") << u"Synthesis"_s;
        QTest::newRow("without a resume point")
            << QByteArray("can_resume: true") << u"Perspectives"_s;
    }

    void theNextStepIsNamedWithoutAResumePoint()
    {
        QFETCH(const QByteArray, recovery);
        QFETCH(const QString, place);
        const SessionFolder folder;
        const QString session = u"swarm-session-20260221-150000-0a1b2c3d"_s;
        folder.write(session + u"/workflow-state.yaml"_s,
                     "workflow_id: swarm-20260221-150000-0a1b2c3d\ncurrent_state: DIVERGING\n"
                     "last_updated: 2026-02-21T15:20:00Z\nstages:\n  stage_2: {status: "
                     "in_progress, started_at: 2026-02-21T15:05:00Z}\nrecovery: {"
                         + recovery + "}\n");
        SessionSettings settings = testSettings();
        settings.now = QDateTime(QDate(2026, 2, 21), QTime(16, 0), QTimeZone::UTC);
        const Session read =
            readSession(sessionAt(folder.path(session), *m_catalog), *m_catalog, settings);
        QVERIFY2(read.next.does.contains(u"resumes at "_s + place), qPrintable(read.next.does));
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestResumption)
#include "tst_resumption.moc"
