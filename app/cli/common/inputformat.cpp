// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/inputformat.h"

#include "app/cli/common/clitexts.h"
#include "models/disk/filestore.h"
#include "models/formats/prompt/promptlines.h"
#include "models/parsing/parse.h"
#include "models/protocol/pack/kind.h"

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

/// What documents of @p kind are written as.
Format usualFormat(const Kind &kind)
{
    const Format format = kind.templates.empty() ? Format::Text : kind.templates.front().format;
    return format == Format::Text ? Format::Yaml : format;
}

} // namespace

Format inputFormat(const QString &path, const QByteArray &bytes, const ParseOptions &options,
                   const Kind *kind)
{
    const bool isNamed = path != "-"_L1;
    const Format byName = isNamed ? formatOf(path, bytes) : Format::Text;
    const bool isUnfitting = kind && byName == Format::Markdown
        && usualFormat(*kind) != Format::Markdown && !isMarkdownLike(bytes);
    if (byName != Format::Text && !isUnfitting) {
        return byName;
    }
    if (!isUnfitting && hasPromptHeadings(bytes, options.promptHeadings)) {
        return Format::Prompt;
    }
    const Format byContent = formatOf({}, bytes);
    const bool mayBeMarkdown = byContent == Format::Yaml || byContent == Format::Text;
    if (mayBeMarkdown && !isUnfitting && isMarkdownLike(bytes)) {
        return Format::Markdown;
    }
    if (byContent == Format::Text && kind) {
        return isUnfitting ? byName : usualFormat(*kind);
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
