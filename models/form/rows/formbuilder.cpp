// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formbuilder.h"

#include "models/editing/text/editerrors.h"
#include "models/form/rows/formsummary.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const DocumentReport nothingKnown;

bool isForContainers(FieldWidget widget)
{
    return isSectionWidget(widget) || widget == FieldWidget::TextList || widget == FieldWidget::Raw;
}

} // namespace

const Tree FormBuilder::s_empty;

FormBuilder::FormBuilder(const FormInput &input, const FormState &state,
                         std::shared_ptr<const FieldFindings> issues)
    : m_tree(input.tree ? *input.tree : s_empty)
    , m_input(input)
    , m_state(state)
    , m_issues(issues ? std::move(issues)
                      : std::make_shared<const FieldFindings>(
                            input.report ? *input.report : nothingKnown, m_tree, state))
{
}

FormModel FormBuilder::build()
{
    addRows();
    const bool isAllClosed =
        std::ranges::none_of(m_model.expansion, [](bool isOpen) { return isOpen; });
    if (isAllClosed && !m_model.rows.empty()) {
        m_model = {};
        m_saysRoot = false;
        m_opensFirstSection = true; // a form that shows no field says nothing
        addRows();
    }
    m_model.total = m_issues->below({});
    m_model.issues = m_issues;
    return std::move(m_model);
}

void FormBuilder::addRows()
{
    m_model.schema = m_input.schema;
    if (!m_tree.isEmpty()) {
        addSections(0);
    }
    for (size_t i = 0; i < m_model.rows.size(); ++i) {
        FormRow &row = m_model.rows[i];
        row.endsSection = row.kind != RowKind::Section
            && (i + 1 == m_model.rows.size() || m_model.rows[i + 1].kind == RowKind::Section);
    }
    nameRows();
}

/// The text that the list or the map at @p entry was meant to be: "[Task name]" without quotes.
QString FormBuilder::unquotedPlaceholder(const FormEntry &entry) const
{
    const NodeId id = resolvedNode(m_tree, entry.node);
    const UnfilledValue *open = id == noNode ? nullptr : m_issues->openAt(entry.path);
    const bool isUnquoted = open && open->fill == Completeness::Placeholder
        && (m_tree.at(id).type == ValueType::List || m_tree.at(id).type == ValueType::Map);
    const auto isValue = [](const UnfilledText &text) { return !text.isKey; };
    const auto text = isUnquoted ? std::ranges::find_if(open->texts, isValue) : open->texts.end();
    return isUnquoted && text != open->texts.end() ? text->text : QString();
}

/// True for a list of texts of which some are still to be filled in, without quotes.
bool FormBuilder::isListOfTexts(const FormEntry &entry) const
{
    const NodeId id = resolvedNode(m_tree, entry.node);
    if (id == noNode || m_tree.at(id).type != ValueType::List || m_tree.at(id).children.empty()
        || m_issues->below(entry.path).open == 0) {
        return false; // one without entries is open, too
    }
    qsizetype index = 0;
    return std::ranges::all_of(m_tree.at(id).children, [&](NodeId child) {
        const FormEntry item{entry.path.child(index++), {}, nullptr, child};
        const Node &node = m_tree.at(resolvedNode(m_tree, child));
        const bool isScalar = node.type != ValueType::List && node.type != ValueType::Map;
        return isScalar || !unquotedPlaceholder(item).isEmpty();
    });
}

/// An unknown XML element is a card, as its content has no free keys.
FieldWidget FormBuilder::widgetOf(const FormEntry &entry) const
{
    if (m_state.atWork && m_state.atWork->first == entry.path) {
        return m_state.atWork->second;
    }
    if (!unquotedPlaceholder(entry).isEmpty()) {
        const bool isForText = entry.schema && !isForContainers(entry.schema->widget);
        return isForText ? entry.schema->widget : FieldWidget::Text;
    }
    const FieldWidget widget =
        isListOfTexts(entry) ? FieldWidget::TextList : widgetFor(m_tree, entry.node, entry.schema);
    const bool isElement = m_input.isXml && !entry.schema;
    return isElement && widget == FieldWidget::FreeMap ? FieldWidget::Object : widget;
}

