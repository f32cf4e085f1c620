// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/kindofunreadable.h"

#include "models/check/recognition/kindfilenames.h"
#include "models/check/recognition/outlinerecovery.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

namespace {

const Kind *kindOfLines(QByteArrayView text, const ProtocolCatalog &catalog)
{
    const ParsedText parsed = parse(keysOfUnreadableText(text), Format::Yaml);
    return parsed.documents.empty() ? nullptr : catalog.recognise(parsed.documents.front().tree);
}

/// True if a single key is enough to recognise @p kind. The file name is then a better criterion.
bool isVague(const Kind &kind, const ProtocolCatalog &catalog)
{
    return std::ranges::all_of(catalog.model(kind).kind->shapes, [](const KindShape &shape) {
        return shape.has.size() + shape.where.size() + shape.hasAny.size() < 2;
    });
}

} // namespace

const Kind *kindOfBroken(QByteArrayView text, const SourceDocument &document,
                         const ProtocolCatalog &catalog, const QString &fileName)
{
    if (document.format == Format::Xml) {
        const Kind *read = catalog.recognise(document.tree);
        return read ? read : catalog.recogniseBroken(text);
    }
    const bool hasKeys = document.format == Format::Yaml || document.format == Format::Json;
    const Kind *kind = hasKeys ? kindOfLines(text, catalog) : nullptr;
    if (!kind) {
        kind = catalog.recognise(document.tree);
    }
    const std::vector<const Kind *> named = kindsOfFile(fileName, catalog);
    const bool isNameBetter =
        named.size() == 1 && !named.front()->isXml && (!kind || isVague(*kind, catalog));
    return isNameBetter ? named.front() : kind;
}

} // namespace baton
