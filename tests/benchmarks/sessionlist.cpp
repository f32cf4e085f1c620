// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/sessionstore/sessionstore.h"
#include "tests/benchmarks/measure.h"
#include "widgets/session/list/sessionlistview.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTimeZone>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int rows = sized(10'000, 200);
constexpr int batch = 200; ///< as the store emits them
const int runs = sized(5);

std::vector<SessionSummary> summaries()
{
    const QDateTime first(QDate(2026, 2, 1), QTime(8, 0), QTimeZone::UTC);
    std::vector<SessionSummary> all;
    for (int i = 0; i < rows; ++i) {
        SessionSummary one;
        one.id = u"%1-session-%2"_s.arg(i * 7919 % rows).arg(i);
        one.title = one.id;
        one.agent = u"agent-%1"_s.arg(i % 17);
        one.phase = u"Phase %1"_s.arg(i % 6);
        one.place.path = u"/data/sessions/%1"_s.arg(i, 6, 10, QChar(u'0'));
        one.place.protocol = i % 3 ? u"cfd"_s : u"swarm"_s;
        one.parent = i % 10 ? all.at(static_cast<size_t>(i / 10 * 10)).id : QString();
        one.status = static_cast<RunStatus>(i % 9);
        one.started = first.addSecs(qint64(i) * 6007 % 2'000'000);
        one.ended = one.started.addSecs(i % 5000);
        one.errors = i % 5;
        one.warnings = i % 3;
        all.push_back(std::move(one));
    }
    return all;
}

/// The duration of one action and of the next frame.
template <typename Act>
void measureTurn(Times &times, QWidget &view, Act act)
{
    measureCpu(times, [&] {
        act();
        QCoreApplication::sendPostedEvents();
        view.repaint();
    });
    QCoreApplication::processEvents();
}

} // namespace

void benchSessionList()
{
    printHeading(u"list of %L1 sessions, time of the UI thread in a turn"_s.arg(rows));
    SessionStore store(ProtocolCatalog::load());
    SessionListView view(store);
    view.resize(1200, 800);
    view.show();
    QCoreApplication::processEvents();
    auto &tree = *view.findChild<QTreeView *>(u"sessionList"_s);
    const std::vector<SessionSummary> all = summaries();
    Times found;
    for (size_t from = 0; from < all.size(); from += batch) {
        const std::vector<SessionSummary> some(all.begin() + static_cast<ptrdiff_t>(from),
                                               all.begin() + static_cast<ptrdiff_t>(from + batch));
        measureTurn(found, tree, [&] { Q_EMIT store.found(some); });
    }
    const auto print = [](const QString &what, const Times &times) {
        printTimes(what, times);
        keepFigure(u"Sessions"_s, u"list of %L1 sessions: "_s.arg(rows) + what,
                   u"%1, longest %2"_s.arg(median(times), duration(times.quantile(1))),
                   u"a frame has 16 ms"_s);
    };
    print(u"200 more rows"_s, found);
    Times counted;
    for (size_t from = 0; from < all.size() / 4; from += batch) {
        std::vector<SessionSummary> some(all.begin() + static_cast<ptrdiff_t>(from),
                                         all.begin() + static_cast<ptrdiff_t>(from + batch));
        for (SessionSummary &one : some) {
            ++one.warnings;
        }
        measureTurn(counted, tree, [&] { Q_EMIT store.counted(some); });
    }
    print(u"200 rows that changed"_s, counted);
    Times sorted;
    for (int run = 0; run < runs; ++run) {
        for (const int column : {0, 2, 5, 6, 7}) {
            measureTurn(sorted, tree, [&] {
                tree.sortByColumn(column, run % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
            });
        }
    }
    print(u"sorted by another column"_s, sorted);
    Times searched;
    auto &search = *view.findChild<QLineEdit *>(u"sessionSearch"_s);
    for (int run = 0; run < runs; ++run) {
        for (const QString &text : {u"a"_s, u"ag"_s, u"agent-1"_s, u"agent-1 cfd"_s, QString()}) {
            measureTurn(searched, tree, [&] { search.setText(text); });
        }
    }
    print(u"a key in the search"_s, searched);
    Times grouped;
    auto &grouping = *view.findChild<QComboBox *>(u"sessionGrouping"_s);
    for (int run = 0; run < runs; ++run) {
        for (const int choice : {1, 2, 3, 4, 0}) {
            measureTurn(grouped, tree, [&] { grouping.setCurrentIndex(choice); });
        }
    }
    print(u"grouped otherwise"_s, grouped);
    Times scrolled;
    QScrollBar &bar = *tree.verticalScrollBar();
    for (int frame = 0; frame < sized(200); ++frame) {
        measureTurn(scrolled, tree, [&] { bar.setValue(bar.maximum() * frame / 200); });
    }
    print(u"scroll: one frame"_s, scrolled);
}

} // namespace baton
