// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/inputformat.h"

#include "app/cli/common/clitexts.h"
#include "models/disk/filestore.h"
#include "models/parsing/formatbyevidence.h"
#include "models/protocol/pack/kind.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The usual format of documents of @p kind.
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
    const QStringList &headings = options.promptHeadings;
    const Format byName = isNamed ? formatByEvidence(path, bytes, headings) : Format::Text;
    if (byName != Format::Text && !kind) {
        return byName;
    }
    const Format byContent = formatByEvidence({}, bytes, headings);
    const bool isUnfitting = kind && byName == Format::Markdown
        && usualFormat(*kind) != Format::Markdown && byContent != Format::Markdown;
    if (byName != Format::Text && !isUnfitting) {
        return byName;
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
        return Failure{CliTexts::tr("Standard input is larger than 64 MiB. Split it.")};
    }
    return bytes;
}

} // namespace baton::cli
