// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/kindfile.h"

#include "models/protocol/catalog.h"
#include "models/protocol/protocolpack.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

const Kind *kindOfFile(const QString &fileName, const ProtocolCatalog &catalog)
{
    const QString name = QFileInfo(fileName).fileName();
    const auto fits = [&](const Kind &kind) {
        const QString pattern =
            QString(catalog.model(kind).kind->fileName).replace(u"{phase}"_s, u"*"_s);
        return !pattern.isEmpty()
            && QRegularExpression::fromWildcard(pattern, Qt::CaseSensitive).match(name).hasMatch();
    };
    const auto found =
        name.isEmpty() ? catalog.kinds().end() : std::ranges::find_if(catalog.kinds(), fits);
    return found == catalog.kinds().end() ? nullptr : &*found;
}

} // namespace baton
