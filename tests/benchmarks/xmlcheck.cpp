// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/check.h"
#include "models/protocol/catalog.h"
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int fileCount = 1'000;

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

QByteArray blockOf(const QByteArray &prompt)
{
    const qsizetype begin = prompt.indexOf("```xml\n") + 7;
    return prompt.sliced(begin, prompt.indexOf("\n```\n", begin) + 1 - begin);
}

/// The prompts, and beside them the blocks alone, which xmllint can read.
void write(const QDir &folder, const Kind &kind)
{
    QByteArrayList prompts;
    for (const Template &form : kind.templates) {
        if (form.format == Format::Markdown) {
            prompts.append(form.text);
        }
    }
    if (!folder.mkpath(u"prompts"_s) || !folder.mkpath(u"blocks"_s)) {
        qFatal("cannot write to %s", qPrintable(folder.path()));
    }
    writeFile(folder.filePath(u"schema.xsd"_s), kind.schemaText);
    for (int i = 0; i < fileCount; ++i) {
        const QString number = u"%1"_s.arg(i, 4, 10, QChar(u'0'));
        const QByteArray &prompt = prompts.at(i % prompts.size());
        writeFile(folder.filePath(u"prompts/"_s + number + u".md"_s), prompt);
        writeFile(folder.filePath(u"blocks/"_s + number + u".xml"_s), blockOf(prompt));
    }
}

void run(Times &times, const QString &program, const QStringList &arguments)
{
    measure(times, [&] {
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(program, arguments);
        if (!process.waitForFinished(600'000) || process.exitCode() > 1) {
            qFatal("%s failed", qPrintable(program));
        }
    });
}

QStringList filesIn(const QDir &folder)
{
    QStringList paths;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        paths.append(folder.filePath(name));
    }
    return paths;
}

} // namespace

void benchXmlCheck()
{
    const auto catalog = ProtocolCatalog::load();
    const Kind *kind = catalog->kind(u"native.request"_s);
    const QTemporaryDir temporary;
    const QDir folder(temporary.path());
    write(folder, *kind);
    const QString baton = QCoreApplication::applicationDirPath() + u"/baton"_s;
    const QStringList blocks = filesIn(QDir(folder.filePath(u"blocks"_s)));
    Times prompts;
    Times bare;
    Times xmllint;
    Times nothing;
    for (int i = 0; i < 11; ++i) {
        run(prompts, baton, {u"check"_s, folder.filePath(u"prompts"_s)});
        run(bare, baton, {u"check"_s, folder.filePath(u"blocks"_s)});
        run(nothing, baton, {u"check"_s, blocks.first()});
        run(xmllint, u"xmllint"_s,
            QStringList{u"--noout"_s, u"--schema"_s, folder.filePath(u"schema.xsd"_s)} + blocks);
    }
    Times inside;
    const QByteArray block = blockOf(kind->templates.front().text);
    for (int i = 0; i < 11; ++i) {
        measure(inside, [&] {
            for (int n = 0; n < fileCount; ++n) {
                const ParsedText parsed = parse(block, Format::Xml, catalog->parseOptions());
                const Report report = check(block, parsed, *catalog);
                if (report.documents.empty()) {
                    qFatal("nothing was checked");
                }
            }
        });
    }
    printHeading(u"%1 XML prompts, whole process, 2 threads"_s.arg(fileCount));
    printTimes(u"baton check, Markdown files"_s, prompts);
    printTimes(u"baton check, the blocks alone"_s, bare);
    printTimes(u"baton check, one block (start and protocols)"_s, nothing);
    printTimes(u"xmllint --schema, the blocks alone"_s, xmllint);
    printTimes(u"parse and check of a block %1 times, one thread"_s.arg(fileCount), inside);
}

} // namespace baton
