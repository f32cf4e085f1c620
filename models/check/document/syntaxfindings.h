// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/findinglist.h"
#include "models/findings/lineproblem.h"
#include "models/protocol/pack/xmlkindsettings.h"

namespace baton {

/// The findings about the source of one document, and the place up to which it could be read.
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

    /// Aliases that stand for too many values are not followed: what lies behind them is not known.
    [[nodiscard]] bool isCut() const;
    /// The line at which the reading ended; 1 when it did not.
    [[nodiscard]] int lineOfFatal() const;
    /// The problems that keep the document from being read, in the order of the text; at least one.
    [[nodiscard]] std::vector<LineProblem> errors() const;

    /// The headings of a prompt that stand in the text in another spelling: none of them is
    /// missing.
    [[nodiscard]] QStringList misspeltHeadings() const;

    /// The text ends before what it began. Of a block that is closed the sign was rather forgotten,
    /// unless the document @p lacksFields.
    [[nodiscard]] bool isCutOff(bool lacksFields) const;
    /// The document ends in the midst of a line or behind a key without a value, or its block in
    /// the midst of the file: where fields are missing, they seem to be cut off. What its own sign
    /// closes does not.
    [[nodiscard]] bool endsOpen() const;
    /// True if the document as a whole begins something that it does not end.
    [[nodiscard]] bool leavesOpen() const { return cutOff() != nullptr; }
    /// The document ends behind a whole line.
    [[nodiscard]] bool endsLine() const;
    /// The last line of the file, where a block that is not closed holds it: a receiver that drops
    /// it for the closing fence gets less. Empty where nothing is lost.
    [[nodiscard]] ByteRange lineForFence() const;
    /// Reports that line with @p message and the fix that closes the block.
    void addUnclosedBlock(FindingList &findings, const Notice &notice,
                          const QString &message) const;
    /// The whole text with what was cut closed, where that is known and it can be read then.
    [[nodiscard]] std::optional<ParsedText> closedText(const ParseOptions &options) const;
    /// The line on which the text ends.
    [[nodiscard]] int lastLine() const;
    /// Reports that the text is cut off and that @p missing is therefore missing; as a guess if the
    /// document could be read. If the document @p isSent, the message asks its sender for the
    /// whole.
    void addTruncation(FindingList &findings, const QStringList &missing, bool isSent) const;

private:
    [[nodiscard]] const SyntaxIssue *fatal() const;
    [[nodiscard]] const SyntaxIssue *cutOff() const;
    [[nodiscard]] bool isInBlock() const;
    [[nodiscard]] bool isUnfinished(const SyntaxIssue &issue) const;
    [[nodiscard]] ByteRange lastWords() const;
    [[nodiscard]] ByteRange documentRange() const;
    [[nodiscard]] PendingFinding findingOf(const SyntaxIssue &issue, const FindingList &list) const;

    [[nodiscard]] std::optional<Fix> withoutRepeat(const SyntaxIssue &issue) const;

    const CheckInput &m_input;
    int m_document;
    const std::vector<const SyntaxIssue *> &m_issues;
};

} // namespace baton
