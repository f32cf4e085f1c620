// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/placeholderrule.h"

#include "models/check/placeholdertext.h"

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

bool isProse(const FieldSchema &field)
{
    return field.widget == FieldWidget::Code || field.widget == FieldWidget::MultiLine;
}

} // namespace

PlaceholderRule::PlaceholderRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
{
}

void PlaceholderRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (!context.tree.tree().isEmpty()) {
        visit(context, findings, context.tree.base(), &context.kind.kind.fields);
    }
}

void PlaceholderRule::visit(const RuleContext &context, FindingList &findings, NodeId id,
                            const FieldSchema *field, bool isOther) const
{
    const Node &node = context.tree.at(id);
    if (field && field->mayBePlaceholder) {
        return;
    }
    if (node.type == ValueType::String) {
        const bool isEntry =
            node.parent != noNode && context.tree.at(node.parent).type == ValueType::List;
        const bool isWhole = isPlaceholder(node.text) && !(isOther && isRemark(node));
        const bool isFree = !field || isProse(*field) || node.style == Style::Literal || isEntry;
        const QString part = isWhole || isFree ? QString() : placeholderIn(node.text);
        if (isWhole || !part.isEmpty()) {
            report(context, findings, id, isWhole ? node.text.trimmed() : part);
        }
        return;
    }
    const QString unquoted = unquotedPlaceholder(context.tree, node);
    const bool isOpen = unquoted == "[...]"_L1 || unquoted == "[…]"_L1;
    if (!unquoted.isEmpty() && field
        && (node.type == ValueType::Map || isOpen || !takesList(*field))) {
        report(context, findings, id, unquoted);
        return;
    }
    for (const NodeId child : node.children) {
        const FieldSchema *next = nullptr;
        if (field) {
            next =
                node.type == ValueType::Map ? field->property(context.tree.keyOf(child)) : nullptr;
            if (!next && !field->items.empty()) {
                next = &field->items.front();
            }
        }
        // Where nothing is known of a whole object, its values are as good as any.
        const bool hasKnown = field && !field->properties.empty();
        visit(context, findings, child, next, hasKnown && !next);
    }
}

void PlaceholderRule::report(const RuleContext &context, FindingList &findings, NodeId node,
                             const QString &actual) const
{
    JudgedFinding &judged =
        findings.add(node, id(), severity(),
                     message({{u"field"_s, nameOf(context.tree, node)}, {u"actual"_s, actual}}));
    judged.finding.actual = actual;
    judged.isPlaceholder = true;
    findings.addPlaceholder(node);
}

} // namespace baton
