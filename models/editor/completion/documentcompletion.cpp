// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/documentcompletion.h"

#include "models/editor/completion/begundocument.h"
#include "models/editor/document/editordocument.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The last document of @p text that begins at or before @p offset, else the first; null if there
/// is none.
const SourceDocument *documentAt(const ParsedText &text, qsizetype offset)
{
    const SourceDocument *found = nullptr;
    for (const SourceDocument &document : text.documents) {
        found = !found || document.range.begin <= offset ? &document : found;
    }
    return found;
}

/// False where no protocol says what is in a document of @p kind, as in a handoff of no known
/// dialect; of one of a newer version something is known.
bool isDescribed(const Kind *kind, const ProtocolCatalog &catalog)
{
    const KindModel *model = kind ? catalog.model(*kind).kind : nullptr;
    return model && (model->isJudged || model->newerThan.isSet());
}

/// The schema of a document in a fenced block, and the offset of the document in the block.
struct BlockDocument
{
    FieldSchema fields;
    qsizetype begin = 0;
};

/// The document at @p offset of the file, from the last analysis; nullopt if the analysis has none
/// there, or if the text before @p offset has changed since.
std::optional<BlockDocument> analysedDocument(const EditorDocument &editor,
                                              const FencedBlock &block, qsizetype offset)
{
    const Snapshot &snapshot = *editor.snapshot();
    const QByteArrayView bytes(editor.buffer().bytes());
    const ByteRange before{block.toFile(qsizetype(0)), offset};
    const ProtocolCatalog &catalog = *editor.catalog();
    const auto &documents = snapshot.parsed.documents;
    for (size_t i = documents.size(); i > 0; --i) {
        const qsizetype begin = documents[i - 1].range.begin;
        if (!before.touches(begin)) {
            continue;
        }
        const bool isWhereItWas = begin <= snapshot.bytes.size()
            && QByteArrayView(snapshot.bytes).first(begin) == bytes.first(begin);
        const auto place = isWhereItWas ? block.toContent(begin) : std::nullopt;
        const int number = static_cast<int>(i - 1);
        const bool isKnown =
            std::ranges::any_of(snapshot.report.documents, [&](const DocumentReport &report) {
                return report.document == number && isDescribed(catalog.kind(report.kind), catalog);
            });
        return place && isKnown
            ? std::optional(BlockDocument{fieldsOf(snapshot.report, number, catalog), *place})
            : std::nullopt;
    }
    return std::nullopt;
}

/// The document at @p place of the block @p content, parsed now. Runs for each keystroke, so it
/// returns no fields for long content.
BlockDocument readDocument(const EditorDocument &editor, const QByteArray &content, Format format,
                           qsizetype place)
{
    constexpr qsizetype longest = qsizetype(128) * 1024;
    const ParsedText parsed = content.size() <= longest
        ? parse(content, format, editor.snapshot()->parsed.options)
        : ParsedText();
    const SourceDocument *document = documentAt(parsed, place);
    const ProtocolCatalog &catalog = *editor.catalog();
    return document && isDescribed(catalog.recognise(document->tree), catalog)
        ? BlockDocument{recognisedFields(document->tree, catalog), document->range.begin}
        : BlockDocument();
}

/// The completions in the fenced block of Markdown at the caret, as in a separate file.
Completions completionsInFence(const EditorDocument &editor, qsizetype offset)
{
    const Snapshot &snapshot = *editor.snapshot();
    const ProtocolCatalog &catalog = *editor.catalog();
    for (const FencedBlock &block : fencedBlocks(editor.buffer().bytes())) {
        const std::optional<qsizetype> place = block.toContent(offset);
        if (!place) {
            continue;
        }
        const Format format = block.format();
        if (format == Format::Text) {
            return {};
        }
        BlockDocument document = analysedDocument(editor, block, offset).value_or(BlockDocument());
        if (document.fields.properties.empty()) {
            document = readDocument(editor, block.content, format, *place);
        }
        if (document.fields.properties.empty()) {
            document.fields =
                fieldsOfBegun({block.content, format, editor.settings().filePath, *place}, catalog,
                              snapshot.parsed.options);
        }
        Completions found =
            completionsAt(block.content, *place, format, document.fields, document.begin);
        found.replaced = block.toFile(found.replaced);
        const QString lineBegin = u'\n' + QString::fromUtf8(block.prefix);
        for (CompletionItem &item : found.items) {
            item.insertion.replace(u"\n"_s, lineBegin);
            item.tail.replace(u"\n"_s, lineBegin);
        }
        return found;
    }
    const auto &documents = snapshot.parsed.documents;
    const bool isPrompt = !documents.empty() && documents.front().format == Format::Prompt
        && documents.front().range.contains({offset, offset})
        && documents.front().range.length() == snapshot.bytes.size();
    return isPrompt ? completionsAt(editor.buffer().bytes(), offset, Format::Prompt,
                                    fieldsOf(snapshot.report, 0, catalog))
                    : Completions();
}

} // namespace

Completions completionsIn(const EditorDocument &editor, qsizetype offset)
{
    if (editor.format() == Format::Markdown) {
        return completionsInFence(editor, offset);
    }
    const Snapshot &snapshot = *editor.snapshot();
    const auto &documents = snapshot.parsed.documents;
    const ProtocolCatalog &catalog = *editor.catalog();
    for (const DocumentReport &report : snapshot.report.documents) {
        const bool isLast = &report == &snapshot.report.documents.back();
        const auto index = static_cast<size_t>(report.document);
        const ByteRange range = index < documents.size() ? documents[index].range : ByteRange{};
        const Format format = index < documents.size() ? documents[index].format : editor.format();
        const Kind *kind = catalog.kind(report.kind);
        if (kind && (isLast || offset <= range.end)) {
            if (!isDescribed(kind, catalog)) {
                break;
            }
            return completionsAt(editor.buffer().bytes(), offset, format,
                                 fieldsOf(snapshot.report, report.document, catalog), range.begin);
        }
    }
    const QByteArray &bytes = editor.buffer().bytes();
    const BegunDocument begun{bytes, editor.format(), editor.settings().filePath, offset};
    return completionsAt(bytes, offset, editor.format(),
                         fieldsOfBegun(begun, catalog, snapshot.parsed.options));
}

} // namespace baton
