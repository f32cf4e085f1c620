// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlscanner.h"
#include "models/strings/whitespace.h"

#include <algorithm>

namespace baton {

namespace {

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

/// The "|" or ">" line of a block scalar.
struct BlockHeader
{
    int indentation = 0; ///< 0: to be found from the text
    char chomping = ' '; ///< '+', '-' or ' '
    qsizetype end = 0;   ///< behind the indicators
};

BlockHeader headerAt(const YamlScanner &text, qsizetype at)
{
    BlockHeader header;
    header.end = at + 1;
    for (int i = 0; i < 2; ++i) {
        const char c = text.at(header.end);
        if (c >= '1' && c <= '9') {
            header.indentation = c - '0';
        } else if (c == '+' || c == '-') {
            header.chomping = c;
        } else {
            break;
        }
        ++header.end;
    }
    return header;
}

/// The text for the line ends between two lines of text with @p blankLines between them.
QByteArray joint(QByteArrayView above, QByteArrayView below, qsizetype blankLines, bool isFolded)
{
    const bool folds = isFolded && !isBlank(above.front()) && !isBlank(below.front());
    if (folds && blankLines == 0) {
        return " ";
    }
    return QByteArray(blankLines + (folds ? 0 : 1), '\n');
}

} // namespace

qsizetype YamlScanner::blockScalarEnd(qsizetype at, int parentColumn) const
{
    const BlockHeader header = headerAt(*this, at);
    qsizetype indentation =
        header.indentation == 0 ? -1 : std::max(parentColumn, 0) + header.indentation;
    qsizetype end = header.end;
    qsizetype lastBlankEnd = -1;
    for (qsizetype line = nextLine(at); line < size(); line = nextLine(line)) {
        qsizetype content = line;
        while (this->at(content) == ' ' && (indentation < 0 || content - line < indentation)) {
            ++content;
        }
        const bool isBlankLine = content >= size() || isBreak(m_bytes[content]);
        if (isBlankLine) {
            lastBlankEnd = content;
            continue;
        }
        if (indentation < 0) {
            indentation = content - line;
            if (indentation <= parentColumn) {
                break;
            }
        }
        const bool endsDocument = isDocumentMark(line, '-') || isDocumentMark(line, '.');
        if (content - line < indentation || endsDocument) {
            break;
        }
        end = lineEnd(content);
        lastBlankEnd = -1;
    }
    return header.chomping == '+' && lastBlankEnd >= 0 ? lastBlankEnd : end;
}

QByteArray YamlScanner::blockScalarText(qsizetype at, qsizetype end, int parentColumn) const
{
    const BlockHeader header = headerAt(*this, at);
    qsizetype indentation =
        header.indentation == 0 ? -1 : std::max(parentColumn, 0) + header.indentation;
    QByteArray text;
    QByteArrayView above;
    qsizetype blankLines = 0;
    for (qsizetype line = nextLine(at); line <= end && line < size(); line = nextLine(line)) {
        qsizetype content = line;
        while (this->at(content) == ' ' && (indentation < 0 || content - line < indentation)) {
            ++content;
        }
        const qsizetype contentEnd = lineEnd(content);
        if (content >= contentEnd) {
            ++blankLines;
            continue;
        }
        indentation = indentation < 0 ? content - line : indentation;
        const QByteArrayView below = m_bytes.sliced(content, contentEnd - content);
        text += above.isEmpty() ? QByteArray(blankLines, '\n')
                                : joint(above, below, blankLines, m_bytes[at] == '>');
        text += below;
        above = below;
        blankLines = 0;
    }
    const bool isKept = header.chomping == '+';
    const bool endsLine = !above.isEmpty() && header.chomping != '-';
    return text + QByteArray((isKept ? blankLines : 0) + (endsLine ? 1 : 0), '\n');
}

} // namespace baton
