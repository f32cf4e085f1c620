// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/pathcontainment.h"
#include "models/check/folder/ruletexts.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// path-inside: the paths that texts name stay below the project's folder, whether it is known or
/// not, and also when links are followed. With `within`, the name of the folder that a session
/// keeps its handoffs in, they stay below the session's, where that is known. With `beside` a path
/// may start at the document's own folder, too.
class PathInsideRule final : public Rule
{
public:
    PathInsideRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] bool isOutside(const QString &text, const QString &root,
                                 const CheckSettings &settings) const;

    RuleTexts m_places;
    ProjectRoot m_root;
    QString m_within;
    bool m_isBeside;
};

PathInsideRule::PathInsideRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_root(settings[u"root"])
    , m_within(settings[u"within"].text())
    , m_isBeside(settings[u"beside"].boolean(false))
{
}

bool PathInsideRule::isOutside(const QString &text, const QString &root,
                               const CheckSettings &settings) const
{
    if (!m_within.isEmpty()) {
        return leavesSession(text, settings.filePath, m_within);
    }
    return m_isBeside ? escapesProject(text, m_root, settings.filePath) : leaves(text, root);
}

void PathInsideRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QString root = m_root.of(context.settings.filePath);
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        if (!isOutside(place.text, root, context.settings)) {
            continue;
        }
        PendingFinding &judged =
            findings.add(place.node, id(), severity(), message({{u"actual"_s, place.text}}));
        judged.finding.actual = place.text;
        judged.isAboutKey = place.isKey;
        if (place.isKey) {
            findings.setRange(judged.finding, context.tree.at(place.node).keyRange);
        }
    }
}

const RegisteredRule<PathInsideRule> pathInsideRule(u"path-inside"_s);

} // namespace

} // namespace baton
