// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/documentcompletion.h"

#include "models/document/markdownfences.h"
#include "models/editor/editordocument.h"
#include "models/editor/handoffpart.h"
#include "models/protocol/catalog.h"
#include "models/protocol/protocolpack.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The last document of @p text that begins before @p offset; null when there is none.
const SourceDocument *documentAt(const ParsedText &text, qsizetype offset)
{
    const SourceDocument *found = nullptr;
    for (const SourceDocument &document : text.documents) {
        found = !found || document.range.begin <= offset ? &document : found;
    }
    return found;
}

/// The fields of all XML documents or prompts, for one that is too short to be recognised.
FieldSchema rootsOf(const ProtocolCatalog &catalog, Format format)
{
    FieldSchema roots;
    roots.widget = FieldWidget::Object;
    for (const Kind &kind : catalog.kinds()) {
        const QString file = catalog.model(kind).kind->fileName;
        if ((format == Format::Xml && kind.isXml)
            || (format == Format::Prompt && formatOf(file, {}) == format)) {
            roots.properties.insert(roots.properties.end(), kind.fields.properties.begin(),
                                    kind.fields.properties.end());
        }
    }
    return roots;
}

/// In the block of Markdown that holds the caret, as in a file of its own.
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
        const ParsedText content = parse(block.content, format, snapshot.parsed.options);
        const SourceDocument *document = documentAt(content, *place);
        FieldSchema fields = document ? recognisedFields(document->tree, catalog) : FieldSchema();
        if (fields.properties.empty()) {
            fields = rootsOf(catalog, format);
        }
        Completions found = completionsAt(block.content, *place, format, fields,
                                          document ? document->range.begin : 0);
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
        if (catalog.kind(report.kind) && (isLast || offset <= range.end)) {
            return completionsAt(editor.buffer().bytes(), offset, format,
                                 fieldsOf(snapshot.report, report.document, catalog), range.begin);
        }
    }
    return completionsAt(editor.buffer().bytes(), offset, editor.format(),
                         rootsOf(catalog, editor.format()));
}

} // namespace baton
