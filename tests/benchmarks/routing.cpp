// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog.h"
#include "models/routing/graphvizlayout.h"
#include "models/routing/layoutrunner.h"
#include "tests/benchmarks/measure.h"
#include "tests/graphsamples.h"
#include "widgets/routing/graphmetrics.h"
#include "widgets/routing/graphview.h"
#include "widgets/routing/routingview.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QMouseEvent>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int frames = sized(200);
constexpr int dotSeconds = 120; ///< longer is not waited for

struct Sample
{
    QString name;
    RoutingGraph graph;
};

std::vector<Sample> graphs()
{
    return {{u"100/300"_s, samples::family(100, 300)},
            {u"dense 60/300"_s, samples::family(60, 300)},
            {u"chain of 500"_s, samples::chain(500)},
            {u"1,000/3,000"_s, samples::family(sized(1000, 100), sized(3000, 300))},
            {u"5,000/15,000"_s, samples::family(sized(5000, 100), sized(15'000, 300))}};
}

/// The same sizes and edges in Graphviz's own words.
QByteArray inDot(const LayoutRequest &request)
{
    QByteArray text = "digraph { rankdir=LR; node [shape=box, fixedsize=true, label=\"\"];\n";
    for (size_t i = 0; i < request.nodes.size(); ++i) {
        text += QByteArray::number(qsizetype(i))
            + " [width=" + QByteArray::number(request.nodes[i].width() / 72)
            + ", height=" + QByteArray::number(request.nodes[i].height() / 72) + "];\n";
    }
    for (const LayoutRequest::Edge &edge : request.edges) {
        text += QByteArray::number(edge.from) + " -> " + QByteArray::number(edge.to) + ";\n";
    }
    return text + "}\n";
}

void benchDotTool(const Sample &sample, const QString &dot)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"graph.dot"_s));
    if (!file.open(QIODevice::WriteOnly)) {
        return;
    }
    file.write(inDot(layoutRequest(sample.graph)));
    file.close();
    Times times;
    bool isDone = true;
    measure(times, [&] {
        QProcess process;
        process.start(dot, {u"-Tplain"_s, u"-o"_s, folder.filePath(u"out"_s), file.fileName()});
        isDone = process.waitForFinished(dotSeconds * 1000);
        process.kill();
        process.waitForFinished();
    });
    if (isDone) {
        printTimes(u"%1: the tool dot"_s.arg(sample.name), times);
    } else {
        printLine(u"  %1: the tool dot took longer than %2 s"_s.arg(sample.name).arg(dotSeconds));
    }
}

/// As the window does it: off the UI thread, while a timer looks how long its turns take.
void benchRunner(const Sample &sample)
{
    LayoutRunner runner;
    runner.setDeadline(std::chrono::minutes(5));
    Times preview;
    Times final;
    Times turns;
    QElapsedTimer clock;
    QElapsedTimer turn;
    QEventLoop loop;
    QTimer pulse;
    pulse.setTimerType(Qt::PreciseTimer);
    QObject::connect(&pulse, &QTimer::timeout, &loop, [&] {
        turns.milliseconds.push_back(static_cast<double>(turn.nsecsElapsed()) / 1e6);
        turn.restart();
    });
    const auto elapsed = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    QObject::connect(&runner, &LayoutRunner::previewed, &loop,
                     [&] { preview.milliseconds.push_back(elapsed()); });
    QObject::connect(&runner, &LayoutRunner::finished, &loop, [&] {
        final.milliseconds.push_back(elapsed());
        loop.quit();
    });
    QObject::connect(&runner, &LayoutRunner::failed, &loop, [&](const QString &reason) {
        printLine(u"  %1: %2"_s.arg(sample.name, reason));
        loop.quit();
    });
    const LayoutRequest request = layoutRequest(sample.graph);
    pulse.start(1);
    turn.start();
    clock.start();
    runner.start(request);
    loop.exec();
    if (!preview.milliseconds.empty()) {
        printTimes(u"%1: preview"_s.arg(sample.name), preview);
    }
    if (!final.milliseconds.empty()) {
        printTimes(u"%1: layout with edges and labels"_s.arg(sample.name), final);
    }
    if (!turns.milliseconds.empty()) {
        printTimes(u"%1: turns of the UI meanwhile (timer of 1 ms)"_s.arg(sample.name), turns);
    }
}

void printFrames(const QString &what, const Times &times)
{
    printTimes(what, times);
    printLine(u"  %1 p99 %2 ms"_s.arg(QString(), -48).arg(times.quantile(0.99), 6, 'f', 2));
}

void waitForLayout(GraphView &view)
{
    QEventLoop loop;
    QObject::connect(&view, &GraphView::laidOut, &loop, [&loop](const GraphLayout &layout) {
        if (!layout.isPreview) {
            loop.quit();
        }
    });
    QObject::connect(&view, &GraphView::layoutFailed, &loop, &QEventLoop::quit);
    loop.exec();
    QTest::qWait(500);
}

void mouseMove(GraphView &view, QPointF place)
{
    QMouseEvent event(QEvent::MouseMove, place, view.viewport()->mapToGlobal(place), Qt::NoButton,
                      Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

void benchFrames()
{
    GraphView view;
    view.resize(1280, 800);
    view.show();
    view.setGraph(samples::family(sized(1700, 100), sized(5000, 300)));
    waitForLayout(view);
    for (const double zoom : {view.zoom(), 0.5, 1.0}) {
        view.setZoom(zoom);
        QTest::qWait(300);
        Times pan;
        Times hover;
        Times zooming;
        for (int i = 0; i < frames; ++i) {
            measure(pan, [&] {
                QTest::mousePress(view.viewport(), Qt::MiddleButton, {}, {600, 400});
                QMouseEvent move(QEvent::MouseMove, QPointF(620 + i % 7, 420 - i % 40),
                                 QPointF(620, 420), Qt::NoButton, Qt::MiddleButton, Qt::NoModifier);
                QCoreApplication::sendEvent(view.viewport(), &move);
                QTest::mouseRelease(view.viewport(), Qt::MiddleButton, {}, {620, 420});
                view.viewport()->repaint();
            });
            QCoreApplication::processEvents();
        }
        for (int i = 0; i < frames; ++i) {
            measure(hover, [&] {
                mouseMove(view, QPointF(40 + i * 6, 30 + i * 37 % 740));
                view.viewport()->repaint();
            });
            QCoreApplication::processEvents();
        }
        for (int i = 0; i < frames; ++i) {
            measure(zooming, [&] {
                view.setZoom(zoom * (1 + 0.01 * (i % 20)));
                view.viewport()->repaint();
            });
            QCoreApplication::processEvents();
        }
        const QString at = u" at %1 %"_s.arg(zoom * 100, 0, 'f', 0);
        printFrames(u"5,000 edges: pan"_s + at, pan);
        printFrames(u"5,000 edges: hover"_s + at, hover);
        printFrames(u"5,000 edges: zoom"_s + at, zooming);
    }
}

void benchClick()
{
    GraphView view;
    view.resize(1280, 800);
    view.show();
    view.setGraph(samples::family(sized(2000, 100), sized(6000, 300)));
    waitForLayout(view);
    view.setZoom(0.6);
    QTest::qWait(300);
    Times click;
    for (int i = 0; i < frames; ++i) {
        measure(click, [&] {
            view.selectNode(i * 7 % sized(2000, 100));
            view.viewport()->repaint();
        });
        QCoreApplication::processEvents();
    }
    printFrames(u"2,000 nodes: select and show a node"_s, click);
}

/// From the source to the picture of the window: the longest turn of the UI meanwhile.
void benchHandingOver()
{
    constexpr int handoffs = 100'000;
    constexpr int agents = 60;
    auto session = std::make_shared<Session>();
    session->summary.place.path = u"/s"_s;
    session->summary.place.protocol = u"arena"_s;
    const QDateTime start(QDate(2026, 2, 21), QTime(10, 0), QTimeZone::UTC);
    for (int i = 0; i < handoffs; ++i) {
        SessionHandoff handoff;
        handoff.at.path = u"/s/%1.yaml"_s.arg(i);
        handoff.protocol = u"arena"_s;
        handoff.kind = u"arena.family"_s;
        handoff.producer = u"agent-%1"_s.arg(i % agents);
        handoff.consumer = u"agent-%1"_s.arg((i * 7 + 1) % agents);
        handoff.time = start.addSecs(i);
        session->handoffs.push_back(std::move(handoff));
    }
    auto source = std::make_shared<GraphSource>();
    source->sessions.push_back(std::move(session));
    RoutingView view(ProtocolCatalog::load());
    view.resize(1280, 800);
    view.show();
    QTest::qWait(200);
    Times turns;
    QElapsedTimer turn;
    QElapsedTimer clock;
    QEventLoop loop;
    QTimer pulse;
    pulse.setTimerType(Qt::PreciseTimer);
    QObject::connect(&pulse, &QTimer::timeout, &loop, [&] {
        turns.milliseconds.push_back(static_cast<double>(turn.nsecsElapsed()) / 1e6);
        turn.restart();
    });
    QObject::connect(&view.graphView(), &GraphView::laidOut, &loop,
                     [&] { QTimer::singleShot(500, &loop, &QEventLoop::quit); });
    pulse.start(1);
    turn.start();
    clock.start();
    view.setSource(std::move(source));
    loop.exec();
    printTimes(u"100,000 handoffs: turns of the UI until they are shown"_s, turns);
    printLine(u"  longest %1 ms, all of it %2 ms"_s.arg(turns.quantile(1), 0, 'f', 1)
                  .arg(clock.elapsed() - 500));
}

} // namespace

void benchRouting()
{
    LayoutRunner::setProgram(QCoreApplication::applicationDirPath() + u"/baton"_s);
    const QString dot = qEnvironmentVariable("BATON_DOT", QStandardPaths::findExecutable(u"dot"_s));
    printHeading(u"layout of routing graphs"_s);
    for (const Sample &sample : graphs()) {
        benchRunner(sample);
        if (!dot.isEmpty()) {
            benchDotTool(sample, dot);
        }
    }
    printHeading(u"routing view, 1280 × 800"_s);
    benchFrames();
    benchClick();
    benchHandingOver();
}

} // namespace baton
