// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookevent.h"

#include "models/disk/readablefolders.h"
#include "models/hooks/hooktranslations.h"
#include "models/hooks/patchenvelope.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The texts of the first of the members @p names of @p object that is a text or a list of texts.
QStringList textsAt(const QJsonObject &object, std::initializer_list<QLatin1StringView> names)
{
    for (const QLatin1StringView name : names) {
        const QJsonValue value = object[name];
        QStringList texts;
        for (const QJsonValue one : value.isArray() ? value.toArray() : QJsonArray{value}) {
            texts += one.isString() ? QStringList(one.toString()) : QStringList();
        }
        if (!texts.isEmpty()) {
            return texts;
        }
    }
    return {};
}

QString textAt(const QJsonObject &object, std::initializer_list<QLatin1StringView> names)
{
    return textsAt(object, names).value(0);
}

/// The path there; empty if it contains a NUL, as no path of a file does.
QString pathAt(const QJsonObject &object, std::initializer_list<QLatin1StringView> names)
{
    const QString path = textAt(object, names);
    return path.contains(QChar::Null) ? QString() : path;
}

/// The working folders that an event of @p runner names, that of relative paths first, and the
/// project; the present folder if there are none.
QStringList foldersOf(const QJsonObject &root, const HookRunner &runner)
{
    QStringList named = textsAt(root, {"cwd"_L1}) + textsAt(root, {runner.members.folder});
    if (!runner.projectVariable.isEmpty()) {
        named.append(qEnvironmentVariable(runner.projectVariable.data()));
    }
    QStringList folders;
    for (const QString &folder : std::as_const(named)) {
        const QString whole =
            folder.isEmpty() ? QString() : absoluteIn(QDir::currentPath(), folder);
        folders += whole.isEmpty() ? QStringList() : QStringList(withoutLinks(whole));
    }
    folders.removeDuplicates();
    return folders.isEmpty() ? QStringList(QDir::currentPath()) : folders;
}

TextReplacement replacementOf(const QJsonObject &input)
{
    return {textAt(input, {"old_string"_L1}).toUtf8(), textAt(input, {"new_string"_L1}).toUtf8(),
            input["replace_all"_L1].toBool() || input["allow_multiple"_L1].toBool()};
}

FileChanges changesBy(const WritingTool &tool, const QJsonValue &value, const QString &folder)
{
    const QJsonObject input = value.toObject();
    if (tool.input == ToolInput::Patch) {
        const QString patch = value.isString()
            ? value.toString()
            : textAt(input, {"command"_L1, "input"_L1, "patch"_L1});
        return filesOfPatch(patch.toUtf8(), folder);
    }
    const QString path = pathAt(input, {"file_path"_L1, "path"_L1});
    if (path.isEmpty()) {
        return {};
    }
    FileChange change{absoluteIn(folder, path), {}, {}};
    if (tool.input == ToolInput::Content) {
        change.change = textAt(input, {"content"_L1, "contents"_L1}).toUtf8();
        return {change};
    }
    std::vector<TextReplacement> replacements;
    if (tool.input == ToolInput::Replacement) {
        replacements.push_back(replacementOf(input));
    }
    for (const QJsonValue edit : input["edits"_L1].toArray()) {
        replacements.push_back(replacementOf(edit.toObject()));
    }
    change.change = replacements;
    return {change};
}

/// The runner that writes such an event; null for an unknown or ignored event.
const HookRunner *runnerOf(const QString &event, const QString &tool)
{
    const auto all = hookRunners();
    const auto found = std::ranges::find_if(all, [&](const HookRunner &runner) {
        return runner.event(event) && (tool.isEmpty() || runner.tool(tool));
    });
    return found == all.end() ? nullptr : &*found;
}

/// The reason why @p bytes, which are @p document if they can be read, are not an event.
QString mistakeIn(const QByteArray &bytes, const QJsonDocument &document,
                  const QJsonParseError &error)
{
    if (bytes.trimmed().isEmpty()) {
        return HookTranslations::tr("It is empty.");
    }
    if (document.isObject()) {
        return HookTranslations::tr("It has no \"hook_event_name\".");
    }
    // A document of Qt is an object or a list only.
    const bool isValue = QJsonDocument::fromJson('[' + bytes + ']').array().size() == 1;
    return isValue ? HookTranslations::tr("It is JSON, but not an object, as an event is.")
                   : HookTranslations::tr("It is not JSON: %1.").arg(error.errorString());
}

bool isTrue(const QJsonValue &value)
{
    return value.toBool() || value.toInt() > 0;
}

} // namespace

Result<std::optional<HookEvent>> readHookEvent(const QByteArray &bytes, const HookRunner *runner)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    const QJsonObject root = document.object();
    const QString name = textAt(root, {"hook_event_name"_L1});
    if (name.isEmpty()) {
        return Failure{
            HookTranslations::tr("Standard input is not an event of an agent's runner. %1 "
                                 "\"baton hook install\" makes a runner send them.")
                .arg(mistakeIn(bytes, document, error))};
    }
    const QString toolName = textAt(root, {"tool_name"_L1});
    HookEvent event;
    event.runner = runner ? runner : runnerOf(name, toolName);
    event.shape = event.runner ? event.runner->event(name) : nullptr;
    const WritingTool *tool = event.runner ? event.runner->tool(toolName) : nullptr;
    if (!event.shape || (event.moment() <= HookMoment::AfterTool && !tool)) {
        return std::optional<HookEvent>();
    }
    const HookMembers &members = event.runner->members;
    event.session = textAt(root, {members.session});
    event.agent = textAt(root, {"agent_id"_L1});
    event.agentName = textAt(root, {members.agentName}).section(u':', -1);
    event.folders = foldersOf(root, *event.runner);
    event.transcript = pathAt(root, {"transcript_path"_L1});
    event.agentTranscript = pathAt(root, {"agent_transcript_path"_L1});
    event.isRepeated = isTrue(root[members.repeated]);
    const QString status = textAt(root, {members.status});
    event.isStopped = !status.isEmpty() && status != "completed"_L1;
    if (event.moment() <= HookMoment::AfterTool) {
        event.changes = changesBy(*tool, root["tool_input"_L1], event.folder());
    }
    return std::optional(std::move(event));
}

} // namespace baton
