// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/layoutrunner.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/uiturns.h"
#include "tests/samples/graphsamples.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/scene/graphmetrics.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int dotSeconds = 120; ///< timeout

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

/// The same sizes and edges in Graphviz's language.
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

/// The duration and memory of the tool, as text.
QString benchDotTool(const Sample &sample, const QString &dot)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"graph.dot"_s));
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("cannot write %s", qPrintable(file.fileName()));
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
        return u"the tool dot: "_s + median(times);
    }
    printLine(u"  %1: the tool dot took longer than %2 s"_s.arg(sample.name).arg(dotSeconds));
    return u"the tool dot: more than %1 s"_s.arg(dotSeconds);
}

/// Measures like the window works: a displayed graph is panned continuously while the next one is
/// laid out.
void benchView(const Sample &sample, const QString &against)
{
    GraphView view;
    view.resize(1280, 800);
    view.show();
    view.setGraph(samples::arena());
    UiTurns(view).until([&view] { return view.isSharp(); });
    Times preview;
    Times final;
    QElapsedTimer clock;
    QString reason;
    const auto elapsed = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    QObject::connect(&view, &GraphView::laidOut, &view, [&](const GraphLayout &layout) {
        (layout.isPreview ? preview : final).milliseconds.push_back(elapsed());
    });
    QObject::connect(&view, &GraphView::layoutFailed, &view,
                     [&reason](const QString &why) { reason = why; });
    UiTurns turns(view);
    clock.start();
    turns.add([&] { view.setGraph(sample.graph); });
    turns.until(
        [&] { return !reason.isEmpty() || (!final.milliseconds.empty() && view.isSharp()); });
    if (!reason.isEmpty()) {
        printLine(u"  %1: %2"_s.arg(sample.name, reason));
        return;
    }
    if (!preview.milliseconds.empty()) {
        printTimes(u"%1: preview"_s.arg(sample.name), preview);
    }
    printTimes(u"%1: layout with edges and labels"_s.arg(sample.name), final);
    printFrames(u"%1: frames of the view meanwhile"_s.arg(sample.name), turns.times());
    const QString first =
        preview.milliseconds.empty() ? QString() : u", a preview after "_s + median(preview);
    keepFigure(u"Routing"_s, u"%1: layout with edges and labels"_s.arg(sample.name),
               median(final) + first, against);
    keepFigure(
        u"Routing"_s, u"%1: a frame of the window meanwhile"_s.arg(sample.name),
        u"%1, longest %2"_s.arg(medianAndTail(turns.times()), duration(turns.times().quantile(1))),
        u"a frame has 16 ms"_s);
}

} // namespace

void benchRouting()
{
    LayoutRunner::setProgram(QCoreApplication::applicationDirPath() + u"/baton"_s);
    const QString dot = qEnvironmentVariable("BATON_DOT", QStandardPaths::findExecutable(u"dot"_s));
    printHeading(u"layout of routing graphs, with a view of 1280 × 800 on the screen"_s);
    if (dot.isEmpty()) {
        printLine(u"  the tool dot is not installed"_s);
    }
    for (const Sample &sample : graphs()) {
        benchView(sample,
                  dot.isEmpty() ? u"the tool dot is not installed"_s : benchDotTool(sample, dot));
    }
    benchRoutingFrames();
}

} // namespace baton
