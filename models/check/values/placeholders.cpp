// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/placeholders.h"

#include "models/values/placeholdertext.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isBracketed(const QString &key)
{
    return !key.isEmpty() && (key.front() == u'[' || key.front() == u'<');
}

/// True if @p node is a quoted text in place of a number or boolean.
bool isQuotedNumber(const Node &node, const FieldSchema *field)
{
    const bool isQuoted = node.style == Style::SingleQuoted || node.style == Style::DoubleQuoted;
    return field && isQuoted
        && (field->widget == FieldWidget::Number || field->widget == FieldWidget::Integer
            || field->widget == FieldWidget::Boolean);
}

/// Finds the open values of a document, in its keys and values.
class PlaceholderSearch
{
public:
    PlaceholderSearch(const CanonicalTree &tree, const QByteArray &bytes,
                      const QSet<QString> &templateTexts, bool hasTypes)
        : m_tree(tree)
        , m_bytes(bytes)
        , m_templateTexts(templateTexts)
        , m_hasTypes(hasTypes)
    {
    }

    std::vector<FoundPlaceholder> run(const FieldSchema &fields)
    {
        visit(m_tree.base(), {&fields});
        return std::move(m_found);
    }

private:
    void visit(NodeId id, const FieldContext &place)
    {
        const Node &node = m_tree.at(id);
        visitKey(id, place);
        if (mayHavePlaceholder(node)) {
            const ValueCompleteness filling = completenessOf(m_tree, id, place, m_templateTexts);
            qsizetype behind = node.range.begin;
            for (const QString &text : filling.placeholders) {
                const ByteRange range = rangeOf(node, place.field, filling.fill, text, behind);
                m_found.push_back({id, place.field, filling.fill, {text, range}});
                behind = range.end;
            }
            if (filling.isOpen()) {
                return;
            }
        }
        std::optional<PropertySearch> properties;
        if (place.field) {
            properties.emplace(*place.field);
        }
        for (const NodeId child : node.children) {
            visit(child, placeOf(node, child, place.field, properties));
        }
    }

    [[nodiscard]] FieldContext placeOf(const Node &parent, NodeId child, const FieldSchema *field,
                                       std::optional<PropertySearch> &properties) const
    {
        FieldContext place;
        if (!field) {
            return place;
        }
        if (parent.type == ValueType::Map) {
            place.field = properties->find(m_tree.keyOf(child));
            place.isNamed = place.field != nullptr;
        }
        if (!place.field && !field->items.empty()) {
            place.field = &field->items.front();
            place.list = parent.type == ValueType::List ? field : nullptr;
        }
        // If the schema defines none of an object's fields, its values are not strange.
        place.isStrange = !field->properties.empty() && !place.field;
        return place;
    }

    /// Adds a placeholder in a key, as in "- [path]: content". Only bracketed keys count, because
    /// "string:" is an ordinary key.
    void visitKey(NodeId id, const FieldContext &place)
    {
        const Node &node = m_tree.at(id);
        if (isBracketed(node.key) && isPlaceholder(node.key)) {
            const QString text = node.key.trimmed();
            m_found.push_back({id,
                               place.field,
                               Completeness::Placeholder,
                               {text, spelt(text, node.keyRange, node.keyRange.begin), true}});
        }
    }

    /// The range of @p text in the value, at @p from or behind it.
    [[nodiscard]] ByteRange rangeOf(const Node &node, const FieldSchema *field, Completeness fill,
                                    const QString &text, qsizetype from) const
    {
        const bool isAll = fill == Completeness::Placeholder
            && (node.type != ValueType::String || (m_hasTypes && isQuotedNumber(node, field)));
        return isAll ? node.range : spelt(text, node.range, from);
    }

    /// The range of @p text in @p range; the whole range if the text is spelled differently, for
    /// example with escapes.
    [[nodiscard]] ByteRange spelt(const QString &text, ByteRange range, qsizetype from) const
    {
        const QByteArray wanted = text.toUtf8();
        const qsizetype at = QByteArrayView(m_bytes)
                                 .sliced(from, std::max(range.end - from, qsizetype(0)))
                                 .indexOf(wanted);
        return at < 0 ? range : ByteRange{from + at, from + at + wanted.size()};
    }

    const CanonicalTree &m_tree;
    const QByteArray &m_bytes;
    const QSet<QString> &m_templateTexts;
    bool m_hasTypes;
    std::vector<FoundPlaceholder> m_found;
};

} // namespace

void Placeholders::add(const JsonPointer &path, Completeness fill, const UnfilledText *text)
{
    const auto known = path.isRoot() ? m_byPath.cend() : m_byPath.constFind(path);
    UnfilledValue *place = nullptr;
    if (known == m_byPath.cend()) {
        m_byPath.insert(path, std::ssize(m_places));
        place = &m_places.emplace_back(UnfilledValue{path, fill, {}});
    } else {
        place = &m_places[static_cast<size_t>(*known)];
    }
    if (text) {
        place->texts.push_back(*text);
    }
}

const UnfilledValue *Placeholders::at(const JsonPointer &path) const
{
    const auto found = m_byPath.constFind(path);
    return found == m_byPath.cend() ? nullptr : &m_places[static_cast<size_t>(*found)];
}

bool Placeholders::isOpenIn(const JsonPointer &path) const
{
    return std::ranges::any_of(
        m_places, [&path](const UnfilledValue &place) { return path.covers(place.path); });
}

bool mayHoldPlaceholders(const CanonicalTree &tree)
{
    return std::ranges::any_of(tree.tree().nodes, [](const Node &node) {
        return isBracketed(node.key) || mayHavePlaceholder(node);
    });
}

std::vector<FoundPlaceholder> placeholdersIn(const CanonicalTree &tree, const QByteArray &bytes,
                                             const FieldSchema &fields,
                                             const QSet<QString> &templateTexts, bool hasTypes)
{
    return PlaceholderSearch(tree, bytes, templateTexts, hasTypes).run(fields);
}

} // namespace baton
