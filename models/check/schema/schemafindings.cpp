// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/schemafindings.h"

#include "models/check/fixes/valuecoercion.h"
#include "models/check/report/rulecontext.h"
#include "models/check/report/schemamessages.h"
#include "models/check/schema/valuefixes.h"
#include "models/check/values/placeholdervalue.h"
#include "models/findings/keywords.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/pack/schemarulenames.h"
#include "models/protocol/schema/fieldschemabuilder.h"
#include "models/protocol/schema/schemaquery.h"
#include "models/strings/placeholderformat.h"
#include "models/strings/spellingmatch.h"
#include "models/tree/yamlscalar.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The violations of the branch that is nearest to matching. A mistake deep inside a branch means a
/// better match than a wrong type at its top.
std::vector<SchemaViolation> nearestBranch(const SchemaViolation &choice)
{
    QMap<QString, std::vector<SchemaViolation>> branches;
    for (const SchemaViolation &detail : choice.details) {
        branches[detail.evaluationPath.tokens().value(choice.evaluationPath.depth())].push_back(
            detail);
    }
    const auto rank = [&](const std::vector<SchemaViolation> &branch) {
        qsizetype shallowest = 1000;
        for (const SchemaViolation &violation : branch) {
            const bool isOwnType = violation.keyword == "type"_L1
                && violation.instance.depth() == choice.instance.depth();
            shallowest = std::min(shallowest, isOwnType ? -1 : violation.instance.depth());
        }
        return std::pair(-shallowest, branch.size());
    };
    const auto nearest = std::ranges::min_element(branches, {}, rank);
    return nearest == branches.end() ? std::vector<SchemaViolation>() : *nearest;
}

bool isOnlyValue(const Value &value, const FieldSchema &field)
{
    return field.defaultValue && field.enumValues == QStringList(value.text)
        && !value.text.isEmpty();
}

bool isNotFinite(const CanonicalTree &tree, NodeId id)
{
    const Node &node = tree.at(id);
    return node.type == ValueType::Float && node.target == noNode
        && !std::isfinite(numberIn(node.text).value_or(0));
}

} // namespace

SchemaFindings::SchemaFindings(const CanonicalTree &tree, const ProtocolPack &pack,
                               const KindModel &kind, bool isGuess, FixPlanner &fixer,
                               FindingList &findings, const std::atomic_bool *stop)
    : m_tree(tree)
    , m_pack(pack)
    , m_kind(kind)
    , m_isGuess(isGuess)
    , m_fixer(fixer)
    , m_findings(findings)
    , m_misspelt(tree, pack.id, kind.kind.fields, fixer, findings)
    , m_stop(stop)
{
}

void SchemaFindings::add()
{
    addNotFinite();
    addViolations();
    if (!m_kind.kind.isXml) { // an XML Schema reports unknown names itself
        m_misspelt.addOthers();
    }
}

void SchemaFindings::addViolations()
{
    std::vector<SchemaViolation> violations = m_kind.jsonSchema->violations(m_tree, m_stop);
    if (isStopped()) {
        return;
    }
    m_kind.strings.append(m_tree, violations);
    addAll(std::move(violations));
}

/// Reports NaN and infinite numbers. JSON has none, so a JSON Schema does not exclude them.
void SchemaFindings::addNotFinite()
{
    const FieldSchema &fields = m_kind.kind.fieldsAt(m_tree.tree().pointerTo(m_tree.base()));
    const NodeList &nodes = m_tree.tree().nodes;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const auto id = static_cast<NodeId>(i);
        if (!isNotFinite(m_tree, id)) {
            continue;
        }
        const FieldSchema *field = fieldAt(fields, m_tree.tree().pointerTo(id));
        if (!field || field->isSuggested || field->widget != FieldWidget::Number) {
            continue;
        }
        m_notFinite.insert(id);
        PendingFinding &judged = m_findings.add(id, m_pack.id + ".range"_L1, Severity::Error,
                                                notFiniteMessage(nameOf(m_tree, id)));
        judged.finding.actual = nodes[i].text;
        judged.schema = field;
    }
}

