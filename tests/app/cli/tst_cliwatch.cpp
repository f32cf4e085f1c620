// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"

#include <QProcess>
#include <QStandardPaths>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray stateOf(const QByteArray &status, const QByteArray &more = {})
{
    return "session:\n  session_id: \"20260221-143000-1\"\n  mode: LITE\n  tier: 1\n"
           "  current_phase: 2\n  status: "
        + status + '\n' + more;
}

} // namespace

/// `baton watch` in a script: a process that reports by its output and ends by a signal.
class TestCliWatch : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        start();
        m_run = m_folder->filePath(u"run"_s);
        put("running");
    }

    void cleanup()
    {
        if (m_process.state() != QProcess::NotRunning) {
            m_process.kill();
            QVERIFY(m_process.waitForFinished());
        }
        m_out.clear();
        m_error.clear();
    }

    void eachEventIsReportedOnce()
    {
        watch({u"--format"_s, u"json"_s, u"--on"_s, u"started,waiting,failed,ended"_s});
        put("failed");
        QTRY_COMPARE(eventsTold(), QStringList{u"failed"_s});
        put("failed"); // written anew, and the same
        put("completed");
        QTRY_COMPARE(eventsTold(), (QStringList{u"failed"_s, u"ended"_s}));
        end(SIGTERM);
        QCOMPARE(eventsTold(), (QStringList{u"failed"_s, u"ended"_s}));
    }

    void aStateThatIsWrittenInPlaceIsNoticed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QString &file, const QByteArray &state,
                            const QByteArray &word, const QByteArray &failed) {
            QTest::newRow(name) << file << state << QByteArray(state).replace(word, failed);
        };
        row("cfd", u"cfd-bioreactor-state-20260221-143000-1.yaml"_s, stateOf("running"), "running",
            "failed");
        row("swarm", u"swarm-session-20260221-143000-a/workflow-state.yaml"_s,
            "workflow_id: swarm-20260221-143000-a\ncurrent_state: DIVERGING\n", "DIVERGING",
            "FAILED");
        const auto native = [](const QByteArray &id) {
            return "{\"session_id\": \"" + id
                + "\", \"agent\": \"backend-agent\", \"status\": \"RUNNING\", "
                  "\"created_at\": \"2026-02-21T14:30:00Z\"}\n";
        };
        const QString above = u"docs/.scratch/sessions/20260221-153000-p"_s;
        row("native", above + u"/state.json"_s, native("20260221-153000-p"), "RUNNING", "FAILED");
        row("native, in another", above + u"/docs/.scratch/sessions/20260221-154000-c/state.json"_s,
            native("20260221-154000-c"), "RUNNING", "FAILED");
    }

    /// As `echo … > state.json` writes: the folder does not change.
    void aStateThatIsWrittenInPlaceIsNoticed()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        baton::write(m_run + u'/' + file, before);
        watch({u"--format"_s, u"json"_s, u"--on"_s, u"failed,ended"_s});
        for (int time = 1; time <= 2; ++time) { // and once more
            writeInPlace(m_run + u'/' + file, after);
            QTRY_COMPARE(eventsTold().count(u"failed"_s), time);
            writeInPlace(
                m_run + u'/' + file,
                QByteArray(after).replace("failed", "complete").replace("FAILED", "COMPLETED"));
            QTRY_COMPARE(eventsTold().count(u"ended"_s), time);
        }
        end(SIGTERM);
    }

    void onlyRequestedEventsAreReported()
    {
        watch({u"--format"_s, u"json"_s, u"--on"_s, u"ended"_s});
        put("failed");
        put("completed");
        QTRY_COMPARE(eventsTold(), QStringList{u"ended"_s});
        end(SIGINT);
    }

    void theInitialStateIsReportedOnRequest()
    {
        put("failed");
        watch({u"--initial"_s});
        QTRY_VERIFY(m_out.contains("failed"));
        QVERIFY(m_out.contains(m_run.toUtf8()));
        QCOMPARE(m_out.count('\n'), 1);
        end(SIGTERM);
    }

    void waitingIsReported()
    {
        watch({u"--format"_s, u"json"_s, u"--on"_s, u"waiting"_s});
        put("paused");
        QTRY_COMPARE(eventsTold(), QStringList{u"waiting"_s});
        end(SIGTERM);
    }

    void silentIsReportedWithoutASignOfLife()
    {
        const QStringList once{u"watch"_s, u"--once"_s, u"--format"_s, u"json"_s,
                               u"--on"_s,  u"silent"_s, m_run};
        QCOMPARE(run(once).out, QString()); // it was written just now
        fallSilent();
        const Printed printed = run(once);
        QCOMPARE(printed.code, 0);
        QCOMPARE(printed.out.count(u'\n'), 1);
        const QJsonObject event = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        QCOMPARE(event[u"event"_s].toString(), u"silent"_s);
        QCOMPARE(event[u"session"_s][u"path"_s].toString(), sessionFolder());
    }

    void aNewSessionIsReported()
    {
        watch({u"--format"_s, u"json"_s, u"--on"_s, u"failed"_s});
        baton::write(m_run + u"/cfd-bioreactor-state-20260222-090000-2.yaml"_s,
                     stateOf("failed").replace("20260221-143000-1", "20260222-090000-2"));
        baton::write(m_run + u"/cfd-bioreactor-session-20260222-090000-2/logs/a.log"_s, "x\n");
        QTRY_COMPARE(eventsTold(), QStringList{u"failed"_s});
        end(SIGTERM);
    }

    void aProgramGetsTheEvent()
    {
        watch({u"--exec"_s, program("cat >> noted.json\n")});
        put("failed");
        const QString noted = m_folder->filePath(u"noted.json"_s);
        QTRY_VERIFY(contentOf(noted).endsWith('\n'));
        const QJsonObject event = QJsonDocument::fromJson(contentOf(noted)).object();
        QCOMPARE(event[u"event"_s].toString(), u"failed"_s);
        QCOMPARE(event[u"session"_s][u"status"_s].toString(), u"failed"_s);
        end(SIGTERM);
    }

    void aProgramGetsEventAfterEvent()
    {
        watch({u"--exec"_s, program("cat >> noted.json\n")});
        put("failed");
        QTRY_COMPARE(m_out.count('\n'), 1);
        put("running");
        put("completed");
        QTRY_COMPARE(m_out.count('\n'), 2);
        const QString noted = m_folder->filePath(u"noted.json"_s);
        QTRY_COMPARE(contentOf(noted).count('\n'), 2);
        QStringList events;
        for (const QByteArray &line : contentOf(noted).trimmed().split('\n')) {
            events.append(QJsonDocument::fromJson(line).object()[u"event"_s].toString());
        }
        QCOMPARE(events, (QStringList{u"failed"_s, u"ended"_s}));
        end(SIGTERM);
    }

    void aProgramThatFailsIsComplainedOf()
    {
        watch({u"--exec"_s, program("cat > /dev/null\nexit 3\n")});
        put("failed");
        QTRY_VERIFY(m_error.contains("ended with the exit code 3"));
        put("completed");
        QTRY_COMPARE(m_error.count("ended with the exit code 3"), 2);
        end(SIGTERM);
    }

    void aProgramMayCleanUpBeforeItEnds()
    {
        watch({u"--exec"_s,
               program("trap 'sleep 1; echo once >> cleaned; exit 0' TERM\necho > begun\n"
                       "while :; do sleep 0.05; done\n")});
        put("failed");
        QTRY_VERIFY(QFile::exists(m_folder->filePath(u"begun"_s)));
        end(SIGTERM);
        QCOMPARE(contentOf(m_folder->filePath(u"cleaned"_s)), "once\n"_ba);
    }

    void aProgramThatGoesOnIsKilled()
    {
        watch({u"--exec"_s,
               program("trap '' TERM\necho $$ > begun\nwhile :; do sleep 0.05; done\n")});
        put("failed");
        const QString begun = m_folder->filePath(u"begun"_s);
        QTRY_VERIFY(QFile::exists(begun) && contentOf(begun).endsWith('\n'));
        end(SIGTERM);
        QCOMPARE(::kill(pid_t(contentOf(begun).trimmed().toInt()), 0), -1);
    }

    void onceReportsThePresentStateAndEnds()
    {
        put("failed");
        const QString noting = program("cat >> noted.json\n");
        const Printed printed = run(
            {u"watch"_s, u"--once"_s, u"--format"_s, u"json"_s, u"--exec"_s, noting, m_run, m_run});
        QCOMPARE(printed.code, 0);
        QCOMPARE(printed.out.count(u'\n'), 1);
        QCOMPARE(QJsonDocument::fromJson(printed.out.toUtf8()).object()[u"event"_s].toString(),
                 u"failed"_s);
        QCOMPARE(contentOf(m_folder->filePath(u"noted.json"_s)), printed.out.toUtf8());
        const Printed nothing = run({u"watch"_s, u"--once"_s, u"--on"_s, u"ended"_s, m_run});
        QCOMPARE(nothing.code, 0);
        QCOMPARE(nothing.out, QString());
        QCOMPARE(nothing.error, QString());
    }

    void onceReturnsTheFailureOfTheProgram()
    {
        put("failed");
        const QString failing = program("cat > /dev/null\nexit 3\n");
        const Printed printed = run({u"watch"_s, u"--once"_s, u"--exec"_s, failing, m_run});
        QCOMPARE(printed.code, 2);
        QCOMPARE(printed.out.count(u'\n'), 1); // reported nevertheless
        QVERIFY2(printed.error.contains(u"ended with the exit code 3"_s),
                 qPrintable(printed.error));
    }

    void aMissingProgramIsReported()
    {
        watch({u"--exec"_s, u"/nowhere/program"_s});
        put("failed");
        QTRY_VERIFY(m_error.contains("Cannot start /nowhere/program"));
        end(SIGTERM);
    }

    void overlappingRootsReportOnce_data()
    {
        QTest::addColumn<QStringList>("roots");
        QTest::newRow("spelt twice") << QStringList{u"run"_s, u"./run/"_s};
        QTest::newRow("by a link") << QStringList{u"link"_s, u"run"_s};
        QTest::newRow("one in the other")
            << QStringList{u"run/cfd-bioreactor-session-20260221-143000-1"_s, u"run"_s, u"."_s};
    }

    void overlappingRootsReportOnce()
    {
        QFETCH(const QStringList, roots);
        QVERIFY(QFile::link(m_run, m_folder->filePath(u"link"_s)));
        put("failed");
        const Printed printed = run(QStringList{u"watch"_s, u"--once"_s} + roots);
        QCOMPARE(printed.code, 0);
        QCOMPARE(printed.out.count(u'\n'), 1);
    }

    void watchesANamedHiddenRoot()
    {
        put("failed");
        const QString hidden = m_folder->filePath(u".hidden"_s);
        QVERIFY(QDir().rename(m_run, hidden));
        QCOMPARE(run({u"watch"_s, u"--once"_s, m_folder->path()}).out, QString());
        QCOMPARE(run({u"watch"_s, u"--once"_s, m_folder->path(), hidden}).out.count(u'\n'), 1);
    }

    void aRootThatComesBackIsWatchedAgain_data()
    {
        QTest::addColumn<bool>("isMoved");
        QTest::newRow("removed") << false;
        QTest::newRow("moved away") << true;
    }

    void aRootThatComesBackIsWatchedAgain()
    {
        QFETCH(const bool, isMoved);
        watch({u"--format"_s, u"json"_s, u"--on"_s, u"failed,ended"_s});
        QVERIFY(isMoved ? QDir().rename(m_run, m_folder->filePath(u"away"_s))
                        : QDir(m_run).removeRecursively());
        QTRY_VERIFY(m_error.contains("is gone"));
        put("failed");
        QTRY_COMPARE(eventsTold(), QStringList{u"failed"_s});
        QTRY_COMPARE(m_error.count("Watching "), 2);
        put("completed");
        QTRY_COMPARE(eventsTold(), (QStringList{u"failed"_s, u"ended"_s}));
        end(SIGTERM);
    }

    void invalidArgumentsAreFailures_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("no folder") << QStringList() << u"missing"_s;
        QTest::newRow("not there") << QStringList{u"nowhere"_s} << u"nowhere is not a folder"_s;
        QTest::newRow("event") << QStringList{u"--on"_s, u"exploded"_s, u"."_s} << u"exploded"_s;
        QTest::newRow("no event") << QStringList{u"--on"_s, QString(), u"."_s} << u"no event"_s;
        QTest::newRow("format") << QStringList{u"--format"_s, u"xml"_s, u"."_s} << u"xml"_s;
    }

    void invalidArgumentsAreFailures()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, complaint);
        const Printed printed = run(QStringList{u"watch"_s} + arguments);
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(complaint), qPrintable(printed.error));
    }

