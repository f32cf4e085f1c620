// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/problem.h"

#include "models/check/schema/schemachoice.h"
#include "models/editor/snapshot/fieldtitle.h"
#include "models/protocol/catalog/catalog.h"

#include <algorithm>

namespace baton {

namespace {

/// The field that @p finding concerns. If the source does not parse, the last field before the
/// finding on its line; lines above are unrelated.
JsonPointer placeOf(const Finding &finding, const Snapshot &snapshot, int document)
{
    const ParsedText &parsed = snapshot.parsed;
    const JsonPointer path = finding.fieldPath();
    const auto position = static_cast<size_t>(document);
    if (!path.isRoot() || parsed.isComplete() || position >= parsed.documents.size()) {
        return path;
    }
    const Tree &tree = parsed.documents[position].tree;
    for (auto id = static_cast<NodeId>(tree.nodes.size()) - 1; id > 0; --id) {
        const Node &node = tree.at(id);
        const ByteRange start = node.keyRange.isEmpty() ? node.range : node.keyRange;
        if (start.begin <= finding.range.begin) {
            const QByteArrayView between =
                QByteArrayView(snapshot.bytes)
                    .sliced(start.begin, finding.range.begin - start.begin);
            return between.contains('\n') ? path : tree.pointerTo(id);
        }
    }
    return path;
}

Problems findingsOf(const Snapshot &snapshot, bool isStale, const ProtocolCatalog &catalog)
{
    Problems problems;
    for (const DocumentReport &document : snapshot.report.documents) {
        const Kind *const kind = document.kind.isEmpty() ? nullptr : catalog.kind(document.kind);
        const auto own =
            kind != nullptr ? workspaceFields(document, *catalog.model(*kind).kind) : nullptr;
        for (const Finding &finding : document.findings) {
            const JsonPointer place = placeOf(finding, snapshot, document.document);
            problems.push_back({finding, document.place(), fieldTitle(kind, place, own.get()),
                                isStale, snapshot.at});
        }
    }
    return problems;
}

} // namespace

bool Problem::isSameAs(const Problem &other) const
{
    return place == other.place && finding.rule == other.finding.rule
        && finding.path == other.finding.path && finding.field == other.finding.field;
}

Problems problemsOf(const SnapshotPtr &now, const LastValid &lastValid,
                    const ProtocolCatalog &catalog)
{
    Problems problems = findingsOf(*now, false, catalog);
    const auto fresh = static_cast<qsizetype>(problems.size());
    for (const SnapshotPtr &each : lastValid.all()) {
        if (now->isComplete() || each == now) {
            continue;
        }
        for (Problem &stale : findingsOf(*each, true, catalog)) {
            const int document = stale.place.document;
            const bool isFoundAgain =
                std::any_of(problems.begin(), problems.begin() + fresh,
                            [&stale](const Problem &problem) { return problem.isSameAs(stale); });
            if (!isFoundAgain && !now->isComplete(document) && lastValid.of(document) == each) {
                problems.push_back(std::move(stale));
            }
        }
    }
    return problems;
}

} // namespace baton
