// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/valuenumbering.h"

#include "models/compare/scalarequality.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QChar mark(ValueType type)
{
    switch (type) {
    case ValueType::Null:
        return u'0';
    case ValueType::Boolean:
        return u'b';
    case ValueType::Integer:
    case ValueType::Float:
        return u'n';
    case ValueType::String:
        return u's';
    case ValueType::List:
        return u'[';
    case ValueType::Map:
        return u'{';
    }
    return {};
}

} // namespace

NumberedValue ValueIds::numbered(const Value &value)
{
    NumberedValue result{&value, 0, {}};
    if (!value.isContainer()) {
        result.id = idOf(mark(value.type) + scalarMeaning(value));
        return result;
    }
    QStringList parts;
    result.items.reserve(value.items.size());
    for (size_t i = 0; i < value.items.size(); ++i) {
        const NumberedValue &item = result.items.emplace_back(numbered(value.items[i]));
        QString part = QString::number(item.id);
        if (value.type == ValueType::Map) {
            part += u':' + QString::number(textId(result.keyAt(i)));
        }
        parts.append(part);
    }
    if (value.type == ValueType::Map) {
        parts.sort();
    }
    result.id = idOf(mark(value.type) + parts.join(u','));
    return result;
}

int ValueIds::textId(const QString &text)
{
    return idOf(u't' + text);
}

int ValueIds::idOf(const QString &meaning)
{
    const auto found = m_ids.constFind(meaning);
    return found != m_ids.constEnd() ? *found
                                     : *m_ids.insert(meaning, static_cast<int>(m_ids.size()));
}

} // namespace baton
