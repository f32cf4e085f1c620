// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/callfiles.h"

#include "models/transcript/reading/callarguments.h"
#include "models/transcript/reading/shellwrites.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Tools that only look at a file, by the words of their names: "read_file", "NotebookRead",
/// "mcp__disk__list_directory".
bool isReading(const QString &tool)
{
    static const QSet<QString> reading{u"read"_s, u"view"_s, u"list"_s,  u"search"_s,
                                       u"grep"_s, u"glob"_s, u"find"_s,  u"ls"_s,
                                       u"lsp"_s,  u"get"_s,  u"fetch"_s, u"stat"_s};
    static const QSet<QString> writing{u"write"_s, u"edit"_s, u"replace"_s, u"create"_s};
    static const QRegularExpression words(u"[A-Z]+(?![a-z])|[A-Z]?[a-z]+"_s);
    QSet<QString> found;
    const QString name = tool.section(u"__"_s, -1);
    for (const QRegularExpressionMatch &word : words.globalMatch(name)) {
        found.insert(word.captured().toLower());
    }
    return found.intersects(reading) && !found.intersects(writing);
}

/// The files of a call, each path once, in the folder that the call names.
class NamedFiles
{
public:
    explicit NamedFiles(const QString &folder)
        : m_folder(folder)
    {
    }

    void add(const QString &path, bool isWritten)
    {
        if (path.isEmpty() || path.contains(u'\n')) {
            return;
        }
        const QString whole = m_folder.isEmpty() ? path : pathIn(m_folder, path);
        const auto known = std::ranges::find(files, whole, &CallFile::path);
        if (known != files.end()) {
            known->isWritten = known->isWritten || isWritten;
        } else {
            files.push_back({whole, isWritten});
        }
    }

    std::vector<CallFile> files;

private:
    QString m_folder;
};

/// The lines of the envelope that Codex patches files with.
void addPatched(const QString &text, NamedFiles &files)
{
    if (!text.contains("*** Begin Patch"_L1)) {
        return;
    }
    for (const QStringView line : QStringView(text).split(u'\n')) {
        for (const QLatin1StringView mark :
             {"*** Add File:"_L1, "*** Update File:"_L1, "*** Move to:"_L1}) {
            if (line.startsWith(mark)) {
                files.add(line.sliced(mark.size()).trimmed().toString(), true);
            }
        }
    }
}

} // namespace

std::vector<CallFile> filesOfCall(const EntryText &call)
{
    if (call.kind != TranscriptEntry::Kind::ToolCall || !call.prompt.isEmpty()) {
        return {};
    }
    const CallArguments arguments(call.text);
    NamedFiles files(arguments.workingFolder());
    for (const QString &path : arguments.paths()) {
        files.add(path, !isReading(call.name));
    }
    for (const QString &path : shellWrites(arguments.command())) {
        files.add(path, true);
    }
    for (const QString &text : arguments.patches()) {
        addPatched(text, files);
    }
    return std::move(files.files);
}

QString pathIn(const QString &folder, const QString &path)
{
    return QDir::cleanPath(folder.isEmpty() || QDir::isAbsolutePath(path) ? path
                                                                          : folder + u'/' + path);
}

} // namespace baton