/// Adds the findings. A value of the wrong type violates other keywords as well; only the type is
/// reported.
void SchemaFindings::addAll(std::vector<SchemaViolation> violations)
{
    QSet<JsonPointer> mistyped;
    for (const SchemaViolation &violation : violations) {
        if (violation.keyword == "type"_L1) {
            mistyped.insert(violation.instance);
        }
    }
    for (const SchemaViolation &violation : violations) {
        if (isStopped()) {
            return;
        }
        if (violation.keyword == "type"_L1 || !mistyped.contains(violation.instance)) {
            addOne(violation);
        }
    }
}

void SchemaFindings::addOne(const SchemaViolation &violation)
{
    const NodeSchema place{m_tree.find(violation.instance),
                           subschemaAt(m_kind.schema, violation.evaluationPath)};
    if (place.node == noNode || !place.schema
        || (ruleSuffix(violation.keyword) == "range"_L1 && m_notFinite.contains(place.node))) {
        return;
    }
    if (violation.keyword == "required"_L1) {
        addRequired(violation, place);
    } else if (addAlias(violation, place) || addSpelling(violation, place)) {
        return;
    } else if (!violation.details.empty() || violation.keyword == "anyOf"_L1
               || violation.keyword == "oneOf"_L1) {
        addChoice(violation, place);
    } else {
        addValue(violation, place);
    }
}

/// Adds the missing keys, which the schema lists and the violation does not.
void SchemaFindings::addRequired(const SchemaViolation &violation, const NodeSchema &place)
{
    const QString once =
        violation.evaluationPath.toString() + u'\n' + violation.instance.toString();
    if (m_seen.contains(once)) {
        return;
    }
    m_seen.insert(once);
    for (const QString &field : textsUnder(*place.schema, u"required"_s)) {
        if (m_tree.child(place.node, field) == noNode) {
            addMissing(violation, place, field);
        }
    }
}

/// The key of @p map that follows @p field in the schema; empty to insert at the end.
QString SchemaFindings::keyBehind(NodeId map, const JsonPointer &path, const QString &field) const
{
    const FieldSchema *object = fieldAt(m_kind.kind.fields, path);
    if (!object) {
        return {};
    }
    auto next = std::ranges::find(object->properties, field, &FieldSchema::name);
    while (next != object->properties.end()) {
        const NodeId node = m_tree.child(map, next->name);
        if (node != noNode) {
            return m_tree.tree().at(node).key;
        }
        ++next;
    }
    return {};
}

