// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/xsd/xsdfindings.h"

#include "models/check/report/rulecontext.h"
#include "models/check/report/schemamessages.h"
#include "models/check/xsd/xsdmessages.h"
#include "models/check/xsd/xsdtexthelpers.h"
#include "models/check/xsd/xsdtranslations.h"
#include "models/formats/xml/xmlkeynames.h"
#include "models/protocol/pack/schemarulenames.h"
#include "models/protocol/schema/fieldorder.h"
#include "models/strings/spellingmatch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Fault = XsdViolation::Kind;

} // namespace

XsdFindings::XsdFindings(const CanonicalTree &tree, const XsdContext &use, FixPlanner &fixer,
                         FindingList &findings)
    : m_tree(tree)
    , m_use(use)
    , m_fixer(fixer)
    , m_findings(findings)
    , m_misspelt(tree, use, fixer, findings)
{
}

void XsdFindings::add(const CheckInput &input, ByteRange document)
{
    const QByteArray &bytes = input.bytes;
    m_bytes = bytes;
    const XsdResult judgement = m_use.schema.judge(withoutDoctype(input, document), m_tree.tree());
    if (!judgement.isReadable) {
        if (!judgement.refusal.isEmpty()) {
            addAt(0, u"schema"_s, Severity::Error, judgement.refusal);
        }
        return;
    }
    addNamespace(judgement);
    FieldsOfNodes fields;
    m_misspelt.prepare(judgement, misspeltKeys(m_tree, m_use.schema.fields(), &fields));
    for (const XsdViolation &violation : judgement.violations) {
        if (violation.node != noNode) {
            addViolation(violation);
        }
    }
    m_misspelt.addOthers();
    addUnknown(fields);
    for (size_t id = 0; id < fields.size(); ++id) {
        if (fields[id]) {
            addBlanks(bytes, NodeId(id), *fields[id]);
        }
    }
}

PendingFinding &XsdFindings::addAt(NodeId node, const QString &rule, Severity severity,
                                   const QString &message)
{
    PendingFinding &judged = m_findings.add(node, m_use.prefix + rule, severity, message);
    judged.schema = fieldAt(m_use.schema.fields(), m_tree.tree().pointerTo(node));
    return judged;
}

void XsdFindings::addNamespace(const XsdResult &judgement)
{
    const QString &other = judgement.otherNamespace;
    if (!judgement.lacksNamespace && !judgement.hasElementsInNone && other.isEmpty()) {
        return;
    }
    const NodeId root = m_tree.tree().root().children.front();
    const QString &wanted = m_use.schema.targetNamespace();
    const bool isNote = judgement.lacksNamespace && !m_use.isStrict;
    const QString message = judgement.hasElementsInNone
        ? XsdTranslations::tr(
              "The elements in %1 without a prefix are in no namespace; the protocol's is %2")
              .arg(m_tree.keyOf(root), wanted)
        : other.isEmpty() ? XsdTranslations::tr("%1 is in no namespace; the protocol's is %2")
                                .arg(m_tree.keyOf(root), wanted)
                          : XsdTranslations::tr("%1 is in the namespace %2; the protocol's is %3")
                                .arg(m_tree.keyOf(root), other, wanted);
    PendingFinding &judged =
        addAt(root, u"namespace"_s, isNote ? Severity::Note : Severity::Error, message);
    judged.isAboutKey = true;
    judged.finding.expected = wanted;
    judged.finding.actual = other;
    const Node &node = m_tree.at(root);
    if (other.isEmpty() && !node.keyRange.isEmpty() && !wanted.isEmpty()) {
        // A reader that expects elements without a namespace would not find them after the fix. So
        // the fix is not certain if the protocol accepts both.
        judged.finding.fixes = {{XsdTranslations::tr("Add the namespace"),
                                 {{node.keyRange.end, 0, " xmlns=\"" + wanted.toUtf8() + '"'}},
                                 !isNote}};
    }
}

