// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/xsd/xsdtexthelpers.h"

#include "models/formats/xml/xmlkeynames.h"

#include "models/check/values/placeholdervalue.h"
#include "models/formats/markdown/markdownfences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if a line other than the first one begins like a quote.
bool isQuote(const QByteArray &bytes)
{
    for (qsizetype at = bytes.indexOf('>'); at >= 0; at = bytes.indexOf('>', at + 1)) {
        qsizetype begin = at;
        while (begin > 0 && bytes[begin - 1] == ' ') {
            --begin;
        }
        if (begin > 0 && bytes[begin - 1] == '\n') {
            return true;
        }
    }
    return false;
}

} // namespace

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}

bool isInvisible(const QString &text)
{
    return QStringView(text).trimmed().isEmpty() && !std::ranges::all_of(text, isBlank);
}

QByteArray contentOf(const QByteArray &file, Format format, ByteRange document)
{
    const QByteArray bytes =
        file.mid(document.begin, document.length()); // avoids a copy of the whole file
    if (format == Format::Markdown && isQuote(bytes)) {
        for (const FencedBlock &block : fencedBlocks(file)) {
            if (block.begin <= document.begin && document.begin < block.end) {
                return block.content;
            }
        }
    }
    return bytes;
}

Value wholeStartValue(const FieldSchema &field)
{
    if (!field.items.empty()) {
        return Value::list({wholeStartValue(field.items.front())});
    }
    if (field.properties.empty()) {
        return placeholderValue(field);
    }
    Value object = Value::map();
    for (const FieldSchema &property : field.properties) {
        const bool isWanted = field.isOneOf || property.isRequired || property.name == "#text"_L1;
        if (isWanted && !(field.isOneOf && !object.items.empty())) {
            object.insert(property.name, wholeStartValue(property));
        }
    }
    return object;
}

NodeId textBeside(const CanonicalTree &tree, NodeId node)
{
    const NodeId text =
        tree.at(node).type == ValueType::Map ? tree.child(node, u"#text"_s) : noNode;
    return text == noNode ? node : text;
}

QByteArray withoutDoctype(const CheckInput &input, ByteRange document)
{
    QByteArray content = contentOf(input.bytes, input.parsed.format, document);
    for (const SyntaxIssue &issue : input.parsed.issues) {
        const ByteRange place{issue.range.begin - document.begin, issue.range.end - document.begin};
        if (issue.rule == "xml.doctype"_L1 && document.contains(issue.range)
            && content.size() == document.length()) {
            std::fill(content.begin() + place.begin, content.begin() + place.end, ' ');
        }
    }
    return content;
}

bool isOfXml(const QString &key)
{
    return xml::isText(key) || key == "@xmlns"_L1 || key.startsWith("@xmlns:"_L1)
        || key.startsWith("@xml:"_L1) || key.startsWith("@xsi:"_L1);
}

} // namespace baton
