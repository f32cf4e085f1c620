// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints the figures of the project; values that are compared are measured in the same run.
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"
#include "tests/widgets/look.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QTextStream>

#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::vector<Figure> &kept()
{
    static std::vector<Figure> figures;
    return figures;
}

} // namespace

void keepFigure(const QString &area, const QString &what, const QString &value,
                const QString &against)
{
    kept().push_back({area, what, value, against});
}

QString duration(double milliseconds)
{
    return milliseconds >= 10'000 ? u"%1 s"_s.arg(milliseconds / 1000, 0, 'f', 1)
        : milliseconds >= 100     ? u"%1 ms"_s.arg(milliseconds, 0, 'f', 0)
                                  : u"%1 ms"_s.arg(milliseconds, 0, 'f', 2);
}

QString median(const Times &times)
{
    return duration(times.median());
}

QString medianAndTail(const Times &times)
{
    return u"%1, p99 %2"_s.arg(median(times), duration(times.quantile(0.99)));
}

void printLine(const QString &text)
{
    QTextStream(stdout) << text << Qt::endl;
}

void printHeading(const QString &text)
{
    printLine(u"\n%1\n%2  median      p95      max  runs"_s.arg(text).arg(QString(), -52));
}

void printTimes(const QString &what, const Times &times, const QString &note)
{
    const QString row = u"  %1 %2 %3 %4 ms %5"_s.arg(what, -48)
                            .arg(times.median(), 8, 'f', 2)
                            .arg(times.quantile(0.95), 8, 'f', 2)
                            .arg(times.quantile(1), 8, 'f', 2)
                            .arg(times.milliseconds.size(), 4);
    printLine(note.isEmpty() ? row : row + u"  "_s + note);
}

void printFrames(const QString &what, const Times &times)
{
    printTimes(what, times);
    printLine(u"  %1 p99 %2 ms"_s.arg(QString(), -48).arg(times.quantile(0.99), 6, 'f', 2));
}

} // namespace baton

namespace {

using Benches = QList<std::pair<QString, std::function<void()>>>;

Benches benches()
{
    using namespace baton;
    return {{u"start"_s, benchColdStart},
            {u"keystroke"_s, benchKeystroke},
            {u"long"_s, benchLongDocument},
            {u"large"_s, benchLargeFiles},
            {u"much"_s, benchLargeFolder},
            {u"rows"_s, benchManyRows},
            {u"check"_s, benchBatchCheck},
            {u"xml"_s, benchXmlCheck},
            {u"hostile"_s, benchHostile},
            {u"log"_s, benchLog},
            {u"transcript"_s, benchTranscript},
            {u"sessions"_s, benchSessions},
            {u"starts"_s, benchStarts},
            {u"grid"_s, benchPhaseGrid},
            {u"list"_s, benchSessionList},
            {u"queue"_s, benchQueueWindow},
            {u"routing"_s, benchRouting},
            {u"sequence"_s, benchSequence},
            {u"search"_s, benchSearch},
            {u"lsp"_s, benchLanguageServer},
            {u"hook"_s, benchHook}};
}

/// Reads the page first, for figures that are not measured now.
bool writePage(const QString &path, const baton::Circumstances &circumstances)
{
    QFile file(path);
    const QString before =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    file.close();
    const QByteArray page = baton::figurePage(baton::kept(), circumstances, before).toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(page) == page.size();
}

/// Hides the messages of the offscreen platform about missing features.
void leaveOut(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (!text.startsWith("This plugin does not support"_L1)) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(qFormatLogMessage(type, context, text)));
    }
    if (type == QtFatalMsg) {
        std::abort();
    }
}

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    qInstallMessageHandler(leaveOut);
    const QApplication application(argc, argv);
    baton::dressUp(baton::Theme::Mode::Light); // measures what the user sees
    const baton::Circumstances circumstances = baton::presentCircumstances();
    QStringList names;
    for (const auto &[name, run] : benches()) {
        names.append(name);
    }
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures Baton."_s);
    parser.addHelpOption();
    parser.addPositionalArgument(
        u"name"_s, u"What to measure, all when not said: "_s + names.join(u", "_s), u"[name…]"_s);
    parser.addOption({u"markdown"_s, u"Write the figures into the page FILE, too."_s, u"FILE"_s});
    parser.process(application);
    const QStringList wanted = parser.positionalArguments();
    for (const QString &name : wanted) {
        if (!names.contains(name)) {
            QTextStream(stderr) << u"There is no benchmark '%1'; there are %2.\n"_s.arg(
                name, names.join(u", "_s));
            return 2;
        }
    }
    for (const auto &[name, run] : benches()) {
        if (wanted.isEmpty() || wanted.contains(name)) {
            run();
        }
    }
    baton::printLine(u"\nFigures: %1\n%2\n"_s.arg(circumstances.when, circumstances.machine));
    QTextStream(stdout) << baton::figureLines(baton::kept());
    if (const QString page = parser.value(u"markdown"_s);
        !page.isEmpty() && !writePage(page, circumstances)) {
        QTextStream(stderr) << page << u" cannot be written.\n"_s;
        return 2;
    }
    return 0;
}
