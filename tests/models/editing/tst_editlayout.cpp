// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Added entries have the layout of their siblings. A document in a uniform style equals the output
// of a printer of that style after each edit; in any other document the lines of other entries stay
// unchanged. BATON_PROPERTY_CASES sets the number of edits, BATON_PROPERTY_SEED the first one.
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/random/editcase.h"
#include "tests/random/otherlines.h"
#include "tests/random/randomdocument.h"
#include "tests/random/randomedit.h"
#include "tests/random/randomxmledit.h"
#include "tests/random/styledwriter.h"
#include "tests/setting.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

Q_DECLARE_METATYPE(DocumentStyle)

namespace {

using Lines = DocumentStyle::Lines;

std::vector<DocumentStyle> styles()
{
    const Format json = Format::Json;
    const Format yaml = Format::Yaml;
    const Format xml = Format::Xml;
    return {
        {.name = "JSON, tabs", .format = json, .step = "\t"},
        {.name = "JSON, two blanks", .format = json},
        {.name = "JSON, three blanks", .format = json, .step = "   "},
        {.name = "JSON, tabs and CRLF", .format = json, .step = "\t", .newline = "\r\n"},
        {.name = "JSON, blanks around colons", .format = json, .step = "\t", .colon = " : "},
        {.name = "JSON, minified", .format = json, .lines = Lines::One, .colon = ":", .comma = ","},
        {.name = "JSON, one line", .format = json, .lines = Lines::One},
        {.name = "JSON, one line, padded", .format = json, .lines = Lines::One, .padding = " "},
        {.name = "JSON, tabs, leaves on one line",
         .format = json,
         .lines = Lines::Leaves,
         .step = "\t"},
        {.name = "JSON, leaves on one line, minified",
         .format = json,
         .lines = Lines::Leaves,
         .colon = ":",
         .comma = ","},
        {.name = "JSON, leaves on one line, padded",
         .format = json,
         .lines = Lines::Leaves,
         .step = "    ",
         .padding = " "},
        {.name = "JSON, lists of maps begin with both brackets",
         .format = json,
         .lines = Lines::Hugging},
        {.name = "JSON, a blank line between entries", .format = json, .blankLines = 1},
        {.name = "YAML, two blanks", .format = yaml, .isBlock = true},
        {.name = "YAML, two blank lines between entries",
         .format = yaml,
         .isBlock = true,
         .newline = "\r\n",
         .blankLines = 2},
        {.name = "YAML, four blanks",
         .format = yaml,
         .step = "    ",
         .dashStep = "    ",
         .isBlock = true},
        {.name = "YAML, dashes below their key", .format = yaml, .dashStep = "", .isBlock = true},
        {.name = "YAML, two blanks behind colons", .format = yaml, .colon = ":  ", .isBlock = true},
        {.name = "YAML, CRLF", .format = yaml, .isBlock = true, .newline = "\r\n"},
        {.name = "YAML, leaves within brackets",
         .format = yaml,
         .lines = Lines::Leaves,
         .isBlock = true},
        {.name = "YAML, leaves within brackets, padded",
         .format = yaml,
         .lines = Lines::Leaves,
         .comma = ",",
         .padding = " ",
         .isBlock = true},
        {.name = "YAML, brackets on one line", .format = yaml, .lines = Lines::One},
        {.name = "YAML, brackets, tabs", .format = yaml, .step = "\t"},
        {.name = "XML, tabs", .format = xml, .step = "\t"},
        {.name = "XML, two blanks", .format = xml, .quote = '\''},
        {.name = "XML, four blanks", .format = xml, .step = "    ", .emptyEnd = " />"},
        {.name = "XML, CRLF", .format = xml, .step = "\t", .newline = "\r\n"},
        {.name = "XML, one line", .format = xml, .lines = Lines::One, .emptyEnd = " />"},
    };
}

Value word(Random &random)
{
    static const QStringList all{u"mesh"_s, u"flow"_s, u"inlet"_s, u"größe"_s, u"入口"_s};
    return Value::string(random.pick(all));
}

Value mapOf(const std::vector<std::pair<QString, Value>> &entries)
{
    Value map = Value::map();
    for (const auto &[key, value] : entries) {
        map.insert(key, value);
    }
    return map;
}

/// Examples of everything that the edits write.
Value sample(Random &random, bool isXml)
{
    const Value map = mapOf({{u"a"_s, word(random)}, {u"b"_s, word(random)}});
    if (isXml) {
        return mapOf({{u"m"_s, map},
                      {u"e"_s, Value::null()},
                      {u"q"_s, mapOf({{u"@a"_s, word(random)}, {u"a"_s, word(random)}})}});
    }
    const Value list = Value::list({word(random), word(random)});
    return mapOf({{u"list"_s, list},
                  {u"map"_s, map},
                  {u"lists"_s, Value::list({list, list})},
                  {u"maps"_s, mapOf({{u"a"_s, map}, {u"b"_s, map}})},
                  {u"records"_s, Value::list({map, map})}});
}

Value randomValue(Random &random, int depth, bool isXml)
{
    const int kind = random.below(depth > 0 ? 8 : 4);
    if (kind < 4) {
        return isXml && kind == 0 ? Value::null() : word(random);
    }
    const bool isMap = isXml || kind < 6;
    Value value = isMap ? Value::map() : Value::list();
    if (isXml && random.chance(30)) {
        value.insert(u"@a"_s, word(random));
    }
    for (int count = random.between(isXml ? 1 : 0, 3); count > 0; --count) {
        const QString key = u"k"_s + QString::number(random.below(10));
        if (!isMap) {
            value.items.push_back(randomValue(random, depth - 1, isXml));
        } else if (!value.keys.contains(key)) {
            value.insert(key, randomValue(random, depth - 1, isXml));
        }
    }
    return value;
}

/// A document whose first entry is the sample.
Value randomDocument(Random &random, bool isXml)
{
    Value root = mapOf({{u"sample"_s, sample(random, isXml)}});
    for (int count = random.between(1, 5); count > 0; --count) {
        const QString key = u"k"_s + QString::number(count);
        root.insert(key, randomValue(random, 3, isXml));
    }
    if (!isXml) {
        return root;
    }
    Value items = Value::list();
    for (int count = random.between(1, 3); count > 0; --count) {
        items.items.push_back(word(random));
    }
    root.insert(u"c"_s, items);
    return mapOf({{u"r"_s, root}});
}

const Value &at(const Value &root, const JsonPointer &place)
{
    const Value *value = &root;
    for (const QString &token : place.tokens()) {
        value = value->type == ValueType::Map ? value->find(token)
                                              : &value->items[size_t(token.toULongLong())];
    }
    return *value;
}

JsonPointer below(const Value &container, const JsonPointer &place, int i)
{
    return container.type == ValueType::Map ? place.child(container.keys[i]) : place.child(i);
}

/// An edit of a random container beside the sample.
TreeEdit randomLayoutEdit(Random &random, const Value &root, bool isXml)
{
    JsonPointer place = isXml ? JsonPointer().child(u"r"_s) : JsonPointer();
    for (const Value *value = &at(root, place); random.chance(70);) {
        std::vector<JsonPointer> inner;
        for (int i = 0; i < int(value->items.size()); ++i) {
            const JsonPointer next = below(*value, place, i);
            if (value->items[size_t(i)].isContainer() && next.last() != "sample"_L1) {
                inner.push_back(next);
            }
        }
        if (inner.empty()) {
            break;
        }
        place = random.pick(inner);
        value = &at(root, place);
    }
    const Value &container = at(root, place);
    const int first = !container.keys.isEmpty() && container.keys.front() == u"sample"_s ? 1 : 0;
    const int count = int(container.items.size());
    const int kind = count > first ? random.below(10) : 0;
    const JsonPointer entry =
        count > first ? below(container, place, random.between(first, count - 1)) : place;
    const bool isText =
        isXml && (container.type == ValueType::List || entry.last().startsWith(u'@'));
    const Value value = isText ? word(random) : randomValue(random, 2, isXml);
    if (kind < 5) {
        if (container.type == ValueType::List) {
            return InsertItem{place, random.between(-1, count), value};
        }
        const bool isAtEnd = count == first || random.chance(50);
        return InsertKey{place, u"n"_s + QString::number(random.below(100)), value,
                         isAtEnd ? QString() : entry.last()};
    }
    if (kind < 7) {
        return Remove{entry};
    }
    if (kind < 9) {
        return Move{entry, random.between(first, count - 1)};
    }
    return SetValue{entry, value};
}

/// The container that @p edit changes.
JsonPointer containerOf(const TreeEdit &edit)
{
    return std::visit(
        [](const auto &kind) {
            using Edit = std::decay_t<decltype(kind)>;
            if constexpr (std::is_same_v<Edit, InsertKey>) {
                return kind.map;
            } else if constexpr (std::is_same_v<Edit, InsertItem>) {
                return kind.list;
            } else {
                return kind.at.parent();
            }
        },
        edit);
}

bool holdsContainers(const Value &value)
{
    return std::ranges::any_of(value.items, &Value::isContainer);
}

/// True if a leaf becomes a container or the reverse, which would change the layout of other
/// entries.
bool changesLeaf(const Value &was, const Value &is)
{
    return !was.items.empty() && !is.items.empty() && was.type == is.type
        && holdsContainers(was) != holdsContainers(is);
}

bool holdsOnlyLeaves(const Value &list)
{
    return list.type == ValueType::List && holdsContainers(list)
        && std::ranges::none_of(list.items, holdsContainers);
}

/// True if only leaves are written on one line, and @p edit does not determine which entries are
/// leaves: it changes them, or adds to a list of containers.
bool isUnclear(const Value &before, const Value &after, const TreeEdit &edit)
{
    const JsonPointer place = containerOf(edit);
    if (const auto *set = std::get_if<SetValue>(&edit);
        set && changesLeaf(at(before, set->at), at(after, set->at))) {
        return true;
    }
    const auto addsToLeaves = [&](const JsonPointer &list) {
        return holdsOnlyLeaves(at(before, list)) && !holdsOnlyLeaves(at(after, list));
    };
    return changesLeaf(at(before, place), at(after, place)) || addsToLeaves(place)
        || (!place.isRoot() && addsToLeaves(place.parent()));
}

/// True if a list in @p value contains only empty maps or lists, which do not show where the lines
/// of others begin.
bool hasListOfEmpty(const Value &value)
{
    const auto isFilled = [](const Value &item) {
        return item.isContainer() && !item.items.empty();
    };
    return (value.type == ValueType::List && holdsContainers(value)
            && std::ranges::none_of(value.items, isFilled))
        || std::ranges::any_of(value.items, hasListOfEmpty);
}

/// True if @p edit adds to @p before and @p style cannot be determined from it.
bool isUntold(const Value &before, const Value &after, const TreeEdit &edit,
              const DocumentStyle &style)
{
    return (style.lines == Lines::Leaves && isUnclear(before, after, edit))
        || (style.lines == Lines::Hugging
            && (isUnclear(before, after, edit) || hasListOfEmpty(before)))
        || (style.blankLines > 0 && before.items.size() < 2);
}

} // namespace

class TestEditLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void keepsTheStyle_data();
    void keepsTheStyle();
    void keepsOtherLines_data();
    void keepsOtherLines();
};

void TestEditLayout::keepsTheStyle_data()
{
    QTest::addColumn<DocumentStyle>("style");
    for (const DocumentStyle &style : styles()) {
        QTest::newRow(style.name) << style;
    }
}

void TestEditLayout::keepsTheStyle()
{
    QFETCH(const DocumentStyle, style);
    const bool isXml = style.format == Format::Xml;
    const int cases = setting("BATON_PROPERTY_CASES", 10000) / 20;
    int done = 0;
    for (int seed = setting("BATON_PROPERTY_SEED", 1); done < cases; ++seed) {
        Random random(static_cast<quint32>(seed));
        Value value = randomDocument(random, isXml);
        for (int i = 0; i < 6; ++i) {
            const QByteArray before = styledText(value, style);
            const ParsedText parsed = parse(before, style.format, optionsFor(style.format));
            QVERIFY2(parsed.isComplete(), before.constData());
            value = parsed.documents.front().tree.toValue();
            const TreeEdit edit = randomLayoutEdit(random, value, isXml);
            const Result<Value> wanted = intended(parsed, 0, edit);
            if (!wanted || isUntold(value, *wanted, edit, style)) {
                continue;
            }
            const Result<TextEdits> edits = planEdit(before, parsed, 0, edit);
            const QByteArray after = edits ? *applied(before, *edits) : edits.error().toUtf8();
            const QByteArray expected = styledText(*wanted, style);
            const QByteArray message = "seed " + QByteArray::number(seed) + ": " + described(edit)
                + "\n--- before\n" + before + "--- after\n" + after + "--- expected\n" + expected
                + "---";
            QVERIFY2(after == expected, message.constData());
            value = *wanted;
            ++done;
        }
    }
}

