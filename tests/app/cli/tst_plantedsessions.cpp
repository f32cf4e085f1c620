// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/sessionjson.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/causes/headline.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"
#include "sessiondigest.h"
#include "tests/golden.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/plantedsessions.h"

#include <QMap>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// `baton session --format json` reports the failure that was planted in a session.
class TestPlantedSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void plantedFailuresAreFound_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<int>("number");
        for (const QString &protocol : plantedProtocols()) {
            const std::vector<PlantedSession> all = plantedSessions(protocol);
            for (size_t i = 0; i < all.size(); ++i) {
                QTest::newRow(qPrintable(all[i].name)) << protocol << static_cast<int>(i);
            }
        }
    }

    void plantedFailuresAreFound()
    {
        QFETCH(QString, protocol);
        QFETCH(int, number);
        const PlantedSession planted = plantedSessions(protocol).at(size_t(number));
        const SessionFolder folder;
        int minute = 0;
        for (const auto &[name, text] : planted.files) {
            folder.write(name, text);
            folder.setTime(name,
                           planted.isCopy ? plantedAt(15, 0).addMSecs(900 - 70 * minute)
                                          : plantedAt(15, std::min(minute, 19)));
            ++minute;
        }
        SessionSettings settings;
        settings.now = planted.now;
        settings.memoryMb = 16'384;
        const Session session =
            readSession(sessionAt(folder.path(planted.session), *m_catalog), *m_catalog, settings);
        const QStringList found = Digest(cli::sessionObject(session, planted.now)).lines();
        for (const QString &fact : planted.expected) {
            QVERIFY2(std::ranges::any_of(
                         found, [&](const QString &line) { return line.startsWith(fact); }),
                     qPrintable(fact + u"\nis not in\n"_s + found.join(u'\n')));
        }
        // Every stopped session names who continues, with what, and the rule for that.
        const SessionSummary &summary = session.summary;
        const bool isStopped = isFailure(summary.status) || summary.status == RunStatus::Waiting
            || summary.status == RunStatus::Aborted || summary.liveness == Liveness::Stale
            || summary.liveness == Liveness::Expired || !summary.flaw.isEmpty();
        const bool isWell = summary.status == RunStatus::Succeeded && summary.flaw.isEmpty();
        const NextStep &next = session.next;
        QVERIFY2(!isStopped || !next.does.isEmpty(), qPrintable(session.headline));
        QVERIFY2(!isWell || next.does.isEmpty(), qPrintable(next.does));
        QCOMPARE(next.rule.isEmpty(), next.does.isEmpty());
        QVERIFY2(!next.does.contains(u'{') && !next.who.contains(u'{'), qPrintable(next.does));
        QVERIFY(!session.headline.startsWith("Failed"_L1) || isFailure(summary.status));
        const SessionPhase *const stopped = stoppedAt(session);
        QVERIFY(!stopped || !summary.phase.isEmpty() || !stopped->sessionPath.isEmpty()
                || stopped->id == summary.id);
        m_found[protocol] += u"== "_s + planted.name + u'\n' + found.join(u'\n') + u'\n';
    }

    /// All other findings, so that no consequence is added or lost unnoticed.
    void thereAreNoOtherFindings()
    {
        for (auto one = m_found.cbegin(); one != m_found.cend(); ++one) {
            const QString path = QStringLiteral(BATON_TEST_DATA "/planted/%1.txt").arg(one.key());
            compareGolden(path, one->toUtf8());
        }
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QMap<QString, QString> m_found; ///< by protocol
};

QTEST_GUILESS_MAIN(TestPlantedSessions)
#include "tst_plantedsessions.moc"
