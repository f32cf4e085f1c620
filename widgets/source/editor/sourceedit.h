// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/fieldhelp.h"
#include "models/findings/finding.h"
#include "widgets/source/editor/documentsync.h"
#include "widgets/source/editor/linecommands.h"

#include <QPlainTextEdit>
#include <QTextBlock>

#include <functional>
#include <optional>

namespace baton {

class CompletionPopup;
class Folding;
class Highlighter;
class SourceGutter;
class SourceLayout;
class SourceMarks;

/// The text of the source pane: a view of a byte buffer, edited through it.
///
/// Undo and redo are the buffer's, so that typing and form edits go back in order.
class SourceEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// One line that is seen, with its place in the viewport.
    struct SeenLine
    {
        QTextBlock block;
        QRectF area;
    };

    explicit SourceEdit(DocumentBuffer &buffer, QWidget *parent = nullptr);
    ~SourceEdit() override;

    [[nodiscard]] DocumentSync &bridge() const { return *m_bridge; }
    [[nodiscard]] SourceMarks &marks() const { return *m_marks; }
    [[nodiscard]] Folding &folding() const { return *m_folding; }
    [[nodiscard]] CompletionPopup &completion() const { return *m_completion; }
    [[nodiscard]] Highlighter &highlighter() const { return *m_highlighter; }

    void setFormat(Format format);
    [[nodiscard]] Format format() const { return m_format; }

    [[nodiscard]] qsizetype caretOffset() const;
    [[nodiscard]] ByteRange selectedBytes() const;
    /// In a text that is still being loaded the caret goes there once the place is shown.
    void select(qsizetype anchor, qsizetype caret);
    /// Puts the caret at @p line and @p column, counted from 1, columns in characters; waits for
    /// the line as select() does.
    void goTo(int line, int column, const QString &text = {});
    [[nodiscard]] TextPosition caretPlace() const;
    /// Replaces @p range and puts the caret behind; line ends become those of the place.
    void replace(ByteRange range, const QString &text, const QString &label);

    /// The bytes that another view has selected.
    [[nodiscard]] ByteRange mirrored() const { return m_mirrored; }
    void setMirrored(ByteRange range);
    /// Sets the matches of the find bar, by position, and which of them is the current one.
    void setMatches(std::vector<ByteRange> matches, int current);
    [[nodiscard]] const std::vector<ByteRange> &matches() const { return m_matches; }
    [[nodiscard]] int currentMatch() const { return m_currentMatch; }

    [[nodiscard]] int zoomPercent() const { return m_zoom; }
    void setZoomPercent(int percent);
    [[nodiscard]] int lineHeight() const;
    void setShowsGuides(bool shows);
    /// The help on the field at a byte where there is no finding.
    using Help = std::function<std::optional<FieldHelp>(qsizetype offset)>;
    void setHelp(Help help) { m_help = std::move(help); }
    [[nodiscard]] bool showsGuides() const { return m_showsGuides; }

    [[nodiscard]] std::vector<SeenLine> seenLines() const;
    /// The places of @p from to @p to, counted in UTF-16 units, on the lines of @p seen.
    [[nodiscard]] static QList<QRectF> areasOf(const SeenLine &seen, int from, int to);
    /// The part of @p range on the line of @p block, in UTF-16 units of the line; empty when from
    /// is behind to.
    [[nodiscard]] std::pair<int, int> columnsOf(const QTextBlock &block, ByteRange range) const;

public Q_SLOTS:
    void undoStep();
    void redoStep();
    void indentSelection();
    void outdentSelection();
    void toggleComment();
    void moveLinesUp();
    void moveLinesDown();
    void duplicateLines();
    void removeLines();
    void zoomStepIn();
    void zoomStepOut();
    void zoomReset();
    /// Folds what the caret is in; the caret stays in sight, at the line that is folded.
    void foldHere();
    void unfoldHere();
    void foldAll();

Q_SIGNALS:
    void zoomChanged(int percent);
    void scrolled();
    void findRequested(bool replaces);
    void findAgainRequested(bool forward);
    void goToLineRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    /// The place that the view is to show once the lines there are loaded, in bytes.
    struct Aim
    {
        qsizetype anchor = 0;
        qsizetype caret = 0;
        qsizetype top = -1; ///< the first line to be seen; -1: wherever the caret is
        bool isCentred = false;
    };

    /// The place that the view showed, in lines counted from the end: a change is hardly ever
    /// behind it.
    struct Looked
    {
        int caret = 0;
        int anchor = 0;
        int top = 0;
        int caretColumn = 0; ///< in UTF-16 units
        int anchorColumn = 0;
    };

    using Command = CommandResult (*)(const CommandInput &);

    void connectBuffer(const DocumentBuffer &buffer);
    void run(Command command, const QString &label);
    void showTipAtCaret(const QString &text);
    bool handleKey(QKeyEvent *event);
    bool handleSearchKey(QKeyEvent *event);
    bool handleEditKey(QKeyEvent *event);
    bool handleLineKey(int key);
    void step(bool back);
    /// Brings the caret into view, with the begin of its line where both fit.
    void showCaret();
    void rememberView();
    void restoreView();
    void aimWhereItLooked();
    void aimAt(const Aim &aim);
    void reachAim();
    void smartHome(bool extends);
    void leaveFolded();
    void applyFont();
    void placeGutter();
    [[nodiscard]] QString tipAt(QPoint place) const;

    SourceLayout *m_layout;
    DocumentSync *m_bridge;
    SourceMarks *m_marks;
    Highlighter *m_highlighter;
    Folding *m_folding;
    SourceGutter *m_gutter;
    CompletionPopup *m_completion;
    Format m_format = Format::Yaml;
    int m_zoom = 100;
    bool m_showsGuides = true;
    ByteRange m_mirrored;
    std::vector<ByteRange> m_matches;
    int m_currentMatch = -1;
    qsizetype m_lastEditEnd = 0;
    QTextCursor m_topLine;
    int m_topOffset = 0;
    std::optional<Aim> m_aim;
    Looked m_looked;
    Help m_help;
};

} // namespace baton
