// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/comparison.h"

#include "models/compare/compare.h"
#include "models/protocol/catalog.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

/// Why @p text cannot be read by field; empty when it can.
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

QString kindOf(const ComparedText &text)
{
    const DocumentReport *report = text.snapshot->report.of(text.document);
    return report ? report->kind : QString();
}

Value valueOf(const ComparedText &text)
{
    return text.snapshot->parsed.documents[static_cast<size_t>(text.document)].tree.toValue();
}

} // namespace

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
    result.left = valueOf(left);
    result.right = valueOf(right);
    const QString kindId = kindOf(left);
    const Kind *kind = kindId == kindOf(right) ? catalog.kind(kindId) : nullptr;
    result.diff = compare(result.left, result.right, kind ? &kind->fields : nullptr);
    result.beside =
        linesBeside({left.snapshot->bytes, left.snapshot->parsed, left.document},
                    {right.snapshot->bytes, right.snapshot->parsed, right.document}, result.diff);
    return result;
}

} // namespace baton
