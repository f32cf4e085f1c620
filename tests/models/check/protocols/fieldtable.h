// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"
#include "tests/models/check/protocols/golden.h"

#include <QRegularExpression>

namespace baton {

using namespace Qt::StringLiterals;

/// One field of a specification's table, in a valid document.
///
/// Values: "word" (a text that is not blank), "text", "id" (a word or a number), "texts", "map",
/// "maps", "time", "boolean", "natural" (from 0 on), "count" (from 1 on), "whole 0..5", "number
/// 0..10", or the words of an enum: "S|M|L". With the prefix "quoted " numbers and booleans may be
/// in quotes; with the suffix " or null", null is a value, too. A list may be empty, unless the
/// rule against an empty one follows: "maps steps-empty".
struct FieldRow
{
    const char *document; ///< below tests/data, without its suffix
    const char *path;
    const char *values;
    const char *missing; ///< finding for the missing field: "error swarm.required"
};

class FieldTable
{
public:
    explicit FieldTable(const FieldRow &row)
        : m_values(QString::fromLatin1(row.values).remove(u"quoted "_s).remove(u" or null"_s))
        , m_isQuoted(QByteArrayView(row.values).startsWith("quoted "))
        , m_takesNull(QByteArrayView(row.values).endsWith(" or null"))
        , m_path(JsonPointer::of(QString::fromLatin1(row.path)))
        , m_bytes(contentOf(
              QStringLiteral(BATON_TEST_DATA "/%1.yaml").arg(QLatin1StringView(row.document))))
    {
    }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] const JsonPointer &path() const { return m_path; }
    [[nodiscard]] QStringList enumWords() const
    {
        return m_values.contains(u'|') ? m_values.split(u'|') : QStringList();
    }

    /// The document with @p value in the field; without the field if there is none.
    [[nodiscard]] QByteArray with(const std::optional<Value> &value) const
    {
        const TreeEdit edit = value ? TreeEdit(SetValue{m_path, *value}) : TreeEdit(Remove{m_path});
        const Result<TextEdits> edits = planEdit(m_bytes, parse(m_bytes, Format::Yaml), 0, edit);
        return edits ? applied(m_bytes, *edits).value() : QByteArray();
    }

    [[nodiscard]] std::vector<Value> goodValues() const
    {
        std::vector<Value> values = m_values == "map"_L1 ? goodMaps()
            : isList()                                   ? goodLists()
            : isNumber()                                 ? goodNumbers()
                                                         : goodTexts();
        if (m_takesNull) {
            values.push_back(Value::null());
        }
        return values;
    }

    /// Wrong values, with the suffix of the rule's id and the place of the finding below the field.
    struct Wrong
    {
        Value value;
        QString rule;
        QString below;
    };

    [[nodiscard]] std::vector<Wrong> wrongValues() const
    {
        std::vector<Wrong> wrong = isList() ? wrongLists()
            : isRange()                     ? wrongNumbers()
                                            : wrongScalars();
        if (!m_takesNull) {
            wrong.push_back({Value::null(), u"type"_s, {}});
        }
        if (m_values != "map"_L1) {
            wrong.push_back({Value::map(), u"type"_s, {}});
        }
        return wrong;
    }

    /// "error swarm.enum" for each finding at @p below the field in @p bytes.
    [[nodiscard]] QStringList foundAt(const QByteArray &bytes, const QString &below = {}) const
    {
        QStringList found;
        for (const DocumentReport &document : checked(bytes).documents) {
            for (const Finding &finding : document.findings) {
                if (finding.fieldPath().toString() == m_path.toString() + below) {
                    found.append(golden::word(finding.severity) + u' ' + finding.rule);
                }
            }
        }
        return found;
    }

private:
    [[nodiscard]] bool isList() const
    {
        return m_values.startsWith("texts"_L1) || m_values.startsWith("maps"_L1);
    }
    [[nodiscard]] bool isRange() const { return m_values.contains(".."_L1); }
    [[nodiscard]] bool isNumber() const
    {
        return isRange() || m_values == "count"_L1 || m_values == "natural"_L1;
    }
    [[nodiscard]] QStringList limits() const { return m_values.section(u' ', 1).split(u".."_s); }
    [[nodiscard]] QString ruleOfNone() const { return m_values.section(u' ', 1); }

