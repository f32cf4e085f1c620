// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What an agent waits for whenever it writes a file: "baton hook", from the start of the process to
// its end.
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// One event, and how the hook ends.
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

QByteArray writing(const QString &path, const QByteArray &text, int session)
{
    const QJsonObject input{{u"file_path"_s, path}, {u"content"_s, QString::fromUtf8(text)}};
    return QJsonDocument(QJsonObject{{u"session_id"_s, QString::number(session)},
                                     {u"cwd"_s, u"/"_s},
                                     {u"hook_event_name"_s, u"PreToolUse"_s},
                                     {u"tool_name"_s, u"Write"_s},
                                     {u"tool_input"_s, input}})
        .toJson();
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
    HookCase source{u"a source file is written"_s, writing(u"/w/main.py"_s, wrong, 0)};
    HookCase other{u"other YAML is written"_s, writing(u"/w/compose.yaml"_s, "services: {}\n", 0)};
    HookCase right{u"a right handoff is written"_s,
                   writing(u"/w/plan.yaml"_s, content(u"valid-mesh-plan.yaml"_s), 0)};
    HookCase refused{u"a wrong handoff is refused"_s, {}, 2};
    for (int turn = 0; turn < sized(40); ++turn) {
        refused.event = writing(u"/w/plan.yaml"_s, wrong, turn); // each agent is asked once
        for (HookCase *hook : {&source, &other, &right, &refused}) {
            answer(*hook, folder.path());
        }
    }
    printHeading(u"baton hook, whole process"_s);
    for (const HookCase *hook : {&source, &other, &right, &refused}) {
        printTimes(hook->what, hook->times);
    }
    const QString limit = u"30 ms"_s;
    keepFigure(u"Protocols"_s, u"baton hook on a file that is no handoff, whole process"_s,
               median(source.times), limit);
    keepFigure(u"Protocols"_s, u"baton hook on a handoff, whole process"_s, median(right.times),
               limit);
}

} // namespace baton
