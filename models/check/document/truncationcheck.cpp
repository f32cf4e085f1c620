// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/truncationcheck.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/placeholderformat.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if the missing key exists in a similar spelling.
bool isMisspelt(const PendingFinding &judged)
{
    return judged.isMissing && !judged.finding.actual.isEmpty();
}

} // namespace

TruncationCheck::TruncationCheck(const CheckInput &input, const HandoffToCheck &source,
                                 const CanonicalTree &tree, const SyntaxFindings &syntax,
                                 FindingList &findings)
    : m_input(input)
    , m_source(source)
    , m_tree(tree)
    , m_syntax(syntax)
    , m_findings(findings)
{
}

std::optional<QStringList> TruncationCheck::add(const ProtocolPack &pack, const KindModel &kind)
{
    return addUnclosedBlock(pack, kind) ? std::nullopt : addTruncation(kind);
}

/// Reports an unclosed block if its receiver would lose its last line.
bool TruncationCheck::addUnclosedBlock(const ProtocolPack &pack, const KindModel &kind)
{
    const Notice &notice = kind.markdown.unclosed;
    const ByteRange lost = m_syntax.lineForFence();
    if (!m_source.isComplete || notice.id.isEmpty() || lost.isEmpty()) {
        return false;
    }
    const QString line = QString::fromUtf8(m_input.bytes.sliced(lost.begin, lost.length()));
    m_syntax.addUnclosedBlock(m_findings, notice,
                              filled(pack.texts.of(notice.message), {{u"actual"_s, line}}));
    return true;
}

/// The fields that a document lacks because it is or seems to be truncated; nullopt if it is not.
std::optional<QStringList> TruncationCheck::addTruncation(const KindModel &kind)
{
    const bool mayBeCut = m_syntax.endsOpen() || m_syntax.leavesOpen() || isPrompt();
    if (!kind.isJudged || (m_source.isComplete && !mayBeCut)) {
        return std::nullopt;
    }
    const FieldSchema &fields = kind.kind.fields;
    const LostFields lost = fieldsNotReached(fields);
    const QStringList &missing = lost.names;
    if (m_source.isComplete && !m_syntax.leavesOpen() && !m_syntax.endsOpen()
        && !endsBefore(missing, fields)) {
        return std::nullopt;
    }
    if (!m_source.isComplete && !m_syntax.isCutOff(!missing.isEmpty())) {
        return std::nullopt;
    }
    const bool isState = m_input.catalog.mayBeState(m_input.settings.filePath);
    const bool isSign = isState || m_syntax.leavesOpen() || endsInWrongSection()
        || (lost.endsInHalfKey && !m_syntax.endsLine());
    const bool hasParts = m_input.parsed.format == Format::Markdown || isPrompt();
    const bool lacksNext = lost.isNextAmong || (hasParts && !missing.isEmpty());
    if (m_source.isComplete && !isSign && !lacksNext) {
        return std::nullopt; // fields missing in the middle were probably forgotten
    }
    for (PendingFinding &judged : m_findings.all()) {
        for (Fix &fix : judged.finding.fixes) { // the complete text will contain the missing fields
            fix.isCertain = fix.isCertain && (!judged.isMissing || isMisspelt(judged));
        }
    }
    m_syntax.addTruncation(m_findings, missing, kind.kind.isHandoff);
    return missing;
}

/// The required fields that could still follow. Closes a text that ends inside an open part first,
/// if possible.
LostFields TruncationCheck::fieldsNotReached(const FieldSchema &fields)
{
    const std::optional<ParsedText> closed =
        m_source.isComplete ? std::nullopt : m_syntax.closedText(m_input.catalog.parseOptions());
    const auto number = static_cast<size_t>(m_source.place.document);
    const bool isClosed = closed && number < closed->documents.size();
    LostFields lost = isClosed
        ? fieldsLostToTruncation(CanonicalTree(closed->documents[number].tree, m_source.base),
                                 fields, {{}, true, {}, misspeltFields()})
        : fieldsLostToTruncation(
              m_tree, fields,
              {m_input.bytes, !m_source.isComplete, fieldsCalledMissing(), misspeltFields()});
    for (const QString &heading : m_syntax.misspeltHeadings()) {
        lost.names.removeAll(heading);
    }
    return lost;
}

QSet<QString> TruncationCheck::misspeltFields()
{
    QSet<QString> fields;
    for (const PendingFinding &judged : m_findings.all()) {
        if (isMisspelt(judged)) {
            fields.insert(judged.finding.field);
        }
    }
    return fields;
}

/// Fields that rules require, or whose value they require, where the schema does not.
std::set<FieldOfMap> TruncationCheck::fieldsCalledMissing()
{
    std::set<FieldOfMap> fields;
    for (const PendingFinding &judged : m_findings.all()) {
        if (judged.finding.severity != Severity::Error || judged.node == noNode) {
            continue;
        }
        const Node &node = m_tree.at(judged.node);
        if (judged.isMissing) {
            fields.insert({judged.node, judged.finding.field});
        } else if (node.style == Style::Absent && node.parent != noNode) {
            fields.insert({node.parent, m_tree.keyOf(judged.node)});
        }
    }
    return fields;
}

/// True for a prompt whose last section has an error, as if words were missing at its end.
bool TruncationCheck::endsInWrongSection()
{
    const Tree &tree = m_tree.tree();
    const auto isAboutLast = [&tree](const PendingFinding &judged) {
        return judged.node == tree.root().children.back() && !judged.isAboutKey && !judged.isMissing
            && !judged.isPlaceholder;
    };
    return isPrompt() && !m_syntax.endsLine() && !tree.isEmpty()
        && std::ranges::any_of(m_findings.all(), isAboutLast);
}

/// True for a prompt that lacks exactly the sections that follow its last one in @p fields, which
/// are all of @p missing.
bool TruncationCheck::endsBefore(const QStringList &missing, const FieldSchema &fields) const
{
    const Tree &tree = m_tree.tree();
    if (!isPrompt() || missing.isEmpty() || tree.isEmpty()) {
        return false;
    }
    const auto placeOf = [&fields](const QString &name) {
        return std::ranges::find(fields.properties, name, &FieldSchema::name);
    };
    const auto last = placeOf(m_tree.keyOf(tree.root().children.back()));
    return last != fields.properties.end()
        && std::ranges::all_of(missing, [&](const QString &name) { return placeOf(name) > last; });
}

bool TruncationCheck::isPrompt() const
{
    return m_input.parsed.documents[size_t(m_source.place.document)].format == Format::Prompt;
}

} // namespace baton
