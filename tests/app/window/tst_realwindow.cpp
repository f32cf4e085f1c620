// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/window/virtualdisplay.h"
#include "tests/app/windowfixture.h"

#include <QDirIterator>
#include <QPushButton>
#include <QSet>

#include <csignal>

using namespace baton;
using namespace Qt::StringLiterals;

/// The program in its own process on an X server, with real key events.
class TestRealWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString missing = VirtualDisplay::missingProgram();
        if (!missing.isEmpty()) {
            QSKIP(qPrintable(missing + u" is not installed: there is no display to test on."_s));
        }
        QVERIFY(m_display.start());
    }

    void init()
    {
        failOnRealWarning();
        m_home = std::make_unique<QTemporaryDir>();
        for (const QString &name : {u"a.yaml"_s, u"b.yaml"_s}) {
            write(m_home->filePath(name), review());
        }
    }

    void savesTypedTextAndNothingElse()
    {
        QProcess program;
        openA(program);
        QVERIFY(m_display.press(u"ctrl+s"_s));
        QTRY_VERIFY_WITH_TIMEOUT(savedA() != review(), 20000);
        const QByteArray typed(savedA().size() - review().size(), '#');
        QCOMPARE(savedA(), typed + review());
        QTRY_VERIFY(journals().isEmpty());
        end(program);
    }

    void aWindowIsPainted()
    {
        QProcess program;
        openA(program);
        const QString file = m_home->filePath(u"display.png"_s);
        QVERIFY(m_display.photograph(file));
        const QImage picture(file);
        QSet<QRgb> colors;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                colors.insert(picture.pixel(x, y));
            }
        }
        QVERIFY2(colors.size() > 200, qPrintable(QString::number(colors.size())));
        end(program);
    }

    void aKilledProcessOffersItsText()
    {
        QProcess program;
        openA(program);
        QByteArray typed;
        QTRY_VERIFY((typed = unsavedText()).endsWith(review()));
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        QCOMPARE(savedA(), review());

        typed = unsavedText();
        Recovered recovered(*this);
        QVERIFY(recovered.document);
        QCOMPARE(recovered.document->path(), m_home->filePath(u"a.yaml"_s));
        QTRY_COMPARE(recovered.document->editor().buffer().bytes(), typed);
        QVERIFY(recovered.document->isModified());
        QVERIFY(!recovered.window.currentTab()->bar());
        recovered.document->editor().buffer().history().undo();
        QCOMPARE(recovered.document->editor().buffer().bytes(), review());
    }

    void aChangedFileIsNotOverwrittenWithoutAQuestion_data()
    {
        QTest::addColumn<bool>("isKilledFirst");
        QTest::newRow("while the program ran") << false;
        QTest::newRow("after it was killed") << true;
    }

    void aChangedFileIsNotOverwrittenWithoutAQuestion()
    {
        QFETCH(const bool, isKilledFirst);
        const QByteArray theirs = "# theirs\n" + review();
        QProcess program;
        openA(program);
        QTRY_VERIFY(unsavedText().endsWith(review()));
        const auto change = [&] { write(m_home->filePath(u"a.yaml"_s), theirs); };
        if (!isKilledFirst) {
            change();
            QTRY_VERIFY(isAsking());
        }
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        if (isKilledFirst) {
            change();
        }

        Recovered recovered(*this);
        QVERIFY(recovered.document);
        QTRY_VERIFY(recovered.window.findChild<QPushButton *>(u"diskCompare"_s));
        QVERIFY(recovered.document->editor().buffer().bytes().endsWith(review()));
        recovered.window.actionRegistry().action(u"file.save"_s)->trigger();
        QCOMPARE(recovered.dialogs.asked.size(), 1);
        QCOMPARE(savedA(), theirs);
        QTest::mouseClick(recovered.window.findChild<QPushButton *>(u"diskTakeTheirs"_s),
                          Qt::LeftButton);
        QCOMPARE(recovered.document->editor().buffer().bytes(), theirs);
    }

    void aSecondStartOpensItsFileInTheRunningWindow()
    {
        QProcess first;
        openA(first);
        QProcess second;
        start(second, u"b.yaml"_s);
        QVERIFY(second.waitForFinished());
        QCOMPARE(second.exitCode(), 0);
        const QString settings = m_home->filePath(u"config/baton/baton.ini"_s);
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(settings).contains("b.yaml"), 20000);
        QCOMPARE(first.state(), QProcess::Running);
        end(first);
    }

private:
    /// A window in this process that recovered the texts of a killed one.
    struct Recovered
    {
        explicit Recovered(const TestRealWindow &test)
            : settings(test.m_home->filePath(u"settings.ini"_s), QSettings::IniFormat)
            , context{settings, dialogs, ProtocolCatalog::load(), test.data()}
            , window(context)
        {
            window.show();
            window.recovery().search();
            const auto isOffered = [this] {
                return window.findChild<QPushButton *>(u"recover"_s) != nullptr;
            };
            if (QTest::qWaitFor(isOffered)) {
                QTest::mouseClick(window.findChild<QPushButton *>(u"recover"_s), Qt::LeftButton);
                const auto isOpen = [this] { return window.currentDocument() != nullptr; };
                document = QTest::qWaitFor(isOpen) ? window.currentDocument() : nullptr;
            }
        }

        QSettings settings;
        FakeDialogs dialogs;
        AppContext context;
        MainWindow window;
        OpenDocument *document = nullptr;
    };

    [[nodiscard]] QString data() const { return m_home->filePath(u"data/baton"_s); }
    [[nodiscard]] QByteArray savedA() const { return contentOf(m_home->filePath(u"a.yaml"_s)); }

    void start(QProcess &program, const QString &file)
    {
        QProcessEnvironment environment = m_display.environment();
        environment.insert(u"HOME"_s, m_home->path());
        environment.insert(u"XDG_DATA_HOME"_s, m_home->filePath(u"data"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, m_home->filePath(u"config"_s));
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_home->path());
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(QStringLiteral(BATON_PROGRAM), {m_home->filePath(file)});
        QVERIFY(program.waitForStarted());
    }

    /// Opens a.yaml and types "#" until the window has taken one.
    void openA(QProcess &program)
    {
        start(program, u"a.yaml"_s);
        QVERIFY(m_display.activate(program));
        const auto isTyped = [this] {
            return m_display.type(u"#"_s)
                && QTest::qWaitFor([this] { return !journals().isEmpty(); }, 2000);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isTyped(), 30000);
    }

    static void end(QProcess &program)
    {
        program.kill();
        QVERIFY(program.waitForFinished());
    }

    [[nodiscard]] QByteArray unsavedText() const
    {
        const QStringList files = journals();
        const Result<JournalEntry> entry =
            files.isEmpty() ? Result<JournalEntry>(Failure{}) : journal::read(files.constFirst());
        return entry ? entry->bytes : QByteArray();
    }

    /// True if the journal shows that the running window asks which text to use.
    [[nodiscard]] bool isAsking() const
    {
        const QStringList files = journals();
        const Result<JournalEntry> entry =
            files.isEmpty() ? Result<JournalEntry>(Failure{}) : journal::read(files.constFirst());
        return entry && entry->base.isEmpty();
    }

    [[nodiscard]] QStringList journals() const
    {
        QStringList found;
        QDirIterator files(data() + u"/recovery"_s, {u"*.journal"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found.append(files.next());
        }
        return found;
    }

    VirtualDisplay m_display;
    std::unique_ptr<QTemporaryDir> m_home;
};

QTEST_MAIN(TestRealWindow)
#include "tst_realwindow.moc"
