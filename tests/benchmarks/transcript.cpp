// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// A long transcript: in the window, which must not be blocked, and on the command line.
#include "models/core/memorytrim.h"
#include "models/log/reading/logtime.h"
#include "models/transcript/rows/transcriptsearch.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/turns.h"
#include "widgets/transcript/transcripttree.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScrollBar>
#include <QTemporaryDir>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const qint64 transcriptSize = qint64(sized(100)) * 1024 * 1024;

QByteArray stamp(int number)
{
    return textOfTime(1'771'684'200'000 + qint64(number) * 1500).replace(u' ', u'T').toLatin1()
        + 'Z';
}

/// One turn of an agent: it writes a text, runs a command, and reads its output.
QByteArray turnLines(int number, const QByteArray &agent)
{
    const QByteArray id = QByteArray::number(number);
    const QByteArray head = R"("sessionId":"s","cwd":"/work/flow","version":"2.1.207",)" + agent
        + R"("timestamp":")" + stamp(number) + R"(","uuid":"u)" + id;
    const QByteArray usage = R"("usage":{"input_tokens":40,"output_tokens":96}})";
    const QByteArray output =
        QByteArray(R"(step )" + id + R"( residual 3.1e-2 in /work/flow/case.cfg\n)").repeated(40);
    return R"({"type":"assistant",)" + head + R"(a","message":{"id":"m)" + id
        + R"(","content":[{"type":"text","text":"The residual stalls in step )" + id
        + R"(, so the token count of the mesh is halved."},{"type":"tool_use","id":"t)" + id
        + R"(","name":"Bash","input":{"command":"solve --relax 0.5 case.cfg > out/)" + id
        + R"(.log"}}],)" + usage + "}\n" + R"({"type":"user",)" + head
        + R"(b","message":{"content":[{"type":"tool_result","tool_use_id":"t)" + id
        + R"(","content":")" + output + "\"}]}}\n";
}

void writeTurns(const QString &path, qint64 size, const QByteArray &agent)
{
    QFile file(path);
    if (!QDir().mkpath(path.section(u'/', 0, -2)) || !file.open(QIODevice::WriteOnly)) {
        qFatal("cannot write %s", qPrintable(path));
    }
    for (int i = 0; file.pos() < size; ++i) {
        file.write(turnLines(i, agent));
    }
}

/// Nine tenths in the file of the main agent, the rest in that of an agent that it started.
QString writeTranscript(const QString &folder)
{
    const QString path = folder + u"/s.jsonl"_s;
    writeTurns(path, transcriptSize / 10 * 9, {});
    writeTurns(folder + u"/s/subagents/agent-a1.jsonl"_s, transcriptSize / 10,
               R"("agentId":"a1","isSidechain":true,)");
    return path;
}

void keepTranscript(const QString &what, const QString &value, const QString &against)
{
    printLine(u"  %1 %2"_s.arg(what, -60).arg(value));
    keepFigure(u"Sessions"_s, u"transcript of %1 MB: "_s.arg(transcriptSize / 1024 / 1024) + what,
               value, against);
}

void benchReading(TranscriptView &view, Turns &turns, const QString &path)
{
    trimMemory(); // other benchmarks freed memory, which would be used again here
    const double memory = residentMb();
    QElapsedTimer timer;
    timer.start();
    turns.run([&] { view.open(path); });
    turns.runUntil([&] { return view.model().rowCount() > 0; });
    view.tree().viewport()->repaint();
    const double first = double(timer.nsecsElapsed()) / 1e6;
    turns.runUntil([&] { return view.source().isOpen() && !view.source().isReading(); });
    const double all = double(timer.nsecsElapsed()) / 1e6;
    turns.rest();
    keepTranscript(u"opened to the first rows painted"_s, duration(first), u"at once"_s);
    keepTranscript(u"all of it read"_s, duration(all),
                   u"longest turn of the window meanwhile: "_s + duration(turns.takeLongest()));
    keepTranscript(u"memory of the window with it"_s,
                   u"%1 MB"_s.arg(residentMb() - memory, 0, 'f', 0), u"its size"_s);
}

void benchUse(TranscriptView &view, Turns &turns, const QString &path)
{
    QScrollBar &bar = *view.tree().verticalScrollBar();
    static_cast<void>(turns.takeLongest());
    for (int step = 0; step < sized(100); ++step) {
        turns.run([&] {
            bar.setValue(int(qint64(bar.maximum()) * (step * 37 % 100) / 100));
            view.tree().viewport()->repaint();
        });
    }
    keepTranscript(u"longest turn of a jump"_s, duration(turns.takeLongest()),
                   u"a frame has 16 ms"_s);
    bar.setValue(bar.maximum());
    QFile file(path);
    const int rows = view.model().rowCount();
    const auto grow = [&file] {
        QByteArray lines;
        for (int i = 0; i < sized(200); ++i) {
            lines += turnLines(i, {});
        }
        if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(lines) < 0) {
            qFatal("cannot write %s", qPrintable(file.fileName()));
        }
        file.close();
    };
    const double grown =
        turns.longestOf(grow, [&] { return view.model().rowCount() >= rows + 2 * sized(200); });
    keepTranscript(u"longest turn while it grows at its end"_s, duration(grown),
                   u"a frame has 16 ms"_s);
    OpenTranscript source;
    TranscriptSearch search(source);
    turns.run([&] { source.open(path); });
    turns.runUntil([&] { return source.isOpen() && !source.isReading(); });
    static_cast<void>(turns.takeLongest());
    QElapsedTimer timer;
    timer.start();
    turns.run([&] { search.setQuery({u"residual stalls in step 7"_s}); });
    turns.runUntil([&] { return !search.isSearching(); });
    keepTranscript(u"searched to its end, agents too"_s,
                   duration(double(timer.nsecsElapsed()) / 1e6),
                   u"longest turn meanwhile: "_s + duration(turns.takeLongest()));
}

double childTime()
{
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    return double(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e3
        + double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e3;
}

void benchPrinting(const QString &path, const QString &format)
{
    const double before = childTime();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(QCoreApplication::applicationDirPath() + u"/baton"_s,
                  {u"transcript"_s, u"--format"_s, format, path});
    if (!process.waitForFinished(300'000) || process.exitCode() != 0) {
        qFatal("baton transcript failed: %s", process.readAllStandardError().constData());
    }
    keepTranscript(u"printed as %1 without its secrets, processor's time"_s.arg(format),
                   duration(childTime() - before), u"all secrets masked"_s);
}

} // namespace

void benchTranscript()
{
    const QTemporaryDir folder;
    const QString path = writeTranscript(folder.path());
    printHeading(u"A transcript of %1 MB"_s.arg(transcriptSize / 1024 / 1024));
    benchPrinting(path, u"text"_s);
    benchPrinting(path, u"json"_s);
    Turns turns;
    TranscriptView view;
    view.resize(1200, 800);
    view.show();
    turns.rest();
    static_cast<void>(turns.takeLongest());
    benchReading(view, turns, path);
    benchUse(view, turns, path);
}

} // namespace baton
