// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/coldcopy.h"
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int warmRuns = sized(11);
const int coldRuns = sized(5, 1);

/// A start that ends by itself when the window was painted.
struct Start
{
    QString what;
    QString program;
    QStringList arguments;
    Times times = {};
};

std::vector<Start> starts(const QString &folder)
{
    const QString sample =
        u"" BATON_SOURCE_DIR
        "/resources/samples/cfd-bioreactor-session-20260221-143000-48213/handoffs/"
        "phase2-engineering-review.yaml"_s;
    const QString shown = u"--exit-when-shown"_s;
    return {{u"an empty Qt Widgets window"_s, folder + u"/baton_bench_empty"_s, {}},
            {u"Baton, nothing open"_s, folder + u"/baton"_s, {shown}},
            {u"Baton, a document open and checked"_s, folder + u"/baton"_s, {shown, sample}}};
}

using Setting = std::function<void(QProcessEnvironment &environment)>;

void runToFirstPaint(Start &start, const QString &program, const Setting &set)
{
    const QTemporaryDir home; // without the user's window and settings
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &variable :
         {u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_RUNTIME_DIR"_s}) {
        environment.insert(variable, home.path());
    }
    set(environment);
    measure(start.times, [&] {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, start.arguments);
        if (!process.waitForFinished(300'000) || process.exitCode() != 0) { // a slow disk
            qFatal("%s failed: %s", qPrintable(program), process.readAll().constData());
        }
    });
}

void print(const std::vector<Start> &all)
{
    for (const Start &start : all) {
        printTimes(start.what, start.times);
    }
}

void keep(const std::vector<Start> &all, const QString &where)
{
    for (size_t i = 1; i < all.size(); ++i) {
        keepFigure(u"Editor"_s, u"start to first paint, %1: %2"_s.arg(where, all[i].what),
                   median(all[i].times), u"%1: %2"_s.arg(all[0].what, median(all[0].times)));
    }
}

void benchWarm(const QString &folder)
{
    std::vector<Start> all = starts(folder);
    for (int run = 0; run < warmRuns; ++run) {
        for (Start &start : all) {
            runToFirstPaint(start, start.program, [](QProcessEnvironment &) { });
        }
    }
    printHeading(u"Start to first painted window and exit, whole process, warm page cache"_s);
    print(all);
    keep(all, u"from memory"_s);
}

void benchCold(const QString &folder)
{
    std::vector<Start> all = starts(folder);
    const ColdCopy empty({all[0].program});
    const ColdCopy baton({all[1].program, folder + u"/baton-window"_s});
    double kept = 0;
    for (int run = 0; run < coldRuns; ++run) {
        for (Start &start : all) {
            const ColdCopy &copy = start.program == all[0].program ? empty : baton;
            kept = std::max(kept, copy.drop());
            runToFirstPaint(start, copy.program(), [&copy](QProcessEnvironment &environment) {
                copy.putInto(environment);
            });
        }
    }
    printHeading(u"The same after program, libraries and plugins were dropped from memory"_s);
    print(all);
    keep(all, u"from the disk"_s);
    printLine(u"  Read from the disk: %1 MB for the empty window, %2 MB for Baton; at most %3 % of "
              "it was still in memory. The C library and fonts were."_s.arg(empty.size() >> 20)
                  .arg(baton.size() >> 20)
                  .arg(kept * 100, 0, 'f', 1));
}

} // namespace

void benchColdStart()
{
    const QString folder = QCoreApplication::applicationDirPath();
    benchWarm(folder);
    benchCold(folder);
}

} // namespace baton
