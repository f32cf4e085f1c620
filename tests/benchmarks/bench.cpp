// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints the figures that the project is measured by; everything that is compared runs in the same
// call.
#include "tests/benchmarks/measure.h"

#include <QApplication>
#include <QHash>
#include <QTextStream>

#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;

namespace baton {

void printLine(const QString &text)
{
    QTextStream(stdout) << text << Qt::endl;
}

void printHeading(const QString &text)
{
    printLine(u"\n%1\n%2  median      p95      max  runs"_s.arg(text).arg(QString(), -52));
}

void printTimes(const QString &what, const Times &times)
{
    printLine(u"  %1 %2 %3 %4 ms %5"_s.arg(what, -48)
                  .arg(times.median(), 8, 'f', 2)
                  .arg(times.quantile(0.95), 8, 'f', 2)
                  .arg(times.quantile(1), 8, 'f', 2)
                  .arg(times.milliseconds.size(), 4));
}

void printFrames(const QString &what, const Times &times)
{
    printTimes(what, times);
    printLine(u"  %1 p99 %2 ms"_s.arg(QString(), -48).arg(times.quantile(0.99), 6, 'f', 2));
}

} // namespace baton

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    const QList<std::pair<QString, std::function<void()>>> benches{
        {u"start"_s, baton::benchColdStart},   {u"keystroke"_s, baton::benchKeystroke},
        {u"long"_s, baton::benchLongDocument}, {u"check"_s, baton::benchBatchCheck},
        {u"xml"_s, baton::benchXmlCheck},      {u"log"_s, baton::benchLog},
        {u"sessions"_s, baton::benchSessions}, {u"grid"_s, baton::benchPhaseGrid},
        {u"routing"_s, baton::benchRouting},   {u"sequence"_s, baton::benchSequence},
    };
    const QStringList wanted = QApplication::arguments().mid(1);
    for (const auto &[name, run] : benches) {
        if (wanted.isEmpty() || wanted.contains(name)) {
            run();
        }
    }
    return 0;
}
