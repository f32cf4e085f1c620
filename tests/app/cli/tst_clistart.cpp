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

    void looksForNoLibraryInTheWorkingFolder()
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
};

QTEST_GUILESS_MAIN(TestCliStart)
#include "tst_clistart.moc"
