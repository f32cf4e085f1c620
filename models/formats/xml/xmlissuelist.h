// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmlmistakes.h"
#include "models/text/lineindex.h"
#include "models/tree/parsedtext.h"

#include <QSet>

#include <optional>

namespace baton::xml {

/// Collects the issues of an XML document. Keeps the first hundred of each kind. A final issue
/// counts the others and contains their certain fixes.
class Issues
{
public:
    /// @p range is the range of the document in @p bytes. The first line of @p bytes has the number
    /// @p firstLine.
    Issues(const QByteArray &bytes, ByteRange range, int firstLine);

    /// Adds an error: the document is not well-formed. %1 of the message is the line of @p range;
    /// the others are @p texts.
    template <typename... Texts>
    SyntaxIssue &error(Mistake mistake, ByteRange range, const Texts &...texts)
    {
        const QString message = messageOf(mistake);
        const QString line = QString::number(lineOf(range.begin));
        return addError(mistake, range,
                        message.contains(u'%') ? message.arg(line, texts...) : message);
    }
    /// Adds an error: the document ends inside the part that opens at @p open. Later issues join
    /// this one.
    SyntaxIssue &cutOff(qsizetype open);
    /// Adds a warning: the document is well-formed.
    SyntaxIssue &warning(Mistake mistake, ByteRange range, const QString &message);

    /// Records a document type. Its entities are then one issue, because the document type must be
    /// removed.
    void noteDoctype() { m_hasDoctype = true; }

    /// Adds the mistakes in @p range, the text of an element or the value of an attribute.
    void checkText(ByteRange range, bool isAttribute);
    void checkCharacters(ByteRange range);

    [[nodiscard]] int lineOf(qsizetype offset);
    [[nodiscard]] QString source(ByteRange range) const;
    [[nodiscard]] bool hasErrors() const { return m_errors > 0; }
    /// Counts an error that @p edit corrects if no more issues of its kind are kept. Returns true
    /// if so.
    bool countOnly(const TextEdit &edit);
    /// True if further issues are no longer counted.
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
    // Whether the document contains certain characters at all; if not, its parts need not be
    // searched for them.
    bool m_hasReferences = false;
    bool m_hasBrackets = false;
    bool m_hasForbidden = false;
    bool m_hasDoctype = false;
    QSet<QByteArray> m_entities; ///< entities that were already reported
    std::optional<LineIndex> m_lines;
    std::vector<SyntaxIssue> m_issues;
    SyntaxIssue m_dropped;
    qsizetype m_firstDropped = -1;
    TextEdits m_certain; ///< certain fixes of issues that are not kept
    int m_errors = 0;
    int m_warnings = 0;
};

/// Sets @p edit as the fix of @p issue.
void offer(SyntaxIssue &issue, const QString &title, TextEdit edit);

} // namespace baton::xml
