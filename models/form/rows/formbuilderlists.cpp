// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formbuilder.h"
#include "models/form/rows/formsummary.h"

#include <algorithm>
#include <limits>

// The rows of what has many entries: lists, tables and maps of free keys.
namespace baton {

namespace {

/// Values that one line of a map's table can show.
bool fitsCell(FieldWidget widget)
{
    return widget == FieldWidget::Text || widget == FieldWidget::Number
        || widget == FieldWidget::Integer;
}

} // namespace

void FormBuilder::addList(const FormEntry &entry, FieldWidget widget, int depth)
{
    FormRow row = rowOf(RowKind::List, entry, depth);
    row.itemCount = static_cast<int>(childrenOf(entry.node).size());
    if (const FieldSchema *item = itemSchema(entry.schema); item && item->isOneOf) {
        for (const FormEntry &choice : entriesOf(m_tree, noNode, entry.path, item)) {
            row.choices.push_back(choiceOf(choice));
        }
    }
    m_model.rows.push_back(std::move(row));
    if (widget == FieldWidget::Table) {
        addTable(entry, depth);
    } else {
        addItems(entry, depth);
    }
}

void FormBuilder::addItems(const FormEntry &list, int depth)
{
    const std::vector<NodeId> items = childrenOf(list.node);
    const FieldSchema *schema = itemSchema(list.schema);
    // The only card is open, but not the one that is left of many.
    const bool isOnly = items.size() == 1 && decide(itemsId(list.path), true);
    if (items.size() > 1) {
        m_model.expansion.insert(itemsId(list.path), false);
    }
    for (size_t i = 0; i < items.size(); ++i) {
        const JsonPointer path = list.path.child(static_cast<qsizetype>(i));
        const FormEntry item{path, path, schema, items[i]};
        const bool isCard = m_tree.at(resolvedNode(m_tree, items[i])).type == ValueType::Map
            && unquotedPlaceholder(item).isEmpty();
        FormRow row = rowOf(isCard ? RowKind::Card : RowKind::ListItem, item, depth);
        row.isListItem = true;
        row.isFirst = i == 0;
        row.isLast = i + 1 == items.size();
        if (!isCard) {
            m_model.rows.push_back(std::move(row));
            continue;
        }
        const CardTitle title = titleOf(m_tree, items[i], schema);
        row.tag = title.tag;
        row.tagSeverity = title.severity;
        row.summary = title.text;
        row.isExpanded = isOnly;
        addCard(item, std::move(row));
    }
}

void FormBuilder::addTable(const FormEntry &list, int depth)
{
    const FieldSchema *schema = itemSchema(list.schema);
    const std::vector<NodeId> items = childrenOf(list.node);
    if (items.empty() || !schema) {
        return;
    }
    FormRow head = bareRow(RowKind::TableHead, list.path, depth);
    for (const FormEntry &column : entriesOf(m_tree, noNode, list.path, schema)) {
        head.cells.push_back(fieldOf(column));
    }
    m_model.rows.push_back(std::move(head));
    for (size_t i = 0; i < items.size(); ++i) {
        const JsonPointer path = list.path.child(static_cast<qsizetype>(i));
        FormRow row = rowOf(RowKind::TableRow, {path, path, schema, items[i]}, depth);
        row.isListItem = true;
        row.isFirst = i == 0;
        row.isLast = i + 1 == items.size();
        for (const FormEntry &cell :
             entriesOf(m_tree, resolvedNode(m_tree, items[i]), path, schema)) {
            row.cells.push_back(fieldOf(cell));
        }
        m_model.rows.push_back(std::move(row));
    }
}

void FormBuilder::addMap(const FormEntry &entry, int depth)
{
    std::vector<FormEntry> present;
    std::vector<AddChoice> choices;
    const NodeId node = resolvedNode(m_tree, entry.node);
    for (const FormEntry &item : entriesOf(m_tree, node, entry.path, entry.schema)) {
        if (isShown(item)) {
            present.push_back(item);
        } else {
            choices.push_back({item.path, item.path.last(), item.schema->help, true});
        }
    }
    // In the order of the document, which is the reader's.
    std::ranges::stable_sort(present, {}, [this](const FormEntry &item) {
        return item.node == noNode ? std::numeric_limits<qsizetype>::max()
                                   : m_tree.at(item.node).keyRange.begin;
    });
    const bool isTable = std::ranges::all_of(present, [this](const FormEntry &item) {
        return fitsCell(widgetFor(m_tree, item.node, item.schema));
    });
    if (isTable) {
        addMapTable(entry, present, depth);
    } else {
        FormRow heading = bareRow(RowKind::Heading, entry.path, depth);
        heading.field.label = labelOf(entry);
        m_model.rows.push_back(std::move(heading));
        std::ranges::for_each(present, [&](const FormEntry &item) { addEntry(item, depth); });
    }
    FormRow add = rowOf(RowKind::AddEntry, entry, depth);
    add.isFirst = present.empty();
    add.choices = std::move(choices);
    m_model.rows.push_back(std::move(add));
}

void FormBuilder::addMapTable(const FormEntry &map, const std::vector<FormEntry> &entries,
                              int depth)
{
    QString widest;
    for (const FormEntry &entry : entries) {
        widest = entry.path.last().size() > widest.size() ? entry.path.last() : widest;
    }
    for (size_t i = 0; i < entries.size(); ++i) {
        FormRow row = rowOf(RowKind::MapEntry, entries[i], depth);
        // By its place: under another key it is the same row, and keeps the caret.
        row.id = rowId(RowKind::MapEntry, map.path.child(static_cast<qsizetype>(i)));
        row.widestKey = widest;
        row.isFirst = i == 0;
        row.isLast = i + 1 == entries.size();
        const bool goesOn = i == 1 && m_model.rows.back().field.issues.empty();
        row.labelLine = i == 0 ? 0 : goesOn ? 1 : -1;
        row.summary = row.labelLine < 0 ? QString() : labelOf(map);
        row.isSummaryRequired = map.schema && map.schema->isRequired;
        m_model.rows.push_back(std::move(row));
    }
}

} // namespace baton
