// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/callfiles.h"

#include "models/transcript/reading/shellwrites.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Tools that only look at a file.
bool isReading(const QString &tool)
{
    static const QSet<QString> names{u"Read"_s,         u"Glob"_s,      u"Grep"_s,
                                     u"LS"_s,           u"read_file"_s, u"read_many_files"_s,
                                     u"NotebookRead"_s, u"view"_s,      u"search_file_content"_s,
                                     u"view_image"_s,   u"grep"_s,      u"list_directory"_s,
                                     u"glob"_s};
    return names.contains(tool);
}

void add(std::vector<CallFile> &files, const QString &path, bool isWritten)
{
    const auto known = std::ranges::find(files, path, &CallFile::path);
    if (known != files.end()) {
        known->isWritten = known->isWritten || isWritten;
    } else if (!path.isEmpty() && !path.contains(u'\n')) {
        files.push_back({path, isWritten});
    }
}

void addArguments(const QJsonObject &arguments, bool isWritten, std::vector<CallFile> &files)
{
    for (const QLatin1StringView key : {"file_path"_L1, "notebook_path"_L1, "path"_L1,
                                        "absolute_path"_L1, "target_file"_L1, "filePath"_L1}) {
        add(files, arguments.value(key).toString(), isWritten);
    }
}

/// The lines of the envelope that Codex patches files with.
void addPatched(const QString &text, std::vector<CallFile> &files)
{
    if (!text.contains("*** Begin Patch"_L1)) {
        return;
    }
    for (const QStringView line : QStringView(text).split(u'\n')) {
        for (const QLatin1StringView mark :
             {"*** Add File:"_L1, "*** Update File:"_L1, "*** Move to:"_L1}) {
            if (line.startsWith(mark)) {
                add(files, line.sliced(mark.size()).trimmed().toString(), true);
            }
        }
    }
}

/// The shell command of a call: a text, or words of which the last one is a script of a shell.
QString commandOf(const QJsonObject &arguments)
{
    for (const QLatin1StringView key : {"command"_L1, "cmd"_L1, "script"_L1}) {
        const QJsonValue command = arguments.value(key);
        const QJsonArray words = command.toArray();
        if (command.isString()) {
            return command.toString();
        }
        if (words.size() == 3 && words.at(1).toString().startsWith(u'-')) {
            return words.at(2).toString(); // "bash", "-lc", SCRIPT
        }
    }
    return {};
}

} // namespace

std::vector<CallFile> filesOfCall(const EntryText &call)
{
    std::vector<CallFile> files;
    if (call.kind != TranscriptEntry::Kind::ToolCall || !call.prompt.isEmpty()) {
        return files;
    }
    const QJsonObject arguments = QJsonDocument::fromJson(call.text.toUtf8()).object();
    addArguments(arguments, !isReading(call.name), files);
    const QString command = commandOf(arguments);
    for (const QString &path : shellWrites(command)) {
        add(files, path, true);
    }
    addPatched(command, files);
    for (const QLatin1StringView key : {"input"_L1, "patch"_L1, "patchText"_L1}) {
        addPatched(arguments.value(key).toString(), files);
    }
    if (arguments.isEmpty()) {
        addPatched(call.text, files);
    }
    return files;
}

QString pathIn(const QString &folder, const QString &path)
{
    return QDir::cleanPath(folder.isEmpty() || QDir::isAbsolutePath(path) ? path
                                                                          : folder + u'/' + path);
}

} // namespace baton