void XsdFindings::addViolation(const XsdViolation &violation)
{
    if (violation.kind == Fault::Missing) {
        addMissing(violation);
    } else if (violation.kind == Fault::Order) {
        addOrder(violation);
    } else if (violation.kind == Fault::Place) {
        addPlace(violation);
    } else if (violation.kind == Fault::Text) {
        addText(violation);
    } else if (violation.kind == Fault::Unexpected) {
        addUnexpected(violation);
    } else {
        addValue(violation);
    }
}

void XsdFindings::addMissing(const XsdViolation &violation)
{
    if (violation.name.isEmpty()) {
        const QString message = XsdTranslations::tr("%1 lacks %2")
                                    .arg(nameAt(violation), alternatives(violation.allowed));
        addAt(violation.node, u"required"_s, Severity::Error, message).finding.expected =
            alternatives(violation.allowed);
        return;
    }
    const QString name = xml::withoutMark(violation.name);
    PendingFinding &judged =
        m_findings.addMissing(violation.node, violation.name, m_use.prefix + u"required"_s,
                              Severity::Error, violationMessage(u"required"_s, name, {}, {}));
    const bool isAttribute = violation.name.startsWith(u'@');
    judged.askedField = isAttribute ? QString() : name;
    if (isAttribute) {
        judged.finding.message =
            //: attribute, element
            XsdTranslations::tr("The attribute %1 of %2 is missing")
                .arg(name, nameOf(m_tree, violation.node));
    }
    const JsonPointer pointer = m_tree.tree().pointerTo(violation.node);
    judged.schema = fieldAt(m_use.schema.fields(), pointer.child(violation.name));
    const FieldSchema *object = fieldAt(m_use.schema.fields(), pointer);
    const NodeId other =
        object ? m_misspelt.misspeltNode(violation.node, *object, violation.name) : noNode;
    if (other != noNode) {
        judged.finding.message =
            misspeltMessage(judged.finding.message, xml::withoutMark(m_tree.keyOf(other)));
    } else if (judged.schema && object) {
        const std::optional<Fix> fix = m_fixer.insert(
            violation.node, violation.name, wholeStartValue(*judged.schema), false,
            followingKey(m_tree.tree(), violation.node, *object, violation.name, true));
        if (fix) {
            judged.finding.fixes.push_back(*fix);
        }
    }
}

void XsdFindings::addOrder(const XsdViolation &violation)
{
    const QString name = nameAt(violation);
    const QString before = violation.allowed.value(0);
    PendingFinding &judged = addAt(
        violation.node, u"order"_s, Severity::Error,
        before.isEmpty()
            ? XsdTranslations::tr("%1 is at the wrong place: it comes first").arg(name)
            : XsdTranslations::tr("%1 is at the wrong place: it comes after %2").arg(name, before));
    judged.isAboutKey = true;
    const NodeId map = m_tree.at(violation.node).parent;
    const std::vector<NodeId> &siblings = m_tree.at(map).children;
    const NodeId previous = before.isEmpty() ? noNode : m_tree.child(map, before);
    qsizetype to = 0;
    for (const NodeId sibling : siblings) {
        const bool isAhead =
            previous == noNode ? m_tree.keyOf(sibling).startsWith(u'@') : sibling <= previous;
        to += isAhead && sibling != violation.node ? 1 : 0;
    }
    if (const std::optional<Fix> fix =
            m_fixer.planned(Move{m_tree.tree().pointerTo(violation.node), to},
                            //: a fix: move an element to where it belongs
                            XsdTranslations::tr("Move"), true)) {
        judged.finding.fixes.push_back(*fix);
    }
}

/// Reports an element that violates the order in the schema.
void XsdFindings::addPlace(const XsdViolation &violation)
{
    const QString expected = alternatives(violation.allowed);
    PendingFinding &judged =
        addAt(violation.node, u"order"_s, Severity::Error,
              expected.isEmpty()
                  ? XsdTranslations::tr("%1 is at the wrong place: nothing more comes here")
                        .arg(nameAt(violation))
                  //: element, elements that may stand there
                  : XsdTranslations::tr("%1 is at the wrong place: %2 comes here")
                        .arg(nameAt(violation), expected));
    judged.isAboutKey = true;
    judged.finding.expected = expected;
}

