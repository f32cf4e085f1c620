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

/// Keeps a text document and a byte buffer the same. The buffer is the truth: every change of the
/// text becomes the smallest change of bytes, every change of the buffer the smallest change of
/// text, and a text that no bytes correspond to is corrected.
///
/// The byte order mark is not shown; LF, CRLF and CR are each one block separator, and each line
/// keeps its own. Long documents are shown piece by piece, from the event loop.
class DocumentSync : public QObject
{
    Q_OBJECT

public:
    DocumentSync(DocumentBuffer &buffer, QTextDocument &view, QObject *parent = nullptr);

    [[nodiscard]] DocumentBuffer &buffer() const { return m_buffer; }
    [[nodiscard]] const LineMap &lines() const { return m_lines; }
    /// False when the bytes are not UTF-8 or hold NUL: then the text is only for reading.
    [[nodiscard]] bool isEditable() const { return m_isFaithful && !isLoading(); }
    [[nodiscard]] bool isFaithful() const { return m_isFaithful; }
    [[nodiscard]] bool isLoading() const { return m_loadedLines < m_lines.count(); }
    /// True when a line is too long to be laid out; then nothing is shown until showAnyway().
    [[nodiscard]] bool isWithheld() const { return m_isWithheld; }
    void showAnyway();
    [[nodiscard]] int loadedLines() const { return m_loadedLines; }
    /// False while lines are still to come; true also while some still say what they said before.
    [[nodiscard]] bool hasAllLines() const { return !isLoading() || m_isFollowingOn; }

    /// The place in the text of byte @p offset; inside a character: its start.
    [[nodiscard]] int positionOf(qsizetype offset) const;
    /// The byte that the text at @p position stands for.
    [[nodiscard]] qsizetype offsetOf(int position) const;
    [[nodiscard]] ByteRange rangeOf(int from, int to) const;
    /// The text of @p range as it is, not as it is shown.
    [[nodiscard]] QString textOf(ByteRange range) const;
    /// @p text as bytes for the place of @p replaced: with its line ends, and never so that two
    /// line ends become one.
    [[nodiscard]] QByteArray toBytes(QStringView text, ByteRange replaced) const;
    /// The line end to give a new line after @p line: its own, or that of the one before, or LF.
    [[nodiscard]] QByteArray lineEndFor(int line) const;
    /// The caret went elsewhere: what is typed next is a step of its own.
    void endTyping() { m_steps.end(); }

Q_SIGNALS:
    /// The text is about to follow the buffer; views remember where they look.
    void aboutToFollow();
    /// The text followed the buffer.
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
        qsizetype end = -1; ///< begin of the first line behind it; -1: none
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
    bool m_isFollowingOn = false; ///< the lines that are not loaded yet are unchanged
    bool m_isPassingOn = false;
    std::optional<ViewEdit> m_viewEdit;
    UndoGrouping m_steps;
};

} // namespace baton
