// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "tests/benchmarks/measure.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const qint64 logSize = qint64(sized(100)) * 1024 * 1024;
const int runs = sized(5);

/// Writes a log like that of a solver: times, levels, occasionally colours and a progress line.
void writeLog(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("cannot write %s", qPrintable(path));
    }
    qint64 time = 1'771'684'200'000;
    QByteArray text;
    for (int i = 0; file.size() + text.size() < logSize; ++i) {
        time += 37;
        const QByteArray level = i % 5000 == 4999 ? "ERROR" : i % 300 == 299 ? "WARN" : "INFO";
        text += '[' + textOfTime(time).replace(u' ', u'T').toLatin1() + "Z] [" + level
            + "] newton iteration " + QByteArray::number(i % 50) + " residual "
            + QByteArray::number(1.0 / (i + 1), 'e', 6) + " relaxation 0.5 on mesh level 2\n";
        if (i % 100 == 0) {
            text += "\x1b[32mok\x1b[0m 10%\r50%\r100% assembled\n";
        }
        if (text.size() > 4'000'000) {
            file.write(text);
            text.clear();
        }
    }
    file.write(text);
}

template <typename Condition>
void waitFor(Condition isReached)
{
    while (!isReached()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

void keepLog(const QString &what, const QString &value, const QString &against)
{
    keepFigure(u"Sessions"_s, u"log of %1 MB: "_s.arg(logSize / 1024 / 1024) + what, value,
               against);
}

void benchOpening(const QString &path)
{
    Times painted;
    Times indexed;
    Times turns;
    for (int run = 0; run < runs; ++run) {
        LogView view;
        view.resize(1200, 800);
        view.show();
        QCoreApplication::processEvents();
        QElapsedTimer timer;
        timer.start();
        view.open(path);
        waitFor([&] { return view.file().lineCount() > 0; });
        view.area().viewport()->repaint();
        painted.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        do { // a short log may have been read already
            measure(turns, [] { QCoreApplication::processEvents(); });
        } while (view.file().isReading());
        indexed.milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    keepLog(u"opened to the first lines painted"_s, median(painted), u"a second is allowed"_s);
    keepLog(u"all lines, levels and times known"_s, median(indexed),
            u"a turn of the window meanwhile: p99 "_s + duration(turns.quantile(0.99)));
    printTimes(u"opened to first lines painted"_s, painted);
    printTimes(u"opened to all lines, levels and times known"_s, indexed);
    printTimes(u"a turn of the event loop meanwhile"_s, turns);
}

void benchSearch(LogView &view, const QString &what, const LogQuery &query)
{
    Times times;
    Times turns;
    qint64 found = 0;
    LogRows rows(view.file());
    for (int run = 0; run < runs; ++run) {
        LogSearch search(view.file(), rows);
        measure(times, [&] {
            search.setQuery(query);
            while (search.searchedLines() < view.file().lineCount()) {
                measure(turns,
                        [] { QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); });
            }
        });
        found = search.matchCount();
    }
    keepLog(what + u", the whole of it"_s, median(times),
            u"a turn of the window meanwhile: p99 "_s + duration(turns.quantile(0.99)));
    printTimes(u"%1 (%2 matches)"_s.arg(what).arg(found), times);
}

void benchPainting(LogView &view, const QString &what)
{
    Times scrolled;
    Times jumped;
    LogArea &area = view.area();
    const int last = area.verticalScrollBar()->maximum();
    area.verticalScrollBar()->setValue(last / 3);
    area.viewport()->repaint();
    for (int step = 0; step < sized(200); ++step) {
        measure(scrolled, [&] {
            area.verticalScrollBar()->setValue(area.verticalScrollBar()->value() + 3);
            area.viewport()->repaint();
        });
    }
    for (int step = 0; step < sized(200); ++step) {
        measure(jumped, [&] {
            area.verticalScrollBar()->setValue(
                static_cast<int>(qint64(last) * (step * 37 % 200) / 200));
            area.viewport()->repaint();
        });
    }
    keepLog(what + u", three lines scrolled and painted"_s, medianAndTail(scrolled),
            u"a frame has 16 ms"_s);
    printTimes(what + u": three lines scrolled and painted"_s, scrolled);
    printTimes(what + u": jumped and painted"_s, jumped);
}

} // namespace

void benchLog()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"session.log"_s);
    writeLog(path);
    printHeading(u"A log of %1 MB"_s.arg(logSize / 1024 / 1024));
    benchOpening(path);
    LogView view;
    view.resize(1200, 800);
    view.show();
    view.open(path);
    waitFor([&] { return view.file().lineCount() > 0 && !view.file().isReading(); });
    printLine(u"  %1 lines"_s.arg(view.file().lineCount()));
    benchSearch(view, u"plain search"_s, {u"residual 1.0"_s, true, false});
    benchSearch(view, u"plain search of any case"_s, {u"Error]"_s, false, false});
    benchSearch(view, u"regular expression"_s, {u"iteration 4\\d residual 9\\.\\d+"_s, true, true});
    benchSearch(view, u"a letter"_s, {u"e"_s, true, false});
    benchPainting(view, u"lines"_s);
    view.setWrapsLines(true);
    benchPainting(view, u"wrapped"_s);
    Times filtered;
    LogRows rows(view.file());
    for (int run = 0; run < runs; ++run) {
        LogFilter criteria;
        criteria.levels = static_cast<quint8>(LogFilter::bit(LogLevel::Error) + run % 2);
        measure(filtered, [&] {
            rows.setCriteria(criteria);
            waitFor([&] { return !rows.isFiltering(); });
        });
    }
    printTimes(u"filtered by level"_s, filtered);
    keepLog(u"filtered by level"_s, median(filtered), u"a second is allowed"_s);
}

} // namespace baton