/// Reports a text where only elements are allowed. Marks the text, not the element around it.
void XsdFindings::addText(const XsdViolation &violation)
{
    NodeId text = noNode;
    for (const NodeId child : m_tree.at(violation.node).children) {
        const std::vector<NodeId> &below = m_tree.at(child).children;
        const NodeId candidate = below.size() == 1 ? below.front() : child;
        if (text == noNode && m_tree.at(candidate).key == "#text"_L1) {
            text = candidate;
        }
    }
    const NodeId place = text == noNode ? violation.node : text;
    const QString actual = trimmedUnquoted(spelling(m_tree, place));
    PendingFinding &judged =
        addAt(violation.node, u"type"_s, Severity::Error,
              //: element, text
              XsdTranslations::tr("%1 takes elements only, but holds the text “%2”")
                  .arg(nameAt(violation), actual));
    judged.finding.actual = sourceText(m_tree, place);
    if (text != noNode) {
        ByteRange range = m_tree.at(text).range;
        while (range.begin < range.end && isBlank(QChar::fromLatin1(m_bytes[range.begin]))) {
            ++range.begin;
        }
        while (range.begin < range.end && isBlank(QChar::fromLatin1(m_bytes[range.end - 1]))) {
            --range.end;
        }
        m_findings.setRange(judged.finding, range);
    }
}

QString XsdFindings::messageAbout(const XsdViolation &violation, const QString &actual) const
{
    const QString name = nameAt(violation);
    const QString expected = alternatives(violation.allowed);
    switch (violation.kind) {
    case Fault::Empty:
        return m_tree.at(violation.node).type == ValueType::List
            ? XsdTranslations::tr("%1 holds no %2").arg(name, expected)
            : unsetMessage(name);
    case Fault::Root:
        return violationMessage(u"additionalProperties"_s, name, {}, {});
    case Fault::Repeated:
        return XsdTranslations::tr("%1 is here a second time").arg(name.section(u'[', 0, 0));
    case Fault::Elements:
        return XsdTranslations::tr("%1 takes text only, but holds elements").arg(name);
    case Fault::Other:
        return violation.detail;
    default:
        return violation.allowed.isEmpty()
            ? violationMessage(u"type"_s, name, expectationIn(violation.detail), actual)
            : violationMessage(u"enum"_s, name, expected, actual);
    }
}

void XsdFindings::addValue(const XsdViolation &violation)
{
    const QString name = nameAt(violation).section(u'[', 0, 0);
    const bool isJudged = violation.kind == Fault::Enum || violation.kind == Fault::Type;
    const NodeId value = isJudged ? textBeside(m_tree, violation.node) : violation.node;
    const Node &node = m_tree.at(value);
    const QString expected = alternatives(violation.allowed);
    const bool isBlankAround = node.type == ValueType::String && node.text != node.text.trimmed();
    const QString actual = isBlankAround ? node.text : spelling(m_tree, value);
    PendingFinding &judged = addAt(
        violation.node, ruleSuffix(violation.kind), Severity::Error,
        messageAbout(violation, isBlankAround ? XsdTranslations::tr("“%1”").arg(actual) : actual));
    judged.isAboutKey = violation.kind == Fault::Repeated;
    judged.finding.expected = expected;
    judged.finding.actual = judged.isAboutKey ? name : actual;
    if (isJudged) {
        if (const std::optional<Fix> fix = m_fixer.nearest(value, violation.allowed)) {
            judged.finding.fixes.push_back(*fix);
        }
    }
}

void XsdFindings::addUnexpected(const XsdViolation &violation)
{
    const QString name = nameAt(violation).section(u'[', 0, 0);
    const QString message = violationMessage(u"additionalProperties"_s, name, {}, {});
    PendingFinding &judged =
        addAt(violation.node, ruleSuffix(violation.kind), Severity::Error, message);
    judged.isAboutKey = true;
    judged.finding.expected = alternatives(violation.allowed);
    judged.finding.actual = name;
    if (violation.name.isEmpty()) {
        m_misspelt.rename(judged, violation.allowed);
    }
    if (judged.finding.message == message) {
        const QString key =
            violation.name.isEmpty() ? m_tree.keyOf(violation.node) : violation.name;
        reportOnce(xml::isAttribute(key) ? u'@' + name : name, message);
    }
}

