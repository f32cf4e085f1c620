// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/fencedplan.h"

#include "models/editing/plan/proof.h"
#include "models/editing/text/refusal.h"
#include "models/editing/text/target.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/parsing/parse.h"

#include <algorithm>

namespace baton::edit {
namespace {

/// The block that holds a document, and the document's number in it.
struct Place
{
    FencedBlock block;
    int document = 0;
};

std::optional<Place> placeOf(const QByteArray &bytes, const ParsedText &parsed, int document)
{
    const ByteRange range = parsed.documents[static_cast<size_t>(document)].range;
    for (FencedBlock &block : fencedBlocks(bytes)) {
        if (!ByteRange{block.begin, block.end}.contains(range)) {
            continue;
        }
        const auto isBefore = [&block](const SourceDocument &other) {
            return other.range.begin < block.begin;
        };
        const auto before = std::ranges::count_if(parsed.documents, isBefore);
        return Place{std::move(block), document - static_cast<int>(before)};
    }
    return std::nullopt;
}

Result<TextEdits> planned(const QByteArray &content, const ParsedText &parsed, int document,
                          const std::vector<TreeEdit> &edits)
{
    return edits.size() == 1 ? planEdit(content, parsed, document, edits.front())
                             : planEdits(content, parsed, document, edits);
}

/// What the document means after @p edits of its block's content.
Value meaning(const QByteArray &content, const TextEdits &edits, const ParsedText &parsed,
              int document)
{
    const Result<QByteArray> changed = applied(content, edits);
    const ParsedText after = parse(*changed, parsed.format, parsed.options);
    return after.documents[static_cast<size_t>(document)].tree.toValue();
}

} // namespace

Result<TextEdits> plannedInFence(const QByteArray &bytes, const ParsedText &parsed, int document,
                                 const std::vector<TreeEdit> &edits)
{
    const std::optional<Place> place = placeOf(bytes, parsed, document);
    if (!place || edits.empty()) {
        return edits.empty() ? Result<TextEdits>(TextEdits()) : noSuchDocument(document);
    }
    const FencedBlock &block = place->block;
    if (!block.isExact) {
        return splitTab(document);
    }
    ParseOptions options = parsed.options;
    options.fence = QByteArray(block.length, block.mark);
    const ParsedText content = parse(block.content, block.format(), options);
    const Result<TextEdits> plan = planned(block.content, content, place->document, edits);
    if (!plan) {
        const ParsedText free = parse(block.content, block.format(), parsed.options);
        const bool isFence = planned(block.content, free, place->document, edits).isOk();
        return isFence ? endsFence(edit::placeOf(edits.front()), options.fence) : plan.failure();
    }
    const TextEdits inFile = block.toFile(*plan);
    const Value wanted = meaning(block.content, *plan, content, place->document);
    return proven({bytes, parsed}, document, inFile, wanted)
        ? Result<TextEdits>(inFile)
        : notProven(edit::placeOf(edits.front()));
}

} // namespace baton::edit
