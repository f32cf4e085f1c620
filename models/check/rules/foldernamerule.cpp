// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/pathstrings.h"
#include "models/values/placeholdertext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule folder-name: the text at `at` must be the name of the document's folder, if that is in a
/// folder named `sessions`.
class FolderNameRule final : public Rule
{
public:
    FolderNameRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
    QString m_sessions;
};

FolderNameRule::FolderNameRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_at(settings[u"at"].pointer())
    , m_sessions(settings.requiredText(u"sessions"))
{
}

void FolderNameRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QStringView folder = parentOf(QStringView(context.settings.filePath));
    if (!endsWithNames(parentOf(folder), m_sessions)) {
        return;
    }
    const QString name = lastNameOf(folder.toString());
    const NodeId node = context.tree.find(m_at);
    if (node == noNode) {
        return;
    }
    const QString actual = context.tree.at(context.tree.resolved(node)).text;
    if (actual.trimmed().isEmpty() || actual == name || isPlaceholder(actual)) {
        return;
    }
    PendingFinding &judged = findings.add(node, id(), severity(),
                                          message({{u"expected"_s, name}, {u"actual"_s, actual}}));
    judged.finding.expected = name;
    judged.finding.actual = actual;
    if (std::optional<Fix> fix = context.fixer.set(node, name, true, false)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

const RegisteredRule<FolderNameRule> folderNameRule(u"folder-name"_s);

} // namespace

} // namespace baton
