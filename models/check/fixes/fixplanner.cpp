// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"

#include "models/check/fixes/plaintextlistfixes.h"
#include "models/check/fixes/valuecoercion.h"
#include "models/check/fixes/wrapinroot.h"
#include "models/check/values/scalarsyntax.h"
#include "models/editing/plan/planedit.h"
#include "models/editing/yaml/quoting.h"
#include "models/strings/spellingmatch.h"
#include "models/values/placeholdertext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool holdsPlaceholder(const Value &value)
{
    return (value.type == ValueType::String && isPlaceholder(value.text))
        || std::ranges::any_of(value.items, holdsPlaceholder);
}

class FixPlannerTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::FixPlanner)
};

bool isQuoted(Style style)
{
    return style == Style::SingleQuoted || style == Style::DoubleQuoted;
}

std::optional<Fix> titled(std::optional<Fix> fix, const QString &title)
{
    if (fix) {
        fix->title = title;
    }
    return fix;
}

} // namespace

FixPlanner::FixPlanner(const QByteArray &bytes, const ParsedText &parsed, int document,
                       const CanonicalTree &tree)
    : m_bytes(bytes)
    , m_parsed(parsed)
    , m_document(document)
    , m_tree(tree)
{
}

std::optional<Fix> FixPlanner::rename(NodeId id, const QString &key) const
{
    const Node &node = m_tree.at(id);
    if (isXml() || !isSpelt(node.keyRange, node.keyStyle, node.key)) {
        return std::nullopt;
    }
    // m_tree contains only one of several handoffs in a document.
    const Tree &whole = m_parsed.documents[static_cast<size_t>(m_document)].tree;
    const NodeId map = whole.find(m_tree.tree().pointerTo(node.parent));
    if (map != noNode && whole.child(map, key) != noNode) {
        return std::nullopt; // the key would be a duplicate
    }
    const QByteArray spelt = isPrompt() ? key.toUtf8() : spelled(id, key, node.keyStyle);
    return Fix{FixPlannerTexts::tr("Rename"),
               {{node.keyRange.begin, node.keyRange.length(), spelt}},
               true};
}

/// The spelling of @p text as the key or value of @p id, whose present style is @p style.
QByteArray FixPlanner::spelled(NodeId id, const QString &text, Style style) const
{
    bool isInFlow = false;
    for (NodeId up = m_tree.at(id).parent; up != noNode; up = m_tree.at(up).parent) {
        isInFlow = isInFlow || m_tree.at(up).style == Style::Flow;
    }
    const bool isJson = m_parsed.documents[size_t(m_document)].format == Format::Json;
    return edit::spelledText(text, style, isInFlow,
                             isJson ? edit::Escapes::Json : edit::Escapes::Yaml);
}

/// True if the bytes in @p range are the expected spelling of @p text. Ranges with other bytes are
/// never replaced.
bool FixPlanner::isSpelt(ByteRange range, Style style, const QString &text) const
{
    const QByteArrayView bytes = QByteArrayView(m_bytes).sliced(range.begin, range.length());
    if (isQuoted(style)) {
        const char quote = style == Style::SingleQuoted ? '\'' : '"';
        return bytes.size() >= 2 && bytes.front() == quote && bytes.back() == quote;
    }
    return style == Style::Plain && !bytes.isEmpty() && bytes == text.toUtf8();
}

bool FixPlanner::isPrompt() const
{
    return m_parsed.documents[size_t(m_document)].format == Format::Prompt;
}

bool FixPlanner::isXml() const
{
    return m_parsed.documents[size_t(m_document)].format == Format::Xml;
}

/// Replaces the text of @p node if it is plain: without markup, entities and CDATA.
std::optional<TextEdit> FixPlanner::replacedXml(const Node &node, const QString &text) const
{
    const QByteArrayView bytes =
        QByteArrayView(m_bytes).sliced(node.range.begin, node.range.length());
    const bool isPlain = node.type == ValueType::String && node.style != Style::Absent
        && !bytes.contains('<') && !bytes.contains('&');
    return isPlain ? std::optional(TextEdit{node.range.begin, node.range.length(),
                                            text.toHtmlEscaped().toUtf8()})
                   : std::nullopt;
}

std::optional<TextEdit> FixPlanner::replaced(NodeId id, const QString &text, bool isText) const
{
    const Node &node = m_tree.at(id);
    if (isXml()) {
        return replacedXml(node, text);
    }
    if (!node.properties.isEmpty() || !isSpelt(node.range, node.style, node.text)) {
        return std::nullopt;
    }
    const bool isBare = !isText || isPrompt();
    return TextEdit{node.range.begin, node.range.length(),
                    isBare ? text.toUtf8() : spelled(id, text, node.style)};
}

