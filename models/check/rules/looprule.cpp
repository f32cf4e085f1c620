// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/looprule.h"

#include "models/check/folderindex.h"

using namespace Qt::StringLiterals;

namespace baton {

LoopRule::LoopRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_same(settings[u"same"].pointers())
    , m_most(settings[u"most"].integer(1))
{
}

void LoopRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QString &path = context.settings.filePath;
    if (!context.settings.touchesDisk || path.isEmpty()) {
        return;
    }
    const FolderHandoff own = folderHandoff(context.pack, context.kind, context.tree, m_same);
    if (own.from.isEmpty() || own.to.isEmpty() || own.from == own.to) {
        return;
    }
    QStringList there;
    int back = 0;
    const auto all = handoffsIn({path.section(u'/', 0, -2)}, context.pack, m_same);
    for (const FolderHandoff &other : *all) {
        const bool isOfRun = own.run.isEmpty() || other.run.isEmpty() || own.run == other.run;
        if (isOfRun && other.from == own.from && other.to == own.to) {
            there.append(other.file);
        }
        back += isOfRun && other.from == own.to && other.to == own.from ? 1 : 0;
    }
    const auto round = there.indexOf(path.section(u'/', -1)) + 1;
    if (round <= m_most || back < m_most) {
        return;
    }
    const QString route = u"%1 → %2 → %1"_s.arg(own.from, own.to);
    JudgedFinding &judged = findings.add(context.tree.base(), id(), severity(),
                                         message({{u"actual"_s, route},
                                                  {u"number"_s, QString::number(round)},
                                                  {u"expected"_s, QString::number(m_most)}}));
    judged.finding.actual = route;
    judged.isAboutKey = true;
}

} // namespace baton
