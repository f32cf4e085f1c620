// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/routing/laidout.h"
#include "tests/models/routing/layoutrelations.h"
#include "tests/models/routing/layoutrequests.h"
#include "tests/samples/graphsamples.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Layouts wrapped to fit a window, and frames around groups.
class TestLayoutWrapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void largePicturesFitAWindow_data()
    {
        QTest::addColumn<LayoutRequest>("request");
        QTest::addColumn<double>("least"); // zoom that shows all of it in a small window
        QTest::newRow("a family like a chain") << requestOf(samples::family(113, 461)) << 0.22;
        QTest::newRow("another family") << requestOf(samples::family(113, 461, 2)) << 0.22;
        QTest::newRow("a family around a hub") << requestOf(samples::star(113)) << 0.22;
        QTest::newRow("of any shape") << randomRequest(113, 461, 5) << 0.2;
        QTest::newRow("a chain of 100") << requestOf(samples::chain(100)) << 0.35;
        QTest::newRow("a chain of 500") << requestOf(samples::chain(500)) << 0.14;
        QTest::newRow("many small parts") << pairRequest(40) << 0.3;
        QTest::newRow("five sessions") << requestOf(samples::chain(5)) << 0.55;
    }
    void largePicturesFitAWindow()
    {
        QFETCH(const LayoutRequest, request);
        QFETCH(const double, least);
        const GraphLayout layout = laidOut(request);
        const double zoom = std::min(960 / layout.bounds.width(), 560 / layout.bounds.height());
        QVERIFY2(zoom >= least, qPrintable(QString::number(zoom)));
    }

    void neighboursInAWrappedChainAreClose()
    {
        const LayoutRequest request = requestOf(samples::chain(100));
        const GraphLayout layout = laidOut(request);
        for (size_t i = 1; i < request.nodes.size(); ++i) {
            const QPointF step = layout.nodes[i] - layout.nodes[i - 1];
            QVERIFY2(std::abs(step.x()) < 400 && std::abs(step.y()) < 400,
                     qPrintable(QString::number(i)));
        }
    }

    void tooWideLayoutsAreWrapped()
    {
        LayoutRequest request; // like the phases of a session
        request.nodes.assign(6, QSizeF(160, 66));
        for (int i = 1; i < 6; ++i) {
            request.edges.push_back({i - 1, i, QSizeF(100, 20), QSizeF(26, 20)});
            request.edges.push_back({i - 1, i, QSizeF(), QSizeF()});
        }
        const GraphLayout layout = laidOut(request);
        QVERIFY2(860 / layout.bounds.width() >= textScale,
                 qPrintable(QString::number(layout.bounds.width())));
        const LayoutRelations relations(request, layout);
        QCOMPARE(relations.labelsIn(LabelForm::Full), std::ssize(request.edges));
    }

    void wrappedFansKeepTheirColumns()
    {
        LayoutRequest request; // like the perspectives of a swarm: one, five, one, one, one
        request.nodes.assign(9, QSizeF(150, 66));
        for (int i = 1; i <= 5; ++i) {
            request.edges.push_back({0, i, {}});
            request.edges.push_back({i, 6, {}});
        }
        request.edges.push_back({6, 7, QSizeF(160, 20)});
        request.edges.push_back({7, 8, QSizeF(160, 20)});
        const GraphLayout layout = laidOut(request);
        QVERIFY(860 / layout.bounds.width() >= textScale);
        for (int i = 2; i <= 5; ++i) {
            QCOMPARE(layout.nodes[size_t(i)].x(), layout.nodes[1].x());
        }
    }

    void framesContainTheirGroups()
    {
        LayoutRequest request = requestOf(samples::family(60, 120));
        request.groups = {{u"a"_s, u"First"_s, {}}, {u"b"_s, u"Second"_s, {}}, {u"c"_s, {}, {}}};
        for (int i = 0; i < 60; ++i) {
            request.groups[size_t(i) / 30].nodes.push_back(i);
        }
        const GraphLayout layout = laidOut(request);
        QCOMPARE(layout.frames.size(), size_t(2));
        QCOMPARE(layout.frames[1].groupId, u"b"_s);
        QCOMPARE(layout.frames[1].label, u"Second"_s);
        const LayoutRelations relations(request, layout);
        QCOMPARE(relations.strangersInFrames(), QStringList());
        QCOMPARE(relations.nodesOnNodes(), QStringList());
        for (const GraphLayout::Frame &frame : layout.frames) {
            QVERIFY(layout.bounds.contains(frame.rect));
        }
    }
};

QTEST_GUILESS_MAIN(TestLayoutWrapping)
#include "tst_layoutwrapping.moc"
