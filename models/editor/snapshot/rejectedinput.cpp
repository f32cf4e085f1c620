// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/rejectedinput.h"

#include "models/text/lineindex.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The range of the node at @p path, or of its nearest ancestor in the text.
ByteRange rangeOf(const Tree &tree, JsonPointer path)
{
    while (!path.isRoot() && tree.find(path) == noNode) {
        path = path.parent();
    }
    const NodeId id = tree.isEmpty() ? noNode : tree.find(path);
    if (id == noNode) {
        return {};
    }
    const Node &node = tree.at(id);
    const bool isScalar = node.type != ValueType::List && node.type != ValueType::Map;
    if (isScalar && !node.range.isEmpty()) {
        return node.range;
    }
    return node.keyRange.isEmpty() ? ByteRange{node.range.begin, node.range.begin} : node.keyRange;
}

Finding findingOf(const RejectedInput &text, const Tree &tree, const LineIndex &lines)
{
    Finding finding;
    finding.rule = rejectedInputRule();
    finding.path = text.path.parent();
    finding.field = text.path.last();
    finding.range = rangeOf(tree, text.path);
    finding.start = lines.positionOf(finding.range.begin);
    finding.end = lines.positionOf(finding.range.end);
    finding.message =
        QCoreApplication::translate("baton::RejectedInput",
                                    "“%1” is only in the form, not in the document: %2")
            .arg(text.typed, text.reason);
    return finding;
}

/// True if @p texts make a finding that @p others do not make.
bool addsFinding(const RejectedInputs &texts, const RejectedInputs &others)
{
    return std::ranges::any_of(texts, [&others](const RejectedInput &text) {
        return !text.isTyping && std::ranges::find(others, text) == others.end();
    });
}

} // namespace

bool findingsDiffer(const RejectedInputs &before, const RejectedInputs &now)
{
    return addsFinding(before, now) || addsFinding(now, before);
}

const QString &rejectedInputRule()
{
    static const QString rule = u"form.not-taken"_s;
    return rule;
}

void addFindings(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                 const RejectedInputs &texts)
{
    if (std::ranges::all_of(texts, &RejectedInput::isTyping)) {
        return;
    }
    const LineIndex lines(bytes);
    for (const RejectedInput &text : texts) {
        const auto number = static_cast<size_t>(text.place.document);
        const auto document =
            std::ranges::find(report.documents, text.place, &DocumentReport::place);
        if (text.isTyping || number >= parsed.documents.size()
            || document == report.documents.end()) {
            continue;
        }
        const Finding finding = findingOf(text, parsed.documents[number].tree, lines);
        std::vector<Finding> &findings = document->findings;
        const auto next = std::ranges::upper_bound(findings, finding.range.begin, {},
                                                   [](const Finding &f) { return f.range.begin; });
        const qsizetype index = next - findings.begin();
        findings.insert(next, finding);
        for (qsizetype &reason : document->verdict.reasons) {
            reason += reason >= index ? 1 : 0;
        }
    }
}

} // namespace baton
