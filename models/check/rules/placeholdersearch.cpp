// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/placeholdersearch.h"

#include "models/check/placeholdertext.h"
#include "models/check/startvalue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// "[Task name]" and "{N}" without quotes are a list and a map of one plain word.
QString unquotedPlaceholder(const CanonicalTree &tree, const Node &node)
{
    if (node.style != Style::Flow || node.children.size() != 1) {
        return {};
    }
    const Node &only = tree.at(node.children.front());
    if (node.type == ValueType::Map) {
        return only.style == Style::Absent && only.keyStyle == Style::Plain ? u'{' + only.key + u'}'
                                                                            : QString();
    }
    return only.style == Style::Plain && only.type == ValueType::String ? u'[' + only.text + u']'
                                                                        : QString();
}

/// "[see log]" in quotes, where nothing asks for a certain text, is what somebody wanted to say.
bool isRemark(const Node &node)
{
    const bool isQuoted = node.style == Style::DoubleQuoted || node.style == Style::SingleQuoted;
    const QStringView text = QStringView(node.text).trimmed();
    return isQuoted && text.startsWith(u'[') && text != u"[...]" && text != u"[…]";
}

bool takesList(const FieldSchema &field)
{
    switch (field.widget) {
    case FieldWidget::TextList:
    case FieldWidget::ObjectList:
    case FieldWidget::Table:
    case FieldWidget::Raw:
        return true;
    default:
        return false;
    }
}

/// What is no free text: a number, true or false, one of a few words, a time.
bool isChoice(const FieldSchema &field)
{
    switch (field.widget) {
    case FieldWidget::Number:
    case FieldWidget::Integer:
    case FieldWidget::Boolean:
    case FieldWidget::Enum:
    case FieldWidget::Time:
        return true;
    default:
        return !field.enumValues.isEmpty();
    }
}

/// The values that the schema refuses.
QSet<NodeId> refusedIn(FindingList &findings)
{
    QSet<NodeId> nodes;
    for (const JudgedFinding &judged : findings.all()) {
        if (judged.finding.severity == Severity::Error && !judged.isAboutKey && !judged.isMissing) {
            nodes.insert(judged.node);
        }
    }
    return nodes;
}

bool isProse(const FieldSchema &field)
{
    return field.widget == FieldWidget::Code || field.widget == FieldWidget::MultiLine;
}

bool isBracketed(const QString &key)
{
    return !key.isEmpty() && (key.front() == u'[' || key.front() == u'<');
}

/// "{path}" in a path: what is to stand there, and nothing that the receiver could put in.
bool namesItself(const FieldSchema &field, const QString &text)
{
    const QStringView name = QStringView(field.name).mid(field.name.startsWith(u'@') ? 1 : 0);
    return text.size() > 2 && QStringView(text).sliced(1).chopped(1) == name;
}

/// What Baton writes where @p field, an entry of @p list if that is not null, is missing.
QStringList writtenInto(const FieldSchema *field, const FieldSchema *list)
{
    QStringList texts;
    if (field) {
        texts.append(toFillIn(*field));
    }
    if (list) {
        texts.append(toFillIn(entryOf(*list)));
    }
    return texts;
}

/// A glance that most documents do not pass, whatever their fields ask for.
bool mayHoldPlaceholder(const Node &node)
{
    return isBracketed(node.key) || (node.style == Style::Flow && node.children.size() == 1)
        || (node.type == ValueType::String && mayHoldPlaceholders(node.text));
}

} // namespace

PlaceholderSearch::PlaceholderSearch(const CanonicalTree &tree, FindingList &findings,
                                     const QSet<QString> &templateTexts)
    : m_tree(tree)
    , m_refused(refusedIn(findings))
    , m_templateTexts(templateTexts)
{
}

bool PlaceholderSearch::mayFind(const CanonicalTree &tree)
{
    return std::ranges::any_of(tree.tree().nodes, mayHoldPlaceholder);
}

std::vector<Placeholder> PlaceholderSearch::run(const FieldSchema &fields)
{
    visit(m_tree.base(), &fields);
    return std::move(m_found);
}

void PlaceholderSearch::visit(NodeId id, const FieldSchema *field, bool isOther,
                              const FieldSchema *list)
{
    const Node &node = m_tree.at(id);
    visitKey(id, field);
    if (node.type == ValueType::String) {
        visitText(id, field, isOther, list);
        return;
    }
    const QString unquoted = unquotedPlaceholder(m_tree, node);
    const bool isOpen = unquoted == "[...]"_L1 || unquoted == "[…]"_L1;
    if (!unquoted.isEmpty() && field && !isLegal(field, unquoted)
        && (node.type == ValueType::Map || isOpen || !takesList(*field))) {
        add(id, field, unquoted);
        return;
    }
    std::optional<PropertySearch> properties;
    if (field) {
        properties.emplace(*field);
    }
    for (const NodeId child : node.children) {
        const FieldSchema *next = nullptr;
        const FieldSchema *within = nullptr;
        if (field) {
            next = node.type == ValueType::Map ? properties->find(m_tree.keyOf(child)) : nullptr;
            if (!next && !field->items.empty()) {
                next = &field->items.front();
                within = node.type == ValueType::List ? field : nullptr;
            }
        }
        // Where nothing is known of a whole object, its values are as good as any.
        const bool hasKnown = field && !field->properties.empty();
        visit(child, next, hasKnown && !next, within);
    }
}

/// "{session_dir}" in a field whose receiver puts it in, and a remark in brackets beside it.
bool PlaceholderSearch::isLegal(const FieldSchema *field, const QString &text) const
{
    const bool isOfTemplate = !text.startsWith(u'{') && m_templateTexts.contains(text);
    return field && field->mayBePlaceholder && !isOfTemplate && !text.startsWith(u'<')
        && text != toFillIn(*field) && !namesItself(*field, text);
}

/// "- [path]: content": a free key may wait too; "string:" is a key like any other.
void PlaceholderSearch::visitKey(NodeId id, const FieldSchema *field)
{
    const Node &node = m_tree.at(id);
    if (isBracketed(node.key) && isPlaceholder(node.key)) {
        m_found.push_back({id, field, node.key.trimmed(), true});
    }
}

void PlaceholderSearch::visitText(NodeId id, const FieldSchema *field, bool isOther,
                                  const FieldSchema *list)
{
    const Node &node = m_tree.at(id);
    if (!mayHoldPlaceholders(node.text)) {
        return;
    }
    const QString whole = node.text.trimmed();
    if (isPlaceholder(whole) && !isLegal(field, whole) && !(isOther && isRemark(node))) {
        add(id, field, whole);
        return;
    }
    const bool isEntry = node.parent != noNode && m_tree.at(node.parent).type == ValueType::List;
    const bool isFree = !field || isProse(*field) || node.style == Style::Literal || isEntry;
    const bool isPath = field && field->widget == FieldWidget::Path;
    PlaceholderContext context{isFree ? TextSort::Prose : isPath ? TextSort::Path : TextSort::Name};
    context.isFilledByProtocol = field && field->mayBePlaceholder;
    context.templateTexts = &m_templateTexts;
    context.ownTexts = writtenInto(field, list);
    for (const QString &part : placeholdersIn(node.text, context)) {
        add(id, field, part);
    }
}

void PlaceholderSearch::add(NodeId id, const FieldSchema *field, const QString &text)
{
    const bool isRefused = field && field->isRequired && isChoice(*field) && m_refused.contains(id);
    m_found.push_back({id, field, text, false, isRefused});
}

} // namespace baton
