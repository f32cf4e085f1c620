// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/xsd/xsdmisspelt.h"

#include "models/check/report/rulecontext.h"
#include "models/check/report/schemamessages.h"
#include "models/check/xsd/xsdtranslations.h"
#include "models/formats/xml/xmlkeynames.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/strings/spellingmatch.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

XsdMisspelt::XsdMisspelt(const CanonicalTree &tree, const XsdContext &use, FixPlanner &fixer,
                         FindingList &findings)
    : m_tree(tree)
    , m_use(use)
    , m_fixer(fixer)
    , m_findings(findings)
{
}

void XsdMisspelt::prepare(const XsdResult &judgement, std::vector<MisspeltKey> keys)
{
    for (const XsdViolation &violation : judgement.violations) {
        if (violation.kind == XsdViolation::Kind::Missing) {
            m_missing[violation.node].append(violation.name);
        }
    }
    for (MisspeltKey &key : keys) {
        m_misspelt.insert(key.node, std::move(key));
    }
}

void XsdMisspelt::rename(PendingFinding &judged, const QStringList &allowed)
{
    const NodeId parent = m_tree.at(judged.node).parent;
    const QString key = m_tree.keyOf(judged.node);
    QStringList names = m_missing.value(parent) + allowed;
    names.removeIf(
        [&key](const QString &name) { return xml::isAttribute(name) != xml::isAttribute(key); });
    const std::optional<Nearest> nearest = closestMatch(key.section(u'[', 0, 0), names);
    const MisspeltKey meant = m_misspelt.take(judged.node);
    if (nearest && !nearest->text.isEmpty()) {
        const bool isSame = meant.isCertain && meant.field == nearest->text;
        judged.finding.message =
            unknownNameMessage(judged.finding.actual, xml::withoutMark(nearest->text));
        if (!isTextForContainer(judged.node, nearest->text)) {
            offer(judged, nearest->text, nearest->distance == 0 || isSame);
        }
    } else if (!meant.field.isEmpty()) {
        judged.finding.message = unknownNameMessage(judged.finding.actual, meant.field);
        judged.finding.expected = meant.field;
        offer(judged, meant.field, meant.isCertain);
    }
}

/// True if @p node contains a text but the field @p name allows only elements, so that renaming
/// would not help.
bool XsdMisspelt::isTextForContainer(NodeId node, const QString &name) const
{
    const JsonPointer parent = m_tree.tree().pointerTo(m_tree.at(node).parent);
    const FieldSchema *around = fieldAt(m_use.schema.fields(), parent);
    const FieldSchema *field = around ? around->property(name) : nullptr;
    return field && m_tree.at(node).type == ValueType::String
        && !m_tree.at(node).text.trimmed().isEmpty()
        && (!field->items.empty() || !field->properties.empty());
}

NodeId XsdMisspelt::misspeltNode(NodeId map, const FieldSchema &fields, const QString &name) const
{
    for (const NodeId child : m_tree.at(map).children) {
        const QString key = m_tree.keyOf(child);
        if (fields.property(key)) {
            continue;
        }
        const std::optional<Nearest> nearest = xml::isAttribute(key) == xml::isAttribute(name)
            ? closestMatch(key, m_missing.value(map))
            : std::nullopt;
        if ((nearest && nearest->text == name) || m_misspelt.value(child).field == name) {
            return child;
        }
    }
    return noNode;
}

void XsdMisspelt::offer(PendingFinding &judged, const QString &name, bool isCertain)
{
    const RenameKey edit{m_tree.tree().pointerTo(judged.node), name};
    if (const std::optional<Fix> fix =
            //: a fix: give an element its right name
        m_fixer.planned(edit, XsdTranslations::tr("Rename"), isCertain)) {
        judged.finding.fixes.push_back(*fix);
    }
}

void XsdMisspelt::addOthers()
{
    std::vector<NodeId> nodes(m_misspelt.keyBegin(), m_misspelt.keyEnd());
    std::ranges::sort(nodes);
    for (const NodeId node : nodes) {
        const MisspeltKey key = m_misspelt.value(node);
        const QString name = xml::withoutMark(m_tree.keyOf(node));
        PendingFinding &judged =
            m_findings.add(node, m_use.prefix + u"misspelt"_s, Severity::Warning,
                           passedOverMessage(name, xml::withoutMark(key.field)));
        judged.schema = fieldAt(m_use.schema.fields(), m_tree.tree().pointerTo(node));
        judged.isAboutKey = true;
        judged.finding.expected = xml::withoutMark(key.field);
        judged.finding.actual = name;
        m_findings.setRange(judged.finding, m_tree.at(node).keyRange);
        offer(judged, key.field, key.isCertain);
    }
}

} // namespace baton