void TestEditLayout::keepsOtherLines_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("JSON") << Format::Json;
    QTest::newRow("YAML") << Format::Yaml;
    QTest::newRow("XML") << Format::Xml;
}

void TestEditLayout::keepsOtherLines()
{
    QFETCH(const Format, format);
    const int cases = setting("BATON_PROPERTY_CASES", 4000);
    int done = 0;
    for (int seed = setting("BATON_PROPERTY_SEED", 1); done < cases; ++seed) {
        Random random(static_cast<quint32>(seed));
        const int size = random.between(2, 30);
        const RandomDocument document = format == Format::Json ? RandomDocument::json(random, size)
            : format == Format::Xml                            ? RandomDocument::xml(random, size)
                                                               : RandomDocument::yaml(random, size);
        const ParsedText parsed = parse(document.bytes, format, optionsFor(format));
        if (!parsed.isComplete()) {
            continue;
        }
        for (int i = 0; i < 10; ++i) {
            const int number = random.below(int(document.values.size()));
            const Value &value = document.values[size_t(number)];
            const TreeEdit edit =
                format == Format::Xml ? randomXmlEdit(random, value) : randomEdit(random, value);
            const Result<TextEdits> edits = planEdit(document.bytes, parsed, number, edit);
            if (!edits || edits->empty()) {
                continue;
            }
            ++done;
            const QByteArray after = *applied(document.bytes, *edits);
            const QByteArray fault =
                changedElsewhere(document.bytes, after, parsed.documents[size_t(number)], edit);
            const QByteArray message = "seed " + QByteArray::number(seed) + ": " + described(edit)
                + ": " + fault + "\n--- before\n" + document.bytes + "--- after\n" + after + "---";
            QVERIFY2(fault.isEmpty(), message.constData());
        }
    }
}

QTEST_GUILESS_MAIN(TestEditLayout)
#include "tst_editlayout.moc"