/// Counts equal findings by @p key and keeps only one for all of them.
void XsdFindings::reportOnce(const QString &key, const QString &message)
{
    std::vector<PendingFinding> &all = m_findings.all();
    const auto [told, isFirst] = m_told.try_emplace(key, ReportedName{all.size() - 1, 0});
    ++told->second.count;
    if (!isFirst) {
        all.pop_back();
        all[told->second.finding].finding.message =
            //: a sentence about an attribute or element, which stands that often
            XsdTranslations::tr("%1, in %n places", nullptr, told->second.count).arg(message);
    }
}

/// Reports names that the protocol's schema accepts but does not define. Not for a document with a
/// schema of the workspace, which is applied literally.
void XsdFindings::addUnknown(const FieldsOfNodes &fields)
{
    if (m_use.isStrict) {
        return;
    }
    const std::map<QString, ReportedName> refused = m_told;
    QSet<NodeId> named;
    for (const PendingFinding &judged : m_findings.all()) {
        named.insert(judged.isAboutKey ? judged.node : noNode);
    }
    for (size_t id = 0; id < fields.size(); ++id) {
        const Node &node = m_tree.at(NodeId(id));
        if (!fields[id] || node.type != ValueType::Map || fields[id]->properties.empty()) {
            continue;
        }
        for (const NodeId child : node.children) {
            const QString key = xml::nameIn(m_tree.keyOf(child));
            if (fields[id]->property(key) || isOfXml(key) || refused.contains(key)
                || named.contains(child)) {
                continue;
            }
            const QString name = xml::withoutMark(key);
            const QString message =
                XsdTranslations::tr("The schema does not know %1: its receiver may ignore it")
                    .arg(name);
            PendingFinding &judged = addAt(child, u"unknown-name"_s, Severity::Note, message);
            judged.isAboutKey = true;
            judged.finding.actual = name;
            m_findings.setRange(judged.finding, m_tree.at(child).keyRange);
            reportOnce(key, message);
        }
    }
}

/// Reports a choice with blanks around it. The schema allows them, but receivers may not.
void XsdFindings::addBlanks(const QByteArray &bytes, NodeId id, const FieldSchema &field)
{
    const Node &node = m_tree.at(id);
    if (node.type != ValueType::String) {
        return;
    }
    if (field.isRequired && !m_use.isStrict && isInvisible(node.text)) {
        addAt(id, u"empty"_s, Severity::Error, unsetMessage(nameOf(m_tree, id)));
    }
    if (field.enumValues.isEmpty() || node.range.isEmpty()) {
        return;
    }
    const char first = bytes[node.range.begin];
    const char last = bytes[node.range.end - 1];
    const bool isMarked = static_cast<uchar>(first) == 0xEF; // a byte order mark, which looks empty
    if (!isBlank(QLatin1Char(first)) && !isBlank(QLatin1Char(last)) && !isMarked) {
        return;
    }
    const QString raw = QString::fromUtf8(bytes.sliced(node.range.begin, node.range.length()));
    if (!field.enumValues.contains(raw.trimmed())
        || !(isBlank(raw.front()) || isBlank(raw.back()))) {
        return;
    }
    PendingFinding &judged = addAt(
        id, u"enum-blanks"_s, Severity::Warning,
        XsdTranslations::tr("%1 has blanks around %2").arg(nameOf(m_tree, id), raw.trimmed()));
    judged.finding.expected = raw.trimmed();
    judged.finding.actual = raw;
    judged.finding.fixes = {{XsdTranslations::tr("Trim"),
                             {{node.range.begin, node.range.length(), raw.trimmed().toUtf8()}},
                             true}};
}

QString XsdFindings::nameAt(const XsdViolation &violation) const
{
    return xml::withoutMark(violation.name.isEmpty() ? nameOf(m_tree, violation.node)
                                                     : violation.name);
}

} // namespace baton