private:
    /// A shell script with @p lines.
    [[nodiscard]] QString program(const QByteArray &lines) const
    {
        const QString path = write(u"program"_s, "#!/bin/sh\n" + lines);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }

    /// Writes the session with this status atomically.
    void put(const QByteArray &status) const
    {
        baton::write(sessionFolder() + u"/logs/a.log"_s, "x\n");
        const QString path = m_run + u"/cfd-bioreactor-state-20260221-143000-1.yaml"_s;
        baton::write(path + u".new"_s, stateOf(status));
        QCOMPARE(std::rename(qPrintable(path + u".new"_s), qPrintable(path)), 0);
    }

    /// Writes in place: no file is created or removed.
    static void writeInPlace(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    [[nodiscard]] QString sessionFolder() const
    {
        return m_run + u"/cfd-bioreactor-session-20260221-143000-1"_s;
    }

    /// Moves the last sign of life of the running session hours into the past.
    void fallSilent() const
    {
        const QDateTime then = QDateTime::currentDateTimeUtc().addSecs(-3 * 3600);
        const QByteArray time = then.toString(Qt::ISODate).toLatin1();
        const QString state = m_run + u"/cfd-bioreactor-state-20260221-143000-1.yaml"_s;
        baton::write(
            state,
            stateOf("running",
                    "timestamps: {started: \"" + time + "\", last_updated: \"" + time + "\"}\n"));
        for (const QString &path : {state, sessionFolder() + u"/logs/a.log"_s}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(then, QFileDevice::FileModificationTime));
        }
    }

    /// Starts watching, and returns once changes are noticed.
    void watch(const QStringList &arguments)
    {
        m_process.setWorkingDirectory(m_folder->path());
        disconnect(&m_process, nullptr, this, nullptr);
        connect(&m_process, &QProcess::readyReadStandardOutput, this,
                [this] { m_out += m_process.readAllStandardOutput(); });
        connect(&m_process, &QProcess::readyReadStandardError, this,
                [this] { m_error += m_process.readAllStandardError(); });
        m_process.start(QStringLiteral(BATON_PROGRAM),
                        QStringList{u"watch"_s} + arguments + QStringList{m_run});
        QTRY_VERIFY_WITH_TIMEOUT(m_error.contains("Watching "), 30'000);
    }

    void end(int signal)
    {
        ::kill(pid_t(m_process.processId()), signal);
        QVERIFY(m_process.waitForFinished());
        QCOMPARE(m_process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_process.exitCode(), 0);
    }

    [[nodiscard]] QStringList eventsTold() const
    {
        QStringList events;
        for (const QByteArray &line : m_out.split('\n')) {
            if (!line.isEmpty()) {
                events.append(QJsonDocument::fromJson(line).object()[u"event"_s].toString());
            }
        }
        return events;
    }

    QProcess m_process;
    QByteArray m_out;
    QByteArray m_error;
    QString m_run;
};

QTEST_GUILESS_MAIN(TestCliWatch)
#include "tst_cliwatch.moc"
