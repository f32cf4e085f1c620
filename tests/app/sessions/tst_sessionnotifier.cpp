// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"
#include "tests/models/queue/queuefixture.h"
#include "widgets/queue/queueview.h"
#include "widgets/session/view/sessionview.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDialog>
#include <QProcess>
#include <QWindow>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// The notifications of a desktop, on the bus of the test.
class Desktop : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList shown; ///< title and text

public Q_SLOTS:
    uint Notify(const QString &, uint, const QString &, const QString &title, const QString &text,
                const QStringList &, const QVariantMap &, int)
    {
        shown.append(title + u'\n' + text);
        return uint(shown.size());
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);
};

const QString folder = u"swarm-session-20260221-080000-a"_s;

/// A running session that is open in a window in the background.
struct Followed : WindowFixture
{
    explicit Followed(bool isInFront = false)
    {
        QDir().mkpath(path(folder));
        writeState("IN_PROGRESS");
        window->open({{path(folder), 0, 0}});
        if (!isInFront) {
            other.show();
            other.requestActivate();
        }
    }

    void writeState(const QByteArray &word) const
    {
        const QByteArray now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toUtf8();
        write(path(folder + u"/workflow-state.yaml"_s),
              "workflow_id: swarm-a\ncurrent_state: " + word + "\ncreated_at: " + now
                  + "\nlast_updated: " + now
                  + "\nstages: {stage_1: {status: complete}, stage_2: {status: "
                  + (word == "COMPLETED" ? "complete" : "in_progress") + "}}\n");
    }

    [[nodiscard]] SessionView *view() const { return find<SessionView>(u"sessionView"_s); }

    [[nodiscard]] bool isAt(RunStatus status) const
    {
        return view() && view()->session()->summary.status == status;
    }

    QWindow other; ///< represents another program: Baton has no such windows
};

} // namespace

