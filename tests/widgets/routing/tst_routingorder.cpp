// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "routingfixture.h"
#include "widgets/routing/controls/replaybar.h"

#include <QComboBox>
#include <QTemporaryDir>

using namespace baton;
using namespace Qt::StringLiterals;

QString baton::samplesFolder()
{
    return QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
}

namespace {

/// Arena and Judge hand over to each other repeatedly, one minute apart.
std::shared_ptr<const GraphSource> rounds(const QString &folder)
{
    QDateTime time(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
    for (int i = 0; i < 10; ++i) {
        QFile file(folder + u"/%1.yaml"_s.arg(40 + i));
        if (!file.open(QIODevice::WriteOnly)) {
            return {};
        }
        file.write(i % 2 == 0 ? "JUDGE_TO_ARENA_HANDOFF:\n" : "ARENA_TO_JUDGE_HANDOFF:\n");
        file.write("  Implementation: {session_id: l1, mode: Solo}\n");
        time = time.addSecs(60);
        if (!file.setFileTime(time, QFileDevice::FileModificationTime)) {
            return {};
        }
    }
    return std::make_shared<const GraphSource>(readGraphSource(folder, *catalog()));
}

int positionOf(const RoutingFixture &fixture, const QString &name)
{
    const auto &crossings = fixture.view.graph()->crossings;
    const auto found = std::ranges::find_if(
        crossings, [&](const Transfer &one) { return one.at.path.endsWith(name); });
    return static_cast<int>(found - crossings.begin());
}

/// True if graph, list and details all have the handoff @p name selected.
void verifySelected(const RoutingFixture &fixture, const QString &name)
{
    const int position = positionOf(fixture, name);
    const Transfer &crossing = fixture.view.graph()->crossings[size_t(position)];
    QCOMPARE(fixture.view.graphView().selectedEdge(), crossing.edge);
    const QModelIndex row = fixture.list()->currentIndex();
    QVERIFY2(row.isValid(), qPrintable(name));
    QVERIFY(row.siblingAtColumn(1).data().toString().contains(name));
    QCOMPARE(fixture.find<WrapLabel>(u"routingDetailsTitle"_s)->text(), name);
}

struct Picture
{
    explicit Picture(const GraphView &view)
        : zoom(view.zoom())
        , size(view.viewport()->size())
    {
        for (size_t i = 0; i < view.graph().nodes.size(); ++i) {
            places[view.graph().nodes[i].id] = view.nodeRect(static_cast<int>(i));
        }
    }

    /// The differences from @p other; empty if there are none.
    [[nodiscard]] QString differenceTo(const Picture &other) const
    {
        QStringList found;
        if (size != other.size) {
            found.append(u"%1 high instead of %2"_s.arg(size.height()).arg(other.size.height()));
        }
        if (zoom != other.zoom) {
            found.append(u"%1 % instead of %2"_s.arg(100 * zoom).arg(100 * other.zoom));
        }
        for (const auto &[id, rect] : places) {
            const auto before = other.places.find(id);
            if (before == other.places.end() || before->second != rect) {
                found.append(id);
            }
        }
        return found.join(u", "_s);
    }

    double zoom;
    QSize size;
    std::map<QString, QRect> places;
};

bool isDone(const RoutingFixture &fixture)
{
    const GraphView &view = fixture.view.graphView();
    return fixture.view.isCurrent() && view.isLaidOut() && view.isSharp();
}

} // namespace

/// One edge for all handoffs of a route, or one for each; and what stays the same.
class TestRoutingOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void theSelectedHandoffStaysSelected()
    {
        const QTemporaryDir folder;
        RoutingFixture fixture;
        fixture.set(rounds(folder.path()));
        QTRY_VERIFY(isDone(fixture));
        const QString name = u"45.yaml"_s;
        const int position = positionOf(fixture, name);
        fixture.view.graphView().selectEdge(fixture.view.graph()->crossings[size_t(position)].edge);
        QTest::keyClick(fixture.list(), Qt::Key_Home);
        QTest::keyClick(fixture.list(), Qt::Key_Down);
        QTest::keyClick(fixture.list(), Qt::Key_Down);
        verifySelected(fixture, name);
        fixture.waitAfter([&] { fixture.click(u"showInTimeOrder"_s); });
        verifySelected(fixture, name);
        QCOMPARE(fixture.view.graph()->edges[size_t(fixture.view.graphView().selectedEdge())].order,
                 6);
        fixture.waitAfter([&] { fixture.click(u"showAggregated"_s); });
        verifySelected(fixture, name);
    }

