// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmlmistakes.h"
#include "models/text/lineindex.h"
#include "models/tree/parsedtext.h"

#include <QSet>

#include <optional>

namespace baton::xml {

/// Collects the issues of an XML document. The first hundred of each kind are kept; one more counts
/// the others and contains their certain fixes.
class Issues
{
public:
    /// The document is in @p range of @p bytes, whose first line has the number @p firstLine.
    Issues(const QByteArray &bytes, ByteRange range, int firstLine);

    /// The document is not well-formed. The first place marker of the message is the line of
    /// @p range, the others are @p texts.
    template <typename... Texts>
    SyntaxIssue &error(Mistake mistake, ByteRange range, const Texts &...texts)
    {
        const QString message = messageOf(mistake);
        const QString line = QString::number(lineOf(range.begin));
        return addError(mistake, range,
                        message.contains(u'%') ? message.arg(line, texts...) : message);
    }
    /// The document ends within the part that opens at @p open; later issues are part of that one.
    SyntaxIssue &cutOff(qsizetype open);
    /// A warning: the document is well-formed.
    SyntaxIssue &warning(Mistake mistake, ByteRange range, const QString &message);

    /// The entities of a document type are one issue: the document type has to go.
    void noteDoctype() { m_hasDoctype = true; }

    /// Adds the mistakes in @p range, the text of an element or the value of an attribute.
    void checkText(ByteRange range, bool isAttribute);
    void checkCharacters(ByteRange range);

    [[nodiscard]] int lineOf(qsizetype offset);
    [[nodiscard]] QString source(ByteRange range) const;
    [[nodiscard]] bool hasErrors() const { return m_errors > 0; }
    /// An error that @p edit corrects, when no more are kept: it is counted, and nothing is made
    /// for it.
    bool countOnly(const TextEdit &edit);
    /// True when further issues are no longer counted.
    [[nodiscard]] bool areTooMany() const;
    [[nodiscard]] std::vector<SyntaxIssue> take();

private:
    SyntaxIssue &addError(Mistake mistake, ByteRange range, const QString &message);
    [[nodiscard]] SyntaxIssue issueOf(Mistake mistake, ByteRange range,
                                      const QString &message) const;
    SyntaxIssue &add(int count, SyntaxIssue issue);
    [[nodiscard]] SyntaxIssue others() const;
    void addCDataEnd(qsizetype at);
    void checkReference(qsizetype at, ByteRange range);

    const QByteArray &m_bytes;
    ByteRange m_range;
    int m_firstLine;
    // Characters that the whole text is free of need not be searched for in each part of it.
    bool m_hasReferences = false;
    bool m_hasBrackets = false;
    bool m_hasForbidden = false;
    bool m_hasDoctype = false;
    QSet<QByteArray> m_entities; ///< entities that were reported
    std::optional<LineIndex> m_lines;
    std::vector<SyntaxIssue> m_issues;
    SyntaxIssue m_dropped;
    qsizetype m_firstDropped = -1;
    TextEdits m_certain; ///< certain fixes of the issues that are not kept
    int m_errors = 0;
    int m_warnings = 0;
};

/// Makes @p edit the fix of @p issue.
void offer(SyntaxIssue &issue, const QString &title, TextEdit edit);

} // namespace baton::xml
