// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The time that an agent waits when it writes a file: "baton hook", from the start of the process
// to its end.
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int fileCount = 20'000;
constexpr auto beforeTool = "PreToolUse"_L1;

/// An event, and the exit code of the hook.
struct HookCase
{
    QString what;
    QByteArray event;
    int code = 0;
    Times times = {};
};

QByteArray content(const QString &name)
{
    QFile file(QStringLiteral(BATON_SOURCE_DIR "/tests/data/cfd/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(file.fileName()));
    }
    return file.readAll();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly)
        || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

QByteArray writing(QLatin1StringView moment, const QString &path, const QByteArray &text,
                   int session)
{
    const QJsonObject input{{u"file_path"_s, path}, {u"content"_s, QString::fromUtf8(text)}};
    return QJsonDocument(QJsonObject{{u"session_id"_s, QString::number(session)},
                                     {u"cwd"_s, u"/"_s},
                                     {u"hook_event_name"_s, QString(moment)},
                                     {u"tool_name"_s, u"Write"_s},
                                     {u"tool_input"_s, input}})
        .toJson();
}

QByteArray ending(const QString &folder, const QString &transcript)
{
    return QJsonDocument(QJsonObject{{u"session_id"_s, u"0"_s},
                                     {u"cwd"_s, folder},
                                     {u"transcript_path"_s, transcript},
                                     {u"hook_event_name"_s, u"Stop"_s}})
        .toJson();
}

/// Fills @p folder with files, a tenth of them YAML, and then with a handoff of an agent. Returns
/// its transcript, which began in between.
QString fill(const QString &folder)
{
    for (int i = 0; i < sized(fileCount); ++i) {
        write(u"%1/src/%2/%3.%4"_s.arg(folder).arg(i / 200).arg(i).arg(i % 10 == 0 ? u"yaml"_s
                                                                                   : u"py"_s),
              "services: {}\n");
    }
    const QDateTime begin = QDateTime::currentDateTimeUtc().addSecs(3);
    while (QDateTime::currentDateTimeUtc() < begin) { // times of files are coarse
        QThread::msleep(100);
    }
    const QString transcript = folder + u"/transcript.jsonl"_s;
    write(transcript,
          "{\"timestamp\": \"" + begin.toString(Qt::ISODateWithMs).toLatin1() + "\"}\n");
    write(folder + u"/handoffs/plan.yaml"_s, content(u"valid-mesh-plan.yaml"_s));
    return transcript;
}

void answer(HookCase &hook, const QString &cache)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CACHE_HOME"_s, cache);
    measure(hook.times, [&] {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationDirPath() + u"/baton"_s, {u"hook"_s});
        process.write(hook.event);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitCode() != hook.code) {
            qFatal("the hook failed: %s", process.readAllStandardError().constData());
        }
    });
}

} // namespace

void benchHook()
{
    const QTemporaryDir folder;
    const QByteArray wrong = content(u"consumer/agent.yaml"_s);
    const QByteArray plan = content(u"valid-mesh-plan.yaml"_s);
    const QString path = folder.filePath(u"plan.yaml"_s);
    write(path, plan);
    HookCase source{u"a source file is written"_s, writing(beforeTool, u"/w/main.py"_s, wrong, 0)};
    HookCase other{u"other YAML is written"_s,
                   writing(beforeTool, u"/w/compose.yaml"_s, "services: {}\n", 0)};
    const QByteArray prose = "Read the plan first, then solve the case and note the residuals.\n\n";
    HookCase page{u"a page of 100 KB is written"_s,
                  writing(beforeTool, u"/w/notes.md"_s, prose.repeated(1'500), 0)};
    HookCase text{u"a text of 1 MB is written"_s,
                  writing(beforeTool, u"/w/notes.txt"_s, prose.repeated(15'000), 0)};
    HookCase right{u"a right handoff is written"_s, writing(beforeTool, path, plan, 0)};
    HookCase written{u"a right handoff was written"_s, writing("PostToolUse"_L1, path, plan, 0)};
    HookCase rejected{u"a wrong handoff is rejected"_s, {}, 2};
    HookCase end{u"the agent ends, %L1 files in its folder"_s.arg(sized(fileCount)),
                 ending(folder.filePath(u"work"_s), fill(folder.filePath(u"work"_s)))};
    const std::array all{&source, &other, &page, &text, &right, &written, &rejected, &end};
    for (int turn = 0; turn < sized(40); ++turn) {
        rejected.event = writing(beforeTool, u"/w/plan.yaml"_s, wrong, turn); // each is asked once
        for (HookCase *hook : all) {
            answer(*hook, folder.path());
        }
    }
    printHeading(u"baton hook, whole process"_s);
    for (const HookCase *hook : all) {
        printTimes(hook->what, hook->times);
        keepFigure(u"Protocols"_s, u"baton hook, whole process: "_s + hook->what,
                   median(hook->times),
                   hook == &end ? u"2 s are allowed"_s : u"30 ms are allowed"_s);
    }
}

} // namespace baton
