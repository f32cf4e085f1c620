// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formentryreader.h"

#include <algorithm>
#include <limits>
#include <ranges>

namespace baton {

namespace {

const Tree emptyTree;
const DocumentReport nothingKnown;

} // namespace

bool isSectionWidget(FieldWidget widget)
{
    return widget == FieldWidget::Object || widget == FieldWidget::ObjectList
        || widget == FieldWidget::Table || widget == FieldWidget::FreeMap;
}

FormEntryReader::FormEntryReader(const FormInput &input, const FormState &state,
                                 std::shared_ptr<const FieldFindings> issues)
    : m_tree(input.tree ? *input.tree : emptyTree)
    , m_input(input)
    , m_state(state)
    , m_issues(issues ? std::move(issues)
                      : std::make_shared<const FieldFindings>(
                            input.report ? *input.report : nothingKnown, m_tree, state))
{
}

/// The placeholder without quotes, such as [Task name], that YAML reads as the list or map at @p
/// entry; empty if it is none.
QString FormEntryReader::unquotedPlaceholder(const FormEntry &entry) const
{
    const NodeId id = resolvedNode(m_tree, entry.node);
    const UnfilledValue *open = id == noNode ? nullptr : m_issues->openAt(entry.path);
    const bool isUnquoted = open && open->fill == Completeness::Placeholder
        && (m_tree.at(id).type == ValueType::List || m_tree.at(id).type == ValueType::Map);
    const auto isValue = [](const UnfilledText &text) { return !text.isKey; };
    const auto text = isUnquoted ? std::ranges::find_if(open->texts, isValue) : open->texts.end();
    return isUnquoted && text != open->texts.end() ? text->text : QString();
}

/// True for a list of texts in which at least one is a placeholder without quotes.
bool FormEntryReader::isListOfTexts(const FormEntry &entry) const
{
    const NodeId id = resolvedNode(m_tree, entry.node);
    if (id == noNode || m_tree.at(id).type != ValueType::List || m_tree.at(id).children.empty()
        || m_issues->below(entry.path).open == 0) {
        return false; // an empty list may be open as well
    }
    qsizetype index = 0;
    return std::ranges::all_of(m_tree.at(id).children, [&](NodeId child) {
        const FormEntry item{entry.path.child(index++), {}, nullptr, child};
        const Node &node = m_tree.at(resolvedNode(m_tree, child));
        const bool isScalar = node.type != ValueType::List && node.type != ValueType::Map;
        return isScalar || !unquotedPlaceholder(item).isEmpty();
    });
}

/// The editor of @p entry. An unknown XML element gets a card, because its content has no free
/// keys.
FieldWidget FormEntryReader::widgetOf(const FormEntry &entry) const
{
    if (m_state.atWork && m_state.atWork->first == entry.path) {
        return m_state.atWork->second;
    }
    if (!unquotedPlaceholder(entry).isEmpty()) {
        const bool isForText =
            entry.schema && traitsOf(entry.schema->widget).shape == WidgetShape::Scalar;
        return isForText ? entry.schema->widget : FieldWidget::Text;
    }
    const FieldWidget widget =
        isListOfTexts(entry) ? FieldWidget::TextList : widgetFor(m_tree, entry.node, entry.schema);
    const bool isElement = m_input.isXml && !entry.schema;
    return isElement && widget == FieldWidget::FreeMap ? FieldWidget::Object : widget;
}

QString FormEntryReader::labelOf(const FormEntry &entry) const
{
    const QString &key = entry.path.last();
    return m_input.isXml ? xmlLabelFor(key, entry.schema) : labelFor(key, entry.schema);
}

AddChoice FormEntryReader::choiceOf(const FormEntry &entry) const
{
    return {entry.path, labelOf(entry), entry.schema->help, entry.schema->isSuggested};
}

bool FormEntryReader::isRequired(const FormEntry &entry) const
{
    const auto isChosen = [&](const RequiringChoice &choice) {
        const JsonPointer sibling = entry.path.parent().child(choice.sibling);
        const NodeId node = resolvedNode(m_tree, m_tree.find(sibling));
        return node != noNode && choice.values.contains(m_tree.at(node).text);
    };
    return m_issues->demands(entry)
        || (entry.schema
            && (entry.schema->isRequired
                || std::ranges::any_of(entry.schema->requiredBy, isChosen)));
}

FieldState FormEntryReader::fieldOf(const FormEntry &entry) const
{
    FieldState field;
    field.path = entry.path;
    field.label = labelOf(entry);
    field.schema = entry.schema;
    field.widget = widgetOf(entry);
    field.isRequired = isRequired(entry);
    field.issues = m_issues->at(entry);
    const UnfilledValue *open = m_issues->openAt(entry.path);
    for (const UnfilledText &text : open ? open->texts : std::vector<UnfilledText>()) {
        if (!text.isKey) {
            field.placeholders.append(text.text);
        }
    }
    field.isPlaceholder = !field.placeholders.isEmpty() && open->fill == Completeness::Placeholder;
    readValue(field, m_input, entry.node);
    if (const QString text = unquotedPlaceholder(entry); !text.isEmpty()) {
        field.type = ValueType::String;
        field.text = text;
    }
    return field;
}

FormRow FormEntryReader::rowOf(RowKind kind, const FormEntry &entry, int depth) const
{
    FormRow row;
    row.kind = kind;
    row.id = rowId(kind, entry.path);
    row.field = fieldOf(entry);
    row.depth = depth;
    return row;
}

/// A row about an object without its findings, which another row shows.
FormRow FormEntryReader::bareRow(RowKind kind, const JsonPointer &path, int depth)
{
    FormRow row;
    row.kind = kind;
    row.id = rowId(kind, path);
    row.field.path = path;
    row.depth = depth;
    return row;
}

bool FormEntryReader::isShown(const FormEntry &entry) const
{
    if (entry.isPresent() || isRequired(entry) || m_state.shown.contains(entry.path)) {
        return true;
    }
    return std::ranges::any_of(m_issues->at(entry), [](const FieldFinding &issue) {
        return issue.severity != Severity::Note;
    });
}

std::vector<NodeId> FormEntryReader::childrenOf(NodeId id) const
{
    id = resolvedNode(m_tree, id);
    return id == noNode ? std::vector<NodeId>() : m_tree.at(id).children;
}

/// The fields of @p object in document order. An absent field follows the one before it in the
/// schema; unknown fields come last.
std::vector<FormEntry> FormEntryReader::fieldsOf(NodeId object, const JsonPointer &path,
                                                 const FieldSchema *schema) const
{
    const std::vector<FormEntry> entries = entriesOf(m_tree, object, path, schema);
    std::vector<std::pair<qsizetype, FormEntry>> placed;
    qsizetype place = -1;
    for (const FormEntry &entry : entries) {
        place = !entry.schema   ? std::numeric_limits<qsizetype>::max()
            : entry.isPresent() ? m_tree.at(entry.node).keyRange.begin
                                : place;
        placed.emplace_back(place, entry);
    }
    std::ranges::stable_sort(placed, {}, &std::pair<qsizetype, FormEntry>::first);
    const auto sorted = placed | std::views::values;
    return {sorted.begin(), sorted.end()};
}

/// The entry that the card of @p item shows. For an item with alternatives, the one in it.
FormEntry FormEntryReader::alternativeOf(const FormEntry &item) const
{
    const std::vector<NodeId> children = childrenOf(item.node);
    if (!item.schema || !item.schema->isOneOf || children.size() != 1) {
        return item;
    }
    const QString &key = m_tree.at(children.front()).key;
    const JsonPointer path = item.path.child(key);
    const FieldSchema *schema = item.schema->property(key);
    return schema ? FormEntry{path, path, schema, children.front()} : item;
}

bool FormEntryReader::isContentObject(const FormEntry &content, const JsonPointer &card) const
{
    return content.path == card || widgetOf(content) == FieldWidget::Object;
}

} // namespace baton
