// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/randomedit.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString tokenOf(const Value &container, qsizetype i)
{
    return container.type == ValueType::Map ? container.keys[i] : QString::number(i);
}

const Value *found(const Value &root, const JsonPointer &at)
{
    const Value *value = &root;
    for (const QString &token : at.tokens()) {
        value =
            value->type == ValueType::Map ? value->find(token) : &value->items[token.toULongLong()];
    }
    return value;
}

/// A random place, preferably a deep one.
JsonPointer place(Random &random, const Value &root)
{
    JsonPointer at;
    const Value *value = &root;
    while (!value->items.empty() && random.chance(75)) {
        const int i = random.below(static_cast<int>(value->items.size()));
        at = at.child(tokenOf(*value, i));
        value = value->type == ValueType::Map ? value->find(at.last())
                                              : &value->items[static_cast<size_t>(i)];
    }
    return at;
}

/// @p value with one entry changed, removed or added.
Value altered(Random &random, Value value)
{
    const bool isMap = value.type == ValueType::Map;
    const int at = value.items.empty() ? 0 : random.below(static_cast<int>(value.items.size()));
    const int kind = value.items.empty() ? 2 : random.below(4);
    if (kind == 0) {
        value.items.erase(value.items.begin() + at);
        if (isMap) {
            value.keys.removeAt(at);
        }
    } else if (kind < 3) {
        const QString key = random.key();
        if (isMap && !value.keys.contains(key)) {
            value.keys.insert(at, key);
            value.items.insert(value.items.begin() + at, random.value(1));
        } else if (!isMap) {
            value.items.insert(value.items.begin() + at, random.value(1));
        }
    } else {
        Value &item = value.items[static_cast<size_t>(at)];
        item = item.isContainer() ? altered(random, item) : random.value(1);
    }
    return value;
}

struct Inverse
{
    const Value &before;

    TreeEdit operator()(const SetValue &edit) const
    {
        return SetValue{edit.at, *found(before, edit.at)};
    }
    TreeEdit operator()(const InsertKey &edit) const { return Remove{edit.map.child(edit.key)}; }
    TreeEdit operator()(const InsertItem &edit) const
    {
        const auto count = static_cast<qsizetype>(found(before, edit.list)->items.size());
        return Remove{edit.list.child(edit.index < 0 ? count : edit.index)};
    }
    TreeEdit operator()(const Remove &edit) const
    {
        const Value &parent = *found(before, edit.at.parent());
        const Value &gone = *found(before, edit.at);
        if (parent.type == ValueType::List) {
            return InsertItem{edit.at.parent(), edit.at.last().toLongLong(), gone};
        }
        return InsertKey{edit.at.parent(), edit.at.last(), gone,
                         parent.keys.value(parent.keys.indexOf(edit.at.last()) + 1)};
    }
    TreeEdit operator()(const Move &edit) const
    {
        const Value &parent = *found(before, edit.at.parent());
        return parent.type == ValueType::Map
            ? Move{edit.at, parent.keys.indexOf(edit.at.last())}
            : Move{edit.at.parent().child(edit.to), edit.at.last().toLongLong()};
    }
    TreeEdit operator()(const RenameKey &edit) const
    {
        return RenameKey{edit.at.parent().child(edit.key), edit.at.last()};
    }
};

QByteArray described(const Value &value)
{
    QByteArray text = value.type == ValueType::Null ? "null" : value.text.toUtf8();
    if (value.type == ValueType::String) {
        text = '"' + text.replace('\n', "\\n") + '"';
    }
    for (size_t i = 0; i < value.items.size(); ++i) {
        text += (i == 0 ? "" : ", ")
            + (value.keys.isEmpty() ? QByteArray() : value.keys[qsizetype(i)].toUtf8() + ": ")
            + described(value.items[i]);
    }
    return value.type == ValueType::List ? '[' + text + ']'
        : value.type == ValueType::Map   ? '{' + text + '}'
                                         : text;
}

struct Description
{
    QByteArray operator()(const SetValue &edit) const
    {
        return "set " + edit.at.toString().toUtf8() + " = " + described(edit.value);
    }
    QByteArray operator()(const InsertKey &edit) const
    {
        return "insert " + edit.map.child(edit.key).toString().toUtf8() + " = "
            + described(edit.value) + " before '" + edit.before.toUtf8() + '\'';
    }
    QByteArray operator()(const InsertItem &edit) const
    {
        return "insert " + edit.list.toString().toUtf8() + "[" + QByteArray::number(edit.index)
            + "] = " + described(edit.value);
    }
    QByteArray operator()(const Remove &edit) const
    {
        return "remove " + edit.at.toString().toUtf8();
    }
    QByteArray operator()(const Move &edit) const
    {
        return "move " + edit.at.toString().toUtf8() + " to " + QByteArray::number(edit.to);
    }
    QByteArray operator()(const RenameKey &edit) const
    {
        return "rename " + edit.at.toString().toUtf8() + " to " + edit.key.toUtf8();
    }
};

} // namespace

TreeEdit randomEdit(Random &random, const Value &value)
{
    const JsonPointer at = place(random, value);
    const Value &target = *found(value, at);
    const int kind = random.below(12);
    const auto count = static_cast<int>(target.items.size());
    if (kind == 0 && target.isContainer()) {
        return SetValue{at, altered(random, target)};
    }
    if (kind < 3 || (at.isRoot() && !target.isContainer())) {
        return SetValue{at, random.value(2)};
    }
    if (target.isContainer() && kind < 7) {
        if (target.type == ValueType::List) {
            return InsertItem{at, random.between(-1, count), random.value(2)};
        }
        const bool isAtEnd = count == 0 || random.chance(50);
        return InsertKey{at, random.key(), random.value(2),
                         isAtEnd ? QString() : random.pick(target.keys)};
    }
    if (at.isRoot()) {
        return SetValue{at, random.value(2)};
    }
    const Value &parent = *found(value, at.parent());
    if (kind < 9) {
        return Remove{at};
    }
    if (kind == 9 && parent.type == ValueType::Map) {
        return RenameKey{at, random.key()};
    }
    return Move{at, random.below(static_cast<int>(parent.items.size()))};
}

TreeEdit inverseOf(const TreeEdit &edit, const Value &before)
{
    return std::visit(Inverse{before}, edit);
}

QByteArray described(const TreeEdit &edit)
{
    return std::visit(Description(), edit);
}
