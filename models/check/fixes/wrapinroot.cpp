// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/wrapinroot.h"

#include "models/parsing/parse.h"
#include "models/strings/linestart.h"

namespace baton {

namespace {

constexpr QByteArrayView indentation = "  ";

/// Indents all non-empty lines, including blank lines, which may be part of a block scalar.
void indentLines(const QByteArray &bytes, ByteRange range, TextEdits &edits)
{
    for (qsizetype line = range.begin; line < range.end;) {
        const qsizetype next = bytes.indexOf('\n', line);
        const qsizetype end = next < 0 ? bytes.size() : next;
        if (end > line && bytes[line] != '\r') {
            edits.push_back({line, 0, indentation.toByteArray()});
        }
        line = end + 1;
    }
}

TextEdits yamlEdits(const QByteArray &bytes, const Node &root, const QByteArray &key)
{
    const qsizetype start = lineStart(bytes, root.range.begin);
    const QByteArray lineEnd = bytes.contains("\r\n") ? "\r\n" : "\n";
    TextEdits edits;
    indentLines(bytes, {start, root.range.end}, edits);
    if (!edits.empty() && edits.front().offset == start) {
        edits.front().text.prepend(key + ':' + lineEnd);
    }
    return edits;
}

TextEdits jsonEdits(const Node &root, const QByteArray &key)
{
    return {{root.range.begin, 0, "{\"" + key + "\": "}, {root.range.end, 0, "}"}};
}

/// True if the edited text has the same documents, except that document number @p document is now
/// @p value below @p key.
bool isProven(const QByteArray &bytes, const ParsedText &parsed, int document, const QString &key,
              const Value &value, const TextEdits &edits)
{
    const Result<QByteArray> after = applied(bytes, edits);
    if (!after) {
        return false;
    }
    const ParsedText again = parse(*after, parsed.format);
    if (again.documents.size() != parsed.documents.size() || !again.isComplete()) {
        return false;
    }
    for (size_t i = 0; i < again.documents.size(); ++i) {
        Value expected = parsed.documents[i].tree.toValue();
        if (i == static_cast<size_t>(document)) {
            Value wrapped = Value::map();
            wrapped.insert(key, value);
            expected = std::move(wrapped);
        }
        if (again.documents[i].tree.toValue() != expected) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<TextEdits> wrapEdits(const QByteArray &bytes, const ParsedText &parsed, int document,
                                   const QString &key)
{
    const SourceDocument &source = parsed.documents[static_cast<size_t>(document)];
    const bool isJson = source.format == Format::Json;
    if (source.tree.isEmpty() || !source.tree.root().properties.isEmpty() || !parsed.isComplete()
        || (!isJson && source.format != Format::Yaml)) {
        return std::nullopt;
    }
    const Node &root = source.tree.root();
    TextEdits edits = isJson ? jsonEdits(root, key.toUtf8()) : yamlEdits(bytes, root, key.toUtf8());
    return isProven(bytes, parsed, document, key, source.tree.toValue(), edits)
        ? std::optional(std::move(edits))
        : std::nullopt;
}

std::optional<TextEdits> indentEdits(const QByteArray &bytes, const ParsedText &parsed,
                                     int document, const QString &key)
{
    const SourceDocument &source = parsed.documents[static_cast<size_t>(document)];
    if (source.tree.isEmpty() || source.format != Format::Yaml || !parsed.isComplete()
        || source.tree.root().type != ValueType::Map || source.tree.root().children.size() < 2) {
        return std::nullopt;
    }
    const Tree &tree = source.tree;
    const Node &first = tree.at(tree.root().children.front());
    const Node &second = tree.at(tree.root().children[1]);
    if (first.key != key || first.style != Style::Absent || !first.properties.isEmpty()) {
        return std::nullopt;
    }
    Value fields = tree.toValue();
    fields.keys.removeFirst();
    fields.items.erase(fields.items.begin());
    if (fields.keys.contains(key)) {
        return std::nullopt; // the key would then be inside itself
    }
    TextEdits edits;
    indentLines(bytes, {lineStart(bytes, second.keyRange.begin), tree.root().range.end}, edits);
    return isProven(bytes, parsed, document, key, fields, edits) ? std::optional(std::move(edits))
                                                                 : std::nullopt;
}

} // namespace baton
