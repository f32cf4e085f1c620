// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/compare.h"

#include "models/compare/listmatching.h"
#include "models/protocol/schema/schemaquery.h"

#include <algorithm>

namespace baton {

namespace {

DiffSide sideOf(const Value &value, const QString &token, size_t position)
{
    return {static_cast<qsizetype>(position), token, value.type, value.text,
            std::ssize(value.items)};
}

bool isNumber(ValueType type)
{
    return type == ValueType::Integer || type == ValueType::Float;
}

bool isSameType(ValueType left, ValueType right)
{
    return left == right || (isNumber(left) && isNumber(right));
}

QString tokenOf(const Value &container, size_t position)
{
    return container.type == ValueType::Map ? container.keys.at(static_cast<qsizetype>(position))
                                            : QString::number(position);
}

const FieldSchema *schemaOf(const FieldSchema *container, ValueType type, const QString &token)
{
    if (!container) {
        return nullptr;
    }
    if (type == ValueType::Map) {
        if (const FieldSchema *property = container->property(token)) {
            return property;
        }
    }
    return container->items.empty() ? nullptr : &container->items.front();
}

/// A container of fields as a value that people can read.
DiffSide wrappingSide(const JsonPointer &base)
{
    return {0, base.toString(), base.isRoot() ? ValueType::Null : ValueType::String,
            base.tokens().join(QStringLiteral(" › ")), 0};
}

class Comparer
{
public:
    FieldDiff run(const Value &left, const Value &right, const FieldSchema *schema)
    {
        const NumberedValue first = m_ids.numbered(left);
        const NumberedValue second = m_ids.numbered(right);
        FieldDiff diff;
        diff.left = sideOf(left, {}, 0);
        diff.right = sideOf(right, {}, 0);
        fill(diff, first, second, schema);
        return diff;
    }

private:
    void fill(FieldDiff &diff, const NumberedValue &left, const NumberedValue &right,
              const FieldSchema *schema, bool isRenamed = false)
    {
        if (!isSameType(left.value->type, right.value->type)) {
            diff.change = FieldChange::Changed;
        } else if (!left.value->isContainer()) {
            diff.change = left.id != right.id           ? FieldChange::Changed
                : left.value->text != right.value->text ? FieldChange::Spelling
                                                        : FieldChange::Same;
        } else {
            addChildren(diff, left, right, schema);
        }
        count(diff, isRenamed);
    }

    void addChildren(FieldDiff &diff, const NumberedValue &left, const NumberedValue &right,
                     const FieldSchema *schema)
    {
        const bool isMap = left.value->type == ValueType::Map;
        IndexPairs pairs =
            isMap ? entryPairs(left, right, schema) : matchedItems(left, right, m_ids);
        if (!isMap && schema && !schema->items.empty() && schema->items.front().isOneOf) {
            std::erase_if(pairs, [&](const IndexPair &pair) { // a file is no report
                return left.items[static_cast<size_t>(pair.left)].value->keys
                    != right.items[static_cast<size_t>(pair.right)].value->keys;
            });
        }
        const std::vector<bool> isStill =
            isMap ? std::vector<bool>(pairs.size(), true) : ascending(pairs);
        for (const auto &[pair, isMoved] : inOrder(left, right, pairs, isStill)) {
            FieldDiff &child = diff.children.emplace_back();
            const QString token = pair.right >= 0
                ? tokenOf(*right.value, static_cast<size_t>(pair.right))
                : tokenOf(*left.value, static_cast<size_t>(pair.left));
            const FieldSchema *field = schemaOf(schema, left.value->type, token);
            if (isMap && field) {
                child.title = field->title;
            }
            if (pair.left < 0 || pair.right < 0) {
                addOne(child, pair.left < 0 ? right : left, pair, field);
                continue;
            }
            const NumberedValue &first = left.items[static_cast<size_t>(pair.left)];
            const NumberedValue &second = right.items[static_cast<size_t>(pair.right)];
            child.isMoved = isMoved;
            child.left = sideOf(*first.value, tokenOf(*left.value, static_cast<size_t>(pair.left)),
                                static_cast<size_t>(pair.left));
            child.right = sideOf(*second.value, token, static_cast<size_t>(pair.right));
            fill(child, first, second, field, isMap && child.left.token != child.right.token);
        }
    }

    /// Adds an entry that exists on one side only, with all its content.
    void addOne(FieldDiff &diff, const NumberedValue &container, IndexPair pair,
                const FieldSchema *schema)
    {
        const bool isAdded = pair.left < 0;
        const auto position = static_cast<size_t>(isAdded ? pair.right : pair.left);
        const Value &value = container.value->items[position];
        diff.change = isAdded ? FieldChange::Added : FieldChange::Removed;
        (isAdded ? diff.right : diff.left) =
            sideOf(value, tokenOf(*container.value, position), position);
        const NumberedValue &inner = container.items[position];
        for (size_t i = 0; i < value.items.size(); ++i) {
            FieldDiff &child = diff.children.emplace_back();
            const FieldSchema *field = schemaOf(schema, value.type, tokenOf(value, i));
            if (value.type == ValueType::Map && field) {
                child.title = field->title;
            }
            const auto at = static_cast<qsizetype>(i);
            addOne(child, inner, isAdded ? IndexPair{-1, at} : IndexPair{at, -1}, field);
        }
        diff.tally = isAdded ? DiffCounts{.added = 1} : DiffCounts{.removed = 1};
    }

