// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/formcontroller.h"
#include "models/form/rows/filereference.h"
#include "models/form/rows/formedit.h"
#include "models/form/rows/formfields.h"

#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

qsizetype indexOf(const JsonPointer &item)
{
    return item.last().toLongLong();
}

/// Where the items of a list stand once the one at @p gone is no more.
std::function<qsizetype(qsizetype)> without(qsizetype gone)
{
    return [gone](qsizetype i) { return i == gone ? -1 : i - (i > gone); };
}

/// Where they stand once there is a new one at @p at.
std::function<qsizetype(qsizetype)> with(qsizetype at)
{
    return [at](qsizetype i) { return i + (i >= at); };
}

} // namespace

void FormController::fillChecksum(JsonPointer path)
{
    if (!isReady()) {
        return;
    }
    const FieldSchema *object = schemaAt(m_model.schema.get(), path.parent());
    QString file;
    for (const FieldSchema &sibling : object ? object->properties : std::vector<FieldSchema>()) {
        const NodeId node = sibling.widget == FieldWidget::Path
            ? tree().find(path.parent().child(sibling.name))
            : noNode;
        file = node == noNode ? file : tree().at(node).text;
    }
    if (file.isEmpty()) {
        refuse(path, {}, tr("There is no file to compute a checksum of: fill in its path first."));
        return;
    }
    const QString place = resolvedFile(file, placeOf(m_document));
    QtConcurrent::run([place] {
        return fileChecksum(place);
    }).then(this, [this, path](const Result<QString> &checksum) {
        if (checksum) {
            setValue(path, Value::string(*checksum));
        } else {
            refuse(path, {}, checksum.error());
        }
    });
}

void FormController::addAlternative(JsonPointer list, const QString &name)
{
    const FieldSchema *item = itemSchema(schemaAt(m_model.schema.get(), list));
    Value entry = Value::map();
    entry.insert(name, initialValue(item ? item->property(name) : nullptr));
    insertItem(list, -1, entry);
}

void FormController::addField(JsonPointer path)
{
    const FieldSchema *schema = schemaAt(m_model.schema.get(), path);
    m_state.shown.insert(path);
    const FieldWidget widget = schema ? schema->widget : FieldWidget::Text;
    const bool isContainer = widget == FieldWidget::TextList || widget == FieldWidget::ObjectList
        || widget == FieldWidget::Table || widget == FieldWidget::Object
        || widget == FieldWidget::FreeMap;
    if (!schema || (!isContainer && !schema->defaultValue)) {
        reveal(path);
    } else if (isReady()
               && edit(path, putting(path, initialValue(schema)), tr("Add %1").arg(path.last()))) {
        uncover(path);
        goOnAt(path, true);
    }
}

void FormController::remove(JsonPointer path, std::optional<Onward> onward)
{
    if (!isReady()) {
        return;
    }
    const JsonPointer parent = path.parent();
    const NodeId node = tree().isEmpty() ? noNode : tree().find(parent);
    const bool isItem =
        node != noNode && tree().at(resolvedNode(tree(), node)).type == ValueType::List;
    const qsizetype count = countOf(parent);
    const bool goesBack = isItem && onward == Onward::Before && indexOf(path) > 0;
    const qsizetype beside = isItem ? indexOf(path) - (goesBack ? 1 : 0) : 0;
    if (!edit(path, Remove{path}, tr("Remove %1").arg(path.last()))) {
        return;
    }
    m_state.shown.remove(path);
    forgetRefusal(path);
    if (!isItem) {
        takeSnapshot();
        return;
    }
    const qsizetype gone = indexOf(path);
    const JsonPointer next = itemBeside(parent, beside, count - 1);
    moveItems(parent, without(gone), with(gone), next, path);
    if (onward) {
        Q_EMIT itemLeaving(goesBack || beside == count - 1);
    }
    goOnAt(next, false);
}

Value FormController::newItem(const JsonPointer &list) const
{
    const FieldSchema *schema = itemSchema(schemaAt(m_model.schema.get(), list));
    const NodeId node = tree().find(list);
    if (schema || node == noNode || tree().at(resolvedNode(tree(), node)).children.empty()) {
        return initialValue(schema);
    }
    const Value first = tree().toValue(tree().at(resolvedNode(tree(), node)).children.front());
    if (first.type != ValueType::Map) {
        return Value::string({});
    }
    Value item = Value::map();
    for (const QString &key : first.keys) {
        item.insert(key, Value::string({}));
    }
    return item;
}

void FormController::addItem(JsonPointer list, qsizetype index)
{
    insertItem(list, index, newItem(list));
}

void FormController::duplicateItem(JsonPointer item)
{
    const NodeId node = isReady() && !tree().isEmpty() ? tree().find(item) : noNode;
    if (node != noNode) {
        insertItem(item.parent(), indexOf(item) + 1, tree().toValue(node));
    }
}

void FormController::insertItem(JsonPointer list, qsizetype index, const Value &value)
{
    if (!isReady()) {
        return;
    }
    const qsizetype count = countOf(list);
    const qsizetype at = index < 0 || index > count ? count : index;
    const NodeId node = tree().isEmpty() ? noNode : resolvedNode(tree(), tree().find(list));
    const bool isList = node != noNode && tree().at(node).type == ValueType::List;
    const TreeEdit insertion = isList ? TreeEdit(InsertItem{list, at == count ? -1 : at, value})
                                      : putting(list, Value::list({value}));
    if (!edit(list, insertion, tr("Add to %1").arg(list.last()))) {
        return;
    }
    const JsonPointer item = list.child(at);
    moveItems(list, with(at), without(at), item, itemBeside(list, at, count));
    m_state.expanded[rowId(RowKind::Card, item)] = true;
    showAll(item, schemaAt(m_model.schema.get(), item));
    uncover(list);
    goOnAt(item, true);
}

/// A new object shows what it may have, not only what it must have.
void FormController::showAll(const JsonPointer &object, const FieldSchema *schema)
{
    for (const FieldSchema &property : schema ? schema->properties : std::vector<FieldSchema>()) {
        const JsonPointer path = object.child(property.name);
        if (schema->isOneOf) {
            showAll(path, &property);
        } else {
            m_state.shown.insert(path);
        }
    }
}

void FormController::addMapEntry(JsonPointer map, const QString &key)
{
    const JsonPointer path = map.child(key);
    if (!isReady()) {
        return;
    }
    if (!tree().isEmpty() && tree().find(path) != noNode) {
        Q_EMIT focusRequested(path);
    } else if (edit(path, putting(path, Value::string({})), tr("Add %1").arg(path.last()))) {
        goOnAt(path, false);
    }
}

qsizetype FormController::countOf(const JsonPointer &list) const
{
    const NodeId node = tree().isEmpty() ? noNode : resolvedNode(tree(), tree().find(list));
    return node == noNode ? 0 : static_cast<qsizetype>(tree().at(node).children.size());
}

} // namespace baton
