// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/synonymfindings.h"

#include "models/check/report/checktranslations.h"
#include "models/check/report/rulecontext.h"
#include "models/strings/placeholderformat.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

void SynonymFindings::add(const std::vector<SynonymUse> &uses)
{
    for (const SynonymUse &use : uses) {
        if (use.isPassedOver) {
            addPassedOver(use);
        } else {
            addTaken(use);
        }
    }
}

void SynonymFindings::addTaken(const SynonymUse &use)
{
    const Node &node = m_tree.at(use.node);
    PendingFinding &judged = m_findings.add(
        use.node, m_pack.id + ".synonym"_L1, Severity::Note,
        filled(m_pack.synonymMessage, {{u"synonym"_s, node.key}, {u"canonical"_s, use.canonical}}));
    judged.finding.expected = use.canonical;
    judged.finding.actual = node.key;
    judged.isAboutKey = true;
    if (!node.keyRange.isEmpty()) {
        m_findings.setRange(judged.finding, node.keyRange);
    }
    if (std::optional<Fix> fix = m_fixer.rename(use.node, use.canonical)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

void SynonymFindings::addPassedOver(const SynonymUse &use)
{
    const Node &node = m_tree.at(use.node);
    const QString actual = spelling(m_tree, use.node);
    const QString counting = m_tree.at(m_tree.child(node.parent, use.canonical)).key;
    const QString message = counting == use.canonical
        //: key, the key that it stands for, its value
        ? CheckTranslations::tr("%1 stands for %2, which is there too and counts; it also says: %3")
              .arg(node.key, use.canonical, actual)
        //: two keys, the key that both stand for, the value of the first
        : CheckTranslations::tr("%1 and %2 both stand for %3, and %2 counts; %1 says: %4")
              .arg(node.key, counting, use.canonical, actual);
    PendingFinding &judged =
        m_findings.add(use.node, m_pack.id + ".synonym-passed-over"_L1, Severity::Note, message);
    judged.finding.actual = actual;
    judged.isAboutKey = true;
}

} // namespace baton