QString FormBuilder::labelOf(const FormEntry &entry) const
{
    const QString &key = entry.path.last();
    return m_input.isXml ? xmlLabelFor(key, entry.schema) : labelFor(key, entry.schema);
}

AddChoice FormBuilder::choiceOf(const FormEntry &entry) const
{
    return {entry.path, labelOf(entry), entry.schema->help, entry.schema->isSuggested};
}

bool FormBuilder::isRequired(const FormEntry &entry) const
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

FieldState FormBuilder::fieldOf(const FormEntry &entry) const
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

FormRow FormBuilder::rowOf(RowKind kind, const FormEntry &entry, int depth) const
{
    FormRow row;
    row.kind = kind;
    row.id = rowId(kind, entry.path);
    row.field = fieldOf(entry);
    row.depth = depth;
    return row;
}

/// A row about an object that says nothing of its findings: another row does.
FormRow FormBuilder::bareRow(RowKind kind, const JsonPointer &path, int depth)
{
    FormRow row;
    row.kind = kind;
    row.id = rowId(kind, path);
    row.field.path = path;
    row.depth = depth;
    return row;
}

bool FormBuilder::isShown(const FormEntry &entry) const
{
    if (entry.isPresent() || isRequired(entry) || m_state.shown.contains(entry.path)) {
        return true;
    }
    return std::ranges::any_of(m_issues->at(entry), [](const FieldFinding &issue) {
        return issue.severity != Severity::Note;
    });
}

bool FormBuilder::decide(const QString &id, bool byDefault)
{
    const bool isExpanded = m_state.expanded.value(id, byDefault);
    m_model.expansion.insert(id, isExpanded);
    return isExpanded;
}

std::vector<NodeId> FormBuilder::childrenOf(NodeId id) const
{
    id = resolvedNode(m_tree, id);
    return id == noNode ? std::vector<NodeId>() : m_tree.at(id).children;
}

