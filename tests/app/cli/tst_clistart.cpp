// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "batonprocess.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Ways to start the built program.
class TestCliStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void loadsNoLibraryFromTheWorkingFolder()
    {
        static const QRegularExpression tried(u"trying file=(\\S+)"_s);
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed printed = baton.runShell(u"LD_DEBUG=libs baton --version"_s);
        QCOMPARE(printed.code, 0);
        auto matches = tried.globalMatch(printed.out);
        if (!matches.hasNext()) {
            QSKIP("The loader of this system does not tell where it looks.");
        }
        while (matches.hasNext()) {
            const QString file = matches.next().captured(1);
            QVERIFY2(file.startsWith(u'/'), qPrintable(file));
        }
    }

    /// Loading the libraries of a window takes longer than checking a small file.
    void loadsNoLibraryOfAWindow()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed printed = baton.runShell(u"LD_TRACE_LOADED_OBJECTS=1 baton"_s);
        QCOMPARE(printed.code, 0);
        QVERIFY2(printed.out.contains("libQt6Core"_L1), qPrintable(printed.out));
        for (const QString &library : {u"libQt6Gui"_s, u"libQt6DBus"_s, u"libX11"_s, u"libgvc"_s}) {
            QVERIFY2(!printed.out.contains(library), qPrintable(printed.out));
        }
    }

    void theAddressOfADatabaseIsNotAMissingFile_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("says");
        const QString noDisplay = u"There is no display"_s;
        QTest::newRow("server") << u"postgresql://orion@127.0.0.1:1/own"_s << noDisplay;
        QTest::newRow("file") << u"sqlite:///tmp/own.db"_s << noDisplay;
        QTest::newRow("no database") << u"postgresql://127.0.0.1"_s << u"names no database"_s;
        QTest::newRow("no file") << u"own.db"_s << u"no file \"own.db\""_s;
    }

    /// With a display, a window would open instead of the error message.
    void theAddressOfADatabaseIsNotAMissingFile()
    {
        QFETCH(const QString, argument);
        QFETCH(const QString, says);
        const QTemporaryDir folder;
        const Printed printed = BatonProcess(folder.path()).run({argument});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(says), qPrintable(printed.error));
    }
};

QTEST_GUILESS_MAIN(TestCliStart)
#include "tst_clistart.moc"
