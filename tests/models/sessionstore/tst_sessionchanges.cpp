// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/sessionfactory.h"

#include <QDirIterator>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray swarmState(const QByteArray &word)
{
    return "workflow_id: a\ncurrent_state: " + word
        + "\ncreated_at: 2026-02-21T15:00:00Z\nlast_updated: 2026-02-21T15:50:00Z\n"
          "stages: {stage_1: {status: in_progress}}\n";
}

const QString swarm = u"swarm-session-20260221-143000-"_s;

} // namespace

/// Found sessions are updated after notices of changes.
class TestSessionChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void changesGiveTheSameResultAsASearch_data()
    {
        QTest::addColumn<quint32>("seed");
        for (const quint32 seed : {1u, 2u, 3u, 4u, 5u}) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    /// Files and folders are removed, moved and restored; a notice contains only the place.
    void changesGiveTheSameResultAsASearch()
    {
        QFETCH(quint32, seed);
        const QTemporaryDir root;
        const QTemporaryDir aside;
        SessionFactory factory(seed);
        factory.addAll(root.path(), 4);
        QRandomGenerator random(seed);
        KnownSessions known = walked(root.path());
        QCOMPARE(known.size(), factory.sessions());
        std::vector<std::pair<QString, QString>> moved;
        for (int step = 0; step < 60; ++step) {
            QStringList touched;
            const QStringList all = everythingIn(root.path());
            if (!moved.empty() && (all.size() < 2 || random.bounded(3) == 0)) {
                const auto [from, to] = moved.back();
                moved.pop_back();
                if (QDir().mkpath(from.section(u'/', 0, -2)) && !QFileInfo::exists(from)) {
                    QVERIFY(QFile::rename(to, from));
                    touched = everythingIn(from) + QStringList{from.section(u'/', 0, -2)};
                }
            } else {
                const QString from = all.at(random.bounded(1, int(all.size())));
                const QString to = aside.filePath(QString::number(step));
                touched = everythingIn(from) + QStringList{from.section(u'/', 0, -2)};
                QVERIFY(QFile::rename(from, to));
                moved.emplace_back(from, to);
            }
            AffectedSessions result = affectedSessions({root.path()}, known, touched, *m_catalog);
            for (const QString &path : result.gone) {
                QVERIFY(known.remove(path));
            }
            for (const SessionLocation &place : result.present) {
                known.insert(place.path, {place, {}, {}});
            }
            const KnownSessions expected = walked(root.path());
            QCOMPARE(sorted(known), sorted(expected));
            for (auto one = expected.cbegin(); one != expected.cend(); ++one) {
                QCOMPARE(known.value(one.key()).place, one->place);
            }
        }
    }

    void nestedChangesAffectBothSessions()
    {
        const SessionFolder folder;
        const QString outer = swarm + u"a"_s;
        const QString inner = outer + u"/work/"_s + swarm + u"b"_s;
        write(folder, u"a"_s, "FRAMING");
        folder.write(inner + u"/workflow-state.yaml"_s, swarmState("FAILED"));
        const QString state = folder.path(inner + u"/workflow-state.yaml"_s);
        for (const KnownSessions &known : {KnownSessions(), walked(folder.path({}))}) {
            QStringList found;
            for (const SessionLocation &place :
                 affectedSessions({folder.path({})}, known, {state}, *m_catalog).present) {
                found.append(place.path);
            }
            QCOMPARE(found, (QStringList{folder.path(outer), folder.path(inner)}));
        }
        const QString moved = folder.path(u"moved"_s);
        const KnownSessions known = walked(folder.path({}));
        QVERIFY(QFile::rename(folder.path(inner), moved));
        QCOMPARE(affectedSessions({folder.path({})}, known, {folder.path(inner)}, *m_catalog).gone,
                 QStringList{folder.path(inner)});
    }

    void incompleteStatesKeepTheirRow_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("broken");
        for (const QByteArray word : {"DIVERGING", "FAILED"}) {
            const QByteArray whole = swarmState(word);
            QTest::addRow("%s, empty", word.constData()) << word << QByteArray();
            QTest::addRow("%s, cut in a map", word.constData()) << word << whole.chopped(3);
        }
    }

    void incompleteStatesKeepTheirRow()
    {
        QFETCH(const QByteArray, word);
        QFETCH(const QByteArray, broken);
        const SessionFolder folder;
        write(folder, u"a"_s, word);
        SessionStore store(m_catalog);
        store.setSettings(testSettings());
        SessionSummary row;
        connect(&store, &SessionStore::counted, this,
                [&](const std::vector<SessionSummary> &sessions) { row = sessions.front(); });
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(folder.path({}));
        QVERIFY(finished.wait());
        const SessionSummary before = row;
        QCOMPARE(before.word, QString::fromLatin1(word));
        QVERIFY(!before.stateKept.isValid());
        QFile state(stateOf(folder, u"a"_s));
        QVERIFY(state.open(QIODevice::WriteOnly));
        QCOMPARE(state.write(broken), broken.size());
        state.close();
        store.touch({state.fileName()});
        QTRY_VERIFY(row.stateKept.isValid());
        QCOMPARE(row.word, before.word);
        QCOMPARE(row.status, before.status);
        QCOMPARE(row.started, before.started);
        QCOMPARE(row.id, before.id);
        write(folder, u"a"_s, "COMPLETE");
        store.touch({state.fileName()});
        QTRY_COMPARE(row.word, u"COMPLETE"_s);
        QVERIFY(!row.stateKept.isValid());
    }

    void onlyTouchedSessionsAreRead()
    {
        const SessionFolder folder;
        write(folder, u"a"_s, "DIVERGING");
        write(folder, u"b"_s, "DIVERGING");
        SessionStore store(m_catalog);
        store.setSettings(testSettings());
        QSignalSpy finished(&store, &SessionStore::finished);
        QStringList read;
        QStringList gone;
        connect(&store, &SessionStore::counted, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &session : sessions) {
                        read.append(session.place.path.right(1) + u':' + session.word);
                    }
                });
        connect(&store, &SessionStore::gone, this,
                [&](const QStringList &paths) { gone += paths; });
        store.find(folder.path({}));
        QVERIFY(finished.wait());
        QCOMPARE(store.sessionsFound(), 2);
        read.clear();
        // One is changed.
        write(folder, u"a"_s, "FAILED");
        store.touch({stateOf(folder, u"a"_s)});
        QTRY_COMPARE(read, QStringList{u"a:FAILED"_s});
        // One is added.
        read.clear();
        write(folder, u"c"_s, "FRAMING");
        store.touch({folder.path(swarm + u'c')});
        QTRY_COMPARE(read, QStringList{u"c:FRAMING"_s});
        QCOMPARE(store.sessionsFound(), 3);
        // One is removed.
        QVERIFY(gone.isEmpty());
        QVERIFY(QDir(folder.path(swarm + u'b')).removeRecursively());
        store.touch({stateOf(folder, u"b"_s), folder.path(swarm + u'b')});
        QTRY_COMPARE(gone, QStringList{folder.path(swarm + u'b')});
        QCOMPARE(store.sessionsFound(), 2);
        QVERIFY(!store.isFinding());
        // Nothing is forgotten after it.
        const SessionFolder other;
        write(other, u"d"_s, "FRAMING");
        store.forget();
        store.find(other.path({}));
        QVERIFY(finished.wait());
        read.clear();
        write(folder, u"a"_s, "DIVERGING");
        write(other, u"d"_s, "DIVERGING");
        store.touch({stateOf(folder, u"a"_s), stateOf(other, u"d"_s)});
        QTRY_COMPARE(read, QStringList{u"d:DIVERGING"_s});
    }

    void changesDuringASearchAreReadAfterwards()
    {
        const SessionFolder folder;
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            write(folder, QString(QLatin1Char(letter)), "DIVERGING");
        }
        SessionStore store(m_catalog);
        store.setSettings(testSettings());
        QHash<QString, QString> words;
        const auto note = [&](const std::vector<SessionSummary> &sessions) {
            for (const SessionSummary &session : sessions) {
                words.insert(session.place.path.right(1), session.word);
            }
        };
        connect(&store, &SessionStore::found, this, note);
        connect(&store, &SessionStore::counted, this, note);
        store.find(folder.path({}));
        write(folder, u"q"_s, "FAILED");
        store.touch({stateOf(folder, u"q"_s)});
        QTRY_VERIFY(!store.isFinding());
        QTRY_COMPARE(words.value(u"q"_s), u"FAILED"_s);
        QCOMPARE(words.size(), 26);
    }

    void aSessionThatFallsSilentIsStaleAtItsTime()
    {
        const SessionFolder folder;
        const QDateTime sign = QDateTime::currentDateTimeUtc().addSecs(-30 * 60 + 2);
        folder.write(swarm + u"a/workflow-state.yaml"_s,
                     "workflow_id: a\ncurrent_state: DIVERGING\nlast_updated: "
                         + sign.toString(Qt::ISODate).toUtf8() + '\n');
        SessionStore store(m_catalog);
        Liveness listed = Liveness::Over;
        connect(&store, &SessionStore::counted, this,
                [&listed](const std::vector<SessionSummary> &sessions) {
                    listed = sessions.front().liveness;
                });
        store.find(folder.path({}));
        SessionFollower follower(store);
        follower.follow(sessionAt(folder.path(swarm + u'a'), *m_catalog));
        QTRY_COMPARE(listed, Liveness::Alive);
        QTRY_VERIFY(follower.session());
        QCOMPARE(follower.session()->summary.liveness, Liveness::Alive);
        QTRY_COMPARE_WITH_TIMEOUT(listed, Liveness::Stale, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(follower.session()->summary.liveness, Liveness::Stale, 20'000);
    }

    void allAboveAChildAreReadWithIt()
    {
        const SessionFolder folder;
        const QString child = u"docs/.scratch/sessions/20260221-153100-b/state.json"_s;
        const auto state = [](const QByteArray &id, const QByteArray &word,
                              const QByteArray &parent) {
            return "{\"session_id\": \"" + id + "\", \"status\": \"" + word
                + "\", \"parent_session\": " + parent + "}";
        };
        folder.write(u"docs/.scratch/sessions/20260221-152900-top/state.json"_s,
                     state("20260221-152900-top", "RUNNING", "null"));
        folder.write(u"docs/.scratch/sessions/20260221-153000-a/state.json"_s,
                     state("20260221-153000-a", "RUNNING", "\"20260221-152900-top\""));
        folder.write(child, state("20260221-153100-b", "RUNNING", "\"20260221-153000-a\""));
        folder.write(u"docs/.scratch/sessions/20260221-153200-c/state.json"_s,
                     state("20260221-153200-c", "RUNNING", "null"));
        SessionStore store(m_catalog);
        store.setSettings(testSettings());
        QSignalSpy finished(&store, &SessionStore::finished);
        store.find(folder.path({}));
        QVERIFY(finished.wait());
        QStringList read;
        connect(&store, &SessionStore::counted, this,
                [&](const std::vector<SessionSummary> &sessions) {
                    for (const SessionSummary &session : sessions) {
                        read.append(session.id);
                    }
                });
        folder.write(child, state("20260221-153100-b", "FAILED", "\"20260221-153000-a\""));
        store.touch({folder.path(child)});
        QTRY_COMPARE(read.size(), 3);
        QCOMPARE(read.takeFirst(), u"20260221-153100-b"_s);
        read.sort();
        QCOMPARE(read, (QStringList{u"20260221-152900-top"_s, u"20260221-153000-a"_s}));
    }

private:
    static void write(const SessionFolder &folder, const QString &letter, const QByteArray &word)
    {
        folder.write(swarm + letter + u"/workflow-state.yaml"_s, swarmState(word));
    }

    static QString stateOf(const SessionFolder &folder, const QString &letter)
    {
        return folder.path(swarm + letter + u"/workflow-state.yaml"_s);
    }

    /// @p path and everything below, as a watcher would report it.
    static QStringList everythingIn(const QString &path)
    {
        QStringList all{path};
        QDirIterator entries(path, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            all.append(entries.next());
        }
        all.sort();
        return all;
    }

    [[nodiscard]] KnownSessions walked(const QString &root) const
    {
        KnownSessions all;
        const std::atomic_bool stop = false;
        (void)walkSessions(root, *m_catalog, stop, [&](const SessionLocation &place) {
            all.insert(place.path, {place, {}, {}});
        });
        return all;
    }

    static QStringList sorted(const KnownSessions &sessions)
    {
        QStringList paths = sessions.keys();
        paths.sort();
        return paths;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionChanges)
#include "tst_sessionchanges.moc"
