// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/buffer/documentbuffer.h"
#include "widgets/source/editor/typededit.h"
#include "widgets/source/text/linemap.h"

#include <QObject>
#include <QTimer>

class QTextDocument;

namespace baton {

/// Keeps a text document and a byte buffer in sync. The buffer has precedence: each change of the
/// text becomes the smallest change of bytes, and each change of the buffer the smallest change of
/// the text. Text that bytes cannot represent is corrected.
///
/// The byte order mark is not shown. LF, CRLF and CR are one block separator each, and each line
/// keeps its own. Long documents are loaded in pieces from the event loop.
class DocumentSync : public QObject
{
    Q_OBJECT

public:
    DocumentSync(DocumentBuffer &buffer, QTextDocument &view, QObject *parent = nullptr);

    [[nodiscard]] DocumentBuffer &buffer() const { return m_buffer; }
    [[nodiscard]] const LineMap &lines() const { return m_lines; }
    /// False if the bytes are not UTF-8 or contain NUL. The text is read-only then.
    [[nodiscard]] bool isEditable() const { return m_isFaithful && !isLoading(); }
    [[nodiscard]] bool isFaithful() const { return m_isFaithful; }
    [[nodiscard]] bool isLoading() const { return m_loadedLines < m_lines.count(); }
    /// True if a line is too long for the layout. Nothing is shown until showAnyway().
    [[nodiscard]] bool isWithheld() const { return m_isWithheld; }
    void showAnyway();
    [[nodiscard]] int loadedLines() const { return m_loadedLines; }
    /// False while lines are missing. Also true while some lines are outdated.
    [[nodiscard]] bool hasAllLines() const { return !isLoading() || m_isFollowingOn; }

    /// The text position of byte @p offset; inside a character, the position of its start.
    [[nodiscard]] int positionOf(qsizetype offset) const;
    /// The byte offset of @p position in the text.
    [[nodiscard]] qsizetype offsetOf(int position) const;
    [[nodiscard]] ByteRange rangeOf(int from, int to) const;
    /// The original text of @p range, without the substitutes that are displayed.
    [[nodiscard]] QString textOf(ByteRange range) const;
    /// Converts @p text to bytes that replace @p replaced: with the line ends of the place, and so
    /// that two line ends never merge into one.
    [[nodiscard]] QByteArray toBytes(QStringView text, ByteRange replaced) const;
    /// The line end for a new line behind @p line: its own, that of the previous line, or LF.
    [[nodiscard]] QByteArray lineEndFor(int line) const;
    /// Records that the caret moved, so that text typed next is a separate undo step.
    void endTyping() { m_steps.end(); }

Q_SIGNALS:
    /// Emitted before the text changes with the buffer, so that views can save their scroll
    /// position.
    void aboutToFollow();
    /// Emitted after the text has changed with the buffer.
    void followed();
    void editableChanged(bool editable);
    void loadingAdvanced();
    void withheldChanged(bool withheld);

private:
    struct Lines
    {
        int first = 0;
        int last = 0;
    };
    struct LineShift
    {
        Lines before;
        qsizetype shiftBefore = 0;
        qsizetype shiftAfter = 0;
        qsizetype begin = 0;
        qsizetype end = -1; ///< begin of the first line behind it; -1 if there is none
    };

    void reset();
    void load();
    void loadSome();
    void rememberEdit(int position, int removed, int added);
    void passOnEdit();
    [[nodiscard]] std::vector<LineShift> placesOf(const TextEdits &edits) const;
    void follow(const TextEdits &edits);
    void followPlaces(const TextEdits &edits);
    void followBitByBit(const TextEdits &edits);
    void append(Lines lines);
    void reloadLines(Lines lines);
    void restartLoadingFrom(int line);
    [[nodiscard]] Lines touchedLines(const TextEdit &edit) const;
    void show(Lines shown, Lines wanted);
    [[nodiscard]] QByteArrayView bytesOf(ByteRange range) const;
    [[nodiscard]] QString shownLines(Lines lines) const;
    void setFaithful(bool faithful);

    DocumentBuffer &m_buffer;
    QTextDocument &m_view;
    LineMap m_lines;
    QTimer m_loader;
    int m_loadedLines = 0;
    int m_linesAtOnce = 0; ///< number of lines in the next piece
    bool m_isWithheld = false;
    bool m_isFaithful = true;
    bool m_wasEditable = true;
    bool m_isFollowing = false;
    bool m_isFollowingOn = false; ///< the lines that are not loaded yet have not changed
    bool m_isPassingOn = false;
    std::optional<ViewEdit> m_viewEdit;
    UndoGrouping m_steps;
};

} // namespace baton
