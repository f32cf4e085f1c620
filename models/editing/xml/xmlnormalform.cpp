// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlnormalform.h"

#include "models/formats/xml/xmlkeynames.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

class XmlNormalFormBuilder
{
public:
    explicit XmlNormalFormBuilder(const XmlShape *shape)
        : m_shape(shape)
    {
    }

    Value element(Value value, const QString &path) const
    {
        switch (value.type) {
        case ValueType::Null:
            return Value::null();
        case ValueType::Map:
            return map(std::move(value), path);
        case ValueType::List:
            return list(std::move(value), path);
        default:
            return Value::string(value.text);
        }
    }

private:
    Value map(Value value, const QString &path) const
    {
        Value out = Value::map();
        for (size_t i = 0; i < value.items.size(); ++i) {
            const QString &key = value.keys[static_cast<qsizetype>(i)];
            Value &item = value.items[i];
            if (isAttribute(key) && !item.isContainer()) {
                out.insert(key, Value::string(item.text));
            } else if (isText(key) && !item.isContainer()) {
                if (!item.text.isEmpty()) {
                    out.insert(key, Value::string(item.text));
                }
            } else {
                out.insert(key, element(std::move(item), path + u'/' + nameIn(key)));
            }
        }
        arrange(out);
        if (out.keys.isEmpty()) {
            return Value::null();
        }
        if (out.keys.size() == 1 && out.keys.front() == u"#text") {
            return out.items.front();
        }
        return asList(out, path) ? Value::list(std::move(out.items)) : out;
    }

    /// True for a map that contains only the items of the list at @p path.
    [[nodiscard]] bool asList(const Value &map, const QString &path) const
    {
        const XmlList *list = listAt(m_shape, path);
        return list && list->items.size() == 1
            && std::ranges::all_of(map.keys, [list](const QString &key) {
                   return nameIn(key) == list->items.front();
               });
    }

    Value list(Value value, const QString &path) const
    {
        const XmlList *list = listAt(m_shape, path);
        for (Value &item : value.items) {
            const bool isChoice = list && list->items.size() > 1;
            if (!isChoice) {
                item = element(std::move(item), list ? path + u'/' + list->items.front() : path);
            } else if (item.type == ValueType::Map && item.keys.size() == 1) {
                item.items.front() =
                    element(std::move(item.items.front()), path + u'/' + item.keys.front());
            }
        }
        return value;
    }

    const XmlShape *m_shape;
};

} // namespace

void arrange(Value &map)
{
    Value out = Value::map();
    for (const bool takesAttributes : {true, false}) {
        for (size_t i = 0; i < map.items.size(); ++i) {
            const QString &key = map.keys[static_cast<qsizetype>(i)];
            if (isAttribute(key) == takesAttributes) {
                out.insert(takesAttributes ? key : nameIn(key), std::move(map.items[i]));
            }
        }
    }
    QHash<QString, int> counts;
    for (QString &key : out.keys) {
        key = numbered(key, ++counts[key]);
    }
    map = std::move(out);
}

bool takesAttribute(const InsertKey &edit)
{
    const bool isElement =
        !edit.map.isRoot() && !isAttribute(edit.map.last()) && !isText(edit.map.last());
    return isElement && isAttribute(edit.key);
}

Value asMap(const Value &text)
{
    Value map = Value::map();
    if (!text.text.isEmpty()) {
        map.insert(u"#text"_s, text);
    }
    return map;
}

Value meaning(Value root, const XmlShape *shape)
{
    if (root.type == ValueType::Map && root.keys.size() == 1) {
        root.items.front() =
            XmlNormalFormBuilder(shape).element(std::move(root.items.front()), root.keys.front());
    }
    return root;
}

const XmlShape *shapeOf(const Tree &tree, const QList<XmlShape> &shapes)
{
    if (tree.nodes.size() < 2) {
        return nullptr;
    }
    const Node &root = tree.at(1);
    const bool isPrefixed = root.keyRange.length() > root.key.toUtf8().size();
    const auto declares = [&](const QString &uri) {
        return std::ranges::any_of(root.children, [&](NodeId child) {
            return tree.at(child).key.startsWith(u"@xmlns:") && tree.at(child).text == uri;
        });
    };
    const NodeId attribute = tree.child(1, u"@xmlns");
    const QString uri = attribute == noNode ? QString() : tree.at(attribute).text;
    const auto fits = [&](const XmlShape &shape) {
        return shape.root == root.key
            && (isPrefixed ? declares(shape.targetNamespace)
                           : uri.isEmpty() || uri == shape.targetNamespace);
    };
    const auto found = std::ranges::find_if(shapes, fits);
    return found == shapes.end() ? nullptr : &*found;
}

const XmlList *listAt(const XmlShape *shape, const QString &path)
{
    if (!shape) {
        return nullptr;
    }
    const auto found = std::ranges::find(shape->lists, path, &XmlList::path);
    return found == shape->lists.end() ? nullptr : &*found;
}

} // namespace baton::xml
