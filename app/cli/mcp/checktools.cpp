// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/filewalk.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/mcp/documentsource.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/mcp/tools.h"
#include "models/check/file/certainfixes.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The files to check for @p source: of a folder, those below it, without links that lead out
/// of it.
QStringList filesOf(const DocumentSource &source, const McpContext &context)
{
    if (!source.isFile() || !QFileInfo(source.path).isDir()) {
        return {source.path};
    }
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    QStringList files =
        filesAt({source.path}, [&] { return catalogs.of(source.path)->wantedFiles(); }).paths;
    files.removeIf([&context](const QString &file) { return !context.roots.holds(file); });
    return files;
}

ToolResult runCheckTool(const ToolCall &call)
{
    const Result<DocumentSource> source = sourceOf(call);
    if (!source) {
        return source.failure();
    }
    const QStringList files = filesOf(*source, call.context());
    if (files.isEmpty()) {
        return QJsonObject{{u"files"_s, QJsonArray()}, {u"summary"_s, QJsonObject()}};
    }
    QStringList arguments{option::given(option::format, u"json"_s),
                          option::given(option::mask, call.context().masked)};
    if (call.has("kind"_L1)) {
        arguments.append(option::given(option::kind, call.text("kind"_L1)));
    }
    if (call.has("attempt"_L1)) {
        arguments.append(
            option::given(option::attempt, QString::number(call.number("attempt"_L1))));
    }
    if (files != QStringList(source->path)) {
        arguments.append(option::given(option::skipUnknown));
    }
    const ToolResult report =
        objectFrom(runCheck, arguments + QStringList(u"--"_s) + files, source->input);
    return !report || call.isFull() ? report : ToolResult(checkSummary(*report));
}

ToolResult runFixTool(const ToolCall &call)
{
    const Result<DocumentSource> source = sourceOf(call);
    const Result<bool> isWriting = source ? isToWrite(call, *source) : source.failure();
    if (!isWriting) {
        return isWriting.failure();
    }
    MemoryConsole memory(source->input);
    const Result<QByteArray> bytes = inputBytes(source->path, memory.console());
    if (!bytes) {
        return bytes.failure();
    }
    Catalogs catalogs(memory.console());
    const Catalogs::Catalog catalog = catalogs.of(source->path);
    CheckSettings settings;
    settings.filePath = source->isFile() ? source->path : QString();
    const FixedText fixed = withCertainFixes(
        *bytes, inputFormat(source->path, *bytes, catalog->parseOptions()), *catalog, settings);
    ToolResult result = changed(call, *source, *bytes, fixed.bytes, *isWriting);
    if (result) {
        result->insert(u"fixes"_s, fixed.count);
        result->insert(u"errorsLeft"_s, fixed.errorsLeft);
    }
    return result;
}

std::vector<Parameter> withSource(std::vector<Parameter> more)
{
    std::vector<Parameter> all = sourceParameters();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace

std::vector<Tool> checkTools()
{
    using enum Parameter::Type;
    return {
        {u"check"_s,
         u"Check handoffs"_s,
         u"Checks a handoff, a file or all files below a folder as their receiver would: the kind, "
         "the verdict (accept, re-invoke, escalate …) and every finding with its place."_s,
         withSource({{u"kind"_s, Text, u"Check as this kind instead of recognising it."_s},
                     {u"attempt"_s, Number, u"Judge as this attempt of the producer."_s}}),
         {{u"files"_s, u"array"_s,
           u"Each file with its documents: kind, line, verdict and findings."_s},
          {u"summary"_s, u"object"_s,
           u"Numbers of files, documents, errors, warnings and notes."_s}},
         false,
         runCheckTool},
        {u"fix"_s, u"Apply the certain fixes"_s,
         u"Applies the fixes that change spelling and form only and state nothing new; everything "
         "else keeps its bytes. Shows the change, and writes it only with \"write\"."_s,
         withSource({writeParameter()}),
         withChange({{u"fixes"_s, u"integer"_s, u"Fixes that were applied."_s},
                     {u"errorsLeft"_s, u"integer"_s, u"Errors that no certain fix corrects."_s}}),
         true, runFixTool},
    };
}

} // namespace baton::cli
