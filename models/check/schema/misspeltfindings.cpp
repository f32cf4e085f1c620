// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/misspeltfindings.h"

#include "models/check/report/rulecontext.h"
#include "models/check/report/schemamessages.h"
#include "models/check/values/misspeltkeys.h"
#include "models/protocol/fields/fieldschema.h"

using namespace Qt::StringLiterals;

namespace baton {

MisspeltFindings::MisspeltFindings(const CanonicalTree &tree, const QString &protocol,
                                   const FieldSchema &fields, FixPlanner &fixer,
                                   FindingList &findings)
    : m_tree(tree)
    , m_protocol(protocol)
    , m_fields(fields)
    , m_fixer(fixer)
    , m_findings(findings)
{
}

void MisspeltFindings::offerFor(PendingFinding &judged, NodeId map, const JsonPointer &path)
{
    const FieldSchema *object = fieldAt(m_fields, path);
    const std::optional<MisspeltKey> meant =
        object ? misspeltFor(m_tree, map, *object, judged.finding.field) : std::nullopt;
    if (!meant) {
        return;
    }
    m_renamed.insert(meant->node);
    Finding &finding = judged.finding;
    finding.actual = m_tree.keyOf(meant->node);
    finding.message = misspeltMessage(finding.message, finding.actual);
    m_findings.setRange(finding, m_tree.at(meant->node).keyRange);
    if (std::optional<Fix> fix = m_fixer.rename(meant->node, meant->field)) {
        fix->isCertain = meant->isCertain;
        finding.fixes.push_back(std::move(*fix));
    }
}

void MisspeltFindings::addOthers()
{
    for (const MisspeltKey &key : misspeltKeys(m_tree, m_fields)) {
        if (m_renamed.contains(key.node)) {
            continue;
        }
        const QString actual = m_tree.keyOf(key.node);
        PendingFinding &judged =
            m_findings.add(key.node, m_protocol + ".misspelt"_L1,
                           key.isSuggested && !key.isCertain ? Severity::Note : Severity::Warning,
                           passedOverMessage(actual, key.field));
        judged.isAboutKey = true;
        judged.finding.expected = key.field;
        judged.finding.actual = actual;
        m_findings.setRange(judged.finding, m_tree.at(key.node).keyRange);
        if (std::optional<Fix> fix = m_fixer.rename(key.node, key.field)) {
            fix->isCertain = key.isCertain;
            judged.finding.fixes.push_back(std::move(*fix));
        }
    }
}

} // namespace baton
