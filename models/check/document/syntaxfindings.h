// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/findinglist.h"
#include "models/findings/lineproblem.h"
#include "models/protocol/pack/xmlkindsettings.h"

namespace baton {

/// The findings about the source of one document, and the place up to which it parses.
class SyntaxFindings
{
public:
    SyntaxFindings(const CheckInput &input, int document,
                   const std::vector<const SyntaxIssue *> &issues)
        : m_input(input)
        , m_document(document)
        , m_issues(issues)
    {
    }

    [[nodiscard]] const std::vector<const SyntaxIssue *> &issues() const { return m_issues; }
    void addTo(FindingList &findings, const CanonicalTree &tree) const;

    /// True if aliases would expand to too many values. They are not followed, so their values are
    /// unknown.
    [[nodiscard]] bool isCut() const;
    /// The line at which parsing stopped; 1 if it did not stop.
    [[nodiscard]] int lineOfFatal() const;
    /// The problems that prevent parsing, in the order of the text; at least one.
    [[nodiscard]] std::vector<LineProblem> errors() const;

    /// The headings of a prompt that are present in another spelling, and therefore not missing.
    [[nodiscard]] QStringList misspeltHeadings() const;

    /// True if the text ends inside an open part. If its block is closed, a missing closing
    /// character is more likely, unless the document @p lacksFields.
    [[nodiscard]] bool isCutOff(bool lacksFields) const;
    /// True if the document ends in the middle of a line, after a key without a value, or with its
    /// block before the end of the file. Missing fields were then probably cut off. False for
    /// formats that are closed by a bracket or tag.
    [[nodiscard]] bool endsOpen() const;
    /// True if the document as a whole has an open part at its end.
    [[nodiscard]] bool leavesOpen() const { return cutOff() != nullptr; }
    /// True if the document ends with a complete line.
    [[nodiscard]] bool endsLine() const;
    /// The last line of the file if an unclosed block contains it. A receiver may take it for the
    /// closing fence and lose it. Empty if nothing can be lost.
    [[nodiscard]] ByteRange lineForFence() const;
    /// Reports the unclosed block with @p message and a fix that closes it.
    void addUnclosedBlock(FindingList &findings, const Notice &notice,
                          const QString &message) const;
    /// The text with its truncated end closed; nullopt if this is not possible or does not parse.
    [[nodiscard]] std::optional<ParsedText> closedText(const ParseOptions &options) const;
    /// The line on which the text ends.
    [[nodiscard]] int lastLine() const { return m_input.lines.positionOf(lastWords().end).line; }
    /// Reports that the text is cut off and therefore lacks @p missing; as a guess if the document
    /// parses. If the document @p isSent, the message asks its sender for the whole text.
    void addTruncation(FindingList &findings, const QStringList &missing, bool isSent) const;

private:
    [[nodiscard]] const SyntaxIssue *fatal() const;
    [[nodiscard]] const SyntaxIssue *cutOff() const;
    [[nodiscard]] bool isInBlock() const;
    [[nodiscard]] bool isUnfinished(const SyntaxIssue &issue) const;
    [[nodiscard]] ByteRange lastWords() const;
    [[nodiscard]] ByteRange documentRange() const;
    void addCutOffParts(FindingList &findings, const SyntaxIssue &issue, const QString &missing,
                        bool isSent) const;
    [[nodiscard]] QString truncationMessage(const QString &missing) const;
    [[nodiscard]] PendingFinding findingOf(const SyntaxIssue &issue, const FindingList &list) const;

    [[nodiscard]] std::optional<Fix> withoutRepeat(const SyntaxIssue &issue) const;

    const CheckInput &m_input;
    int m_document;
    const std::vector<const SyntaxIssue *> &m_issues;
};

} // namespace baton