std::optional<Fix> FixPlanner::set(NodeId node, const QString &text, bool isText,
                                   bool isCertain) const
{
    const std::optional<TextEdit> edit = replaced(node, text, isText);
    if (!edit) {
        return std::nullopt;
    }
    //: a fix: write this value instead of the present one
    return Fix{FixPlannerTexts::tr("Set %1").arg(text), {*edit}, isCertain};
}

std::optional<Fix> FixPlanner::nearest(NodeId id, const QStringList &allowed) const
{
    const QString plain = withoutComma(m_tree.at(id).text);
    if (allowed.contains(plain) && plain != m_tree.at(id).text) {
        return titled(set(id, plain, true, true), FixPlannerTexts::tr("Remove the comma"));
    }
    const std::optional<Nearest> best = closestMatch(m_tree.at(id).text, allowed);
    return best ? set(id, best->text, true, best->distance == 0) : std::nullopt;
}

std::optional<Fix> FixPlanner::convertType(NodeId id, const QStringList &types) const
{
    const Node &node = m_tree.at(id);
    const QString text = trimmedUnquoted(node.text);
    for (const QString &type : types) {
        if (type == "string"_L1 && node.style == Style::Plain
            && (node.type == ValueType::Integer || node.type == ValueType::Float
                || node.type == ValueType::Boolean)) {
            return titled(set(id,
                              QString::fromUtf8(m_bytes.mid(node.range.begin, node.range.length())),
                              true, true),
                          //: a fix: a number becomes a text
                          FixPlannerTexts::tr("Put it in quotes"));
        }
        const bool isInJson = m_parsed.documents[size_t(m_document)].format == Format::Json;
        if (isInJson && node.type == ValueType::String && isJson(text, type)) {
            const std::optional<TextEdit> edit = replaced(id, text, false);
            //: a fix: write the JSON that a text holds instead of the text
            return edit ? std::optional(Fix{FixPlannerTexts::tr("Unpack"), {*edit}, true})
                        : std::nullopt;
        }
        if (node.type == ValueType::String && isQuoted(node.style) && isScalarOfType(text, type)) {
            //: a fix: a text becomes the number, true or false that it spells
            return titled(set(id, text, false, true), FixPlannerTexts::tr("Remove the quotes"));
        }
        if (node.type == ValueType::String && isScalarOfType(withoutComma(text), type)) {
            //: a fix: of a value such as "2,"
            const QString comma = FixPlannerTexts::tr("Remove the comma");
            const std::optional<Fix> fix = set(id, withoutComma(text), false, true);
            return withoutComma(text) == text ? fix : titled(fix, comma);
        }
        if (const QString word = node.type == ValueType::String && type == "boolean"_L1
                ? booleanOf(text)
                : QString();
            !word.isEmpty()) {
            return set(id, word, false, true);
        }
    }
    if (std::optional<Fix> corrected = linesCorrected(id, types)) {
        return corrected;
    }
    const auto meant = node.type == ValueType::String && !isXml() && !types.contains("string"_L1)
        ? coercedValue(node.text, types)
        : std::nullopt;
    return meant ? set(id, meant->spelling, false, meant->isCertain) : std::nullopt;
}

/// Fixes list or map entries that YAML reads as lines of a single text, because a blank is missing
/// or odd.
std::optional<Fix> FixPlanner::linesCorrected(NodeId id, const QStringList &types) const
{
    const Node &node = m_tree.at(id);
    const bool isYaml = m_parsed.documents[size_t(m_document)].format == Format::Yaml;
    if (!isYaml || node.type != ValueType::String || node.style != Style::Plain) {
        return std::nullopt;
    }
    if (types.contains("array"_L1)) {
        if (const TextEdits edits = spacedHyphens(m_bytes, node.range); !edits.empty()) {
            //: a fix
            return Fix{FixPlannerTexts::tr("Insert space"), edits};
        }
    }
    if (types.contains("object"_L1)) {
        if (const TextEdits edits = plainColons(m_bytes, node.range); !edits.empty()) {
            //: a fix
            return Fix{FixPlannerTexts::tr("Write colons"), edits};
        }
    }
    return std::nullopt;
}

std::optional<Fix> FixPlanner::insert(NodeId map, const QString &key, const Value &value,
                                      bool isCertain, const QString &before)
{
    const bool isToFillIn = holdsPlaceholder(value);
    return planned(InsertKey{m_tree.tree().pointerTo(map), key, value, before},
                   //: a fix: it writes a placeholder
                   isToFillIn ? FixPlannerTexts::tr("Insert key to fill in")
                              : FixPlannerTexts::tr("Insert key"),
                   isCertain);
}

std::optional<Fix> FixPlanner::planned(const TreeEdit &edit, const QString &title, bool isCertain)
{
    if (m_bytes.size() > m_budget) {
        const auto plan = std::make_shared<const FixPlan>(m_document, edit);
        return Fix{title, {}, isCertain, plan};
    }
    m_budget -= m_bytes.size();
    const Result<TextEdits> edits = planEdit(m_bytes, m_parsed, m_document, edit);
    if (!edits) {
        return std::nullopt;
    }
    return Fix{title, *edits, isCertain};
}

