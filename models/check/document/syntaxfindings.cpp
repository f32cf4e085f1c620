// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/syntaxfindings.h"

#include "models/editing/plan/duplicatekey.h"
#include "models/parsing/parse.h"
#include "models/strings/linestart.h"
#include "models/strings/whitespace.h"
#include "models/text/truncation.h"
#include "models/values/textedit.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class CutOffTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::CutOff)
};

} // namespace

void SyntaxFindings::addTo(FindingList &findings, const CanonicalTree &tree) const
{
    qsizetype budget =
        qsizetype(128) * 1024; // verifying the removal of a duplicate key parses the text
    for (const SyntaxIssue *issue : m_issues) {
        PendingFinding judged = findingOf(*issue, findings);
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

PendingFinding SyntaxFindings::findingOf(const SyntaxIssue &issue, const FindingList &list) const
{
    PendingFinding judged;
    judged.finding.rule = issue.rule;
    judged.finding.severity = issue.isTolerated ? Severity::Warning : Severity::Error;
    judged.finding.breaksParsing = issue.isFatal;
    judged.finding.message = issue.message;
    judged.finding.expected = issue.expected;
    judged.finding.actual = issue.actual;
    list.setRange(judged.finding, issue.rule == cutOffRule ? lastWords() : issue.range);
    if (!issue.fixTitle.isEmpty()) {
        // Fixes that remove or reinterpret an author's text are only applied on request.
        static const QStringList asked{u"json.comment"_s, u"yaml.prose"_s, u"yaml.prose-key"_s,
                                       u"yaml.tag"_s};
        const bool isOnlyOffered =
            issue.isFixOffered || asked.contains(issue.rule) || isUnfinished(issue);
        judged.finding.fixes = {{issue.fixTitle, issue.fix, !isOnlyOffered}};
    }
    return judged;
}

/// The fix that removes a duplicate key with the same value; nullopt if the values differ.
std::optional<Fix> SyntaxFindings::withoutRepeat(const SyntaxIssue &issue) const
{
    const Tree &tree = m_input.parsed.documents[static_cast<size_t>(m_document)].tree;
    const NodeId node = tree.nodeAt(issue.range.begin);
    std::optional<TextEdits> edits =
        edit::withoutRepeatedKey(m_input.bytes, m_input.parsed, m_document, node);
    if (!edits) {
        return std::nullopt;
    }
    // The author may have wanted to change the second copy of a whole handoff.
    const bool isHandoff = tree.at(node).parent == 0 && !tree.at(node).children.empty();
    //: a fix: of a key that stands twice with the same value, the second goes
    const QString title = QCoreApplication::translate("baton::SyntaxFindings", "Remove the repeat");
    return Fix{title, *std::move(edits), !isHandoff};
}

/// True if the text ends inside its last line, so that an unknown part is missing.
bool SyntaxFindings::isUnfinished(const SyntaxIssue &issue) const
{
    const QByteArray &bytes = m_input.bytes;
    return issue.isFatal && issue.rule == "yaml.syntax"_L1 && issue.range.end >= bytes.size()
        && !bytes.endsWith('\n') && !bytes.endsWith('\r');
}

ByteRange SyntaxFindings::documentRange() const
{
    const auto number = static_cast<size_t>(m_document);
    return number < m_input.parsed.documents.size() ? m_input.parsed.documents[number].range
                                                    : ByteRange{0, m_input.bytes.size()};
}

ByteRange SyntaxFindings::lastWords() const
{
    const QByteArrayView text = QByteArrayView(m_input.bytes).first(documentRange().end);
    const qsizetype end = endOfContent(text);
    qsizetype begin = lineStart(text, end);
    while (begin < end && isBlank(text[begin])) {
        ++begin;
    }
    constexpr qsizetype longest = 80; // of a long line only the end is reported
    if (end - begin > longest) {
        begin = std::max(begin, text.first(end).lastIndexOf(' ') + 1);
    }
    return {begin, end};
}

QStringList SyntaxFindings::misspeltHeadings() const
{
    QStringList headings;
    for (const SyntaxIssue *issue : m_issues) {
        if (issue->rule == "prompt.heading-case"_L1) {
            for (const TextEdit &edit : issue->fix) {
                headings.append(QString::fromUtf8(edit.text).section(u':', 0, 0));
            }
        }
    }
    return headings;
}

bool SyntaxFindings::isCutOff(bool lacksFields) const
{
    static const QStringList signs{u"\""_s, u"'"_s, u"]"_s, u"}"_s};
    const SyntaxIssue *issue = fatal();
    if (!issue || issue->rule == cutOffRule || issue->rule != "yaml.syntax"_L1) {
        return issue && issue->rule == cutOffRule;
    }
    const QByteArrayView begin = QByteArrayView(m_input.bytes).sliced(issue->range.begin);
    const bool isOpen = !begin.isEmpty() && QByteArrayView("\"'[{").contains(begin.front());
    const bool isClosed = isInBlock() && documentRange().end < endOfContent(m_input.bytes);
    return isOpen && signs.contains(issue->expected) && issue->range.end >= lastWords().end
        && (lacksFields || !isClosed);
}

bool SyntaxFindings::endsOpen() const
{
    const ByteRange range = documentRange();
    qsizetype end = endOfContent(m_input.bytes);
    const qsizetype line = m_input.bytes.lastIndexOf('\n') + 1;
    const QByteArrayView last =
        QByteArrayView(m_input.bytes).first(end).sliced(std::min(line, end));
    const bool isHalfFence =
        last == "`" || last == "``"; // an incomplete closing fence of the block
    if (isHalfFence && m_input.parsed.format == Format::Markdown) {
        end = endOfContent(QByteArrayView(m_input.bytes).first(line));
    }
    const Format format = m_input.parsed.documents[static_cast<size_t>(m_document)].format;
    if (format == Format::Xml || format == Format::Json) {
        return false; // these documents are closed by their own bracket or tag
    }
    const bool isKeyAlone = format == Format::Yaml && end > 0 && m_input.bytes[end - 1] == ':';
    const bool isWithinLine =
        !m_input.bytes.endsWith('\n'); // a line that ends with blanks counts as incomplete as well
    return end > 0 && end <= range.end && (isInBlock() || isKeyAlone || isWithinLine);
}

bool SyntaxFindings::isInBlock() const
{
    const bool isFile = documentRange() == ByteRange{0, m_input.bytes.size()};
    return m_input.parsed.format == Format::Markdown && !isFile;
}

bool SyntaxFindings::endsLine() const
{
    return QByteArrayView(m_input.bytes).sliced(endOfContent(m_input.bytes)).contains('\n');
}

ByteRange SyntaxFindings::lineForFence() const
{
    const QByteArrayView bytes = m_input.bytes;
    const qsizetype end = bytes.endsWith('\n') ? bytes.size() - 1 : bytes.size();
    const qsizetype begin = lineStart(bytes, end);
    const QByteArrayView line = bytes.sliced(begin, end - begin).trimmed();
    const bool isHeld = isInBlock() && begin >= documentRange().begin && end <= documentRange().end;
    return isHeld && !line.isEmpty()
        ? ByteRange{line.begin() - bytes.begin(), line.end() - bytes.begin()}
        : ByteRange();
}

void SyntaxFindings::addUnclosedBlock(FindingList &findings, const Notice &notice,
                                      const QString &message) const
{
    PendingFinding &judged = findings.add(0, notice.id, notice.severity, message);
    judged.isAboutKey = true;
    findings.setRange(judged.finding, lineForFence());
    const QByteArrayView before = QByteArrayView(m_input.bytes).first(documentRange().begin);
    const QByteArrayView opening =
        before.sliced(lineStart(before, std::max<qsizetype>(before.size() - 1, 0)));
    const auto isMark = [](char c) { return c == '`' || c == '~'; };
    const auto length = std::ranges::find_if_not(opening, isMark) - opening.begin();
    if (length >= 3) {
        const QByteArray lineEnd = m_input.bytes.endsWith('\n') ? "" : "\n";
        const QByteArray fence = lineEnd + opening.first(length).toByteArray() + '\n';
        //: a fix: of a block whose closing fence is missing
        judged.finding.fixes = {
            {CutOffTexts::tr("Close the block"), {{m_input.bytes.size(), 0, fence}}, true}};
    }
}

std::optional<ParsedText> SyntaxFindings::closedText(const ParseOptions &options) const
{
    const SyntaxIssue *issue = fatal();
    if (!issue || issue->rule != cutOffRule || issue->fix.empty()) {
        return std::nullopt;
    }
    const Result<QByteArray> closed = applied(m_input.bytes, issue->fix);
    if (!closed) {
        return std::nullopt;
    }
    ParsedText parsed = parse(*closed, m_input.parsed.format, options);
    return parsed.isComplete() ? std::optional(std::move(parsed)) : std::nullopt;
}

void SyntaxFindings::addTruncation(FindingList &findings, const QStringList &missing,
                                   bool isSent) const
{
    const QString names = missing.join(u", "_s);
    if (const SyntaxIssue *issue = cutOff()) {
        addCutOffParts(findings, *issue, names, isSent);
        return;
    }
    PendingFinding &judged =
        findings.add(0, cutOffRule, Severity::Warning, truncationMessage(names));
    judged.isAboutKey = true;
    judged.finding.severity = missing.isEmpty() && isInBlock() ? Severity::Note : Severity::Warning;
    judged.finding.expected = names;
    findings.setRange(judged.finding, lastWords());
}

/// Adds to the finding about @p issue, by which the document ends, what is @p missing.
void SyntaxFindings::addCutOffParts(FindingList &findings, const SyntaxIssue &issue,
                                    const QString &missing, bool isSent) const
{
    const auto told = std::ranges::find_if(findings.all(), [&issue](const PendingFinding &judged) {
        return judged.finding.rule == issue.rule && judged.finding.message == issue.message;
    });
    if (told == findings.all().end()) {
        return;
    }
    Finding &finding = told->finding;
    if (issue.rule != cutOffRule) {
        SyntaxIssue cut;
        markTruncated(cut, m_input.lines, issue.range.begin, lastWords().end);
        finding.rule = cut.rule;
        finding.message = cut.message;
        findings.setRange(finding, lastWords());
        std::ranges::for_each(finding.fixes, [](Fix &fix) { fix.isCertain = false; });
    }
    if (!missing.isEmpty()) {
        //: a sentence, names of fields
        finding.message = CutOffTexts::tr("%1 It lacks %2.").arg(finding.message, missing);
    }
    if (isSent) {
        finding.message = CutOffTexts::tr("%1 Send the whole text again.").arg(finding.message);
    }
    finding.expected = missing;
}

/// The guess that a document which parses is cut off, as it lacks @p missing or ends openly.
QString SyntaxFindings::truncationMessage(const QString &missing) const
{
    const QString line = QString::number(lastLine());
    if (!missing.isEmpty() && !isInBlock() && endsLine()) {
        return CutOffTexts::tr("The text may be cut off: it ends after line %1, and lacks %2. "
                               "Send the whole text again.")
            .arg(line, missing);
    }
    if (!missing.isEmpty()) {
        return CutOffTexts::tr("The text seems to be cut off: it ends in the midst of line %1, "
                               "and lacks %2. Send the whole text again.")
            .arg(line, missing);
    }
    return isInBlock()
        ? CutOffTexts::tr("The block is not closed after line %1, where the file ends: the text "
                          "may be cut off.")
              .arg(line)
        : CutOffTexts::tr("The text ends in the midst of line %1: it may be cut off.").arg(line);
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

/// The issue about the truncation of the document, or the fatal issue.
const SyntaxIssue *SyntaxFindings::cutOff() const
{
    const auto found = std::ranges::find(m_issues, cutOffRule, &SyntaxIssue::rule);
    return !fatal() && found != m_issues.end() ? *found : fatal();
}

int SyntaxFindings::lineOfFatal() const
{
    const SyntaxIssue *issue = fatal();
    return issue ? m_input.lines.positionOf(issue->range.begin).line : 1;
}

std::vector<LineProblem> SyntaxFindings::errors() const
{
    std::vector<LineProblem> errors;
    for (const SyntaxIssue *issue : m_issues) {
        if (issue->isFatal) {
            errors.push_back({m_input.lines.positionOf(issue->range.begin).line, issue->message});
        }
    }
    if (errors.empty()) { // not parsed because its aliases expand to too many values
        errors.emplace_back();
    }
    std::ranges::stable_sort(errors, {}, &LineProblem::line);
    return errors;
}

} // namespace baton
