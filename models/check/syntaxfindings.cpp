// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/syntaxfindings.h"

#include "models/document/edit/repeatedkey.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

void SyntaxFindings::addTo(FindingList &findings, const CanonicalTree &tree) const
{
    qsizetype budget = qsizetype(128) * 1024; // a repeated key that goes is proven by a parse
    for (const SyntaxIssue *issue : m_issues) {
        JudgedFinding judged = findingOf(*issue, findings);
        if (!issue->isFatal && !tree.tree().isEmpty()) {
            judged.node = tree.tree().nodeAt(issue->range.begin);
            judged.isAboutKey = true;
            judged.finding.path = tree.tree().pointerTo(judged.node);
            const bool isRepeat =
                issue->rule == "yaml.duplicate-key"_L1 || issue->rule == "json.duplicate-key"_L1;
            budget -= isRepeat ? m_input.bytes.size() : 0;
            if (const auto fix = isRepeat && budget >= 0 ? withoutRepeat(*issue) : std::nullopt) {
                judged.finding.fixes.push_back(*fix);
            }
        }
        findings.all().push_back(std::move(judged));
    }
}

JudgedFinding SyntaxFindings::findingOf(const SyntaxIssue &issue, const FindingList &list) const
{
    JudgedFinding judged;
    judged.finding.rule = issue.rule;
    judged.finding.severity = issue.isTolerated ? Severity::Warning : Severity::Error;
    judged.finding.message = issue.message;
    judged.finding.expected = issue.expected;
    judged.finding.actual = issue.actual;
    list.setRange(judged.finding, issue.range);
    if (!issue.fixTitle.isEmpty()) {
        // What somebody wrote is removed, or means something else, only when that is asked for.
        static const QStringList asked{u"json.comment"_s, u"yaml.prose"_s, u"yaml.prose-key"_s,
                                       u"yaml.tag"_s};
        const bool isOnlyOffered =
            issue.isFixOffered || asked.contains(issue.rule) || isCutOff(issue);
        judged.finding.fixes = {{issue.fixTitle, issue.fix, !isOnlyOffered}};
    }
    return judged;
}

/// A key that stands again with the same value says nothing more.
std::optional<Fix> SyntaxFindings::withoutRepeat(const SyntaxIssue &issue) const
{
    const Tree &tree = m_input.parsed.documents[static_cast<size_t>(m_document)].tree;
    const NodeId node = tree.nodeAt(issue.range.begin);
    std::optional<TextEdits> edits =
        edit::withoutRepeatedKey(m_input.bytes, m_input.parsed, m_document, node);
    if (!edits) {
        return std::nullopt;
    }
    // A whole handoff may stand twice because somebody was about to change the second.
    const bool isHandoff = tree.at(node).parent == 0 && !tree.at(node).children.empty();
    //: a fix: of a key that stands twice with the same value, the second goes
    const QString title = QCoreApplication::translate("baton::SyntaxFindings", "Remove the repeat");
    return Fix{title, *std::move(edits), !isHandoff};
}

/// A text that stops in the midst of its last line: more was to come, and nobody knows what.
bool SyntaxFindings::isCutOff(const SyntaxIssue &issue) const
{
    const QByteArray &bytes = m_input.bytes;
    return issue.isFatal && issue.rule == "yaml.syntax"_L1 && issue.range.end >= bytes.size()
        && !bytes.endsWith('\n') && !bytes.endsWith('\r');
}

bool SyntaxFindings::isCut() const
{
    return std::ranges::any_of(m_issues, [](const SyntaxIssue *issue) {
        return issue->rule == "yaml.alias-expansion"_L1;
    });
}

const SyntaxIssue *SyntaxFindings::fatal() const
{
    const auto found =
        std::ranges::find_if(m_issues, [](const SyntaxIssue *issue) { return issue->isFatal; });
    return found == m_issues.end() ? nullptr : *found;
}

int SyntaxFindings::lineOfFatal() const
{
    const SyntaxIssue *issue = fatal();
    return issue ? m_input.lines.positionOf(issue->range.begin).line : 1;
}

QString SyntaxFindings::messageOfFatal() const
{
    const SyntaxIssue *issue = fatal();
    return issue ? issue->message : QString();
}

} // namespace baton
