// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/placeholderrule.h"

#include "models/check/checktexts.h"
#include "models/check/rules/placeholdersearch.h"
#include "models/protocol/catalog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// What a reader calls the place: "GOAL", or "A key of CONTEXT FILES".
QString fieldOf(const CanonicalTree &tree, const Placeholder &place)
{
    const NodeId parent = tree.at(place.node).parent;
    return place.isKey && parent != noNode ? CheckTexts::tr("A key of %1").arg(nameOf(tree, parent))
                                           : nameOf(tree, place.node);
}

/// True where quotes around @p node would make a text of the number that is to stand there.
bool isQuotedNumber(const Placeholder &place, const Node &node)
{
    const bool isQuoted = node.style == Style::SingleQuoted || node.style == Style::DoubleQuoted;
    if (place.isKey || !place.field || !isQuoted || node.text.trimmed() != place.text) {
        return false;
    }
    const FieldWidget widget = place.field->widget;
    return widget == FieldWidget::Number || widget == FieldWidget::Integer
        || widget == FieldWidget::Boolean;
}

/// Where each placeholder stands: several of one value stand one behind the other.
class Places
{
public:
    /// With @p hasTypes, numbers and truth values stand without quotes.
    Places(const CanonicalTree &tree, const QByteArray &bytes, bool hasTypes)
        : m_tree(tree)
        , m_bytes(bytes)
        , m_hasTypes(hasTypes)
    {
    }

    /// Nothing where it is spelt in another way, as with escapes.
    std::optional<ByteRange> next(const Placeholder &place)
    {
        const Node &node = m_tree.at(place.node);
        const ByteRange range = place.isKey ? node.keyRange : node.range;
        if (m_hasTypes && isQuotedNumber(place, node)) {
            return range;
        }
        const qsizetype begin = range.begin < m_end && m_end <= range.end ? m_end : range.begin;
        const QByteArray text = place.text.toUtf8();
        const qsizetype at =
            QByteArrayView(m_bytes).sliced(begin, std::max(range.end - begin, 0LL)).indexOf(text);
        if (at < 0) {
            return std::nullopt;
        }
        m_end = begin + at + text.size();
        return ByteRange{begin + at, m_end};
    }

private:
    const CanonicalTree &m_tree;
    const QByteArray &m_bytes;
    bool m_hasTypes;
    qsizetype m_end = 0;
};

} // namespace

PlaceholderRule::PlaceholderRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_isOfTemplates(settings[u"only-of-templates"].boolean(false))
{
}

void PlaceholderRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (context.tree.tree().isEmpty() || !PlaceholderSearch::mayFind(context.tree)) {
        return;
    }
    const QSet<QString> openTexts = context.catalog.openTexts(context.kind.kind);
    PlaceholderSearch search(context.tree, findings, openTexts);
    Places places(context.tree, context.bytes, !context.kind.xsd);
    for (const Placeholder &place : search.run(context.fields)) {
        if (m_isOfTemplates && !openTexts.contains(place.text)) {
            continue;
        }
        JudgedFinding &judged = findings.add(
            place.node, id(), place.isRefused ? Severity::Error : severity(),
            message({{u"field"_s, fieldOf(context.tree, place)}, {u"actual"_s, place.text}}));
        judged.finding.actual = place.text;
        judged.finding.isToFillIn = true;
        judged.isPlaceholder = true;
        judged.isAboutKey = place.isKey;
        if (const std::optional<ByteRange> range = places.next(place)) {
            findings.setRange(judged.finding, *range);
        }
        if (place.isRefused) {
            judged.schema = place.field;
        }
        if (!place.isKey) {
            findings.addPlaceholder(place.node);
        }
    }
}

Finding PlaceholderRule::inProse(const QString &text) const
{
    Finding finding;
    finding.rule = id();
    finding.severity = severity();
    finding.message =
        message({{u"field"_s, CheckTexts::tr("The text around it")}, {u"actual"_s, text}});
    finding.actual = text;
    finding.isToFillIn = true;
    return finding;
}

std::set<ProducedRule> PlaceholderRule::produced() const
{
    std::set<ProducedRule> rules = Rule::produced();
    rules.insert({id(), Severity::Error, Rule::produced().begin()->message});
    return rules;
}

} // namespace baton