    /// The map of the document, as it is and with an unknown key added.
    [[nodiscard]] std::vector<Value> goodMaps() const
    {
        const ParsedText parsed = parse(m_bytes, Format::Yaml);
        const Tree &tree = parsed.documents.front().tree;
        Value more = tree.toValue(tree.find(m_path));
        more.insert(u"cost_center"_s, Value::integer(12));
        return {more, Value::map()};
    }

    [[nodiscard]] std::vector<Value> goodLists() const
    {
        const ParsedText parsed = parse(m_bytes, Format::Yaml);
        const Tree &tree = parsed.documents.front().tree;
        Value more = tree.toValue(tree.find(m_path));
        more.items.push_back(m_values.startsWith("texts"_L1) ? Value::string(u"a: \"b\" #c"_s)
                                 : more.items.empty()        ? Value::map()
                                                             : more.items.front());
        return ruleOfNone().isEmpty() ? std::vector{more, Value::list()} : std::vector{more};
    }

    [[nodiscard]] std::vector<Value> goodNumbers() const
    {
        const QStringList spellings = isRange() ? limits()
            : m_values == "count"_L1            ? QStringList{u"1"_s, u"12"_s}
                                                : QStringList{u"0"_s, u"12"_s};
        std::vector<Value> values;
        for (const QString &spelling : spellings) {
            values.push_back(Value::number(spelling));
            if (m_isQuoted) {
                values.push_back(Value::string(spelling));
            }
        }
        return values;
    }

    [[nodiscard]] std::vector<Value> goodTexts() const
    {
        std::vector<Value> values;
        for (const QString &word : enumWords()) {
            values.push_back(Value::string(word));
        }
        if (m_values == "boolean"_L1) {
            values = {Value::boolean(true), Value::boolean(false)};
            if (m_isQuoted) {
                values.push_back(Value::string(u"true"_s));
                values.push_back(Value::string(u"false"_s));
            }
        } else if (m_values == "id"_L1) {
            values = {Value::string(u"a1"_s), Value::integer(3)};
        } else if (m_values == "word"_L1 || m_values == "text"_L1) {
            values = {Value::string(u"a: \"b\" #c"_s)};
        } else if (m_values == "time"_L1) {
            values = {Value::string(u"2026-03-11T09:15:00+01:00"_s)};
        }
        return values;
    }

    [[nodiscard]] std::vector<Wrong> wrongLists() const
    {
        const Value word = Value::string(u"somewhere"_s);
        const Value item = m_values.startsWith("maps"_L1) ? word : Value::integer(3);
        std::vector<Wrong> wrong{{word, u"type"_s, {}}, {Value::list({item}), u"type"_s, u"/0"_s}};
        if (!ruleOfNone().isEmpty()) {
            wrong.push_back({Value::list(), ruleOfNone(), {}});
        }
        return wrong;
    }

    [[nodiscard]] std::vector<Wrong> wrongScalars() const
    {
        const Value word = Value::string(u"somewhere"_s);
        if (!enumWords().isEmpty()) {
            return {{word, u"enum"_s, {}}, {Value::integer(3), u"type"_s, {}}};
        }
        if (m_values == "map"_L1 || m_values == "boolean"_L1) {
            return {{word, u"type"_s, {}}, {Value::integer(3), u"type"_s, {}}};
        }
        if (isNumber()) {
            const Value below = Value::integer(m_values == "count"_L1 ? 0 : -1);
            return {{below, u"range"_s, {}}, {word, u"type"_s, {}}};
        }
        std::vector<Wrong> wrong{{Value::list({Value::integer(3)}), u"type"_s, {}}};
        if (m_values == "word"_L1 || m_values == "id"_L1) {
            wrong.push_back({Value::string(u" "_s), u"empty"_s, {}});
        }
        if (m_values == "time"_L1) {
            wrong.push_back({word, u"format"_s, {}});
        }
        if (m_values == "word"_L1 || m_values == "text"_L1) {
            wrong.push_back({Value::integer(3), u"type"_s, {}});
        }
        return wrong;
    }