/// Desktop notifications about open sessions, on the test's own bus.
class TestSessionNotifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDBusConnection::sessionBus().isConnected());
        QDBusConnection bus = desktopBus();
        QVERIFY(bus.isConnected());
        QVERIFY(bus.registerObject(u"/org/freedesktop/Notifications"_s, &m_desktop,
                                   QDBusConnection::ExportAllSlots
                                       | QDBusConnection::ExportAllSignals));
        QVERIFY(bus.registerService(u"org.freedesktop.Notifications"_s));
    }

    void init()
    {
        failOnRealWarning();
        m_desktop.shown.clear();
    }

    void nothingIsReportedIfItIsVisibleOrSwitchedOff_data()
    {
        QTest::addColumn<bool>("isInFront");
        QTest::addColumn<bool>("isWanted");
        QTest::addColumn<bool>("hasDialog");
        QTest::newRow("in the foreground") << true << true << false;
        QTest::newRow("behind its own dialog") << true << true << true;
        QTest::newRow("switched off") << false << false << false;
    }

    void nothingIsReportedIfItIsVisibleOrSwitchedOff()
    {
        QFETCH(const bool, isInFront);
        QFETCH(const bool, isWanted);
        QFETCH(const bool, hasDialog);
        Followed followed(isInFront);
        followed.settings.setValue(u"notifications"_s, isWanted);
        QTRY_VERIFY(followed.isAt(RunStatus::Running));
        QTRY_VERIFY(followed.window->isSettled());
        if (isInFront) {
            followed.window->activateWindow();
        }
        QTRY_COMPARE(followed.window->isActiveWindow(), isInFront);
        QDialog dialog(followed.window.get());
        if (hasDialog) {
            dialog.show();
            dialog.activateWindow();
            QTRY_VERIFY(dialog.isActiveWindow() && !followed.window->isActiveWindow());
        }
        followed.writeState("COMPLETED");
        QTRY_VERIFY_WITH_TIMEOUT(followed.isAt(RunStatus::Succeeded), 30'000);
        // All messages that were sent before this call have arrived when it returns.
        QDBusConnection::sessionBus().interface()->isServiceRegistered(
            u"org.freedesktop.Notifications"_s);
        QCoreApplication::processEvents();
        QCOMPARE(m_desktop.shown, QStringList());
    }

    void theEndOfAnOpenSessionIsReported()
    {
        const Followed followed;
        QTRY_VERIFY(followed.isAt(RunStatus::Running));
        QTRY_VERIFY(!followed.window->isActiveWindow());
        followed.writeState("COMPLETED");
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, 30'000);
        QVERIFY2(m_desktop.shown.first().contains(followed.view()->session()->headline),
                 qPrintable(m_desktop.shown.first()));
        // A click opens it.
        followed.trigger(u"session.list"_s);
        QTRY_VERIFY(!followed.view()->isVisible());
        followed.window->showMinimized();
        QTRY_VERIFY(followed.window->isMinimized());
        Q_EMIT m_desktop.ActionInvoked(1, u"default"_s);
        QTRY_VERIFY(followed.view()->isVisible() && !followed.window->isMinimized());
    }

    void aBlockedQueueIsReportedWithoutItsSecrets()
    {
        const WindowFixture fixture;
        const QString file = fixture.path(u"work.db"_s);
        QVERIFY(createQueue(addressOf(file), orion()).isOk());
        const OtherConnection connection(file);
        connection.run({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt,"
                        " status) VALUES ('0-4-1', 1, 'Tara', 'Write tests.', 'executing')"_s});
        fixture.window->open({{file, 0, 0}});
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s));
        const QueueFollower &follower = fixture.find<QueueView>(u"queueView"_s)->follower();
        QTRY_COMPARE(follower.queue().steps.size(), size_t(1));
        QWindow other;
        other.show();
        other.requestActivate();
        QTRY_VERIFY(!fixture.window->isActiveWindow());
        connection.run(
            {u"UPDATE task_steps SET status = 'blocked', blockers = '[\"password=Geheim123\"]'"_s});
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, 30'000);
        QVERIFY2(m_desktop.shown.first().contains(u"password="_s)
                     && !m_desktop.shown.first().contains(u"Geheim123"_s),
                 qPrintable(m_desktop.shown.first()));
    }

    /// Its first reading is no change, although its tab is there before.
    void aQueueThatWasBlockedBeforeIsNotReported()
    {
        const WindowFixture fixture;
        const QString file = fixture.path(u"work.db"_s);
        QVERIFY(createQueue(addressOf(file), orion()).isOk());
        const OtherConnection connection(file);
        connection.run({u"INSERT INTO task_steps (subtask_id, step_index, agent_role, prompt,"
                        " status, blockers) VALUES ('0-4-1', 1, 'Tara', 'Write tests.', 'blocked',"
                        " '[\"no key\"]')"_s});
        QWindow other;
        other.show();
        other.requestActivate();
        QTRY_VERIFY(!fixture.window->isActiveWindow());
        fixture.window->open({{file, 0, 0}});
        QTRY_VERIFY(fixture.find<QueueView>(u"queueView"_s));
        const QueueFollower &follower = fixture.find<QueueView>(u"queueView"_s)->follower();
        QTRY_COMPARE(follower.session()->summary.status, RunStatus::Blocked);
        connection.run({u"UPDATE task_steps SET status = 'failed'"_s}); // which is one
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop.shown.size(), 1, 30'000);
        QTRY_COMPARE(follower.session()->summary.status, RunStatus::Failed);
        QVERIFY2(!m_desktop.shown.first().contains(u"no key"_s),
                 qPrintable(m_desktop.shown.first()));
    }

private:
    static QDBusConnection desktopBus()
    {
        return QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop"_s);
    }

    Desktop m_desktop;
};

int main(int argc, char *argv[])
{
    QProcess bus;
    bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (!bus.waitForReadyRead()) {
        qFatal("dbus-daemon: %s", qPrintable(bus.errorString()));
    }
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus.readLine().trimmed());
    int code = 0;
    {
        QApplication application(argc, argv);
        TestSessionNotifier test;
        code = QTest::qExec(&test, argc, argv);
    }
    bus.kill();
    bus.waitForFinished();
    return code;
}

#include "tst_sessionnotifier.moc"
