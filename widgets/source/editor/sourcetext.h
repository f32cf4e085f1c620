// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "widgets/source/editor/documentsync.h"

#include <QPlainTextEdit>
#include <QTextBlock>

#include <optional>

namespace baton {

class SourceLayout;

/// An editing view of a byte buffer.
///
/// Undo and redo are those of the buffer, so that typing and form edits are undone in order.
class SourceText : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// A visible line, with its place in the viewport.
    struct SeenLine
    {
        QTextBlock block;
        QRectF area;
    };

    explicit SourceText(DocumentBuffer &buffer, QWidget *parent = nullptr);
    ~SourceText() override;

    [[nodiscard]] DocumentSync &documentSync() const { return *m_sync; }

    [[nodiscard]] qsizetype caretOffset() const;
    [[nodiscard]] ByteRange selectedBytes() const;
    /// Selects from @p anchor to @p caret. While the text is loading, waits until the place is
    /// loaded.
    void select(qsizetype anchor, qsizetype caret);
    /// Moves the caret to @p line and @p column, which count from 1; columns are characters.
    /// Selects the first match of @p text in the following lines. Waits for the line like select().
    void goTo(int line, int column, const QString &text = {});
    [[nodiscard]] TextPosition caretPlace() const;
    /// Replaces @p range and moves the caret behind it. Line ends are converted to those of the
    /// place.
    void replace(ByteRange range, const QString &text, const QString &label);

    [[nodiscard]] int lineHeight() const;

    [[nodiscard]] std::vector<SeenLine> seenLines() const;
    /// The rectangles of the text between @p from and @p to, in UTF-16 units, on the lines of @p
    /// seen.
    [[nodiscard]] static QList<QRectF> areasOf(const SeenLine &seen, int from, int to);
    /// The part of @p range on the line of @p block, in UTF-16 units; empty if from is greater than
    /// to.
    [[nodiscard]] std::pair<int, int> columnsOf(const QTextBlock &block, ByteRange range) const;

public Q_SLOTS:
    void undoStep();
    void redoStep();

protected:
    void setLineHeight(int pixels);
    /// Makes the caret visible, with the start of its line if both fit.
    void showCaret();
    void resizeEvent(QResizeEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    /// The place to show when its lines are loaded, in bytes.
    struct Aim
    {
        qsizetype anchor = 0;
        qsizetype caret = 0;
        qsizetype top = -1; ///< first visible line; -1 to scroll to the caret
        bool isCentred = false;
    };

    /// The visible place in lines counted from the end, because changes are rarely behind it.
    struct Looked
    {
        int caret = 0;
        int anchor = 0;
        int top = 0;
        int caretColumn = 0; ///< caret column in UTF-16 units
        int anchorColumn = 0;
    };

    [[nodiscard]] ByteRange firstOf(const QString &wanted, qsizetype begin) const;
    void step(bool back);
    void rememberView();
    void restoreView();
    void aimWhereItLooked();
    void aimAt(const Aim &aim);
    void reachAim();

    SourceLayout *m_layout;
    DocumentSync *m_sync = nullptr;
    qsizetype m_lastEditEnd = 0;
    QTextCursor m_topLine;
    int m_topOffset = 0;
    std::optional<Aim> m_aim;
    Looked m_looked;
};

} // namespace baton
