// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/xsd/xsdtexthelpers.h"

#include "models/check/values/initialvalue.h"
#include "models/formats/markdown/markdownfences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True when a line behind the first one begins as those of a quote do.
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
    const QByteArray bytes = file.mid(document.begin, document.length()); // no copy of all
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
        return startingValue(field);
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

} // namespace baton
