// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/completeness.h"

#include "models/check/values/placeholdervalue.h"
#include "models/check/values/unquotedplaceholder.h"
#include "models/strings/spellingmatch.h"
#include "models/values/placeholdertext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True for a quoted remark such as "[see log]", which its author meant as the value.
bool isRemark(const Node &node)
{
    const bool isQuoted = node.style == Style::DoubleQuoted || node.style == Style::SingleQuoted;
    const QStringView text = QStringView(node.text).trimmed();
    return isQuoted && text.startsWith(u'[') && text != u"[...]" && text != u"[…]";
}

/// True for a placeholder with the name of its field, such as "{path}" in a path. The receiver does
/// not replace it.
bool namesItself(const FieldSchema &field, const QString &text)
{
    const QStringView name = QStringView(field.name).mid(field.name.startsWith(u'@') ? 1 : 0);
    return text.size() > 2 && QStringView(text).sliced(1).chopped(1) == name;
}

/// True if the value of this field is the name of a type.
bool isOfTypes(const FieldSchema &field)
{
    return field.enumValues.isEmpty() && field.name.compare("type"_L1, Qt::CaseInsensitive) == 0;
}

/// True for "ISO8601" as a placeholder for a time, unless the field describes the format of times.
bool standsForTime(const Node &node)
{
    const auto says = [&node](QLatin1StringView word) {
        return node.key.contains(word, Qt::CaseInsensitive);
    };
    return node.text.trimmed() == "ISO8601"_L1 && !node.key.isEmpty() && !says("format"_L1)
        && !says("type"_L1) && !says("standard"_L1);
}

/// True for a list of the field's values, such as "high|medium|low".
bool isListOfChoices(const FieldSchema &field, const QString &text)
{
    const QStringList parts = text.split(u'|');
    return parts.size() > 1 && std::ranges::all_of(parts, [&field](const QString &part) {
               return field.enumValues.contains(part.trimmed());
           });
}

/// The placeholders that Baton inserts for a missing value at @p place.
QStringList writtenInto(const FieldContext &place)
{
    QStringList texts;
    if (place.field) {
        texts.append(fillInText(*place.field));
    }
    if (place.list) {
        texts.append(fillInText(titledItemSchema(*place.list)));
    }
    return texts;
}

class Judge
{
public:
    Judge(const CanonicalTree &tree, NodeId id, const FieldContext &place,
          const QSet<QString> &templateTexts)
        : m_tree(tree)
        , m_node(tree.at(id))
        , m_place(place)
        , m_templateTexts(templateTexts)
    {
    }

    [[nodiscard]] ValueCompleteness ofText() const
    {
        const QString whole = m_node.text.trimmed();
        if (whole.isEmpty()) {
            return {Completeness::Empty, {}};
        }
        if (!mayHoldPlaceholders(m_node.text)) {
            return {Completeness::Filled, {}};
        }
        if (isWhole(whole)) {
            return {Completeness::Placeholder, {whole}};
        }
        const QStringList parts = placeholdersIn(m_node.text, context());
        return {parts.isEmpty() ? Completeness::Filled : Completeness::Partly, parts};
    }

    [[nodiscard]] ValueCompleteness ofContainer() const
    {
        if (m_node.children.empty()) {
            return {Completeness::Empty, {}};
        }
        const QString unquoted = unquotedPlaceholderText(m_tree, m_node);
        const bool isOpen = !unquoted.isEmpty() && !isLegal(unquoted) && !isTaken(unquoted);
        return isOpen ? ValueCompleteness{Completeness::Placeholder, {unquoted}}
                      : ValueCompleteness{Completeness::Filled, {}};
    }

private:
    [[nodiscard]] bool isWhole(const QString &text) const
    {
        const FieldSchema *field = m_place.field;
        if (field && isListOfChoices(*field, text)) {
            return true;
        }
        if (isTypeWord(text)) {
            // A value such as "type: integer" may describe a column if the protocol does not define
            // the field.
            const bool isEntry = m_place.list != nullptr;
            const bool isDue = field && (m_place.isNamed || isEntry) && !isOfTypes(*field);
            return isDue || standsForTime(m_node);
        }
        return isPlaceholder(text) && !isLegal(text) && !(m_place.isStrange && isRemark(m_node));
    }

