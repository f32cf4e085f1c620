// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer target: any bytes are read as the event of a runner, whose changes are applied and
// answered; any bytes are read as settings, which are refused or get and lose Baton's entries
// without another change. Build with the preset "fuzz".
#include "models/hooks/hookanswer.h"
#include "models/hooks/hooksettings.h"
#include "models/parsing/parse.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

void demand(bool isTrue, const char *what)
{
    if (!isTrue) {
        std::fprintf(stderr, "%s\n", what);
        std::abort();
    }
}

/// The changed file, whatever path an event contains.
const QString &changedFile()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        QFile file(folder.filePath(u"plan.yaml"_s));
        demand(file.open(QIODevice::WriteOnly) && file.write("a: 1\nb: 2\nc: 3\n") > 0, "no file");
        return file.fileName();
    }();
    return path;
}

void checkEvent(const QByteArray &bytes, const HookRunner *runner)
{
    auto event = readHookEvent(bytes, runner);
    if (!event) {
        demand(!event.error().isEmpty(), "a refusal without a reason");
        return;
    }
    if (!*event) {
        return;
    }
    for (FileChange &change : (*event)->changes) {
        demand(change.path.startsWith(u'/'), "a path that is not absolute");
        change.path = changedFile();
        change.from.clear();
        std::ignore = change.content();
    }
    const QString text = QString::fromUtf8(bytes);
    const HookAnswer answer = answerTo(**event, {text, text});
    demand(answer.code == 0 || answer.code == objectingCode, "an exit code that nobody knows");
}

void checkSettings(const QByteArray &bytes, const HookRunner &runner)
{
    const HookSettings settings(runner, u"settings.json"_s, u"baton"_s);
    const Result<QByteArray> installed = settings.installed(bytes);
    if (!installed) {
        demand(!installed.error().isEmpty(), "settings that are refused without a reason");
        return;
    }
    // Settings with comments keep them, so they are not JSON that parse() reads.
    const bool isPlain = bytes.trimmed().isEmpty() || parse(bytes, Format::Json).isComplete();
    demand(!isPlain || parse(*installed, Format::Json).isComplete(), "settings that are no JSON");
    const Result<QByteArray> again = settings.installed(*installed);
    demand(again && *again == *installed, "entries that are added twice");
    const Result<QByteArray> gone = settings.uninstalled(*installed);
    demand(gone.isOk(), "entries that cannot be taken out");
    demand(!gone->contains("baton hook --runner") || bytes.contains("baton hook"),
           "entries that are left");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    checkEvent(bytes, nullptr);
    for (const HookRunner &runner : hookRunners()) {
        checkEvent(bytes, &runner);
    }
    checkSettings(bytes, hookRunners()[size % hookRunners().size()]);
    return 0;
}
