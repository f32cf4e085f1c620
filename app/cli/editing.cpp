// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/editing.h"

#include "app/cli/text.h"
#include "models/check/canonicaltree.h"
#include "models/form/formedit.h"
#include "models/protocol/fieldorder.h"

#include <algorithm>

namespace baton::cli {

namespace {

/// @p value below one map for each token of @p path from @p first on, or a list for "-".
Value nested(const QStringList &path, qsizetype first, Value value)
{
    for (qsizetype i = path.size() - 1; i >= first; --i) {
        if (path.at(i) == u'-') {
            value = Value::list({std::move(value)});
            continue;
        }
        Value map = Value::map();
        map.insert(path.at(i), std::move(value));
        value = std::move(map);
    }
    return value;
}

QString shown(const JsonPointer &at)
{
    return at.isRoot() ? Text::tr("the root", "a place in a document, as in \"at the root\"")
                       : at.toString();
}

Failure noSuchPlace(const JsonPointer &at)
{
    return {Text::tr("There is no value at %1.").arg(shown(at))};
}

bool isMerged(const Tree &tree, const JsonPointer &at)
{
    return tree.find(at) == noNode && CanonicalTree(tree).find(at) != noNode;
}

Failure merged(const JsonPointer &at)
{
    return {Text::tr("The value at %1 comes from another map through \"<<\". Set it as a whole to "
                     "replace it here, or change that map.")
                .arg(at.toString())};
}

Result<TreeEdit> itemEdit(const JsonPointer &list, const QString &position, qsizetype size,
                          Value value)
{
    if (position == u'-' || position == QString::number(size)) {
        return TreeEdit(InsertItem{list, -1, std::move(value)});
    }
    return Failure{
        Text::tr("The list at %1 has %2 items, so there is no place %3. Use %4 to add one.")
            .arg(shown(list), QString::number(size), position,
                 list.child(QStringLiteral("-")).toString())};
}

/// The edit that makes @p value stand at @p at in @p tree, whatever is there already.
/// @p fields say where a new element belongs, and are null where order does not count.
Result<TreeEdit> settingEdit(const Tree &tree, const JsonPointer &at, const Value &value,
                             const FieldSchema *fields)
{
    if (tree.isEmpty() || tree.find(at) != noNode) {
        return TreeEdit(SetValue{at, value});
    }
    JsonPointer above = at.parent();
    while (!above.isRoot() && tree.find(above) == noNode) {
        above = above.parent();
    }
    const QString &next = at.tokens().at(above.depth());
    if (at.depth() > above.depth() + 1 && isMerged(tree, above.child(next))) {
        return merged(above.child(next));
    }
    Value below = nested(at.tokens(), above.depth() + 1, value);
    const Node &node = tree.at(tree.find(above));
    switch (node.type) {
    case ValueType::Map: {
        const FieldSchema *object = fields ? schemaAt(fields, above) : nullptr;
        const QString before =
            object ? followingKey(tree, tree.find(above), *object, next, true) : QString();
        return TreeEdit(InsertKey{above, next, std::move(below), before});
    }
    case ValueType::List:
        return itemEdit(above, next, std::ssize(node.children), std::move(below));
    case ValueType::Null:
        return TreeEdit(SetValue{above, nested(at.tokens(), above.depth(), value)});
    default:
        return Failure{
            Text::tr("The value at %1 is neither a map nor a list, so nothing can stand at %2.")
                .arg(shown(above), shown(at))};
    }
}

} // namespace

Editing::Editing(QByteArray bytes, Format format, int document,
                 std::shared_ptr<const ProtocolCatalog> catalog)
    : m_bytes(std::move(bytes))
    , m_format(format)
    , m_document(document)
    , m_catalog(std::move(catalog))
    , m_parsed(parsed())
{
}

ParsedText Editing::parsed() const
{
    return parse(m_bytes, m_format, m_catalog ? m_catalog->parseOptions() : ParseOptions());
}

const FieldSchema *Editing::orderedFields() const
{
    const bool isXml = m_catalog && hasDocument()
        && m_parsed.documents[static_cast<size_t>(m_document)].format == Format::Xml;
    const Kind *kind = isXml ? m_catalog->recognise(tree()) : nullptr;
    return kind ? &kind->fields : nullptr;
}

bool Editing::hasDocument() const
{
    return m_document < std::ssize(m_parsed.documents);
}

std::optional<SyntaxIssue> Editing::expansionIssue() const
{
    const auto found = std::ranges::find(m_parsed.issues, QStringLiteral("yaml.alias-expansion"),
                                         &SyntaxIssue::rule);
    return found == m_parsed.issues.end() ? std::nullopt : std::optional(*found);
}

std::optional<SyntaxIssue> Editing::fatalIssue() const
{
    // Of Markdown the other blocks do not matter.
    const bool isAlone = m_parsed.format == Format::Markdown && hasDocument();
    const ByteRange all{0, m_bytes.size()};
    const ByteRange range =
        isAlone ? m_parsed.documents[static_cast<size_t>(m_document)].range : all;
    const auto issue = std::ranges::find_if(m_parsed.issues, [range](const SyntaxIssue &other) {
        return other.isFatal && range.contains(other.range);
    });
    return issue == m_parsed.issues.end() ? std::nullopt : std::optional(*issue);
}

const Tree &Editing::tree() const
{
    static const Tree none;
    return hasDocument() ? m_parsed.documents[static_cast<size_t>(m_document)].tree : none;
}

Outcome Editing::set(const JsonPointer &at, const Value &value)
{
    const Result<TreeEdit> edit = settingEdit(tree(), at, value, orderedFields());
    return edit ? apply(*edit) : Outcome(edit.failure());
}

Outcome Editing::unset(const JsonPointer &at)
{
    if (tree().isEmpty() || tree().find(at) == noNode) {
        return isMerged(tree(), at) ? merged(at) : noSuchPlace(at);
    }
    return apply(Remove{at});
}

Outcome Editing::append(const JsonPointer &at, const Value &value)
{
    const NodeId id = tree().isEmpty() ? noNode : tree().find(at);
    if (id == noNode || tree().at(id).type == ValueType::Null) {
        return set(at, Value::list({value}));
    }
    if (tree().at(id).type != ValueType::List) {
        return Failure{Text::tr("The value at %1 is not a list. Use \"baton set\" to replace it.")
                           .arg(shown(at))};
    }
    return apply(InsertItem{at, -1, value});
}

Outcome Editing::apply(const TreeEdit &edit)
{
    const Result<TextEdits> edits = planEdit(m_bytes, m_parsed, m_document, edit);
    if (!edits) {
        return edits.failure();
    }
    Result<QByteArray> bytes = applied(m_bytes, *edits);
    if (!bytes) {
        return bytes.failure();
    }
    m_bytes = std::move(*bytes);
    m_parsed = parsed();
    return std::monostate();
}

} // namespace baton::cli
