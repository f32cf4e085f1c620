// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/documentsource.h"

#include "app/cli/commands/shared/maskoption.h"
#include "models/disk/filestore.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

std::vector<Parameter> sourceParameters()
{
    return {{u"path"_s, Parameter::Type::Text,
             u"File, absolute or from a folder that is open to this server."_s},
            {u"text"_s, Parameter::Type::Text, u"The document itself, instead of a path."_s}};
}

Result<DocumentSource> sourceOf(const ToolCall &call)
{
    if (call.has("path"_L1) == call.has("text"_L1)) {
        return Failure{u"Give either \"path\" or \"text\"."_s};
    }
    if (call.has("text"_L1)) {
        return DocumentSource{u"-"_s, call.text("text"_L1).toUtf8()};
    }
    const Result<QString> path = call.context().roots.toRead(call.text("path"_L1));
    return path ? Result(DocumentSource{*path, {}}) : Result<DocumentSource>(path.failure());
}

Parameter writeParameter()
{
    return {u"write"_s, Parameter::Type::Flag,
            u"Write the file; without it the change is only shown."_s};
}

Result<bool> isToWrite(const ToolCall &call, const DocumentSource &source)
{
    if (!call.flag("write"_L1)) {
        return false;
    }
    if (!source.isFile()) {
        return Failure{u"\"write\" needs a \"path\"."_s};
    }
    const Result<QString> path = call.context().roots.toWrite(source.path);
    return path ? Result(true) : Result<bool>(path.failure());
}

std::vector<ResultMember> withChange(std::vector<ResultMember> more)
{
    std::vector<ResultMember> all{
        {u"changed"_s, u"boolean"_s, u"True if the document differs from what it was."_s},
        {u"written"_s, u"boolean"_s, u"True if the file was written."_s},
        {u"diff"_s, u"string"_s, u"The change as a unified diff; empty for none."_s},
        {u"text"_s, u"string"_s, u"The changed document, where a text was given."_s, false}};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

ToolResult changed(const ToolCall &call, const DocumentSource &source, const QByteArray &before,
                   const QByteArray &after, bool isWriting)
{
    if (isWriting && before != after) {
        const Outcome saved = FileStore::save(source.path, after);
        if (!saved) {
            return saved.failure();
        }
    }
    const QByteArray diff = maskedDiff(source.isFile() ? source.path : u"text"_s, before, after,
                                       call.context().masking);
    QJsonObject result{{u"changed"_s, before != after},
                       {u"written"_s, isWriting && before != after},
                       {u"diff"_s, QString::fromUtf8(diff)}};
    if (!source.isFile()) {
        result.insert(u"text"_s, QString::fromUtf8(after));
    }
    return result;
}

} // namespace baton::cli
