// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/fencededit.h"

#include "models/editing/plan/planedit.h"
#include "models/editing/plan/proof.h"
#include "models/editing/text/editerrors.h"
#include "models/editing/text/edittarget.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/parsing/parse.h"

#include <algorithm>

namespace baton::edit {
namespace {

/// The block that holds a document, and the document's number in it.
struct BlockPosition
{
    FencedBlock block;
    int document = 0;
};

std::optional<BlockPosition> placeOf(const QByteArray &bytes, const ParsedText &parsed,
                                     int document)
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
        return BlockPosition{std::move(block), document - static_cast<int>(before)};
    }
    return std::nullopt;
}

} // namespace

Result<EditedText> editedInFence(const QByteArray &bytes, const ParsedText &parsed, int document,
                                 const std::vector<TreeEdit> &edits)
{
    const std::optional<BlockPosition> place = placeOf(bytes, parsed, document);
    if (!place || edits.empty()) {
        return edits.empty() ? Result<EditedText>({{}, bytes, parsed}) : noSuchDocument(document);
    }
    const FencedBlock &block = place->block;
    if (!block.isExact) {
        return splitTab(document);
    }
    ParseOptions options = parsed.options;
    options.fence = QByteArray(block.length, block.mark);
    const ParsedText content = parse(block.content, block.format(options.promptHeadings), options);
    const Result<EditedText> text = editedText(block.content, content, place->document, edits);
    if (!text) {
        const ParsedText free =
            parse(block.content, block.format(options.promptHeadings), parsed.options);
        const bool isFence = editedText(block.content, free, place->document, edits).isOk();
        return isFence ? endsFence(edit::placeOf(edits.front()), options.fence) : text.failure();
    }
    TextEdits inFile = block.toFile(text->edits);
    const auto number = static_cast<size_t>(place->document);
    const TreeChange wanted(parsed, document, text->parsed.documents[number].tree.toValue());
    std::optional<ProvenText> after = proven({bytes, parsed}, inFile, wanted);
    return after
        ? Result<EditedText>({std::move(inFile), std::move(after->bytes), std::move(after->parsed)})
        : notProven(edit::placeOf(edits.front()));
}

} // namespace baton::edit
