// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formcontentbuilder.h"

#include "models/form/rows/formsummary.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace baton {

bool FormContentBuilder::decide(const QString &id, bool byDefault)
{
    const bool isExpanded = m_reader.state().expanded.value(id, byDefault);
    m_model.expansion.insert(id, isExpanded);
    return isExpanded;
}

void FormContentBuilder::addFields(const std::vector<FormEntry> &entries, const JsonPointer &object,
                                   const QString &name, int depth)
{
    std::vector<AddChoice> choices;
    bool hasHeading = false;
    for (const FormEntry &entry : entries) {
        if (!m_reader.isShown(entry)) {
            choices.push_back(m_reader.choiceOf(entry));
            continue;
        }
        if (!entry.schema && m_reader.input().schema && !hasHeading && entries.front().schema) {
            hasHeading = true;
            FormRow heading = m_reader.bareRow(RowKind::Heading, object, depth);
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

void FormContentBuilder::addChoices(const std::vector<AddChoice> &choices,
                                    const JsonPointer &object, const QString &title, int depth)
{
    if (choices.empty()) {
        return;
    }
    FormRow row = m_reader.bareRow(RowKind::AddField, object, depth);
    row.field.label = title;
    row.choices = choices;
    std::ranges::stable_sort(row.choices, std::ranges::greater(), &AddChoice::isSuggested);
    m_model.rows.push_back(row);
}

void FormContentBuilder::addEntry(const FormEntry &entry, int depth)
{
    const FieldWidget widget = m_reader.widgetOf(entry);
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
        FormRow row = m_reader.rowOf(RowKind::Card, entry, depth);
        row.isExpanded = true;
        row.summary = row.field.label;
        addCard(entry, std::move(row));
        return;
    }
    default:
        m_model.rows.push_back(m_reader.rowOf(RowKind::Field, entry, depth));
    }
}

void FormContentBuilder::addContent(const FormEntry &content, bool isObject, int depth)
{
    if (isObject) {
        const NodeId node = resolvedNode(m_reader.tree(), content.node);
        const NodeId parent =
            content.node == noNode ? noNode : m_reader.tree().at(content.node).parent;
        const bool isItem = parent != noNode && m_reader.tree().at(parent).type == ValueType::List;
        addFields(m_reader.fieldsOf(node, content.path, content.schema), content.path,
                  isItem ? QString() : m_reader.labelOf(content), depth);
    } else {
        addEntry(content, depth);
    }
}

void FormContentBuilder::addCard(const FormEntry &entry, FormRow row)
{
    row.isExpanded = m_reader.state().expanded.value(row.id, row.isExpanded);
    const bool isOpen = row.isExpanded;
    if (isOpen || !row.isListItem) { // a list may have thousands of cards
        m_model.expansion.insert(row.id, isOpen);
    }
    const int depth = row.depth + 1;
    const FormEntry content = m_reader.alternativeOf(entry);
    const bool isObject = m_reader.isContentObject(content, entry.path);
    if (isObject && content.path != entry.path) {
        const std::vector<FieldFinding> issues = m_reader.issues()->at(content);
        row.field.issues.insert(row.field.issues.end(), issues.begin(), issues.end());
    }
    row.tally = m_reader.issues()->below(entry.path);
    m_model.rows.push_back(std::move(row));
    if (isOpen) {
        addContent(content, isObject, depth);
    }
    ++m_model.rows.back().endsCards;
}

void FormContentBuilder::addList(const FormEntry &entry, FieldWidget widget, int depth)
{
    FormRow row = m_reader.rowOf(RowKind::List, entry, depth);
    row.itemCount = static_cast<int>(m_reader.childrenOf(entry.node).size());
    if (const FieldSchema *item = itemSchema(entry.schema); item && item->isOneOf) {
        for (const FormEntry &choice : entriesOf(m_reader.tree(), noNode, entry.path, item)) {
            row.choices.push_back(m_reader.choiceOf(choice));
        }
    }
    m_model.rows.push_back(std::move(row));
    if (widget == FieldWidget::Table) {
        addTable(entry, depth);
    } else {
        addItems(entry, depth);
    }
}

void FormContentBuilder::addItems(const FormEntry &list, int depth)
{
    const std::vector<NodeId> items = m_reader.childrenOf(list.node);
    const FieldSchema *schema = itemSchema(list.schema);
    // The only card of a list is open, but not one that remains after others were removed.
    const bool isOnly = items.size() == 1 && decide(itemsId(list.path), true);
    if (items.size() > 1) {
        m_model.expansion.insert(itemsId(list.path), false);
    }
    for (size_t i = 0; i < items.size(); ++i) {
        const JsonPointer path = list.path.child(static_cast<qsizetype>(i));
        const FormEntry item{path, path, schema, items[i]};
        const bool isCard =
            m_reader.tree().at(resolvedNode(m_reader.tree(), items[i])).type == ValueType::Map
            && m_reader.unquotedPlaceholder(item).isEmpty();
        FormRow row = m_reader.rowOf(isCard ? RowKind::Card : RowKind::ListItem, item, depth);
        row.isListItem = true;
        row.isFirst = i == 0;
        row.isLast = i + 1 == items.size();
        if (!isCard) {
            m_model.rows.push_back(std::move(row));
            continue;
        }
        const CardTitle title = titleOf(m_reader.tree(), items[i], schema);
        row.tag = title.tag;
        row.tagSeverity = title.severity;
        row.summary = title.text;
        row.isExpanded = isOnly;
        addCard(item, std::move(row));
    }
}

void FormContentBuilder::addTable(const FormEntry &list, int depth)
{
    const FieldSchema *schema = itemSchema(list.schema);
    const std::vector<NodeId> items = m_reader.childrenOf(list.node);
    if (items.empty() || !schema) {
        return;
    }
    FormRow head = m_reader.bareRow(RowKind::TableHead, list.path, depth);
    for (const FormEntry &column : entriesOf(m_reader.tree(), noNode, list.path, schema)) {
        head.cells.push_back(m_reader.fieldOf(column));
    }
    m_model.rows.push_back(std::move(head));
    for (size_t i = 0; i < items.size(); ++i) {
        const JsonPointer path = list.path.child(static_cast<qsizetype>(i));
        FormRow row = m_reader.rowOf(RowKind::TableRow, {path, path, schema, items[i]}, depth);
        row.isListItem = true;
        row.isFirst = i == 0;
        row.isLast = i + 1 == items.size();
        for (const FormEntry &cell :
             entriesOf(m_reader.tree(), resolvedNode(m_reader.tree(), items[i]), path, schema)) {
            row.cells.push_back(m_reader.fieldOf(cell));
        }
        m_model.rows.push_back(std::move(row));
    }
}

void FormContentBuilder::addMap(const FormEntry &entry, int depth)
{
    std::vector<FormEntry> present;
    std::vector<AddChoice> choices;
    const NodeId node = resolvedNode(m_reader.tree(), entry.node);
    for (const FormEntry &item : entriesOf(m_reader.tree(), node, entry.path, entry.schema)) {
        if (m_reader.isShown(item)) {
            present.push_back(item);
        } else {
            choices.push_back({item.path, item.path.last(), item.schema->help, true});
        }
    }
    // Columns follow the order of the document.
    std::ranges::stable_sort(present, {}, [this](const FormEntry &item) {
        return item.node == noNode ? std::numeric_limits<qsizetype>::max()
                                   : m_reader.tree().at(item.node).keyRange.begin;
    });
    const bool isTable = std::ranges::all_of(present, [this](const FormEntry &item) {
        return traitsOf(widgetFor(m_reader.tree(), item.node, item.schema)).fitsCell;
    });
    if (isTable) {
        addMapTable(entry, present, depth);
    } else {
        FormRow heading = m_reader.bareRow(RowKind::Heading, entry.path, depth);
        heading.field.label = m_reader.labelOf(entry);
        m_model.rows.push_back(std::move(heading));
        std::ranges::for_each(present, [&](const FormEntry &item) { addEntry(item, depth); });
    }
    FormRow add = m_reader.rowOf(RowKind::AddEntry, entry, depth);
    add.isFirst = present.empty();
    add.choices = std::move(choices);
    m_model.rows.push_back(std::move(add));
}

void FormContentBuilder::addMapTable(const FormEntry &map, const std::vector<FormEntry> &entries,
                                     int depth)
{
    QString widest;
    for (const FormEntry &entry : entries) {
        widest = entry.path.last().size() > widest.size() ? entry.path.last() : widest;
    }
    for (size_t i = 0; i < entries.size(); ++i) {
        FormRow row = m_reader.rowOf(RowKind::MapEntry, entries[i], depth);
        // The id depends on the position, so that the row keeps the caret while its key changes.
        row.id = rowId(RowKind::MapEntry, map.path.child(static_cast<qsizetype>(i)));
        row.widestKey = widest;
        row.isFirst = i == 0;
        row.isLast = i + 1 == entries.size();
        const bool goesOn = i == 1 && m_model.rows.back().field.issues.empty();
        row.labelLine = i == 0 ? 0 : goesOn ? 1 : -1;
        row.summary = row.labelLine < 0 ? QString() : m_reader.labelOf(map);
        row.isSummaryRequired = map.schema && map.schema->isRequired;
        m_model.rows.push_back(std::move(row));
    }
}

} // namespace baton
