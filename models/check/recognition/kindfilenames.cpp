// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/kindfilenames.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"

namespace baton {

std::vector<const Kind *> kindsOfFile(const QString &fileName, const ProtocolCatalog &catalog)
{
    const QString name = lastNameOf(fileName);
    return catalog.kindsThat(
        [&name](const KindModel &kind) { return !name.isEmpty() && kind.fileName.matches(name); });
}

} // namespace baton
