// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/handoffsubtree.h"

#include "models/check/schema/schemachoice.h"
#include "models/check/values/subtree.h"
#include "models/parsing/documenttext.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <algorithm>

namespace baton {

namespace {

void add(FieldSchema &fields, const FieldSchema &more)
{
    if (fields.properties.empty()) {
        fields = more;
    } else {
        fields.properties.insert(fields.properties.end(), more.properties.begin(),
                                 more.properties.end());
    }
}

} // namespace

std::vector<NodeId> entriesOf(const Snapshot &snapshot, const HandoffId &place)
{
    const Report &report = snapshot.report;
    const auto number = static_cast<size_t>(place.document);
    if (number >= snapshot.parsed.documents.size() || !report.hasSeveral(place.document)) {
        return {};
    }
    const Tree &tree = snapshot.parsed.documents[number].tree;
    const DocumentReport *shown = report.at(place);
    std::vector<NodeId> entries;
    std::ranges::copy_if(tree.root().children, std::back_inserter(entries), [&](NodeId entry) {
        return report.holding(place.document, JsonPointer({tree.at(entry).key})) == shown;
    });
    return entries;
}

std::optional<Tree> partOf(const Snapshot &snapshot, const HandoffId &place)
{
    if (!snapshot.report.hasSeveral(place.document)) {
        return std::nullopt;
    }
    const auto number = static_cast<size_t>(place.document);
    return number < snapshot.parsed.documents.size()
        ? std::optional(
              restrictedTo(snapshot.parsed.documents[number].tree, entriesOf(snapshot, place)))
        : std::nullopt;
}

QByteArray handoffText(const Snapshot &snapshot, const HandoffId &place,
                       const ProtocolCatalog &catalog)
{
    const DocumentReport *report = snapshot.report.at(place);
    const Kind *kind = report ? catalog.kind(report->kind) : nullptr;
    const auto isOne = [](const DocumentReport &other) { return !other.kind.isEmpty(); };
    const bool isOnly = std::ranges::count_if(snapshot.report.documents, isOne) < 2;
    const bool isProse = snapshot.parsed.format == Format::Markdown;
    const QString usual = kind ? catalog.model(*kind).kind->fileName.text() : QString();
    if (!kind || (isOnly && (!isProse || formatOf(usual, {}) == Format::Markdown))) {
        return snapshot.bytes;
    }
    return documentText(snapshot.bytes, snapshot.parsed, place.document,
                        entriesOf(snapshot, place));
}

FieldSchema fieldsOf(const Report &report, int document, const ProtocolCatalog &catalog)
{
    FieldSchema fields;
    for (const DocumentReport &handoff : report.documents) {
        const Kind *kind = handoff.document == document ? catalog.kind(handoff.kind) : nullptr;
        if (kind) {
            const auto own = workspaceFields(handoff, *catalog.model(*kind).kind);
            add(fields, own ? *own : kind->fieldsAt(handoff.base));
        }
    }
    return fields;
}

FieldSchema recognisedFields(const Tree &tree, const ProtocolCatalog &catalog)
{
    FieldSchema fields;
    const auto addOf = [&](const Tree &part) {
        if (const Kind *kind = catalog.recognise(part)) {
            add(fields, kind->fieldsAt(catalog.model(*kind).kind->placeIn(part).base));
        }
    };
    const std::vector<NodeId> rooted = catalog.rootedEntries(tree);
    if (rooted.size() < 2) {
        addOf(tree);
        return fields;
    }
    const bool isTied = hasAliases(tree);
    for (const NodeId entry : rooted) {
        addOf(isTied ? restrictedTo(tree, {entry}) : extractedSubtree(tree, {entry}));
    }
    return fields;
}

} // namespace baton
