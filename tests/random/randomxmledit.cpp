// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/randomxmledit.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString elementKey(Random &random)
{
    return random.chance(10) ? random.key() : u"k"_s + QString::number(random.below(12));
}

QString key(Random &random)
{
    const int kind = random.below(10);
    return kind < 3 ? u"@a"_s + QString::number(random.below(6))
        : kind == 3 ? u"#text"_s
                    : elementKey(random);
}

Value scalar(Random &random)
{
    static const QStringList special = {u"<b>"_s, u"a & b"_s, u"]]>"_s, u"&lt;"_s, u" "_s};
    const int kind = random.below(10);
    return kind == 0 ? Value::null()
        : kind == 1  ? Value::number(random.number())
        : kind == 2  ? Value::string(random.pick(special))
                     : Value::string(random.trickyText());
}

/// Contents that an element may have.
Value content(Random &random, int depth)
{
    if (depth == 0 || random.chance(60)) {
        return scalar(random);
    }
    Value map = Value::map();
    for (int count = random.below(3); count > 0; --count) {
        const QString name = u"@a"_s + QString::number(count);
        map.insert(name, Value::string(random.trickyText()));
    }
    if (random.chance(30)) {
        map.insert(u"#text"_s, Value::string(random.words()));
        return map;
    }
    for (int count = random.below(3); count > 0; --count) {
        map.insert(u"k"_s + QString::number(count), content(random, depth - 1));
    }
    return map;
}

/// True if the list at @p at has a choice of items; see xmlTestOptions().
bool isChoice(const JsonPointer &at)
{
    return at.tokens().value(1) == u"d";
}

Value item(Random &random, const JsonPointer &list)
{
    if (!isChoice(list)) {
        return content(random, 1);
    }
    Value choice = Value::map();
    choice.insert(random.chance(50) ? u"f"_s : u"g"_s, content(random, 1));
    return choice;
}

QString tokenOf(const Value &container, qsizetype i)
{
    return container.type == ValueType::Map ? container.keys[i] : QString::number(i);
}

/// A place, its content and its surroundings.
struct Place
{
    JsonPointer at;
    const Value *value = nullptr;
    const Value *parent = nullptr;
};

Place place(Random &random, const Value &root)
{
    Place place{{}, &root, nullptr};
    while (!place.value->items.empty() && (place.at.tokens().size() < 2 || random.chance(75))) {
        const int i = random.below(static_cast<int>(place.value->items.size()));
        place.at = place.at.child(tokenOf(*place.value, i));
        place.parent = place.value;
        place.value = &place.value->items[static_cast<size_t>(i)];
    }
    return place;
}

Value newValue(Random &random, const Place &place)
{
    if (place.value->type == ValueType::List && random.chance(50)) {
        return Value::list({item(random, place.at), item(random, place.at)});
    }
    if (place.parent->type == ValueType::List) {
        return item(random, place.at.parent());
    }
    const QChar first = place.at.last().isEmpty() ? QChar() : place.at.last().front();
    return first == u'@' || first == u'#' ? scalar(random) : content(random, 2);
}

} // namespace

TreeEdit randomXmlEdit(Random &random, const Value &root)
{
    const Place at = place(random, root);
    const int kind = random.below(10);
    const auto count = static_cast<int>(at.value->items.size());
    const bool isOpen = at.value->isContainer() || at.value->type == ValueType::Null;
    if (kind < 3) {
        return SetValue{at.at, newValue(random, at)};
    }
    if (kind < 6 && at.value->type == ValueType::List) {
        return InsertItem{at.at, random.between(-1, count), item(random, at.at)};
    }
    if (kind < 6 && (isOpen || random.chance(20))) {
        const QString name = isOpen ? key(random) : u"@a1"_s;
        const bool isScalar = name.startsWith(u'@') || name.startsWith(u'#');
        return InsertKey{at.at, name, isScalar ? scalar(random) : content(random, 2),
                         count == 0 || random.chance(50) ? QString() : random.pick(at.value->keys)};
    }
    if (kind < 8) {
        return Remove{at.at};
    }
    const bool isKnown = at.at.tokens().size() < 3 && u"rcd"_s.contains(at.at.last());
    if (kind == 8 && at.parent->type == ValueType::Map && !isKnown) {
        const bool isAttribute = at.at.last().startsWith(u'@');
        return RenameKey{at.at, isAttribute ? u"@n"_s : elementKey(random)};
    }
    return Move{at.at, random.below(static_cast<int>(at.parent->items.size()))};
}