/// The keys of @p object as they stand in the document, each that is absent behind the one that its
/// schema names before it. Unknown ones are the last.
std::vector<FormEntry> FormBuilder::fieldsOf(NodeId object, const JsonPointer &path,
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

void FormBuilder::addFields(const std::vector<FormEntry> &entries, const JsonPointer &object,
                            const QString &name, int depth)
{
    std::vector<AddChoice> choices;
    bool hasHeading = false;
    for (const FormEntry &entry : entries) {
        if (!isShown(entry)) {
            choices.push_back(choiceOf(entry));
            continue;
        }
        if (!entry.schema && m_input.schema && !hasHeading && entries.front().schema) {
            hasHeading = true;
            FormRow heading = bareRow(RowKind::Heading, object, depth);
            heading.field.label = QCoreApplication::translate("baton::FormModel", "Other fields");
            m_model.rows.push_back(heading);
        }
        addEntry(entry, depth);
    }
    addChoices(choices, object,
               name.isEmpty()
                   ? QCoreApplication::translate("baton::FormModel", "Add to this entry")
                   : QCoreApplication::translate("baton::FormModel", "Add to %1").arg(name),
               depth);
}

void FormBuilder::addChoices(const std::vector<AddChoice> &choices, const JsonPointer &object,
                             const QString &title, int depth)
{
    if (choices.empty()) {
        return;
    }
    FormRow row = bareRow(RowKind::AddField, object, depth);
    row.field.label = title;
    row.choices = choices;
    std::ranges::stable_sort(row.choices, std::ranges::greater(), &AddChoice::isSuggested);
    m_model.rows.push_back(row);
}

void FormBuilder::addEntry(const FormEntry &entry, int depth)
{
    const FieldWidget widget = widgetOf(entry);
    switch (widget) {
    case FieldWidget::TextList:
    case FieldWidget::ObjectList:
    case FieldWidget::Table:
        addList(entry, widget, depth);
        return;
    case FieldWidget::FreeMap:
        addMap(entry, depth);
        return;
    case FieldWidget::Object: {
        FormRow row = rowOf(RowKind::Card, entry, depth);
        row.isExpanded = true;
        row.summary = row.field.label;
        addCard(entry, std::move(row));
        return;
    }
    default:
        m_model.rows.push_back(rowOf(RowKind::Field, entry, depth));
    }
}

/// The entry that the card of @p item shows: if it holds one of several things, that thing.
FormEntry FormBuilder::alternativeOf(const FormEntry &item) const
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

bool FormBuilder::isContentObject(const FormEntry &content, const JsonPointer &card) const
{
    return content.path == card || widgetOf(content) == FieldWidget::Object;
}

void FormBuilder::addContent(const FormEntry &content, bool isObject, int depth)
{
    if (isObject) {
        const NodeId node = resolvedNode(m_tree, content.node);
        const NodeId parent = content.node == noNode ? noNode : m_tree.at(content.node).parent;
        const bool isItem = parent != noNode && m_tree.at(parent).type == ValueType::List;
        addFields(fieldsOf(node, content.path, content.schema), content.path,
                  isItem ? QString() : labelOf(content), depth);
    } else {
        addEntry(content, depth);
    }
}

FormModel FormBuilder::buildContent(const FormRow &card)
{
    const JsonPointer &path = card.field.path;
    const FormEntry content = alternativeOf({path, path, card.field.schema, m_tree.find(path)});
    addContent(content, isContentObject(content, path), card.depth + 1);
    nameRows();
    return std::move(m_model);
}

void FormBuilder::nameRows()
{
    m_model.names.clear();
    m_model.names.reserve(m_model.rows.size());
    for (const FormRow &row : m_model.rows) {
        m_model.names.emplace_back(row);
    }
}

void FormBuilder::addCard(const FormEntry &entry, FormRow row)
{
    row.isExpanded = m_state.expanded.value(row.id, row.isExpanded);
    const bool isOpen = row.isExpanded;
    if (isOpen || !row.isListItem) { // of a list there may be thousands
        m_model.expansion.insert(row.id, isOpen);
    }
    const int depth = row.depth + 1;
    const FormEntry content = alternativeOf(entry);
    const bool isObject = isContentObject(content, entry.path);
    if (isObject && content.path != entry.path) {
        const std::vector<FieldFinding> issues = m_issues->at(content);
        row.field.issues.insert(row.field.issues.end(), issues.begin(), issues.end());
    }
    row.tally = m_issues->below(entry.path);
    m_model.rows.push_back(std::move(row));
    if (isOpen) {
        addContent(content, isObject, depth);
    }
    ++m_model.rows.back().endsCards;
}

void readValue(FieldState &field, const FormInput &input, NodeId node)
{
    const NodeId id = node == noNode ? noNode : resolvedNode(*input.tree, node);
    static const Node absent;
    const Node &value = id == noNode ? absent : input.tree->at(id);
    field.isPresent = node != noNode;
    field.isEditable = id == noNode || (input.tree->at(node).isEditable && value.isEditable);
    field.fixedReason = field.isEditable ? QString() : edit::notEditable(field.path).message;
    field.type = input.isPrompt && id != noNode && value.type == ValueType::Null ? ValueType::String
                                                                                 : value.type;
    field.text = field.widget == FieldWidget::Raw && id != noNode
        ? sourceOf(*input.tree, id, input.bytes)
        : value.text;
}

FormModel buildForm(const FormInput &input, const FormState &state)
{
    return FormBuilder(input, state).build();
}

} // namespace baton
