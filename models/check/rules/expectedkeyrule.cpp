// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/placeholderformat.h"
#include "models/strings/spellingmatch.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule expected-key: a map must have the key that follows from other values of the document. A key
/// with a similar spelling counts as a misspelling of it.
class ExpectedKeyRule final : public Rule
{
public:
    ExpectedKeyRule(const PackNode &settings, const PackTexts &texts);

    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    struct Key
    {
        QString name;
        QStringList when; ///< the first values of m_pointers
    };

    [[nodiscard]] QString expected(const CanonicalTree &tree) const;
    bool addMisspelt(const RuleContext &context, FindingList &findings, NodeId map) const;

    JsonPointer m_at;
    std::vector<JsonPointer> m_pointers;
    std::vector<Key> m_keys;
    QString m_misspelt;
    SideRule m_undecided;
};

ExpectedKeyRule::ExpectedKeyRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_at(settings[u"at"].pointer())
    , m_pointers(settings[u"pointers"].pointers())
    , m_misspelt(settings[u"misspelt"].requiredText(u"message"))
    , m_undecided(also(settings[u"undecided"], Severity::Warning))
{
    for (const PackNode &key : settings[u"keys"].items()) {
        m_keys.push_back({key.requiredText(u"key"), key[u"when"].texts()});
    }
}

void ExpectedKeyRule::apply(const RuleContext &context, FindingList &findings) const
{
    const NodeId map = context.tree.find(m_at);
    if (map == noNode || context.tree.at(context.tree.resolved(map)).type != ValueType::Map
        || addMisspelt(context, findings, map)) {
        return;
    }
    const QString field = expected(context.tree);
    if (field.isEmpty()) {
        findings.add(map, m_undecided.id, Severity::Warning, words(m_undecided.message));
        return;
    }
    PendingFinding &judged =
        findings.addMissing(map, field, id(), severity(), message({{u"field"_s, field}}));
    judged.finding.expected = field;
    judged.askedField = field;
}

QString ExpectedKeyRule::expected(const CanonicalTree &tree) const
{
    QStringList actual;
    for (const JsonPointer &pointer : m_pointers) {
        const NodeId node = tree.find(pointer);
        actual.append(node == noNode ? QString() : tree.comparedText(tree.resolved(node)));
    }
    const auto key = std::ranges::find_if(
        m_keys, [&](const Key &each) { return actual.first(each.when.size()) == each.when; });
    return key == m_keys.end() ? QString() : key->name;
}

bool ExpectedKeyRule::addMisspelt(const RuleContext &context, FindingList &findings,
                                  NodeId map) const
{
    const FieldSchema *known = fieldAt(context.kind.kind.fields, m_at);
    QStringList names;
    for (const Key &key : m_keys) {
        names.append(key.name);
    }
    for (const NodeId child : context.tree.at(context.tree.resolved(map)).children) {
        const QString actual = context.tree.keyOf(child);
        const ValueType type = context.tree.at(context.tree.resolved(child)).type;
        const std::optional<Nearest> nearest = closestMatch(actual, names);
        if (type != ValueType::Map || !nearest || (known && known->property(actual))) {
            continue;
        }
        PendingFinding &judged = findings.addMissing(
            map, nearest->text, id(), severity(),
            filled(words(m_misspelt), {{u"field"_s, nearest->text}, {u"actual"_s, actual}}));
        judged.finding.expected = nearest->text;
        judged.finding.actual = actual;
        judged.askedField = nearest->text;
        findings.setRange(judged.finding, context.tree.at(child).keyRange);
        if (std::optional<Fix> fix = context.fixer.rename(child, nearest->text)) {
            fix->isCertain = nearest->distance == 0;
            judged.finding.fixes.push_back(std::move(*fix));
        }
        return true;
    }
    return false;
}

const RegisteredRule<ExpectedKeyRule> expectedKeyRule(u"expected-key"_s);

} // namespace

} // namespace baton
