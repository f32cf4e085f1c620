// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/lasterror.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// The reason for a session's failure in a log, without errors that were resolved.
class TestLastError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        const auto catalog = ProtocolCatalog::load();
        for (const auto &pack : catalog->packs()) {
            for (const SessionLayout &layout : pack->sessions) {
                for (const ErrorPointers &places : layout.reading.errors) {
                    m_repaired = places.mended.pattern().isEmpty() ? m_repaired : places.mended;
                }
            }
        }
        QVERIFY(!m_repaired.pattern().isEmpty());
    }

    void theLastErrorIsFound_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::newRow("none") << QByteArray("all is well\n") << QString() << 0;
        QTest::newRow("traceback") << QByteArray("Traceback (most recent call last):\n"
                                                 "  File \"a.py\", line 1\nValueError: no port\n\n"
                                                 "bye\n")
                                   << u"ValueError: no port"_s << 3;
        QTest::newRow("level") << QByteArray("[2026-02-21T15:01:00Z] [ERROR] first\n"
                                             "[2026-02-21T15:02:00Z] [ERROR] second\n"
                                             "[2026-02-21T15:03:00Z] [INFO] bye\n")
                               << u"second"_s << 2;
        QTest::newRow("colours") << QByteArray("\x1b[1;31merror:\x1b[0m no such file\n")
                                 << u"no such file"_s << 1;
        QTest::newRow("the first of many") << QByteArray("$ make\na.cpp:1:2: error: one\n"
                                                         "  1 | int\na.cpp:9:2: error: two\n"
                                                         "make: *** [Makefile:3: all] Error 1\n")
                                           << u"a.cpp:1:2: error: one"_s << 2;
        QTest::newRow("of the last command")
            << QByteArray("$ make\na.cpp:1:2: error: one\n$ make\nb.cpp:1:2: error: two\n")
            << u"b.cpp:1:2: error: two"_s << 4;
        QTest::newRow("of the last run") << QByteArray("FAILED a.py::one\n")
                + QByteArray("text\n").repeated(20) + "FAILED a.py::two\n"
                                         << u"FAILED a.py::two"_s << 22;
        QTest::newRow("what only follows")
            << QByteArray("make: *** [Makefile:3: all] Error 1\nbye\n")
            << u"make: *** [Makefile:3: all] Error 1"_s << 1;
        QTest::newRow("denied behind it")
            << QByteArray("ERROR: gone\nErrors: 0\n") << u"gone"_s << 1;
        QTest::newRow("level before time")
            << QByteArray("[ERROR] 2026-02-21T15:01:00Z gone\n") << u"gone"_s << 1;
        QTest::newRow("long") << QByteArray(3 << 20, '\n') + "FATAL: gone\n"
                              << u"gone"_s << (3 << 20) + 1;
    }

    void theLastErrorIsFound()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, message);
        QFETCH(int, line);
        const SessionFolder folder;
        folder.write(u"output.log"_s, log);
        const std::optional<LogError> found = lastErrorIn(folder.path(u"output.log"_s));
        QCOMPARE(found.has_value(), line > 0);
        QCOMPARE(found ? found->message : QString(), message);
        QCOMPARE(found ? found->evidence.line : 0, line);
    }

    /// A single line of a terminal, and its quoted part or nothing.
    void recognisesErrorLines_data()
    {
        QTest::addColumn<QString>("quote");
        const auto whole = [](const char *line) { QTest::newRow(line) << QString::fromUtf8(line); };
        const auto none = [](const char *line) { QTest::newRow(line) << QString(); };
        whole("bash: foo: command not found");
        whole("zsh: command not found: foo");
        whole("sh: 1: foo: not found");
        whole("./run.sh: line 3: foo: command not found");
        whole("bash: ./run.sh: Permission denied");
        whole("git@github.com: Permission denied (publickey).");
        whole("cat: notes.md: No such file or directory");
        whole("Segmentation fault");
        whole("Segmentation fault (core dumped)");
        whole("./run.sh: line 3: 1234 Killed                  python train.py");
        whole("Killed");
        whole("Aborted (core dumped)");
        whole("Out of memory: Killed process 4711 (python)");
        whole("tar: out.tar: Cannot write: No space left on device");
        whole("file.cpp:12:5: error: expected ';' before '}' token");
        whole("a.c:3:10: fatal error: foo.h: No such file or directory");
        whole("C:\\src\\a.cpp(12): error C2065: 'x': undeclared identifier");
        whole("src/app.ts(3,5): error TS2304: Cannot find name 'x'.");
        whole("lab/export.py:14: error: Incompatible types in assignment");
        whole("error[E0308]: mismatched types");
        whole("main.o: in function `main': main.c:3: undefined reference to `foo'");
        whole("CMake Error at CMakeLists.txt:3 (find_package):");
        whole("npm ERR! code ELIFECYCLE");
        whole("npm error Missing script: \"build\"");
        whole("FAILED tests/test_export.py::test_links - AssertionError: assert 1 == 2");
        whole("E   AssertionError: assert 1 == 2");
        whole("--- FAIL: TestExport (0.00s)");
        whole("not ok 3 - refuses links");
        whole("ValueError: invalid literal for int(): ''");
        whole("KeyError: 'port'");
        whole("java.io.IOException: closed");
        whole("AssertionError");
        whole("thread 'main' panicked at src/main.rs:3:5:");
        whole("panic: runtime error: index out of range [3] with length 3");
        whole("curl: (6) Could not resolve host: example.org");
        whole("make: *** No rule to make target 'all'.  Stop.");
        QTest::newRow("[2026-02-21T15:01:00Z] [ERROR] disk full") << u"disk full"_s;
        QTest::newRow("[2026-02-21T15:01:00Z] [ERROR] No space left on device")
            << u"No space left on device"_s;
        QTest::newRow("ERROR: disk full") << u"disk full"_s;
        QTest::newRow("fatal: not a git repository") << u"not a git repository"_s;
        QTest::newRow("Error: 3 of 8 tests failed") << u"3 of 8 tests failed"_s;
        QTest::newRow("Error: 0x80004005") << u"0x80004005"_s;
        none("Error: 0");
        none("ERROR: 0");
        none("Errors: 0");
        none("0 errors");
        none("0 errors, 0 warnings");
        none("Found 0 errors in 12 files");
        none("ERROR: no errors");
        none("errors: none");
        none("errors: []");
        none("error: null");
        none("error = None");
        none("error rate: 0.0%");
        none("ERROR RATE: 0");
        none("[INFO] finished without errors");
        none("tests/test_errors.py::test_error PASSED                    [ 50%]");
        none("test error_is_shown ... ok");
        none("✓ shows Permission denied");
        none("PASS src/error.test.ts");
        none("checking for command not found handling... ok");
        none("Killed 3 stale sessions");
        none("installing error-stack-parser@2.1.4");
        none("12 passed, 0 failed");
        none("compiling error.cpp");
        none("docs/errors.md:12: the word error in a text");
        none("warning: unused variable 'x'");
        none("file.cpp:12:5: warning: unused variable 'x'");
        none("All checks passed!");
    }

    void recognisesErrorLines()
    {
        QFETCH(QString, quote);
        const SessionFolder folder;
        folder.write(u"output.log"_s,
                     QByteArray("begins\n") + QTest::currentDataTag() + "\nends\n");
        const std::optional<LogError> found = lastErrorIn(folder.path(u"output.log"_s));
        QCOMPARE(found ? found->message : QString(), quote);
    }

    void aGeneralSuccessRepairsTheLastErrors()
    {
        const SessionFolder folder;
        folder.write(u"session.log"_s,
                     "[15:00] [ERROR] first\n[15:01] [INFO] step 2\n"
                     "[15:02] [ERROR] second\n[15:02] [ERROR] and more\n"
                     "[15:03] [INFO] all fixed\n");
        const QRegularExpression error(u"\\[ERROR\\] (?<message>.*)$(?<time>)"_s);
        QStringList open;
        for (const LogError &one :
             readLogErrors(folder.path(u"session.log"_s), error, m_repaired).errors) {
            open += one.repairedBy.isEmpty() ? one.message : QString();
        }
        QCOMPARE(open, (QStringList{u"first"_s, QString(), QString()}));
    }

    void aLineRepairsTheErrorThatItNames_data()
    {
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("line");
        QTest::addColumn<Repair>("repaired");
        const QString lost = u"redis connection lost, retrying"_s;
        QTest::newRow("reconnected") << lost << u"redis reconnected"_s << Repair::This;
        QTest::newRow("restored") << lost << u"connection to redis restored"_s << Repair::This;
        QTest::newRow("of no other error") << lost << u"retry succeeded"_s << Repair::Nothing;
        QTest::newRow("all") << lost << u"all errors fixed"_s << Repair::Nothing;
        QTest::newRow("everything") << lost << u"everything works again"_s << Repair::Nothing;
        QTest::newRow("of another") << lost << u"migration succeeded"_s << Repair::No;
        QTest::newRow("of a like one") << lost << u"postgres connection restored"_s << Repair::No;
        QTest::newRow("negated success") << lost << u"redis not reconnected"_s << Repair::No;
        QTest::newRow("still failing") << lost << u"redis still lost"_s << Repair::No;
        QTest::newRow("plural") << u"test failed: port"_s << u"all tests passed"_s << Repair::This;
        QTest::newRow("not all") << u"tests failed"_s << u"5 of 8 tests passed"_s << Repair::No;
    }

    void aLineRepairsTheErrorThatItNames()
    {
        QFETCH(QString, error);
        QFETCH(QString, line);
        QTEST(repairOf(line, m_repaired, error), "repaired");
    }

private:
    QRegularExpression m_repaired;
};

QTEST_GUILESS_MAIN(TestLastError)
#include "tst_lasterror.moc"
