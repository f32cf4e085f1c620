// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/documents/valuejson.h"

#include "models/tree/yamlscalar.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString quoted(const QString &text)
{
    QString result(u'"');
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\') {
            result += u'\\';
            result += c;
        } else if (c == u'\n') {
            result += "\\n"_L1;
        } else if (c == u'\t') {
            result += "\\t"_L1;
        } else if (c.unicode() < 0x20) {
            result += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0'));
        } else {
            result += c;
        }
    }
    return result + u'"';
}

QString numberText(const QString &spelling)
{
    static const QRegularExpression number(
        u"\\A-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?\\z"_s);
    if (number.matchView(spelling).hasMatch()) {
        return spelling;
    }
    if (const std::optional<qint64> integer = integerIn(spelling)) {
        return QString::number(*integer);
    }
    const std::optional<double> value = numberIn(spelling);
    return value && std::isfinite(*value)
        ? QString::number(*value, 'g', QLocale::FloatingPointShortest)
        : quoted(spelling);
}

QString nestedText(const Value &value, const QString &indent)
{
    const bool isMap = value.type == ValueType::Map;
    if (value.items.empty()) {
        return isMap ? u"{}"_s : u"[]"_s;
    }
    const QString inner = indent + u"  "_s;
    QStringList lines;
    for (qsizetype i = 0; i < std::ssize(value.items); ++i) {
        const Value &item = value.items[static_cast<size_t>(i)];
        const QString text = item.isContainer() ? nestedText(item, inner) : jsonText(item);
        lines.append(inner + (isMap ? quoted(value.keys.at(i)) + u": "_s : QString()) + text);
    }
    const QString body = lines.join(u",\n"_s);
    return isMap ? u"{\n%1\n%2}"_s.arg(body, indent) : u"[\n%1\n%2]"_s.arg(body, indent);
}

} // namespace

QString jsonText(const Value &value)
{
    switch (value.type) {
    case ValueType::Null:
        return u"null"_s;
    case ValueType::Boolean:
        return value.text.toLower();
    case ValueType::Integer:
    case ValueType::Float:
        return numberText(value.text);
    case ValueType::String:
        return quoted(value.text);
    case ValueType::List:
    case ValueType::Map:
        break;
    }
    return nestedText(value, {});
}

QString compactJson(const Value &value)
{
    if (!value.isContainer()) {
        return jsonText(value);
    }
    const bool isMap = value.type == ValueType::Map;
    QStringList parts;
    for (qsizetype i = 0; i < std::ssize(value.items); ++i) {
        const QString key = isMap ? quoted(value.keys.at(i)) + u": "_s : QString();
        parts.append(key + compactJson(value.items[static_cast<size_t>(i)]));
    }
    const QString body = parts.join(u", "_s);
    return isMap ? u"{%1}"_s.arg(body) : u"[%1]"_s.arg(body);
}

} // namespace baton::cli
