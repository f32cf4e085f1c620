// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/jsonschema.h"

#include "models/tree/yamlscalar.h"

#include <jsoncons/json.hpp>
#include <jsoncons_ext/jsonschema/jsonschema.hpp>

#include <QScopedValueRollback>

#include <cmath>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Stopped
{
};

/// The stop flag of the validation on this thread.
thread_local const std::atomic_bool *stopFlag = nullptr;

/// A vector that appears empty after a stop. jsoncons cannot be cancelled, and exceptions are not
/// possible because some of its functions are noexcept.
template <typename T, typename Allocator>
class WatchedVector : public std::vector<T, Allocator>
{
    using Base = std::vector<T, Allocator>;

public:
    using Base::Base;
    using Base::begin;

    [[nodiscard]] typename Base::const_iterator begin() const noexcept
    {
        return stopFlag && *stopFlag ? Base::end() : Base::begin();
    }
};

struct WatchedPolicy
{
    template <typename Key, typename Json>
    using object = jsoncons::sorted_json_object<Key, Json, WatchedVector>;
    template <typename Json>
    using array = jsoncons::json_array<Json, WatchedVector>;
    template <typename Char, typename Traits, typename Allocator>
    using member_key = std::basic_string<Char, Traits, Allocator>;
};

using Json = jsoncons::basic_json<char, WatchedPolicy>;
using jsoncons::jsonschema::validation_message;
using jsoncons::jsonschema::walk_result;

constexpr int deepestDocument = 256;
constexpr int maxRepeated = 1'000'000;

Json number(const QString &text, ValueType type)
{
    if (type == ValueType::Integer) {
        // An integer that is too large is still an integer and exceeds all limits of a schema.
        return Json(integerIn(text).value_or(text.startsWith(u'-')
                                                 ? std::numeric_limits<qint64>::min()
                                                 : std::numeric_limits<qint64>::max()));
    }
    return Json(numberIn(text).value_or(0));
}

Json scalar(const QString &text, ValueType type)
{
    switch (type) {
    case ValueType::Boolean:
        return Json(text.compare("true"_L1, Qt::CaseInsensitive) == 0);
    case ValueType::Integer:
    case ValueType::Float:
        return number(text, type);
    case ValueType::String:
        return Json(text.toStdString());
    default:
        return Json::null();
    }
}

/// Converts a tree to a JSON value. Values that are too deep, or that follow too many values from
/// aliases, become null, because aliases can make a small document huge.
class InstanceMaker
{
public:
    explicit InstanceMaker(const CanonicalTree &tree)
        : m_tree(tree)
    {
    }

    Json make(NodeId id, int depth = 0)
    {
        if (id == noNode || depth > deepestDocument || m_repeated > maxRepeated) {
            return Json::null();
        }
        if (stopFlag && *stopFlag) {
            throw Stopped();
        }
        const bool isAlias = m_tree.at(id).target != noNode;
        m_aliasDepth += isAlias ? 1 : 0;
        m_repeated += m_aliasDepth > 0 ? 1 : 0;
        Json value = valueOf(m_tree.resolved(id), depth);
        m_aliasDepth -= isAlias ? 1 : 0;
        return value;
    }

private:
    Json valueOf(NodeId id, int depth)
    {
        const Node &node = m_tree.at(id);
        if (node.type == ValueType::List) {
            Json list(jsoncons::json_array_arg);
            list.reserve(node.children.size());
            for (const NodeId child : node.children) {
                list.push_back(make(child, depth + 1));
            }
            return list;
        }
        if (node.type == ValueType::Map) {
            return mapOf(id, depth);
        }
        return scalar(m_tree.textOf(id), m_tree.typeOf(id));
    }

    Json mapOf(NodeId id, int depth)
    {
        // In the order of the JSON object, so that each entry is appended.
        std::map<std::string, NodeId> entries;
        for (const NodeId child : m_tree.entries(id)) {
            entries.insert_or_assign(m_tree.keyOf(child).toStdString(), child);
        }
        Json map(jsoncons::json_object_arg);
        map.reserve(entries.size());
        for (const auto &[key, child] : entries) {
            map.insert_or_assign(key, make(child, depth + 1));
        }
        return map;
    }

    const CanonicalTree &m_tree;
    int m_repeated = 0;
    int m_aliasDepth = 0;
};

enum class SchemaPosition { Schema, MapOfSchemas, Plain };

bool isDropped(const QString &key)
{
    return key == "pattern"_L1 || key == "patternProperties"_L1 || key == "format"_L1
        || key == "$id"_L1 || key.startsWith("x-"_L1);
}

SchemaPosition partUnder(SchemaPosition part, const QString &key)
{
    if (part != SchemaPosition::Schema) {
        return part == SchemaPosition::MapOfSchemas ? SchemaPosition::Schema
                                                    : SchemaPosition::Plain;
    }
    if (key == "properties"_L1 || key == "$defs"_L1 || key == "dependentSchemas"_L1) {
        return SchemaPosition::MapOfSchemas;
    }
    const bool isPlain = key == "const"_L1 || key == "enum"_L1 || key == "default"_L1
        || key == "examples"_L1 || key == "required"_L1;
    return isPlain ? SchemaPosition::Plain : SchemaPosition::Schema;
}

