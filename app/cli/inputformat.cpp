// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inputformat.h"

#include "app/cli/text.h"
#include "models/workspace/filestore.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// A fence of data at the beginning of a line is neither YAML, JSON nor XML.
bool isMarkdownLike(const QByteArray &bytes)
{
    static const QRegularExpression fence(u"^(```+|~~~+)[ \\t]*(yaml|yml|json|xml)\\b"_s,
                                          QRegularExpression::MultilineOption
                                              | QRegularExpression::CaseInsensitiveOption);
    return fence.match(QString::fromUtf8(bytes)).hasMatch();
}

} // namespace

Format inputFormat(const QString &path, const QByteArray &bytes)
{
    const bool isNamed = path != "-"_L1;
    const Format byName = isNamed ? formatOf(path, bytes) : Format::Text;
    if (byName != Format::Text) {
        return byName;
    }
    const Format byContent = formatOf({}, bytes);
    const bool mayBeMarkdown = byContent == Format::Yaml || byContent == Format::Text;
    if (!isNamed && mayBeMarkdown && isMarkdownLike(bytes)) {
        return Format::Markdown;
    }
    return !isNamed && byContent == Format::Text ? Format::Yaml : byContent;
}

Result<QByteArray> inputBytes(const QString &path, Console &console)
{
    if (path != "-"_L1) {
        return FileStore::read(path);
    }
    QByteArray bytes = console.readAll(FileStore::defaultLimit + 1);
    if (bytes.size() > FileStore::defaultLimit) {
        return Failure{Text::tr("Standard input is larger than 64 MiB. Split it.")};
    }
    return bytes;
}

} // namespace baton::cli
