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

/// What is no free text: a number, true or false, one of a few words.
bool isChoice(const FieldSchema &field)
{
    switch (field.widget) {
    case FieldWidget::Number:
    case FieldWidget::Integer:
    case FieldWidget::Boolean:
    case FieldWidget::Enum:
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

/// Goes through one document.
class Search
{
public:
    Search(const CanonicalTree &tree, FindingList &findings)
        : m_tree(tree)
        , m_refused(refusedIn(findings))
    {
    }

    struct Place
    {
        NodeId node = noNode;
        const FieldSchema *field = nullptr;
        QString text;
        bool isRefused = false; ///< nobody can read it before it is filled in
    };

    void visit(NodeId id, const FieldSchema *field, bool isOther = false)
    {
        const Node &node = m_tree.at(id);
        if (field && field->mayBePlaceholder) {
            return;
        }
        if (node.type == ValueType::String) {
            visitText(id, field, isOther);
            return;
        }
        const QString unquoted = unquotedPlaceholder(m_tree, node);
        const bool isOpen = unquoted == "[...]"_L1 || unquoted == "[…]"_L1;
        if (!unquoted.isEmpty() && field
            && (node.type == ValueType::Map || isOpen || !takesList(*field))) {
            add(id, field, unquoted);
            return;
        }
        for (const NodeId child : node.children) {
            const FieldSchema *next = nullptr;
            if (field) {
                next = node.type == ValueType::Map ? field->property(m_tree.keyOf(child)) : nullptr;
                if (!next && !field->items.empty()) {
                    next = &field->items.front();
                }
            }
            // Where nothing is known of a whole object, its values are as good as any.
            const bool hasKnown = field && !field->properties.empty();
            visit(child, next, hasKnown && !next);
        }
    }

    std::vector<Place> found;

private:
    void visitText(NodeId id, const FieldSchema *field, bool isOther)
    {
        const Node &node = m_tree.at(id);
        const bool isEntry =
            node.parent != noNode && m_tree.at(node.parent).type == ValueType::List;
        const bool isWhole = isPlaceholder(node.text) && !(isOther && isRemark(node));
        const bool isFree = !field || isProse(*field) || node.style == Style::Literal || isEntry;
        const QString part = isWhole || isFree ? QString() : placeholderIn(node.text);
        if (isWhole || !part.isEmpty()) {
            add(id, field, isWhole ? node.text.trimmed() : part);
        }
    }

    void add(NodeId id, const FieldSchema *field, const QString &text)
    {
        const bool isRefused =
            field && field->isRequired && isChoice(*field) && m_refused.contains(id);
        found.push_back({id, field, text, isRefused});
    }

    const CanonicalTree &m_tree;
    QSet<NodeId> m_refused;
};

} // namespace

PlaceholderRule::PlaceholderRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
{
}

void PlaceholderRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (context.tree.tree().isEmpty()) {
        return;
    }
    Search search(context.tree, findings);
    search.visit(context.tree.base(), &context.kind.kind.fields);
    for (const Search::Place &place : search.found) {
        JudgedFinding &judged = findings.add(
            place.node, id(), place.isRefused ? Severity::Error : severity(),
            message({{u"field"_s, nameOf(context.tree, place.node)}, {u"actual"_s, place.text}}));
        judged.finding.actual = place.text;
        judged.isPlaceholder = true;
        if (place.isRefused) {
            judged.schema = place.field;
        }
        findings.addPlaceholder(place.node);
    }
}

std::set<ProducedRule> PlaceholderRule::produced() const
{
    std::set<ProducedRule> rules = Rule::produced();
    rules.insert({id(), Severity::Error, Rule::produced().begin()->message});
    return rules;
}

} // namespace baton