/// The schema for jsoncons. Leaves out annotations and the keywords that use std::regex, which
/// crashes on long strings.
Json schemaJson(const Value &value, SchemaPosition part)
{
    if (value.type == ValueType::List) {
        Json list(jsoncons::json_array_arg);
        for (const Value &item : value.items) {
            list.push_back(schemaJson(item, part));
        }
        return list;
    }
    if (value.type != ValueType::Map) {
        return scalar(value.text, value.type);
    }
    Json map(jsoncons::json_object_arg);
    for (qsizetype i = 0; i < value.keys.size(); ++i) {
        const QString &key = value.keys[i];
        if (part != SchemaPosition::Schema || !isDropped(key)) {
            map.insert_or_assign(key.toStdString(),
                                 schemaJson(value.items[size_t(i)], partUnder(part, key)));
        }
    }
    return map;
}

JsonPointer pointerOf(const jsoncons::jsonpointer::json_pointer &pointer)
{
    QStringList tokens;
    for (const std::string &token : pointer) {
        tokens.append(QString::fromStdString(token));
    }
    return JsonPointer(std::move(tokens));
}

/// The path up to the keyword. jsoncons appends the property for additionalProperties, and omits
/// the keyword of a schema that is false.
JsonPointer keywordPath(const JsonPointer &path, const QString &keyword)
{
    if (path.last() == keyword) {
        return path;
    }
    return path.parent().last() == keyword ? path.parent() : path.child(keyword);
}

void append(std::vector<SchemaViolation> &violations, const validation_message &message)
{
    const QString keyword = QString::fromStdString(message.keyword());
    const JsonPointer path = keywordPath(pointerOf(message.eval_path()), keyword);
    if (keyword == "allOf"_L1) {
        for (const validation_message &detail : message.details()) {
            append(violations, detail);
        }
        return;
    }
    SchemaViolation violation{keyword, pointerOf(message.instance_location()), path, {}};
    if (keyword == "anyOf"_L1 || keyword == "oneOf"_L1) {
        for (const validation_message &detail : message.details()) {
            append(violation.details, detail);
        }
    }
    violations.push_back(std::move(violation));
}

} // namespace

struct JsonSchema::Compiled
{
    jsoncons::jsonschema::json_schema<Json> schema;
};

JsonSchema::JsonSchema() = default;
JsonSchema::~JsonSchema() = default;

std::unique_ptr<const JsonSchema::Compiled> JsonSchema::made(const Value &schema)
{
    const auto resolveNothing = [](const jsoncons::uri &) { return Json::null(); };
    return std::make_unique<const Compiled>(Compiled{jsoncons::jsonschema::make_json_schema(
        schemaJson(schema, SchemaPosition::Schema), resolveNothing)});
}

Result<std::shared_ptr<const JsonSchema>> JsonSchema::compile(const Value &schema)
{
    try {
        const std::shared_ptr<JsonSchema> result(new JsonSchema);
        result->m_compiled = made(schema);
        return std::shared_ptr<const JsonSchema>(result);
    } catch (const std::exception &error) {
        return Failure{QString::fromUtf8(error.what())};
    }
}

std::shared_ptr<const JsonSchema> JsonSchema::later(Value schema)
{
    const std::shared_ptr<JsonSchema> result(new JsonSchema);
    result->m_schema = std::move(schema);
    return result;
}

const JsonSchema::Compiled *JsonSchema::compiled() const
{
    std::call_once(m_once, [this] {
        try {
            m_compiled = m_compiled ? std::move(m_compiled) : made(m_schema);
        } catch (const std::exception &) {
            m_compiled = nullptr; // does not happen for a valid schema
        }
        m_schema = {};
    });
    return m_compiled.get();
}

std::vector<SchemaViolation> JsonSchema::violations(const CanonicalTree &tree,
                                                    const std::atomic_bool *stop) const
{
    std::vector<SchemaViolation> result;
    const Compiled *schema = compiled();
    if (!schema) {
        return result;
    }
    const QScopedValueRollback<const std::atomic_bool *> watch(stopFlag, stop);
    try {
        const Json instance = InstanceMaker(tree).make(tree.base());
        const auto collect = [&](const validation_message &message) {
            append(result, message);
            return stop && *stop ? walk_result::abort : walk_result::advance;
        };
        schema->schema.validate(instance, collect);
        if (stop && *stop) {
            result.clear();
        }
    } catch (const Stopped &) {
        result.clear();
    } catch (const std::exception &) {
        result.push_back({u"schema"_s, {}, {}, {}});
    }
    return result;
}

bool JsonSchema::accepts(const CanonicalTree &tree, NodeId from) const
{
    if (from == noNode) {
        return false;
    }
    const Node &node = tree.at(tree.resolved(from));
    if (node.type == ValueType::Float && !std::isfinite(numberIn(node.text).value_or(0))) {
        return false;
    }
    try {
        const Compiled *schema = compiled();
        return !schema || schema->schema.is_valid(InstanceMaker(tree).make(from));
    } catch (const std::exception &) {
        return false;
    }
}

bool JsonSchema::accepts(double number) const
{
    if (!std::isfinite(number)) {
        return false;
    }
    try {
        const bool isInteger = std::floor(number) == number && std::abs(number) < 1e15;
        const Compiled *schema = compiled();
        return !schema
            || schema->schema.is_valid(isInteger ? Json(static_cast<qint64>(number))
                                                 : Json(number));
    } catch (const std::exception &) {
        return false;
    }
}

} // namespace baton
