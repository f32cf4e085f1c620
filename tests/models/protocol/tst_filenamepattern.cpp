// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/filenamepattern.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestFileNamePattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesNames_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isMatch");
        QTest::addColumn<QString>("phase"); ///< null: none
        const QString flow = u"phase{phase}-flow.yaml"_s;
        QTest::newRow("a phase") << flow << u"phase12-flow.yaml"_s << true << u"12"_s;
        QTest::newRow("a phase with a letter")
            << flow << u"phase2b-flow.yaml"_s << true << QString();
        QTest::newRow("no phase") << flow << u"phase-flow.yaml"_s << true << QString();
        QTest::newRow("more behind") << flow << u"phase1-flow.yaml.bak"_s << false << QString();
        QTest::newRow("more before") << flow << u"old-phase1-flow.yaml"_s << false << QString();
        QTest::newRow("a dot is a dot") << flow << u"phase1-flow_yaml"_s << false << QString();
        QTest::newRow("capitals") << flow << u"Phase1-Flow.yaml"_s << false << QString();
        QTest::newRow("whole name") << u"state.json"_s << u"state.json"_s << true << u""_s;
        QTest::newRow("phase without a place for it")
            << u"*-result.yaml"_s << u"phase3-result.yaml"_s << true << u"3"_s;
        QTest::newRow("asterisk within a folder")
            << u"logs/*.log"_s << u"logs/a.log"_s << true << u""_s;
        QTest::newRow("asterisk is no slash")
            << u"logs/*.log"_s << u"logs/old/a.log"_s << false << QString();
        QTest::newRow("empty") << QString() << QString() << false << QString();
    }

    void matchesNames()
    {
        QFETCH(const QString, pattern);
        QFETCH(const QString, name);
        QFETCH(const bool, isMatch);
        QFETCH(const QString, phase);
        const FileNamePattern names(pattern);
        QCOMPARE(names.text(), pattern);
        QCOMPARE(names.matches(name), isMatch);
        QCOMPARE(names.phaseIn(name).has_value(), !phase.isNull());
        QCOMPARE(names.phaseIn(name).value_or(QString()), phase);
    }

    void matchesAnyLetterCaseIfTold()
    {
        const FileNamePattern names(u"*.log"_s, Qt::CaseInsensitive);
        QVERIFY(names.matches(u"RUN.LOG"_s));
        QVERIFY(!names.matches(u"RUN.TXT"_s));
    }
};

QTEST_GUILESS_MAIN(TestFileNamePattern)
#include "tst_filenamepattern.moc"