    /// Pairs entries of equal keys, then those whose keys name the same field.
    static IndexPairs entryPairs(const NumberedValue &left, const NumberedValue &right,
                                 const FieldSchema *schema)
    {
        QHash<QString, std::vector<size_t>> places;
        for (size_t i = right.items.size(); i > 0; --i) {
            places[right.keyAt(i - 1)].push_back(i - 1);
        }
        std::vector<qsizetype> partner(left.items.size(), -1);
        const auto take = [&](const QString &key, qsizetype &mine) {
            const auto found = places.find(key);
            if (mine < 0 && found != places.end() && !found->empty()) {
                mine = static_cast<qsizetype>(found->back());
                found->pop_back();
            }
        };
        for (size_t i = 0; i < left.items.size(); ++i) {
            take(left.keyAt(i), partner[i]);
        }
        for (size_t i = 0; schema && i < left.items.size(); ++i) {
            if (const FieldSchema *field = schema->property(left.keyAt(i))) {
                take(field->name, partner[i]);
                for (const QString &synonym : field->synonyms) {
                    take(synonym, partner[i]);
                }
            }
        }
        IndexPairs pairs;
        for (size_t i = 0; i < partner.size(); ++i) {
            if (partner[i] >= 0) {
                pairs.push_back({static_cast<qsizetype>(i), partner[i]});
            }
        }
        return pairs;
    }

    struct Row
    {
        IndexPair pair;
        bool isMoved = false;
    };

    /// The entries in reading order: in the order of the right side. Entries of the left side only
    /// follow the entry that they follow there.
    static std::vector<Row> inOrder(const NumberedValue &left, const NumberedValue &right,
                                    const IndexPairs &pairs, const std::vector<bool> &isStill)
    {
        std::vector<Row> onRight(right.items.size());
        for (size_t i = 0; i < onRight.size(); ++i) {
            onRight[i].pair.right = static_cast<qsizetype>(i);
        }
        std::vector<std::vector<qsizetype>> behind(right.items.size() + 1);
        size_t next = 0;
        size_t anchor = 0;
        for (size_t i = 0; i < left.items.size(); ++i) {
            const bool isPaired =
                next < pairs.size() && pairs[next].left == static_cast<qsizetype>(i);
            if (!isPaired) {
                behind[anchor].push_back(static_cast<qsizetype>(i));
                continue;
            }
            const auto at = static_cast<size_t>(pairs[next].right);
            onRight[at] = {pairs[next], !isStill[next]};
            if (isStill[next]) {
                anchor = at + 1;
            }
            ++next;
        }
        std::vector<Row> rows;
        for (size_t i = 0; i <= onRight.size(); ++i) {
            for (const qsizetype only : behind[i]) {
                rows.push_back({{only, -1}, false});
            }
            if (i < onRight.size()) {
                rows.push_back(onRight[i]);
            }
        }
        return rows;
    }

    static void count(FieldDiff &diff, bool isRenamed)
    {
        for (const FieldDiff &child : diff.children) {
            diff.tally += child.tally;
        }
        if (diff.tally.total() > 0) {
            diff.change = FieldChange::Inside;
        }
        if (diff.change == FieldChange::Same && isRenamed) {
            diff.change = FieldChange::Spelling;
        }
        diff.tally.moved += diff.isMoved ? 1 : 0;
        diff.tally.changed += diff.change == FieldChange::Changed ? 1 : 0;
        diff.tally.spelling += isRenamed || diff.change == FieldChange::Spelling ? 1 : 0;
    }

    ValueIds m_ids;
};

} // namespace

FieldDiff compare(const Value &left, const Value &right, const FieldSchema *schema)
{
    return Comparer().run(left, right, schema);
}

FieldDiff compare(const ValueAt &left, const ValueAt &right, const FieldSchema *schema)
{
    FieldDiff diff = compare(*valueAt(left.document, left.base), //
                             *valueAt(right.document, right.base), schema);
    diff.left.token = left.base.toString();
    diff.right.token = right.base.toString();
    if (left.base != right.base) {
        FieldDiff wrapping;
        wrapping.isWrapping = true;
        wrapping.change = FieldChange::Changed;
        wrapping.left = wrappingSide(left.base);
        wrapping.right = wrappingSide(right.base);
        wrapping.tally = {.changed = 1};
        diff.tally += wrapping.tally;
        diff.change =
            diff.change == FieldChange::Changed ? FieldChange::Changed : FieldChange::Inside;
        diff.children.insert(diff.children.begin(), std::move(wrapping));
    }
    return diff;
}

} // namespace baton