void SchemaFindings::addMissing(const SchemaViolation &violation, const NodeSchema &place,
                                const QString &field)
{
    const QString &keyword = violation.keyword;
    PendingFinding &judged =
        m_findings.addMissing(place.node, field, ruleOf(place, keyword, u"required"_s),
                              severityOf(place, keyword), messageOf(place, keyword, field, {}, {}));
    judged.askedField = field;
    judged.schema = fieldAt(m_kind.kind.fields, violation.instance.child(field));
    m_misspelt.offerFor(judged, place.node, violation.instance);
    const bool isRenamed = !judged.finding.fixes.empty() && judged.finding.fixes.front().isCertain;
    if (!judged.schema || isRenamed) {
        return;
    }
    const Value *asked = valueAt(*place.schema, JsonPointer({u"properties"_s, field, u"const"_s}));
    const Value *rest = valueAt(*place.schema, JsonPointer({u"properties"_s, field}));
    const Value *referred = rest ? referredBy(m_kind.schema, *rest) : nullptr;
    const bool needsItem =
        std::ranges::any_of(judged.schema->filledBy, [&](const RequiringChoice &choice) {
            const NodeId sibling = m_tree.resolved(m_tree.child(place.node, choice.sibling));
            return sibling != noNode && choice.values.contains(m_tree.at(sibling).text);
        });
    const Value value =
        asked ? *asked : placeholderValue(*judged.schema, referred ? referred : rest, needsItem);
    // Certain only if the kind is and the schema allows a single value. Any other value would be a
    // statement by Baton.
    const bool isCertain = !m_isGuess && isOnlyValue(value, *judged.schema);
    if (std::optional<Fix> fix = m_fixer.insert(place.node, field, value, isCertain,
                                                keyBehind(place.node, violation.instance, field))) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

void SchemaFindings::addChoice(const SchemaViolation &violation, const NodeSchema &place)
{
    if (annotation(place, u"x-message"_s, violation.keyword).isEmpty()
        && !violation.details.empty()) {
        addAll(nearestBranch(violation));
    } else {
        addValue(violation, place);
    }
}

void SchemaFindings::addValue(const SchemaViolation &violation, const NodeSchema &place)
{
    const Node &node = m_tree.at(m_tree.resolved(place.node));
    const QString name = nameOf(m_tree, place.node);
    const bool isBlank = node.type == ValueType::Null
        || (node.type == ValueType::String && node.text.trimmed().isEmpty());
    const bool isUnset = violation.keyword == "type"_L1 && node.style == Style::Absent;
    const bool isType = violation.keyword == "type"_L1;
    const bool isScalar = node.type != ValueType::List && node.type != ValueType::Map;
    const QString expected = isType && isScalar ? typesTaken(*place.schema, node.text)
                                                : expectation(violation.keyword, *place.schema);
    const QStringList types = isType ? typesIn(*place.schema) : QStringList();
    const QString actual =
        isType ? typeOrSpelling(place.node, types) : spelling(m_tree, place.node);
    const QString suffix = isUnset || (isBlank && violation.keyword == "pattern"_L1)
        ? u"empty"_s
        : ruleSuffix(violation.keyword);
    const FieldSchema *field = fieldAt(m_kind.kind.fields, violation.instance);
    const bool isOwn = !annotation(place, u"x-message"_s, violation.keyword).isEmpty();
    const bool isSplit = types.contains("string"_L1) && m_fixer.isTextWithColon(place.node);
    const QString advice = !isType || isOwn ? QString()
        : isSplit                           ? colonAdvice()
                                            : typeHint(node, types, field);
    const QString message = isUnset
        ? unsetMessage(name)
        : messageOf(place, violation.keyword, name, expected, actual) + advice;
    const bool isRequired = field && field->isRequired;
    const bool isBlankChoice = isBlank && isRequired && ruleSuffix(violation.keyword) == "enum"_L1
        && annotation(place, u"x-rule"_s, violation.keyword).isEmpty();
    PendingFinding &judged = isBlankChoice
        ? m_findings.add(place.node, m_pack.id + ".empty"_L1, Severity::Error, unsetMessage(name))
        : m_findings.add(place.node, ruleOf(place, violation.keyword, suffix),
                         severityOf(place, violation.keyword), message);
    if (isType && !isScalar && !node.range.isEmpty()) {
        m_findings.setRange(judged.finding, m_findings.firstLineOf(node.range));
    }
    judged.finding.expected = expected;
    judged.finding.actual = sourceText(m_tree, place.node);
    judged.schema = field;
    if ((isBlank && isRequired)
        || annotation(place, u"x-feedback"_s, violation.keyword) == "required"_L1) {
        judged.askedField = name;
    }
    addValueFix(judged, violation, place, isUnset);
}

/// A description of the value at @p id, which is of none of @p types: its type, or its text if that
/// is more helpful.
QString SchemaFindings::typeOrSpelling(NodeId id, const QStringList &types) const
{
    const Node &node = m_tree.at(m_tree.resolved(id));
    // "2.5" in quotes may have been checked as a number.
    const bool isFraction = node.type == ValueType::Float && types.contains("integer"_L1);
    const bool isKnownType = isFraction || types.contains(jsonType(node.type));
    // A text that looks valid is quoted, so that extra characters are visible.
    const bool isOdd = node.type == ValueType::String && trimmedUnquoted(node.text) != node.text
        && !node.text.trimmed().isEmpty() && !node.text.contains(u'\n');
    return isKnownType || isOdd ? spelling(m_tree, id) : typeName(node.type);
}

void SchemaFindings::addValueFix(PendingFinding &judged, const SchemaViolation &violation,
                                 const NodeSchema &place, bool isUnset)
{
    const ValueFixes fixes(m_tree, m_kind, m_fixer);
    if (std::optional<Fix> fix = fixes.fixOf(violation, place.node, *place.schema,
                                             judged.finding.severity == Severity::Error)) {
        judged.finding.fixes.push_back(std::move(*fix));
    } else if (isUnset && place.node == m_tree.base() && m_tree.at(place.node).parent != noNode) {
        // The fields may be beside the root key instead of below it.
        if (std::optional<Fix> indented =
                m_fixer.indentUnder(m_tree.at(m_tree.base()).key, m_kind.kind.fields)) {
            judged.finding.fixes.push_back(std::move(*indented));
        }
    }
}

/// Reports an alias of an expected agent as such. Returns false if the value is none.
bool SchemaFindings::addAlias(const SchemaViolation &violation, const NodeSchema &place)
{
    const QString actual = m_tree.at(m_tree.resolved(place.node)).text;
    const Agent *agent =
        violation.keyword == "enum"_L1 && !m_pack.aliasMessage.isEmpty() && !actual.isEmpty()
        ? m_pack.agentCalled(actual)
        : nullptr;
    if (!agent || !textsUnder(*place.schema, u"enum"_s).contains(agent->id)) {
        return false;
    }
    PendingFinding &judged = m_findings.add(
        place.node, m_pack.id + ".agent-alias"_L1, Severity::Note,
        filled(m_pack.aliasMessage, {{u"actual"_s, actual}, {u"expected"_s, agent->id}}));
    judged.finding.expected = agent->id;
    judged.finding.actual = actual;
    if (std::optional<Fix> fix = m_fixer.set(place.node, agent->id, true, true)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
    return true;
}

/// Reports a value that differs only in case, if the protocol accepts it. Returns false if it does
/// not.
bool SchemaFindings::addSpelling(const SchemaViolation &violation, const NodeSchema &place)
{
    if (!m_pack.spelling || violation.keyword != "enum"_L1) {
        return false;
    }
    const std::optional<Nearest> nearest = closestMatch(m_tree.at(m_tree.resolved(place.node)).text,
                                                        textsUnder(*place.schema, u"enum"_s));
    if (!nearest || nearest->distance > 0) {
        return false;
    }
    const QString actual = spelling(m_tree, place.node);
    PendingFinding &judged =
        m_findings.add(place.node, m_pack.id + ".spelling"_L1, *m_pack.spelling,
                       spellingMessage(nameOf(m_tree, place.node), nearest->text, actual));
    judged.finding.expected = nearest->text;
    judged.finding.actual = sourceText(m_tree, place.node);
    judged.schema = fieldAt(m_kind.kind.fields, violation.instance);
    if (std::optional<Fix> fix = m_fixer.set(place.node, nearest->text, true, true)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
    return true;
}

QString SchemaFindings::annotation(const NodeSchema &place, const QString &name,
                                   const QString &keyword) const
{
    return annotationOf(*place.schema, name, keyword);
}

QString SchemaFindings::ruleOf(const NodeSchema &place, const QString &keyword,
                               const QString &suffix) const
{
    const QString given = annotation(place, u"x-rule"_s, keyword);
    return given.isEmpty() ? m_pack.id + u'.' + suffix : given;
}

Severity SchemaFindings::severityOf(const NodeSchema &place, const QString &keyword) const
{
    return severityFromKeyword(annotation(place, u"x-severity"_s, keyword))
        .value_or(Severity::Error);
}

QString SchemaFindings::messageOf(const NodeSchema &place, const QString &keyword,
                                  const QString &name, const QString &expected,
                                  const QString &actual) const
{
    const QString given = annotation(place, u"x-message"_s, keyword);
    if (given.isEmpty()) {
        return violationMessage(keyword, name, expected, actual);
    }
    return filled(m_pack.texts.of(given),
                  {{u"field"_s, name}, {u"expected"_s, expected}, {u"actual"_s, actual}});
}

} // namespace baton
