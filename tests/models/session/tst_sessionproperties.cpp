// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/statesummary.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/reading/readsession.h"
#include "tests/files.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/sessionfactory.h"

#include <QDirIterator>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QStringList filesBelow(const QString &root)
{
    QStringList paths;
    QDirIterator files(root, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        paths.append(files.next());
    }
    paths.sort();
    return paths;
}

/// Invariants of every session, whatever its files contain.
void verifySound(const Session &session)
{
    const auto isPhase = [&](int phase) {
        return phase >= -1 && phase < static_cast<int>(session.phases.size());
    };
    QVERIFY(!session.summary.id.isEmpty());
    QVERIFY(!session.headline.isEmpty());
    QVERIFY(session.summary.errors >= 0);
    QVERIFY(isPhase(session.currentPhase));
    for (size_t i = 0; i < session.phases.size(); ++i) {
        QVERIFY(session.phases[i].parent < static_cast<int>(i));
        for (const SessionAttempt &attempt : session.phases[i].attempts) {
            for (const int index : attempt.handoffs) {
                QCOMPARE(session.handoffs.at(size_t(index)).phase, static_cast<int>(i));
            }
            for (const int index : attempt.errors) {
                QCOMPARE(session.errors.at(size_t(index)).phase, static_cast<int>(i));
            }
        }
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        QVERIFY(isPhase(handoff.phase));
    }
    for (const SessionGate &gate : session.gates) {
        QVERIFY(isPhase(gate.phase));
        QCOMPARE(gate.evidence.size(), gate.result.criteria.size());
    }
    for (const FirstCause &cause : session.causes) {
        QVERIFY(isPhase(cause.failure.phase));
    }
    for (const Deliverable &deliverable : session.deliverables) {
        QVERIFY(deliverable.handoff < static_cast<int>(session.handoffs.size()));
    }
}

} // namespace

class TestSessionProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void everyGeneratedSessionIsListed()
    {
        const QTemporaryDir root;
        SessionFactory factory(7);
        factory.setTrouble(20, 20);
        factory.addAll(root.path(), 30);
        QStringList paths;
        const std::atomic_bool stop = false;
        const Outcome outcome =
            walkSessions(root.path(), *m_catalog, stop, [&](const SessionLocation &place) {
                paths.append(place.path);
                verifySound(readSession(place, *m_catalog, testSettings()));
            });
        QVERIFY(outcome.isOk());
        // A folder of no protocol whose only handoff is broken contains no known one.
        QVERIFY2(factory.sessions() - paths.size() <= 12,
                 qPrintable(QString::number(paths.size())));
        QCOMPARE(QSet<QString>(paths.begin(), paths.end()).size(), paths.size());
        for (const QString &part : {u"/cfd/"_s, u"/swarm/"_s, u"/sessions/"_s}) {
            const auto count = std::ranges::count_if(
                paths, [&](const QString &path) { return path.contains(part); });
            QCOMPARE(count, 30);
        }
    }

    void truncatedOrChangedSessionsAreListed_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 4; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void truncatedOrChangedSessionsAreListed()
    {
        QFETCH(quint32, seed);
        const QTemporaryDir root;
        SessionFactory factory(seed);
        factory.setTrouble(0, 0);
        factory.addAll(root.path(), 2);
        QRandomGenerator random(seed);
        const QStringList files = filesBelow(root.path());
        for (int round = 0; round < 120; ++round) {
            const QString path = files.at(random.bounded(static_cast<int>(files.size())));
            const QByteArray whole = contentOf(path);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mutated(whole, random));
            file.close();
            const SessionLocation place = sessionAt(path, *m_catalog);
            QVERIFY(!place.path.isEmpty());
            verifySound(readSession(place, *m_catalog, testSettings()));
            QVERIFY(!unreadSummary(place, *m_catalog, testSettings()).id.isEmpty());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(whole);
        }
    }

    void unusualSessionsAreListed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank") << QByteArray(" \n\n");
        QTest::newRow("a list") << QByteArray("[1, two, {three: 3}]");
        QTest::newRow("a number") << QByteArray("42");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("wrong types")
            << QByteArray("{\"session\": [], \"phase_results\": \"none\", \"errors\": {\"a\": 1}, "
                          "\"status\": {\"x\": []}, \"stages\": 7, \"session_id\": [1], "
                          "\"created_at\": {}, \"handoff\": true, \"exit_code\": {\"y\": 2}}");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01\x80", 5);
        QTest::newRow("deep") << QByteArray(5000, '[');
        QTest::newRow("an alias of itself") << QByteArray("session: &a {session: *a}\n");
    }

    void unusualSessionsAreListed()
    {
        QFETCH(const QByteArray, content);
        const QTemporaryDir root;
        SessionFactory factory(5);
        factory.setTrouble(0, 0);
        factory.addAll(root.path(), 1);
        for (const QString &path : filesBelow(root.path())) {
            const SessionLocation place = sessionAt(path, *m_catalog);
            const QByteArray whole = contentOf(path);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
            verifySound(readSession(place, *m_catalog, testSettings()));
            QVERIFY(!unreadSummary(place, *m_catalog, testSettings()).id.isEmpty());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(whole);
        }
    }

    void unreadableSessionsAreListedAndReported()
    {
        if (geteuid() == 0) {
            QSKIP("The superuser may read everything.");
        }
        const QTemporaryDir root;
        SessionFactory factory(5);
        factory.setTrouble(0, 0);
        factory.addCfd(root.path(), 1);
        const QString session =
            root.filePath(QDir(root.path()).entryList({u"*session*"_s}, QDir::Dirs).value(0));
        const SessionLocation place = sessionAt(session, *m_catalog);
        QVERIFY(QFile::setPermissions(session + u"/handoffs"_s, {}));
        const Session read = readSession(place, *m_catalog, testSettings());
        QVERIFY(QFile::setPermissions(session + u"/handoffs"_s,
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        verifySound(read);
    }

    void circularLinksAreNotFollowed()
    {
        const QTemporaryDir root;
        SessionFactory factory(5);
        factory.setTrouble(0, 0);
        factory.addAll(root.path(), 1);
        const std::atomic_bool stop = false;
        const auto walked = [&] {
            QStringList paths;
            const Outcome outcome =
                walkSessions(root.path(), *m_catalog, stop, [&](const SessionLocation &place) {
                    paths.append(place.path);
                    verifySound(readSession(place, *m_catalog, testSettings()));
                });
            return outcome ? paths : QStringList();
        };
        const QStringList before = walked();
        QVERIFY(before.size() >= 4);
        for (const QString &path : before) {
            QVERIFY(QFile::link(path, path + u"/again"_s));
            QVERIFY(QFile::link(path + u"/itself.yaml"_s, path + u"/itself.yaml"_s));
            QVERIFY(QFile::link(root.path(), path + u"/root"_s));
        }
        QCOMPARE(walked(), before);
    }

    void aPipeInPlaceOfAStateDoesNotBlock()
    {
        const QTemporaryDir root;
        SessionFactory factory(5);
        factory.setTrouble(0, 0);
        factory.addCfd(root.path(), 1);
        const QString state =
            root.filePath(QDir(root.path()).entryList({u"*state*"_s}, QDir::Files).value(0));
        const SessionLocation place = sessionAt(state, *m_catalog);
        QVERIFY(QFile::remove(state));
        QCOMPARE(mkfifo(QFile::encodeName(state).constData(), 0600), 0);
        verifySound(readSession(place, *m_catalog, testSettings()));
    }

    void readingTwiceGivesTheSame()
    {
        const QTemporaryDir root;
        SessionFactory factory(3);
        factory.addAll(root.path(), 2);
        const std::atomic_bool stop = false;
        const Outcome outcome =
            walkSessions(root.path(), *m_catalog, stop, [&](const SessionLocation &place) {
                QCOMPARE(readSession(place, *m_catalog, testSettings()),
                         readSession(place, *m_catalog, testSettings()));
            });
        QVERIFY(outcome.isOk());
    }

private:
    static QByteArray mutated(QByteArray text, QRandomGenerator &random)
    {
        if (text.isEmpty()) {
            return text;
        }
        const auto at = [&] { return random.bounded(static_cast<int>(text.size())); };
        switch (random.bounded(4)) {
        case 0:
            text.truncate(at());
            break;
        case 1:
            text[at()] = static_cast<char>(random.bounded(256));
            break;
        case 2:
            text.remove(at(), 1 + random.bounded(40));
            break;
        default:
            text.insert(at(), text.mid(at(), 60));
            break;
        }
        return text;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionProperties)
#include "tst_sessionproperties.moc"
