// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inputformat.h"

#include "app/cli/text.h"
#include "models/workspace/filestore.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

Format inputFormat(const QString &path, const QByteArray &bytes)
{
    const bool isNamed = path != "-"_L1;
    const Format byName = isNamed ? formatOf(path, bytes) : Format::Text;
    if (byName != Format::Text) {
        return byName;
    }
    const Format byContent = formatOf({}, bytes);
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