    /// True for a placeholder that the receiver replaces, such as "{session_dir}", and for
    /// bracketed remarks in such a field.
    [[nodiscard]] bool isLegal(const QString &text) const
    {
        const FieldSchema *field = m_place.field;
        const bool isOfTemplate = !text.startsWith(u'{') && m_templateTexts.contains(text);
        return field && field->mayBePlaceholder && takesWhatItIs(*field) && !isOfTemplate
            && !text.startsWith(u'<') && text != fillInText(*field) && !namesItself(*field, text);
    }

    /// True if the field accepts the value's type: no text for a map, no list for a text.
    [[nodiscard]] bool takesWhatItIs(const FieldSchema &field) const
    {
        return m_node.type == ValueType::Map
            || (m_node.type == ValueType::String ? !traitsOf(field.widget).isMap()
                                                 : field.widget == FieldWidget::TextList);
    }

    /// True if the field accepts the list that YAML makes of @p text, even if not with this entry.
    [[nodiscard]] bool isTaken(const QString &text) const
    {
        const FieldSchema *field = m_place.field;
        const QString inside = text.sliced(1).chopped(1);
        if (m_node.type == ValueType::Map || inside == "..."_L1 || inside == u"…"
            || m_templateTexts.contains(text)) {
            return false;
        }
        const bool isRaw =
            field && field->widget == FieldWidget::Raw; // may also be a list of choices
        if (!field || (isRaw && field->items.empty())) {
            return isPlausibleList(m_tree, m_node, inside);
        }
        if (field->widget == FieldWidget::ObjectList || field->widget == FieldWidget::Table) {
            return !inside.contains(u' ') && isPlausibleList(m_tree, m_node, inside);
        }
        if (!isRaw && field->widget != FieldWidget::TextList) {
            return field->enumValues.contains(inside); // a valid value in brackets
        }
        const QStringList allowed =
            field->items.empty() ? QStringList() : field->items.front().enumValues;
        return allowed.isEmpty() || allowed.contains(inside) || closestMatch(inside, allowed);
    }

    [[nodiscard]] PlaceholderContext context() const
    {
        const FieldSchema *field = m_place.field;
        const bool isEntry =
            m_node.parent != noNode && m_tree.at(m_node.parent).type == ValueType::List;
        const bool isFree = !field || traitsOf(field->widget).isMultiLine
            || m_node.style == Style::Literal || isEntry;
        const bool isPath = field && field->widget == FieldWidget::Path;
        PlaceholderContext context{isFree       ? TextSort::Prose
                                       : isPath ? TextSort::Path
                                                : TextSort::Name};
        context.isFilledByProtocol = field && field->mayBePlaceholder;
        context.templateTexts = &m_templateTexts;
        context.ownTexts = writtenInto(m_place);
        return context;
    }

    const CanonicalTree &m_tree;
    const Node &m_node;
    const FieldContext &m_place;
    const QSet<QString> &m_templateTexts;
};

} // namespace

ValueCompleteness completenessOf(const CanonicalTree &tree, NodeId node, const FieldContext &place,
                                 const QSet<QString> &templateTexts)
{
    if (node == noNode) {
        return {};
    }
    const Judge judge(tree, node, place, templateTexts);
    switch (tree.at(node).type) {
    case ValueType::Null:
        return {tree.at(node).target == noNode ? Completeness::Empty : Completeness::Filled, {}};
    case ValueType::String:
        return judge.ofText();
    case ValueType::List:
    case ValueType::Map:
        return judge.ofContainer();
    default:
        return {Completeness::Filled, {}};
    }
}

bool mayHavePlaceholder(const Node &node)
{
    return (node.style == Style::Flow && node.children.size() == 1)
        || (node.type == ValueType::String && mayHoldPlaceholders(node.text));
}

} // namespace baton
