// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/comparison.h"

#include "models/check/recognition/nearestkind.h"
#include "models/compare/compare.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/schema/schemaquery.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

/// The reason why @p text cannot be read by field; empty when it can.
QString problemOf(const ComparedText &text)
{
    const Snapshot &snapshot = *text.snapshot;
    const auto issue = std::ranges::find_if(snapshot.parsed.issues, &SyntaxIssue::isFatal);
    if (issue != snapshot.parsed.issues.end()) {
        return issue->message;
    }
    if (text.document >= std::ssize(snapshot.parsed.documents)) {
        return QCoreApplication::translate("baton::Comparison", "It holds no document.");
    }
    return {};
}

const SourceDocument &documentOf(const ComparedText &text)
{
    return text.snapshot->parsed.documents[static_cast<size_t>(text.document)];
}

/// A document as it is compared.
struct Placed
{
    Tree tree;
    QString kind;           ///< empty if there is none, or several
    JsonPointer base = {};  ///< pointer to the map with the kind's fields
    bool isSeveral = false; ///< the document contains several handoffs, each under a root key
};

Placed placed(const ComparedText &text)
{
    const Report &all = text.snapshot->report;
    const HandoffId place{text.document, text.root.value_or(QString())};
    if (!text.root && all.hasSeveral(text.document)) {
        return {documentOf(text).tree, {}, {}, true};
    }
    const std::optional<Tree> part = partOf(*text.snapshot, place);
    const DocumentReport *report = text.root ? all.at(place) : all.of(text.document);
    return {part ? *part : documentOf(text).tree, report ? report->kind : QString(),
            report ? report->base : JsonPointer()};
}

/// Gives fields in an unknown place, such as without their root key, the kind of the other document
/// @p known if that kind is the most similar. Returns true if it did.
bool putBeside(Placed &known, Placed &unknown, const ProtocolCatalog &catalog)
{
    if (!unknown.kind.isEmpty() || unknown.isSeveral || known.kind.isEmpty()) {
        return false;
    }
    const std::optional<NearestKind> nearest = nearestKind(unknown.tree, catalog);
    if (!nearest || nearest->kind->id != known.kind || nearest->at == noNode) {
        return false;
    }
    unknown.kind = known.kind;
    unknown.base = unknown.tree.pointerTo(nearest->at);
    if (known.base.isRoot() && known.tree.child(0, nearest->root) != noNode) {
        known.base = JsonPointer({nearest->root});
    }
    return true;
}

/// The schema of the fields at @p base; null when it is not known.
const FieldSchema *fieldsAt(const Kind &kind, const JsonPointer &base)
{
    const FieldSchema *fields = &kind.fieldsAt(base);
    for (const QString &token : base.tokens()) {
        fields = fields ? fields->property(token) : nullptr;
    }
    return fields;
}

} // namespace

std::vector<ComparedText> handoffsOf(const SnapshotPtr &snapshot)
{
    const Report &report = snapshot->report;
    const bool isAny = std::ranges::any_of(
        report.documents, [](const DocumentReport &handoff) { return !handoff.kind.isEmpty(); });
    std::vector<ComparedText> found;
    if (isAny || snapshot->parsed.format != Format::Markdown) {
        for (const DocumentReport &handoff : report.documents) {
            found.push_back({snapshot, handoff.document});
            if (report.hasSeveral(handoff.document)) {
                found.back().root = handoff.root;
            }
        }
        return found;
    }
    for (int i = 0; i < static_cast<int>(snapshot->parsed.documents.size()); ++i) {
        found.push_back({snapshot, i});
    }
    return found;
}

Comparison compareTexts(const ComparedText &left, const ComparedText &right,
                        const ProtocolCatalog &catalog)
{
    Comparison result;
    for (const Side side : {Side::Left, Side::Right}) {
        result.problem = problemOf(side == Side::Left ? left : right);
        if (!result.problem.isEmpty()) {
            result.problemSide = side;
            return result;
        }
    }
    Placed first = placed(left);
    Placed second = placed(right);
    const bool isLeftUnknown = putBeside(second, first, catalog);
    putBeside(first, second, catalog);
    result.left = first.tree.toValue();
    result.right = second.tree.toValue();
    const Kind *kind = first.kind == second.kind ? catalog.kind(first.kind) : nullptr;
    const bool isThere = valueAt(result.left, first.base) && valueAt(result.right, second.base);
    if (kind && isThere && first.base != second.base) {
        const FieldSchema *fields = fieldsAt(*kind, isLeftUnknown ? second.base : first.base);
        result.diff = compare(ValueAt{result.left, first.base}, ValueAt{result.right, second.base},
                              fields ? fields : fieldsAt(*kind, second.base));
        return result;
    }
    const FieldSchema fields = kind && !kind->isXml // which a schema of the workspace's may judge
        ? kind->fieldsAt(first.base)
        : fieldsOf(left.snapshot->report, left.document, catalog);
    const bool isKnown = kind || (first.kind.isEmpty() && second.kind.isEmpty());
    result.diff = compare(result.left, result.right, isKnown ? &fields : nullptr);
    if (!left.root && !right.root) {
        result.beside = otherLineChanges(
            {left.snapshot->bytes, left.snapshot->parsed, left.document},
            {right.snapshot->bytes, right.snapshot->parsed, right.document}, result.diff);
    }
    return result;
}

} // namespace baton
