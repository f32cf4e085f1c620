// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/prompts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int fileCount = sized(1'000, 12);
const int rounds = sized(21);

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

/// Writes the prompts, and their blocks for xmllint.
void write(const QDir &folder, const Kind &kind, PromptSize size)
{
    if (!folder.mkpath(u"prompts"_s) || !folder.mkpath(u"blocks"_s)) {
        qFatal("cannot write to %s", qPrintable(folder.path()));
    }
    writeFile(folder.filePath(u"schema.xsd"_s), kind.schemaText);
    for (int i = 0; i < fileCount; ++i) {
        const QString number = u"%1"_s.arg(i, 4, 10, QChar(u'0'));
        writeFile(folder.filePath(u"prompts/"_s + number + u".md"_s), promptText(i, size));
        writeFile(folder.filePath(u"blocks/"_s + number + u".xml"_s), requestText(i, size));
    }
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files)) {
        bytes += file.size();
    }
    return bytes;
}

double milliseconds(const timeval &time)
{
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

/// The processor time of all ended child processes, with all threads and the kernel.
double childrensTime()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
}

/// A program that is run repeatedly.
struct Runs
{
    QString what;
    QString program;
    QStringList arguments;
    Times elapsed = {};
    Times processor = {};

    void run()
    {
        const double before = childrensTime();
        measure(elapsed, [this] {
            QProcess process;
            process.setStandardOutputFile(QProcess::nullDevice());
            process.setStandardErrorFile(QProcess::nullDevice());
            process.start(program, arguments);
            if (!process.waitForFinished(600'000) || process.exitCode() > 0) {
                qFatal("%s failed", qPrintable(program));
            }
        });
        processor.milliseconds.push_back(childrensTime() - before);
    }

    void print() const
    {
        printTimes(what, elapsed);
        printTimes(u"  processor time"_s, processor);
    }
};

QStringList filesIn(const QDir &folder)
{
    QStringList paths;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        paths.append(folder.filePath(name));
    }
    return paths;
}

void compare(const QString &what, const Times &baton, const Times &xmllint)
{
    const double ratio = baton.median() / xmllint.median();
    printLine(u"%1: baton ≤ xmllint: %2 (%3 of it)"_s.arg(what, ratio <= 1 ? u"yes"_s : u"no"_s,
                                                          QString::number(ratio, 'f', 2)));
}

/// Without starting the program.
Times timesInside(const QByteArray &block, const ProtocolCatalog &catalog)
{
    Times times;
    for (int i = 0; i < rounds; ++i) {
        measure(times, [&] {
            for (int n = 0; n < fileCount; ++n) {
                const ParsedText parsed = parse(block, Format::Xml, catalog.parseOptions());
                if (check(block, parsed, catalog).documents.empty()) {
                    qFatal("nothing was checked");
                }
            }
        });
    }
    return times;
}

/// @p name distinguishes the prompts of @p size from others.
void benchPrompts(const ProtocolCatalog &catalog, PromptSize size, const QString &name)
{
    const QTemporaryDir temporary;
    const QDir folder(temporary.path());
    write(folder, *catalog.kind(u"native.request"_s), size);
    const QString baton = QCoreApplication::applicationDirPath() + u"/baton"_s;
    const QStringList blocks = filesIn(QDir(folder.filePath(u"blocks"_s)));
    Runs prompts{
        u"baton check, Markdown files"_s, baton, {u"check"_s, folder.filePath(u"prompts"_s)}};
    Runs bare{
        u"baton check, the blocks alone"_s, baton, {u"check"_s, folder.filePath(u"blocks"_s)}};
    Runs nothing{
        u"baton check, one block (start and protocols)"_s, baton, {u"check"_s, blocks.first()}};
    Runs xmllint{u"xmllint --schema, the blocks alone"_s, u"xmllint"_s,
                 QStringList{u"--noout"_s, u"--schema"_s, folder.filePath(u"schema.xsd"_s)}
                     + blocks};
    for (int i = 0; i < rounds; ++i) {
        for (Runs *runs : {&prompts, &bare, &nothing, &xmllint}) {
            runs->run();
        }
    }
    printHeading(
        u"%1 %2 of %3 bytes, %4 of them the block; whole process, %5 threads"_s.arg(fileCount)
            .arg(name)
            .arg(bytesIn(folder.filePath(u"prompts"_s)) / fileCount)
            .arg(bytesIn(folder.filePath(u"blocks"_s)) / fileCount)
            .arg(QThread::idealThreadCount()));
    for (const Runs *runs : {&prompts, &bare, &nothing, &xmllint}) {
        runs->print();
    }
    for (const Runs *runs : {&prompts, &bare}) {
        keepFigure(u"Protocols"_s, u"%L1 %2: %3"_s.arg(fileCount).arg(name, runs->what),
                   u"%1, processor %2"_s.arg(median(runs->elapsed), median(runs->processor)),
                   u"%1: %2, processor %3"_s.arg(xmllint.what, median(xmllint.elapsed),
                                                 median(xmllint.processor)));
    }
    compare(u"wall time, prompts"_s, prompts.elapsed, xmllint.elapsed);
    compare(u"processor time, prompts"_s, prompts.processor, xmllint.processor);
    compare(u"wall time, the same blocks"_s, bare.elapsed, xmllint.elapsed);
    compare(u"processor time, the same blocks"_s, bare.processor, xmllint.processor);
    printTimes(u"parse and check of a block %1 times, one thread"_s.arg(fileCount),
               timesInside(requestText(2, size), catalog));
}

} // namespace

void benchXmlCheck()
{
    const auto catalog = ProtocolCatalog::load();
    benchPrompts(*catalog, PromptSize::Page, u"XML prompts"_s);
    benchPrompts(*catalog, PromptSize::Note, u"short XML prompts"_s);
}

} // namespace baton