    [[nodiscard]] std::vector<Wrong> wrongNumbers() const
    {
        const bool isWhole = m_values.startsWith("whole"_L1);
        const QString below = QString::number(limits().first().toDouble() - 1);
        const QString above =
            isWhole ? QString::number(limits().last().toInt() + 1) : limits().last() + u".1"_s;
        std::vector<Wrong> wrong{{Value::number(below), u"range"_s, {}},
                                 {Value::number(above), u"range"_s, {}},
                                 {Value::string(u"much"_s), u"type"_s, {}}};
        if (isWhole) {
            wrong.push_back({Value::number(u"2.5"_s), u"type"_s, {}});
        }
        if (!m_isQuoted) {
            wrong.push_back({Value::string(limits().last()), u"type"_s, {}});
        }
        return wrong;
    }

    QString m_values;
    bool m_isQuoted;
    bool m_takesNull;
    JsonPointer m_path;
    QByteArray m_bytes;
};

/// The fields in the template @p block of a specification: every key, and for a list of maps those
/// of the first item.
inline QStringList fieldsIn(const Tree &tree, NodeId node = 0)
{
    QStringList fields;
    for (const NodeId child : tree.at(node).children) {
        const bool isItem = tree.at(node).type == ValueType::List;
        if (!isItem) {
            fields.append(tree.pointerTo(child).toString());
        }
        if (!isItem || child == tree.at(node).children.front()) {
            fields += fieldsIn(tree, child);
        }
    }
    return fields;
}

/// One row for each entry of @p rows, named by its document and field.
inline void addFieldRows(const FieldRow *rows, size_t count)
{
    QTest::addColumn<int>("row");
    for (size_t i = 0; i < count; ++i) {
        QTest::addRow("%s %s", rows[i].document, rows[i].path) << static_cast<int>(i);
    }
}

// The tests of one row, for data-driven tests.

/// A valid value may make others invalid, such as another paradigm. @p beside are the findings of
/// the document itself.
inline void testGoodValues(const FieldRow &row, const QStringList &beside = {})
{
    const FieldTable table(row);
    QCOMPARE(listed(checked(table.bytes()).documents.front()), beside);
    QVERIFY(!table.goodValues().empty());
    for (const Value &value : table.goodValues()) {
        const QByteArray bytes = table.with(value);
        QVERIFY2(!bytes.isEmpty(), qPrintable(value.text));
        const QStringList found = table.foundAt(bytes).filter(
            QRegularExpression(u"^error|\\.(spelling|enum|type|range|format)$"_s));
        QVERIFY2(found.isEmpty(), qPrintable(value.text + u": "_s + found.join(u", "_s)));
    }
}

inline void testWrongValues(const FieldRow &row, const QString &protocol)
{
    const FieldTable table(row);
    for (const FieldTable::Wrong &wrong : table.wrongValues()) {
        const QByteArray bytes = table.with(wrong.value);
        QVERIFY2(!bytes.isEmpty(), qPrintable(wrong.value.text));
        const QStringList found = table.foundAt(bytes, wrong.below);
        const QString expected = u"error %1.%2"_s.arg(protocol, wrong.rule);
        QVERIFY2(found == QStringList(expected),
                 qPrintable(wrong.value.text + u": "_s + found.join(u", "_s) + u" instead of "_s
                            + expected));
    }
}

inline void testMissing(const FieldRow &row)
{
    const FieldTable table(row);
    const QByteArray bytes = table.with(std::nullopt);
    QVERIFY(!bytes.isEmpty());
    const QString missing = QString::fromLatin1(row.missing);
    QCOMPARE(table.foundAt(bytes), missing.isEmpty() ? QStringList() : QStringList(missing));
    if (missing.isEmpty()) {
        QCOMPARE(listed(checked(bytes).documents.front()), QStringList());
    }
}

} // namespace baton
