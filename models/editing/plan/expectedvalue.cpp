// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/expectedvalue.h"

#include "models/editing/prompt/promptnormalform.h"
#include "models/editing/text/editerrors.h"
#include "models/editing/xml/xmlnormalform.h"

#include <algorithm>

namespace baton {
namespace {

qsizetype positionIn(const Value &container, const QString &token)
{
    if (container.type == ValueType::Map) {
        return container.keys.indexOf(token);
    }
    return container.type == ValueType::List
        ? edit::listIndex(token, static_cast<qsizetype>(container.items.size()))
        : -1;
}

Value *located(Value &root, const QStringList &tokens)
{
    Value *value = &root;
    for (const QString &token : tokens) {
        const qsizetype position = positionIn(*value, token);
        if (position < 0) {
            return nullptr;
        }
        value = &value->items[static_cast<size_t>(position)];
    }
    return value;
}

/// The container that the last token of a pointer refers to, and the child's position in it.
struct ChildPosition
{
    Value *container = nullptr;
    qsizetype position = -1;
};

ChildPosition slotOf(Value &root, const JsonPointer &at)
{
    Value *container = at.isRoot() ? nullptr : located(root, at.parent().tokens());
    return {container, container ? positionIn(*container, at.last()) : -1};
}

class ValueEdit
{
public:
    ValueEdit(Value &root, Format format)
        : m_root(root)
        , m_isXml(format == Format::Xml)
    {
    }

    Outcome operator()(const SetValue &edit)
    {
        Value *target = located(m_root, edit.at.tokens());
        if (!target) {
            return edit::noSuchPlace(edit.at);
        }
        *target = edit.value;
        return std::monostate();
    }

    Outcome operator()(const InsertKey &edit)
    {
        Value *map = located(m_root, edit.map.tokens());
        if (!map) {
            return edit::noSuchPlace(edit.map);
        }
        if (map->type == ValueType::Null) {
            *map = Value::map();
        } else if (m_isXml && map->type == ValueType::String && xml::takesAttribute(edit)) {
            *map = xml::asMap(*map);
        }
        if (map->type != ValueType::Map) {
            return edit::notAMap(edit.map);
        }
        if (map->keys.contains(edit.key)) {
            return edit::duplicateKeyFailure(edit.map.child(edit.key));
        }
        const qsizetype position =
            edit.before.isEmpty() ? map->keys.size() : map->keys.indexOf(edit.before);
        if (position < 0) {
            return edit::noSuchPlace(edit.map.child(edit.before));
        }
        map->keys.insert(position, edit.key);
        map->items.insert(map->items.begin() + position, edit.value);
        arrange(*map);
        return std::monostate();
    }

    Outcome operator()(const InsertItem &edit)
    {
        Value *list = located(m_root, edit.list.tokens());
        if (!list) {
            return edit::noSuchPlace(edit.list);
        }
        if (list->type == ValueType::Null) {
            *list = Value::list();
        }
        if (list->type != ValueType::List) {
            return edit::notAList(edit.list);
        }
        const auto count = static_cast<qsizetype>(list->items.size());
        if (edit.index > count) {
            return edit::noSuchPlace(edit.list.child(edit.index));
        }
        list->items.insert(list->items.begin() + (edit.index < 0 ? count : edit.index), edit.value);
        return std::monostate();
    }

    Outcome operator()(const Remove &edit)
    {
        const ChildPosition slot = slotOf(m_root, edit.at);
        if (slot.position < 0) {
            return edit.at.isRoot() ? edit::rootStays() : edit::noSuchPlace(edit.at);
        }
        slot.container->items.erase(slot.container->items.begin() + slot.position);
        if (slot.container->type == ValueType::Map) {
            slot.container->keys.removeAt(slot.position);
            arrange(*slot.container);
        }
        return std::monostate();
    }

    Outcome operator()(const Move &edit)
    {
        const ChildPosition slot = slotOf(m_root, edit.at);
        if (slot.position < 0) {
            return edit.at.isRoot() ? edit::rootStays() : edit::noSuchPlace(edit.at);
        }
        std::vector<Value> &items = slot.container->items;
        if (edit.to < 0 || edit.to >= static_cast<qsizetype>(items.size())) {
            return edit::noSuchPlace(edit.at.parent().child(edit.to));
        }
        const auto first = items.begin() + std::min(slot.position, edit.to);
        const auto last = items.begin() + std::max(slot.position, edit.to) + 1;
        std::rotate(first, slot.position < edit.to ? first + 1 : last - 1, last);
        if (slot.container->type == ValueType::Map) {
            slot.container->keys.move(slot.position, edit.to);
            arrange(*slot.container);
        }
        return std::monostate();
    }

    Outcome operator()(const RenameKey &edit)
    {
        const ChildPosition slot = slotOf(m_root, edit.at);
        if (slot.position < 0) {
            return edit.at.isRoot() ? edit::rootStays() : edit::noSuchPlace(edit.at);
        }
        if (slot.container->type != ValueType::Map) {
            return edit::notAMap(edit.at.parent());
        }
        if (edit.key != edit.at.last() && slot.container->keys.contains(edit.key)) {
            return edit::duplicateKeyFailure(edit.at.parent().child(edit.key));
        }
        slot.container->keys[slot.position] = edit.key;
        arrange(*slot.container);
        return std::monostate();
    }

private:
    void arrange(Value &map) const
    {
        if (m_isXml) {
            xml::arrange(map);
        }
    }

    Value &m_root;
    bool m_isXml;
};

} // namespace

Outcome edit::change(Value &root, const TreeEdit &edit, Format format)
{
    return std::visit(ValueEdit(root, format), edit);
}

Value edit::meant(Value value, const ParsedText &parsed, int document)
{
    const SourceDocument &source = parsed.documents[static_cast<size_t>(document)];
    if (source.format == Format::Prompt) {
        return promptMeaning(std::move(value));
    }
    return source.format == Format::Xml
        ? xml::meaning(std::move(value), xml::shapeOf(source.tree, parsed.options.xml))
        : value;
}

Result<Value> intended(const Value &before, const TreeEdit &edit)
{
    Value after = before;
    const Outcome outcome = edit::change(after, edit, Format::Yaml);
    return outcome ? Result<Value>(std::move(after)) : Result<Value>(outcome.failure());
}

Result<Value> intended(const ParsedText &parsed, int document, const TreeEdit &edit)
{
    const SourceDocument &source = parsed.documents[static_cast<size_t>(document)];
    Value after = source.tree.toValue();
    const Outcome outcome = edit::change(after, edit, source.format);
    return outcome ? edit::meant(std::move(after), parsed, document)
                   : Result<Value>(outcome.failure());
}

} // namespace baton