    void theHandoffOfTheReplayStaysSelected()
    {
        const QTemporaryDir folder;
        RoutingFixture fixture;
        fixture.set(rounds(folder.path()));
        QTRY_VERIFY(isDone(fixture));
        fixture.view.replay().setCount(8);
        verifySelected(fixture, u"47.yaml"_s);
        for (const QString &button : {u"showInTimeOrder"_s, u"showAggregated"_s}) {
            fixture.waitAfter([&] { fixture.click(button); });
            QCOMPARE(fixture.view.replay().count(), 8);
            QCOMPARE(fixture.view.moment().value().count, 8);
            verifySelected(fixture, u"47.yaml"_s);
        }
    }

    void aReplayStaysAtItsHandoffWhenOthersAreFilteredOut()
    {
        RoutingFixture fixture;
        const auto &crossings = fixture.view.graph()->crossings;
        fixture.view.replay().setCount(4);
        const QString path = crossings[3].at.path;
        const QString kind = crossings[3].kind;
        auto *kinds = fixture.find<MultiChoiceButton>(u"filterKinds"_s);
        const auto &choices = kinds->choices();
        const auto own =
            std::ranges::find_if(choices, [&](const auto &one) { return one.id == kind; });
        fixture.choose(u"filterKinds"_s, static_cast<int>(own - choices.begin()));
        const int count = fixture.view.replay().count();
        QVERIFY(count > 0 && count < 4);
        QCOMPARE(fixture.view.graph()->crossings[size_t(count - 1)].at.path, path);
    }

    void earlierGraphsKeepTheirLayout_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a session") << cfd;
        QTest::newRow("all samples") << u"."_s;
    }
    void earlierGraphsKeepTheirLayout()
    {
        QFETCH(const QString, name);
        RoutingFixture fixture(name);
        QTRY_VERIFY(isDone(fixture));
        const Picture before(fixture.view.graphView());
        const auto show = [&](auto act) {
            fixture.waitAfter(act);
            QTRY_VERIFY(isDone(fixture));
        };
        show([&] { fixture.click(u"showInTimeOrder"_s); });
        show([&] { fixture.click(u"showAggregated"_s); });
        QCOMPARE(Picture(fixture.view.graphView()).differenceTo(before), QString());
        show([&] { fixture.click(u"routingDeclared"_s); });
        show([&] { fixture.click(u"routingDeclared"_s); });
        QCOMPARE(Picture(fixture.view.graphView()).differenceTo(before), QString());
        const int height = fixture.view.graphView().height();
        fixture.click(u"routingFilter"_s);
        QTRY_VERIFY(fixture.view.graphView().height() < height && isDone(fixture));
        const Picture beside(fixture.view.graphView());
        auto *grouping = fixture.find<QComboBox>(u"filterGrouping"_s);
        for (const int index : {1, 2, 0}) {
            show([&] { grouping->setCurrentIndex(index); });
        }
        QTRY_COMPARE(Picture(fixture.view.graphView()).differenceTo(beside), QString());
    }

    void everyPathGivesTheSamePicture()
    {
        RoutingFixture one;
        RoutingFixture other;
        for (RoutingFixture *fixture : {&one, &other}) {
            QTRY_VERIFY(isDone(*fixture));
            if (fixture == &other) {
                fixture->waitAfter([&] { fixture->click(u"routingDeclared"_s); });
            }
            fixture->waitAfter([&] { fixture->click(u"showInTimeOrder"_s); });
            if (fixture == &one) {
                fixture->waitAfter([&] { fixture->click(u"routingDeclared"_s); });
            }
            QTRY_VERIFY(isDone(*fixture));
        }
        QCOMPARE(Picture(one.view.graphView()).differenceTo(Picture(other.view.graphView())),
                 QString());
    }

    void theEdgeOfAGroupCountsUndeclaredHandoffs()
    {
        RoutingFixture fixture(u"."_s);
        auto *grouping = fixture.find<QComboBox>(u"filterGrouping"_s);
        fixture.waitAfter([&] { grouping->setCurrentIndex(1); });
        const RoutingGraph &graph = *fixture.view.graph();
        const int group = graph.indexOf(u"group:arena"_s);
        const auto edge = std::ranges::find_if(graph.edges, [group](const RoutingEdge &one) {
            return one.from == group && one.to == group;
        });
        QVERIFY(edge != graph.edges.end());
        QCOMPARE(edge->crossings.size(), 7);
        QCOMPARE(edge->undeclared, 1);
        const auto number = static_cast<int>(edge - graph.edges.begin());
        const QString told = fixture.view.graphView().describe(-1, number);
        QVERIFY2(told.contains(u"1 of 7 undeclared"_s), qPrintable(told));
        fixture.view.graphView().selectEdge(number);
        const QString summary = fixture.find<WrapLabel>(u"edgePaneSummary"_s)->text();
        QVERIFY2(summary.contains(u"1 of 7 undeclared"_s), qPrintable(summary));
    }
};

QTEST_MAIN(TestRoutingOrder)
#include "tst_routingorder.moc"
