// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlblockscalar.h"

#include "models/strings/whitespace.h"

#include <algorithm>

namespace baton {

namespace {

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// The text for the line ends between two text lines with @p blankLines blank lines between them.
QByteArray joint(QByteArrayView above, QByteArrayView below, qsizetype blankLines, bool isFolded)
{
    const bool folds = isFolded && !isBlank(above.front()) && !isBlank(below.front());
    if (folds && blankLines == 0) {
        return " ";
    }
    return QByteArray(blankLines + (folds ? 0 : 1), '\n');
}

} // namespace

YamlBlockScalar::YamlBlockScalar(const YamlScanner &text, qsizetype at, int parentColumn)
    : m_text(text)
    , m_at(at)
    , m_parentColumn(parentColumn)
    , m_headerEnd(at + 1)
{
    for (int i = 0; i < 2; ++i) {
        const char c = text.at(m_headerEnd);
        if (c >= '1' && c <= '9') {
            m_indentation = std::max(parentColumn, 0) + (c - '0');
        } else if (c == '+' || c == '-') {
            m_chomping = c;
        } else {
            break;
        }
        ++m_headerEnd;
    }
}

/// The offset at which the text of the line at @p line begins, behind @p indentation columns. A
/// negative @p indentation is unknown; all blanks are skipped then.
qsizetype YamlBlockScalar::contentOf(qsizetype line, qsizetype indentation) const
{
    qsizetype content = line;
    while (m_text.at(content) == ' ' && (indentation < 0 || content - line < indentation)) {
        ++content;
    }
    return content;
}

qsizetype YamlBlockScalar::end() const
{
    qsizetype indentation = m_indentation;
    qsizetype end = m_headerEnd;
    qsizetype lastBlankEnd = -1;
    for (qsizetype line = m_text.nextLine(m_at); line < m_text.size();
         line = m_text.nextLine(line)) {
        const qsizetype content = contentOf(line, indentation);
        const bool isBlankLine = content >= m_text.size() || isBreak(m_text.at(content));
        if (isBlankLine) {
            lastBlankEnd = content;
            continue;
        }
        if (indentation < 0) {
            indentation = content - line;
            if (indentation <= m_parentColumn) {
                break;
            }
        }
        const bool endsDocument =
            m_text.isDocumentMark(line, '-') || m_text.isDocumentMark(line, '.');
        if (content - line < indentation || endsDocument) {
            break;
        }
        end = m_text.lineEnd(content);
        lastBlankEnd = -1;
    }
    return m_chomping == '+' && lastBlankEnd >= 0 ? lastBlankEnd : end;
}

QByteArray YamlBlockScalar::decoded(qsizetype end) const
{
    qsizetype indentation = m_indentation;
    QByteArray text;
    QByteArrayView above;
    qsizetype blankLines = 0;
    for (qsizetype line = m_text.nextLine(m_at); line <= end && line < m_text.size();
         line = m_text.nextLine(line)) {
        const qsizetype content = contentOf(line, indentation);
        const qsizetype contentEnd = m_text.lineEnd(content);
        if (content >= contentEnd) {
            ++blankLines;
            continue;
        }
        indentation = indentation < 0 ? content - line : indentation;
        const QByteArrayView below = m_text.bytes().sliced(content, contentEnd - content);
        text += above.isEmpty() ? QByteArray(blankLines, '\n')
                                : joint(above, below, blankLines, m_text.at(m_at) == '>');
        text += below;
        above = below;
        blankLines = 0;
    }
    const bool isKept = m_chomping == '+';
    const bool endsLine = !above.isEmpty() && m_chomping != '-';
    return text + QByteArray((isKept ? blankLines : 0) + (endsLine ? 1 : 0), '\n');
}

} // namespace baton
