// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "remotekeyboard.h"
#include "windowfixture.h"

#include <QDirIterator>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTcpServer>

#include <csignal>

using namespace baton;
using namespace Qt::StringLiterals;

/// Two processes of one user: what a killed one leaves, and what a second one hands over.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aSavedDocumentLeavesNoJournal()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 1);
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 0);
    }

    void aLivingProcessIsNotRecoveredFrom()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 1);
        MainWindow second(fixture.context);
        QSignalSpy found(&second.recovery(), &Recovery::found);
        second.recovery().search();
        QTRY_COMPARE(found.size(), 1);
        QVERIFY(found.first().first().value<std::vector<JournalEntry>>().empty());
    }

    /// The real program gets keys from a remote keyboard, is killed in the middle of its work, and
    /// the next start offers the text.
    void aKilledProcessOffersItsText()
    {
        const QTemporaryDir home;
        const QString path = home.filePath(u"a.yaml"_s);
        write(path, review());
        const quint16 port = freePort();
        QProcess program;
        start(program, home, port, path);
        RemoteKeyboard keyboard;
        if (!QTest::qWaitFor([&] { return keyboard.connectTo(port); }, 20000)) {
            QSKIP(
                "Qt's VNC platform is not installed: there is no way to press keys in a process.");
        }
        const QString data = home.filePath(u"data/baton"_s);
        QTRY_VERIFY_WITH_TIMEOUT(typesInto(keyboard, data), 30000);
        const QByteArray typed = unsavedText(data);
        QVERIFY(typed.startsWith("#"));
        QVERIFY(typed.endsWith(review()));
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        QCOMPARE(contentOf(path), review());

        QSettings settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat);
        FakeDialogs dialogs;
        AppContext context{settings, dialogs, ProtocolCatalog::load(), data};
        MainWindow window(context);
        window.show();
        window.recovery().search();
        QTRY_VERIFY(window.findChild<QPushButton *>(u"recover"_s));
        QTest::mouseClick(window.findChild<QPushButton *>(u"recover"_s), Qt::LeftButton);
        QTRY_VERIFY(window.currentDocument());
        OpenDocument *document = window.currentDocument();
        QCOMPARE(document->path(), path);
        QTRY_COMPARE(document->editor().buffer().bytes(), typed);
        QVERIFY(document->isModified());
        QCOMPARE(contentOf(path), review());
        document->editor().buffer().history().undo();
        QCOMPARE(document->editor().buffer().bytes(), review());
    }

    void aSecondStartOpensItsFileInTheRunningWindow()
    {
        const QTemporaryDir home;
        for (const QString &name : {u"a.yaml"_s, u"b.yaml"_s}) {
            write(home.filePath(name), review());
        }
        const quint16 port = freePort();
        QProcess first;
        start(first, home, port, home.filePath(u"a.yaml"_s));
        RemoteKeyboard keyboard;
        if (!QTest::qWaitFor([&] { return keyboard.connectTo(port); }, 20000)) {
            QSKIP("Qt's VNC platform is not installed: there is no window for a second start.");
        }
        const QString settings = home.filePath(u"config/baton/baton.ini"_s);
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(settings).contains("a.yaml"), 30000);
        QProcess second;
        start(second, home, freePort(), home.filePath(u"b.yaml"_s));
        QVERIFY(second.waitForFinished());
        QCOMPARE(second.exitCode(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(settings).contains("b.yaml"), 30000);
        QCOMPARE(first.state(), QProcess::Running);
        first.kill();
        QVERIFY(first.waitForFinished());
    }

private:
    static quint16 freePort()
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        return server.serverPort();
    }

    static void start(QProcess &program, const QTemporaryDir &home, quint16 port,
                      const QString &path)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, home.path());
        environment.insert(u"XDG_DATA_HOME"_s, home.filePath(u"data"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, home.filePath(u"config"_s));
        environment.insert(u"XDG_RUNTIME_DIR"_s, home.path());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"vnc:size=1280x800:port=%1"_s.arg(port));
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(QStringLiteral(BATON_PROGRAM), {path});
        QVERIFY(program.waitForStarted());
    }

    /// The keys arrive once the window has the keyboard, so they are pressed until they show.
    static bool typesInto(RemoteKeyboard &keyboard, const QString &data)
    {
        keyboard.type("#");
        return QTest::qWaitFor([&] { return !journals(data).isEmpty(); }, 1500);
    }

    static QByteArray unsavedText(const QString &data)
    {
        QTest::qWait(1000); // all that was pressed has been written then
        const Result<JournalEntry> entry = journal::read(journals(data).constFirst());
        return entry ? entry->bytes : QByteArray();
    }

    static QStringList journals(const QString &data)
    {
        QStringList found;
        QDirIterator files(data + u"/recovery"_s, {u"*.journal"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found.append(files.next());
        }
        return found;
    }
};

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"
