// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inputformat.h"

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

} // namespace baton::cli
