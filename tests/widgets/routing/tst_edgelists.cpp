// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/samples/handoffsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/view/routingdetails.h"
#include "widgets/routing/view/selectionpane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/theme.h"
#include "widgets/text/wraplabel.h"
#include "widgets/verdict/verdictrow.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int scoutToArena = 2;

class Fixture
{
public:
    explicit Fixture(std::shared_ptr<const RoutingGraph> given = samples::arenaGraph())
        : graph(std::move(given))
    {
        pane.resize(300, 760);
        pane.show();
        pane.setGraph(graph, samples::sourceOf(*graph));
    }

    std::shared_ptr<const RoutingGraph> graph;
    SelectionPane pane;
    QTreeView *list = pane.findChild<QTreeView *>(u"crossingsList"_s);
    RoutingDetails *details = pane.findChild<RoutingDetails *>();
};

/// The same name in three sessions.
std::shared_ptr<const RoutingGraph> alike()
{
    auto graph = std::make_shared<RoutingGraph>(*samples::arenaGraph());
    int number = 0;
    for (const int position : graph->edges[size_t(scoutToArena)].crossings) {
        Transfer &crossing = graph->crossings[size_t(position)];
        crossing.session = u"/work/devops-%1"_s.arg(++number);
        crossing.at.path = crossing.session + u"/prompt.md"_s;
        crossing.at.document = 0;
        crossing.attempt = 1;
    }
    return graph;
}

} // namespace

/// The lists beside a graph: their sizes and the texts of their rows.
class TestEdgeLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void withoutDetailsTheListTakesTheRoom()
    {
        Fixture fixture;
        auto *findings = fixture.pane.findChild<SessionTableView *>(u"routingFindings"_s);
        fixture.pane.showFindings();
        QVERIFY(findings->isVisible());
        QVERIFY(!fixture.details->isVisible());
        QTRY_VERIFY(findings->height() > fixture.pane.height() / 2);
        QHeaderView *header = findings->header();
        QTRY_VERIFY(header->length() > 0);
        const QImage drawn = header->grab().toImage().convertToFormat(QImage::Format_RGB32);
        for (const int x : {drawn.width() / 2, drawn.width() - 2}) {
            QCOMPARE(drawn.pixelColor(x, 2), Theme::color(Role::Surface));
        }
        shoot(fixture.pane, u"edgepane-findings"_s);
        findings->setFocus();
        QTest::keyClick(findings, Qt::Key_Home);
        QVERIFY(fixture.details->isVisible());
        QTRY_VERIFY(fixture.details->height() > 100);
        fixture.pane.showEdge(scoutToArena);
        QVERIFY(fixture.details->isVisible());
    }

    void shortListsLeaveRoomToTheDetails()
    {
        Fixture fixture;
        fixture.pane.showEdge(scoutToArena);
        const int rows = fixture.list->model()->rowCount();
        QVERIFY(rows > 1);
        const int row = fixture.list->visualRect(fixture.list->model()->index(0, 0)).height();
        QTRY_VERIFY(fixture.list->viewport()->height() >= rows * row);
        QVERIFY(fixture.list->viewport()->height() < (rows + 1) * row);
        fixture.pane.showFindings();
        QTRY_VERIFY(fixture.list->parentWidget()->height() > fixture.pane.height() / 2);
    }

    void theFocusGoesToTheList()
    {
        Fixture fixture;
        const auto focused = [&fixture] {
            fixture.pane.clearFocus();
            fixture.pane.setFocus(Qt::OtherFocusReason);
            return fixture.pane.focusPolicy() == Qt::TabFocus
                ? fixture.pane.focusProxy()->objectName()
                : QString();
        };
        fixture.pane.showEdge(scoutToArena);
        QCOMPARE(focused(), u"crossingsList"_s);
        fixture.pane.showFindings();
        QCOMPARE(focused(), u"routingFindings"_s);
        const auto &edges = fixture.graph->edges;
        const auto declared =
            std::ranges::find(edges, RoutingEdge::State::Declared, &RoutingEdge::state);
        fixture.pane.showEdge(static_cast<int>(declared - edges.begin()));
        QCOMPARE(focused(), u"routingDetails"_s);
    }

    void documentsOfOneNameShowTheirSessions()
    {
        Fixture fixture(alike());
        fixture.pane.showEdge(scoutToArena);
        const QAbstractItemModel &model = *fixture.list->model();
        QVERIFY(model.rowCount() > 1);
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 1);
            QCOMPARE(index.data().toString(), u"prompt.md"_s);
            rows.append(index.data(Qt::AccessibleTextRole).toString());
            QVERIFY2(rows.last().contains(u"devops-%1"_s.arg(row + 1)), qPrintable(rows.last()));
        }
        QTest::keyClick(fixture.list, Qt::Key_Home);
        const auto *compare = fixture.pane.findChild<QPushButton *>(u"routingCompare"_s);
        QCOMPARE(compare->text(), u"Compare with devops-2"_s);
        fixture.pane.setGraph(samples::arenaGraph(), samples::sourceOf(*samples::arenaGraph()));
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(
                !model.index(row, 1).data(Qt::AccessibleTextRole).toString().contains(u"devops"_s));
        }
    }

    void anUnreadSessionIsReported()
    {
        auto graph = std::make_shared<RoutingGraph>(*samples::arenaGraph());
        graph->nodes.front().sessionPath = u"/work/other"_s;
        Fixture fixture(graph);
        fixture.pane.showNode(0);
        QStringList told;
        for (const VerdictRow *row : fixture.pane.findChildren<VerdictRow *>(u"routingProblem"_s)) {
            told.append(row->text());
        }
        QVERIFY(!told.filter(u"only the state of this one"_s).isEmpty());
    }
};

QTEST_MAIN(TestEdgeLists)
#include "tst_edgelists.moc"
