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

/// Rule path-inside: the paths that texts name must stay in the project's folder, also after links
/// are followed and also if that folder is unknown. With `within`, the name of the folder of
/// handoffs in a session, they must stay in the session's folder if it is known. With `beside`, a
/// path may also start at the document's folder.
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