bool FixPlanner::isTextWithColon(NodeId id) const
{
    const Node &node = m_tree.at(id);
    return m_parsed.documents[static_cast<size_t>(m_document)].format == Format::Yaml
        && node.type == ValueType::Map && node.style == Style::Block && node.children.size() == 1
        && !m_bytes.sliced(node.range.begin, node.range.length()).contains('\n');
}

Fix FixPlanner::quoted(NodeId id) const
{
    const ByteRange range = m_tree.at(id).range;
    const QString text = QString::fromUtf8(m_bytes.sliced(range.begin, range.length()));
    const TextEdit edit{range.begin, range.length(), edit::doubleQuoted(text, edit::Escapes::Yaml)};
    return Fix{FixPlannerTexts::tr("Put it in quotes"), {edit}, false};
}

Fix FixPlanner::cleared(NodeId id, const QByteArray &empty) const
{
    const ByteRange range = m_tree.at(id).range;
    //: a fix: of a placeholder, nothing is left in its place
    return Fix{FixPlannerTexts::tr("Clear it"), {{range.begin, range.length(), empty}}, false};
}

std::optional<Fix> FixPlanner::listed(NodeId id)
{
    const Node &node = m_tree.at(id);
    if (node.type != ValueType::String || node.text.trimmed().isEmpty()) {
        return std::nullopt;
    }
    Value list = Value::list();
    for (const QString &entry : entriesIn(node.text)) {
        list.items.push_back(Value::string(entry));
    }
    //: a fix: of a text where a list is due
    const QString title = FixPlannerTexts::tr("Make it a list");
    return planned(SetValue{m_tree.tree().pointerTo(id), list}, title, false);
}

std::optional<Fix> FixPlanner::mapListed(NodeId id) const
{
    const Node &node = m_tree.at(id);
    const bool isData = m_parsed.format == Format::Yaml || m_parsed.format == Format::Json;
    if (node.type != ValueType::Map || !node.properties.isEmpty() || !isData) {
        return std::nullopt;
    }
    //: a fix: of a map where a list is due
    const QString title = FixPlannerTexts::tr("Make it a list");
    if (node.style == Style::Flow) {
        return Fix{title, {{node.range.begin, 0, "["}, {node.range.end, 0, "]"}}, false};
    }
    TextEdits edits{{node.range.begin, 0, "- "}};
    for (qsizetype line = m_bytes.indexOf('\n', node.range.begin) + 1;
         line > 0 && line < node.range.end; line = m_bytes.indexOf('\n', line) + 1) {
        if (m_bytes[line] != '\n' && m_bytes[line] != '\r') {
            edits.push_back({line, 0, "  "});
        }
    }
    return Fix{title, edits, false};
}

std::optional<Fix> FixPlanner::wrap(const QString &key) const
{
    const Tree &tree = m_parsed.documents[static_cast<size_t>(m_document)].tree;
    const bool stands = !tree.isEmpty() && tree.find(JsonPointer().child(key)) != noNode;
    if (stands || m_bytes.size() > m_budget) { // the key would then be inside itself
        return std::nullopt;
    }
    std::optional<TextEdits> edits = wrapEdits(m_bytes, m_parsed, m_document, key);
    // Not certain if a sentence precedes the document, or if the first key has no value and may be
    // the misspelt root key.
    const bool isCertain = std::ranges::none_of(tree.root().children, [&tree](NodeId child) {
        const bool isHead = child == tree.root().children.front();
        return tree.at(child).key.count(u' ') > 1
            || (isHead && tree.at(child).style == Style::Absent);
    });
    //: a fix: put the document under this key
    return edits
        ? std::optional(Fix{FixPlannerTexts::tr("Wrap in root key"), std::move(*edits), isCertain})
        : std::nullopt;
}

std::optional<Fix> FixPlanner::indentUnder(const QString &key, const FieldSchema &fields) const
{
    const Tree &tree = m_parsed.documents[static_cast<size_t>(m_document)].tree;
    if (m_bytes.size() > m_budget || tree.isEmpty()) {
        return std::nullopt;
    }
    const auto isKnown = [&](NodeId child) {
        return tree.at(child).key == key || fields.property(tree.at(child).key);
    };
    const bool isCertain = std::ranges::all_of(tree.root().children, isKnown);
    std::optional<TextEdits> edits = indentEdits(m_bytes, m_parsed, m_document, key);
    //: a fix: the fields belong under the key above them
    return edits
        ? std::optional(Fix{FixPlannerTexts::tr("Indent the fields"), std::move(*edits), isCertain})
        : std::nullopt;
}

} // namespace baton
