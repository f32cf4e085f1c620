// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int fileCount = sized(10'000, 12);

/// The texts of the files: every template of every kind.
QByteArrayList templates()
{
    QByteArrayList texts;
    const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    for (const Kind &kind : catalog->kinds()) {
        for (const Template &ready : kind.templates) {
            if (ready.format == Format::Yaml) {
                texts.append(ready.text);
            }
        }
    }
    return texts;
}

void write(const QString &folder)
{
    const QByteArrayList texts = templates();
    for (int i = 0; i < fileCount; ++i) {
        QFile file(u"%1/%2.yaml"_s.arg(folder).arg(i, 5, 10, QChar(u'0')));
        if (!file.open(QFile::WriteOnly)) {
            qFatal("cannot write %s", qPrintable(file.fileName()));
        }
        file.write("# file " + QByteArray::number(i) + '\n' + texts.at(i % texts.size()));
    }
}

void run(const QString &program, const QStringList &arguments)
{
    QProcess check;
    check.setStandardOutputFile(QProcess::nullDevice());
    check.start(program, arguments);
    if (!check.waitForFinished(600'000) || check.exitCode() > 1) {
        qFatal("%s failed: %s", qPrintable(program), check.readAllStandardError().constData());
    }
}

int rateOf(const Times &times)
{
    return qRound(fileCount * 1000.0 / times.median());
}

} // namespace

/// Alternates with another validator, so that both run under the same conditions.
void benchBatchCheck()
{
    const QTemporaryDir folder;
    write(folder.path());
    Times own;
    Times others;
    for (int turn = 0; turn < sized(5); ++turn) {
        measure(own, [&] {
            run(QCoreApplication::applicationDirPath() + u"/baton"_s, {u"check"_s, folder.path()});
        });
        measure(others, [&] {
            run(u"/usr/bin/node"_s,
                {QStringLiteral(BATON_SOURCE_DIR "/tests/benchmarks/checkbyajv.cjs"),
                 QStringLiteral(BATON_SOURCE_DIR "/resources/protocols"), folder.path()});
        });
    }
    printHeading(u"baton check on %1 files of mixed kinds, whole process"_s.arg(fileCount));
    printTimes(u"all files"_s, own);
    printTimes(u"parsed by yaml, validated by ajv in Node"_s, others);
    printLine(u"  %1 files/s, yaml and ajv %2"_s.arg(rateOf(own)).arg(rateOf(others)));
    keepFigure(u"Editor"_s, u"baton check on %L1 files of mixed kinds"_s.arg(fileCount),
               u"%L1 files/s"_s.arg(rateOf(own)),
               u"yaml and ajv in Node: %L1 files/s"_s.arg(rateOf(others)));
}

} // namespace baton
