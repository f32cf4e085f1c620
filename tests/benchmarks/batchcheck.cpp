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

/// The texts that the files are made of: every ready-made document of every kind.
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

} // namespace

void benchBatchCheck()
{
    const QTemporaryDir folder;
    write(folder.path());
    Times times;
    for (int run = 0; run < sized(5); ++run) {
        measure(times, [&] {
            QProcess check;
            check.setStandardOutputFile(QProcess::nullDevice());
            check.start(QCoreApplication::applicationDirPath() + u"/baton"_s,
                        {u"check"_s, folder.path()});
            if (!check.waitForFinished(600'000) || check.exitCode() > 1) {
                qFatal("baton check failed: %s", check.readAllStandardError().constData());
            }
        });
    }
    printHeading(u"baton check on %1 files of mixed kinds, whole process"_s.arg(fileCount));
    printTimes(u"all files"_s, times);
    const int rate = qRound(fileCount * 1000.0 / times.median());
    printLine(u"  %1 files/s"_s.arg(rate));
    keepFigure(u"Editor"_s, u"baton check on %L1 files of mixed kinds"_s.arg(fileCount),
               u"%L1 files/s"_s.arg(rate), u"in all %1"_s.arg(median(times)));
}

} // namespace baton
