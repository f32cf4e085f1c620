// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/value.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

Value Value::string(const QString &text)
{
    return {ValueType::String, text, {}, {}};
}

Value Value::boolean(bool value)
{
    return {ValueType::Boolean, value ? u"true"_s : u"false"_s, {}, {}};
}

Value Value::integer(qint64 value)
{
    return {ValueType::Integer, QString::number(value), {}, {}};
}

Value Value::number(const QString &spelling)
{
    const bool isPrefixed = spelling.startsWith(u"0x") || spelling.startsWith(u"0o");
    const bool isInteger = isPrefixed || std::ranges::none_of(spelling, [](QChar c) {
                               return QStringView(u".eEnNiI").contains(c);
                           });
    return {isInteger ? ValueType::Integer : ValueType::Float, spelling, {}, {}};
}

Value Value::list(std::vector<Value> items)
{
    return {ValueType::List, {}, {}, std::move(items)};
}

Value Value::map()
{
    return {ValueType::Map, {}, {}, {}};
}

const Value *Value::find(const QString &key) const
{
    const qsizetype index = keys.indexOf(key);
    return index < 0 ? nullptr : &items[static_cast<size_t>(index)];
}

void Value::insert(const QString &key, Value value)
{
    keys.append(key);
    items.push_back(std::move(value));
}

} // namespace baton
