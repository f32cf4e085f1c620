// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void runToFirstPaint(Times &times, const QString &program, const QStringList &arguments)
{
    const QTemporaryDir home; // the user's own window and settings stay out of it
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &variable :
         {u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_RUNTIME_DIR"_s}) {
        environment.insert(variable, home.path());
    }
    measure(times, [&] {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        if (!process.waitForFinished() || process.exitCode() != 0) {
            qFatal("%s failed: %s", qPrintable(program), process.readAll().constData());
        }
    });
}

} // namespace

void benchColdStart()
{
    const QString folder = QCoreApplication::applicationDirPath();
    const QString sample =
        u"" BATON_SOURCE_DIR
        "/resources/samples/cfd-bioreactor-session-20260221-143000-48213/handoffs/"
        "phase2-engineering-review.yaml"_s;
    Times empty;
    Times window;
    Times document;
    for (int run = 0; run < sized(11); ++run) {
        runToFirstPaint(empty, folder + u"/baton_bench_empty"_s, {});
        runToFirstPaint(window, folder + u"/baton"_s, {u"--exit-when-shown"_s});
        runToFirstPaint(document, folder + u"/baton"_s, {u"--exit-when-shown"_s, sample});
    }
    printHeading(u"Start to first painted window and exit, whole process, warm page cache"_s);
    printTimes(u"an empty Qt Widgets window"_s, empty);
    printTimes(u"Baton, nothing open"_s, window);
    printTimes(u"Baton, a document open and checked"_s, document);
}

} // namespace baton
