// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/kindfindings.h"

#include "models/check/report/checktranslations.h"
#include "models/check/report/rulecontext.h"
#include "models/check/schema/schemafindings.h"
#include "models/check/schema/synonymfindings.h"
#include "models/check/xsd/xsdfindings.h"
#include "models/strings/pathstrings.h"
#include "models/strings/placeholderformat.h"
#include "models/tree/formatnames.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p text in quotes if it is empty or has blanks at its ends, which are visible only in quotes.
QString quotedIfBlank(const QString &text)
{
    const bool isPlain = !text.isEmpty() && text == text.trimmed();
    return isPlain ? text : CheckTranslations::tr("“%1”").arg(text);
}

} // namespace

KindFindings::KindFindings(const CheckInput &input, int document,
                           const ProtocolCatalog::Model &model, bool isGuess, CanonicalTree &tree,
                           FindingList &findings)
    : m_input(input)
    , m_document(document)
    , m_pack(*model.pack)
    , m_kind(*model.kind)
    , m_isGuess(isGuess)
    , m_tree(tree)
    , m_findings(findings)
    , m_fixer(input.bytes, input.parsed, document, tree)
{
}

void KindFindings::add(const JsonPointer &base, const std::vector<SynonymUse> &synonyms)
{
    SynonymFindings(m_tree, m_pack, m_fixer, m_findings).add(synonyms);
    if (m_kind.xsd && m_input.parsed.documents[size_t(m_document)].format != Format::Xml) {
        addOtherFormat();
        return;
    }
    if (m_kind.xsd) {
        addXsd();
    } else {
        addWrapper(base);
        SchemaFindings(m_tree, m_pack, m_kind, m_isGuess, m_fixer, m_findings, m_input.stop).add();
        respell();
    }
    addRules();
}

void KindFindings::addRules()
{
    const FieldSchema &fields = m_ownSchema ? m_ownSchema->fields() : m_kind.kind.fields;
    const RuleContext context{m_tree,        m_pack,           m_kind,
                              fields,        m_input.settings, m_fixer,
                              m_input.bytes, m_input.catalog,  m_input.stop};
    for (const std::shared_ptr<const Rule> &rule : m_pack.rules) {
        const bool isWanted = !m_kind.newerThan.isSet() || rule->mentions(m_kind.kind);
        if (isWanted && rule->appliesTo(m_kind.kind) && !(m_input.stop && *m_input.stop)) {
            rule->apply(context, m_findings);
        }
    }
}

/// Replaces values that differ only in case by the expected ones for the following checks.
void KindFindings::respell()
{
    for (const PendingFinding &judged : m_findings.all()) {
        if (judged.finding.rule == m_pack.id + ".spelling"_L1) {
            m_tree.setText(m_tree.resolved(judged.node), judged.finding.expected);
        }
    }
}

/// Reports a document in another format with the root key of an XML kind.
void KindFindings::addOtherFormat()
{
    const QString format = titleOf(m_input.parsed.documents[size_t(m_document)].format);
    const NodeId root = m_tree.tree().root().children.front();
    PendingFinding &judged = m_findings.add(
        root, m_pack.id + ".schema"_L1, Severity::Error,
        //: a root key, a format such as YAML
        CheckTranslations::tr("%1 is written in XML, but this is %2, which its receiver does "
                              "not read. Write it in XML.")
            .arg(m_tree.keyOf(root), format));
    judged.isAboutKey = true;
    judged.finding.expected = titleOf(Format::Xml);
    judged.finding.actual = format;
}

void KindFindings::addXsd()
{
    const SchemaChoice choice = schemaFor(m_kind, m_tree, m_input.settings);
    if (choice.notice && !choice.notice->id.isEmpty()) {
        addSchemaNotice(choice);
    }
    m_ownSchema = choice.own;
    if (choice.schema) {
        const SourceDocument &source = m_input.parsed.documents[size_t(m_document)];
        const XsdContext use{*choice.schema, m_pack.id + u'.', choice.isStrict};
        XsdFindings(m_tree, use, m_fixer, m_findings).add(m_input, source.range);
    }
}

void KindFindings::addSchemaNotice(const SchemaChoice &choice)
{
    const NodeId version = m_tree.find(m_kind.schemaPlaces.version);
    const bool isAboutVersion = version != noNode && choice.file.isEmpty();
    const NodeId node = isAboutVersion ? version : m_tree.tree().root().children.front();
    const QString file = m_input.settings.schemaFile.isEmpty()
        ? m_kind.schemaPlaces.folder + u'/' + lastNameOf(choice.file)
        : choice.file;
    PendingFinding &judged =
        m_findings.add(node, choice.notice->id, choice.notice->severity,
                       filled(m_pack.texts.of(choice.notice->message),
                              {{u"file"_s, file},
                               {u"folder"_s, parentOf(file)},
                               {u"version"_s, quotedIfBlank(choice.version)},
                               {u"problem"_s, choice.problem},
                               {u"expected"_s, m_kind.schemaPlaces.known.join(u", "_s)}}));
    judged.isAboutKey = true;
    judged.finding.actual = choice.version;
    judged.finding.expected = choice.own ? choice.file : QString();
}

/// Checks the parts around a wrapped document by their own schema.
void KindFindings::addWrapper(const JsonPointer &base)
{
    const Wrapper *wrapper = m_kind.wrapperAt(base);
    if (wrapper && wrapper->around.jsonSchema) {
        const CanonicalTree whole(m_tree.tree());
        SchemaFindings(whole, m_pack, wrapper->around, m_isGuess, m_fixer, m_findings, m_input.stop)
            .addViolations();
    }
}

} // namespace baton
