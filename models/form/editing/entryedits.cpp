// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/entryedits.h"

#include "models/form/rows/formedit.h"
#include "models/form/rows/formfields.h"

#include <algorithm>

namespace baton {

EntryEdits::EntryEdits(const Tree &tree, const FieldSchema *schema, Format format)
    : m_tree(tree)
    , m_schema(schema)
    , m_format(format)
{
}

const Node *EntryEdits::containerAt(const JsonPointer &path, ValueType type) const
{
    const NodeId id = resolvedNode(m_tree, m_tree.find(path));
    return id != noNode && m_tree.at(id).type == type ? &m_tree.at(id) : nullptr;
}

qsizetype EntryEdits::countOf(const JsonPointer &list) const
{
    const Node *node = containerAt(list, ValueType::List);
    return node ? std::ssize(node->children) : 0;
}

TreeEdit EntryEdits::putting(const JsonPointer &path, const Value &value) const
{
    return putValue(m_tree, m_schema, path, value, m_format == Format::Xml);
}

EntryEdit EntryEdits::addField(const JsonPointer &path, const Value &value) const
{
    return {path, putting(path, value), tr("Add %1").arg(path.last()), path, std::nullopt};
}

EntryEdit EntryEdits::insertItem(const JsonPointer &list, qsizetype index, const Value &value) const
{
    const qsizetype count = countOf(list);
    const qsizetype at = index < 0 || index > count ? count : index;
    const TreeEdit edit = containerAt(list, ValueType::List)
        ? TreeEdit(InsertItem{list, at == count ? -1 : at, value})
        : putting(list, Value::list({value}));
    return {list, edit, tr("Add to %1").arg(list.last()), list.child(at),
            PathMove{std::nullopt, list.child(at), itemBeside(list, at, count)}};
}

EntryEdit EntryEdits::remove(const JsonPointer &path, bool goesBack) const
{
    const JsonPointer parent = path.parent();
    EntryEdit removal{path, Remove{path}, tr("Remove %1").arg(path.last()), parent, std::nullopt};
    if (containerAt(parent, ValueType::List)) {
        const qsizetype index = path.last().toLongLong();
        const qsizetype beside = goesBack ? std::max<qsizetype>(index - 1, 0) : index;
        removal.next = itemBeside(parent, beside, countOf(parent) - 1);
        removal.move = PathMove{path, std::nullopt, removal.next};
    }
    return removal;
}

std::optional<EntryEdit> EntryEdits::moveEntry(const JsonPointer &entry, qsizetype by) const
{
    const JsonPointer parent = entry.parent();
    const Node *list = containerAt(parent, ValueType::List);
    const Node *container = list ? list : containerAt(parent, ValueType::Map);
    if (!container) {
        return std::nullopt;
    }
    const auto here = std::ranges::find(container->children, m_tree.find(entry));
    const qsizetype to = here - container->children.begin() + by;
    if (here == container->children.end() || by == 0 || to < 0
        || to >= std::ssize(container->children)) {
        return std::nullopt;
    }
    EntryEdit moving{entry, Move{entry, to}, tr("Move in %1").arg(parent.last()), entry,
                     std::nullopt};
    if (list) {
        moving.next = parent.child(to);
        moving.move = PathMove{entry, moving.next, {}};
    }
    return moving;
}

std::optional<EntryEdit> EntryEdits::renameKey(const JsonPointer &path, const QString &key) const
{
    if (m_tree.find(path) == noNode) {
        return std::nullopt; // the rename was requested twice
    }
    const JsonPointer now = path.parent().child(key);
    return EntryEdit{path, RenameKey{path, key}, tr("Rename %1").arg(path.last()), now,
                     PathMove{path, now, {}, false}};
}

Value EntryEdits::newItem(const JsonPointer &list, const QString &alternative) const
{
    const FieldSchema *schema = itemSchema(schemaAt(m_schema, list));
    Value item = Value::map();
    if (!alternative.isEmpty()) {
        item.insert(alternative, initialValue(schema ? schema->property(alternative) : nullptr));
        return item;
    }
    const Node *node = containerAt(list, ValueType::List);
    if (schema || !node || node->children.empty()) {
        return initialValue(schema);
    }
    const Value first = m_tree.toValue(node->children.front());
    for (const QString &key : first.keys) {
        item.insert(key, Value::string({}));
    }
    return first.type == ValueType::Map ? item : Value::string({});
}

QString EntryEdits::fileBeside(const JsonPointer &path) const
{
    const FieldSchema *object = schemaAt(m_schema, path.parent());
    QString file;
    for (const FieldSchema &sibling : object ? object->properties : std::vector<FieldSchema>()) {
        const NodeId node = sibling.widget == FieldWidget::Path
            ? m_tree.find(path.parent().child(sibling.name))
            : noNode;
        file = node == noNode ? file : m_tree.at(node).text;
    }
    return file;
}

} // namespace baton
