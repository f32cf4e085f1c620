// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/editing/seteditbuilder.h"

#include "app/cli/common/clitexts.h"
#include "models/form/rows/formedit.h"
#include "models/protocol/schema/fieldorder.h"
#include "models/tree/canonicaltree.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

const FieldSchema *fieldAt(const FieldSchema *fields, const JsonPointer &at)
{
    return fields ? schemaAt(fields, at) : nullptr;
}

bool isMapOf(const FieldSchema *field)
{
    return field && traitsOf(field->widget).isMap();
}

/// True if @p token is a position in a list of @p field, which has no entries yet.
bool isPosition(const QString &token, const FieldSchema *field)
{
    return token == u'-'
        || (!isMapOf(field) && !token.isEmpty()
            && std::ranges::all_of(token, [](QChar sign) { return sign >= u'0' && sign <= u'9'; }));
}

Failure behindTheFirst(const JsonPointer &list, const QString &position)
{
    return {
        CliTexts::tr("There is no list at %1 yet, so there is no place %2 in it. Begin with %3.")
            .arg(shown(list), position, list.child(u"0"_s).toString())};
}

/// @p value within a map or list for each token of @p path from @p first on.
Result<Value> nested(const JsonPointer &path, qsizetype first, Value value,
                     const FieldSchema *fields)
{
    for (JsonPointer at = path; at.depth() > first; at = at.parent()) {
        const QString &token = at.tokens().constLast();
        const bool isItem = isPosition(token, fieldAt(fields, at.parent()));
        if (isItem && token != u'-' && token != u'0') {
            return behindTheFirst(at.parent(), token);
        }
        if (isItem) {
            value = Value::list({std::move(value)});
            continue;
        }
        Value map = Value::map();
        map.insert(token, std::move(value));
        value = std::move(map);
    }
    return value;
}

Result<TreeEdit> itemEdit(const JsonPointer &list, const QString &position, qsizetype size,
                          Value value)
{
    if (position == u'-' || position == QString::number(size)) {
        return TreeEdit(InsertItem{list, -1, std::move(value)});
    }
    return Failure{
        CliTexts::tr("The list at %1 has %2 items, so there is no place %3. Use %4 to add one.")
            .arg(shown(list), QString::number(size), position, list.child(u"-"_s).toString())};
}

/// The key of @p map that is a synonym of the field @p key; empty if there is none.
QString otherNameOf(const Tree &tree, const Node &map, const FieldSchema *object,
                    const QString &key)
{
    const FieldSchema *field = object ? object->property(key) : nullptr;
    for (const NodeId child : map.children) {
        const QString name = tree.at(child).key;
        if (field && name != key && object->property(name) == field) {
            return name;
        }
    }
    return {};
}

Result<TreeEdit> keyEdit(const Tree &tree, const JsonPointer &above, const QString &key,
                         Value value, const FieldSchema *fields, Format format)
{
    const Node &map = tree.at(tree.find(above));
    const FieldSchema *object = fieldAt(fields, above);
    if (const QString other = otherNameOf(tree, map, object, key); !other.isEmpty()) {
        return Failure{CliTexts::tr("%1 is at %2 under another of its names. Set it there, or "
                                    "rename it first with \"baton fix\".")
                           .arg(above.child(key).toString(), above.child(other).toString())};
    }
    const QString before = object && format == Format::Xml
        ? followingKey(tree, tree.find(above), *object, key, true)
        : QString();
    return TreeEdit(InsertKey{above, key, std::move(value), before});
}

} // namespace

QString shown(const JsonPointer &at)
{
    return at.isRoot() ? CliTexts::tr("the root", "a place in a document, as in \"at the root\"")
                       : at.toString();
}

bool isMerged(const Tree &tree, const JsonPointer &at)
{
    return tree.find(at) == noNode && CanonicalTree(tree).find(at) != noNode;
}

Failure merged(const JsonPointer &at)
{
    return {
        CliTexts::tr("The value at %1 comes from another map through \"<<\". Set it as a whole to "
                     "replace it here, or change that map.")
            .arg(at.toString())};
}

Result<TreeEdit> editToSet(const Tree &tree, const JsonPointer &at, const Value &value,
                           const FieldSchema *fields, Format format)
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
    const Node &node = tree.at(tree.find(above));
    const bool isNull = node.type == ValueType::Null;
    Result<Value> below = nested(at, above.depth() + (isNull ? 0 : 1), value, fields);
    if (!below) {
        return below.failure();
    }
    switch (node.type) {
    case ValueType::Map:
        return keyEdit(tree, above, next, std::move(*below), fields, format);
    case ValueType::List:
        return itemEdit(above, next, std::ssize(node.children), std::move(*below));
    case ValueType::Null:
        return TreeEdit(SetValue{above, std::move(*below)});
    default:
        return Failure{
            CliTexts::tr("The value at %1 is neither a map nor a list, so there can be nothing at "
                         "%2.")
                .arg(shown(above), shown(at))};
    }
}

} // namespace baton::cli
