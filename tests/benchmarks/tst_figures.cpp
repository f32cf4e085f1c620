// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const Circumstances quiet{u"a machine"_s, u"2026-11-22"_s};

std::vector<Figure> measured()
{
    return {{u"Editor"_s, u"start"_s, u"80.00 ms"_s, u"an empty window: 40.00 ms"_s},
            {u"Routing"_s, u"100/300: layout"_s, u"24.00 ms"_s, u"the tool dot: 33.00 ms"_s}};
}

} // namespace

/// The page of stored figures.
class TestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("BATON_BENCH_SMOKE", "1"); } // looks at the processor shortly

    void init() { QTest::failOnWarning(); }

    void eachAreaHasItsTable()
    {
        const QString page = figurePage(measured(), quiet, {});
        QVERIFY(page.contains(u"\n\n- A: a machine\n\n## Editor\n"_s));
        QVERIFY(page.contains(
            u"## Editor\n\n| Figure | Measured | Against | When |\n|---|---|---|---|\n"
            "| start | 80.00 ms | an empty window: 40.00 ms | 2026-11-22 on A |\n"_s));
        QVERIFY(page.indexOf(u"100/300"_s) > page.indexOf(u"## Routing"_s));
    }

    void aFigureThatExceedsWhatIsAllowedIsMarked()
    {
        QCOMPARE(allowedText(50, 50), u"50 ms are allowed"_s);
        QCOMPARE(allowedText(50, 50.1), u"50 ms are allowed: exceeded"_s);
    }

    void earlierFiguresAreKept()
    {
        const QString before = figurePage(measured(), quiet, {});
        Circumstances later = quiet;
        later.when = u"2026-11-23"_s;
        const QString page =
            figurePage({{u"Editor"_s, u"start"_s, u"79.00 ms"_s, u"an empty window: 41.00 ms"_s}},
                       later, before);
        QVERIFY(
            page.contains(u"| start | 79.00 ms | an empty window: 41.00 ms | 2026-11-23 on A |"_s));
        QVERIFY(!page.contains(u"80.00 ms"_s));
        QVERIFY(page.contains(u"| 24.00 ms | the tool dot: 33.00 ms | 2026-11-22 on A |"_s));
        QCOMPARE(figurePage({}, later, page), page);
    }

    void eachFigureNamesItsMachine()
    {
        const QString before = figurePage(measured(), quiet, {});
        const Circumstances other{u"another"_s, quiet.when};
        const QString both = figurePage({measured().front()}, other, before);
        QVERIFY(both.contains(u"\n\n- A: a machine\n- B: another\n\n"_s));
        QVERIFY(both.contains(u"40.00 ms | 2026-11-22 on B |"_s));
        QVERIFY(both.contains(u"33.00 ms | 2026-11-22 on A |"_s));
        const QString last = figurePage({measured().back()}, other, both);
        QVERIFY(!last.contains(u"a machine"_s));
        QVERIFY(last.contains(u"33.00 ms | 2026-11-22 on B |"_s));
        QCOMPARE(figurePage(measured(), quiet, last), before);
    }

    void aBusyMachineIsReported()
    {
        QCOMPARE(whenMeasured(u"2026-11-22"_s, 0.05), u"2026-11-22"_s);
        QCOMPARE(whenMeasured(u"2026-11-22"_s, 0.873), u"2026-11-22, 87 % busy"_s);
        QVERIFY(!presentCircumstances().machine.startsWith(u','));
        QVERIFY(presentCircumstances().machine.contains(u" with "_s));
    }

    void aTerminalGetsTheSameFigures()
    {
        const QString lines = figureLines(measured());
        QVERIFY(lines.startsWith(u"Editor\n  start "_s));
        QVERIFY(lines.contains(u"the tool dot: 33.00 ms\n"_s));
        QVERIFY(!lines.contains(u"Sessions"_s));
    }
};

QTEST_GUILESS_MAIN(TestFigures)
#include "tst_figures.moc"
