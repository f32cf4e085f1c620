// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule single-key: a map must not contain any of several keys besides the block of the document's
/// kind.
class SingleKeyRule final : public Rule
{
public:
    SingleKeyRule(const PackNode &settings, const PackTexts &texts);

    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_keys;
};

SingleKeyRule::SingleKeyRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_keys(settings[u"keys"].pointers())
{
}

void SingleKeyRule::apply(const RuleContext &context, FindingList &findings) const
{
    const JsonPointer &block = context.kind.block;
    if (block.isRoot() || context.tree.find(block) == noNode) {
        return;
    }
    for (const JsonPointer &key : m_keys) {
        const NodeId other = context.tree.find(key);
        if (key == block || other == noNode) {
            continue;
        }
        PendingFinding &judged =
            findings.add(other, id(), severity(),
                         message({{u"field"_s, key.last()}, {u"expected"_s, block.last()}}));
        judged.isAboutKey = true;
        if (const ByteRange range = context.tree.at(other).keyRange; !range.isEmpty()) {
            findings.setRange(judged.finding, range);
        }
    }
}

const RegisteredRule<SingleKeyRule> singleKeyRule(u"single-key"_s);

} // namespace

} // namespace baton
