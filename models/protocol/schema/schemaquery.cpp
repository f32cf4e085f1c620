// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/schemaquery.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const Value *step(const Value &value, const QString &token)
{
    if (value.type == ValueType::List) {
        bool isOk = false;
        const size_t index = token.toULongLong(&isOk);
        return isOk && index < value.items.size() ? &value.items[index] : nullptr;
    }
    return value.find(token);
}

QByteArray escape(char byte)
{
    switch (byte) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    case '"':
    case '\\':
        return QByteArray("\\") + byte;
    default:
        return "\\u00" + QByteArray::number(byte, 16).rightJustified(2, '0');
    }
}

void writeText(const QString &text, QByteArray &out)
{
    const QByteArray bytes = text.toUtf8();
    out += '"';
    qsizetype written = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char byte = bytes[at];
        if (byte == '"' || byte == '\\' || static_cast<unsigned char>(byte) < 0x20) {
            out += QByteArrayView(bytes).sliced(written, at - written);
            out += escape(byte);
            written = at + 1;
        }
    }
    out += QByteArrayView(bytes).sliced(written);
    out += '"';
}

void beginLine(int depth, QByteArray &out)
{
    out += '\n';
    out.append(2 * depth, ' ');
}

void write(const Value &value, int depth, QByteArray &out)
{
    if (value.type == ValueType::String) {
        writeText(value.text, out);
        return;
    }
    if (!value.isContainer()) {
        out += value.type == ValueType::Null ? "null"_ba : value.text.toUtf8();
        return;
    }
    const bool isMap = value.type == ValueType::Map;
    out += isMap ? '{' : '[';
    for (size_t i = 0; i < value.items.size(); ++i) {
        if (i > 0) {
            out += ',';
        }
        beginLine(depth + 1, out);
        if (isMap) {
            writeText(value.keys[static_cast<qsizetype>(i)], out);
            out += ": ";
        }
        write(value.items[i], depth + 1, out);
    }
    if (!value.items.empty()) {
        beginLine(depth, out);
    }
    out += isMap ? '}' : ']';
}

} // namespace

const Value *valueAt(const Value &value, const JsonPointer &pointer)
{
    const Value *place = &value;
    for (const QString &token : pointer.tokens()) {
        if (place = step(*place, token); !place) {
            return nullptr;
        }
    }
    return place;
}

const Value *referredBy(const Value &root, const Value &schema)
{
    const QString reference = textUnder(schema, u"$ref"_s);
    if (!reference.startsWith(u'#')) {
        return nullptr;
    }
    const std::optional<JsonPointer> pointer = JsonPointer::parse(reference.mid(1));
    return pointer ? valueAt(root, *pointer) : nullptr;
}

const Value *subschemaAt(const Value &root, const JsonPointer &evaluationPath)
{
    const Value *place = &root;
    for (qsizetype i = 0; i + 1 < evaluationPath.depth(); ++i) {
        const QString &token = evaluationPath.tokens()[i];
        const Value *next = step(*place, token);
        if (token == "$ref"_L1 && next && next->type == ValueType::String) {
            next = referredBy(root, *place);
        }
        if (!next) {
            return nullptr;
        }
        place = next;
    }
    return place;
}

QString textUnder(const Value &value, const QString &key)
{
    const Value *found = value.find(key);
    return found && found->type == ValueType::String ? found->text : QString();
}

QStringList textsUnder(const Value &value, const QString &key)
{
    QStringList result;
    if (const Value *found = value.find(key)) {
        for (const Value &item : found->items) {
            if (item.type != ValueType::Null) {
                result.append(item.text);
            }
        }
    }
    return result;
}

bool asksForItem(const Value &schema)
{
    const auto asks = [&schema](const QString &keyword) {
        const Value *least = schema.find(keyword);
        return least && least->text.toInt() > 0;
    };
    return schema.find(u"contains"_s) || asks(u"minItems"_s) || asks(u"minProperties"_s);
}

QString annotationOf(const Value &schema, const QString &name, const QString &keyword)
{
    const Value *value = schema.find(name);
    if (value && value->type == ValueType::Map) {
        return textUnder(*value, keyword);
    }
    return value ? value->text : QString();
}

QByteArray toJson(const Value &value)
{
    QByteArray out;
    write(value, 0, out);
    return out + '\n';
}

} // namespace baton
