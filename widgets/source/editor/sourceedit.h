// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/fieldhelp.h"
#include "widgets/source/editor/linecommands.h"
#include "widgets/source/editor/sourcetext.h"

#include <functional>
#include <optional>

namespace baton {

class CompletionPopup;
class Folding;
class Highlighter;
class SourceGutter;
class SourceMarks;

/// The text of the source pane, with highlighting, marks, folds, completion and commands.
class SourceEdit : public SourceText
{
    Q_OBJECT

public:
    explicit SourceEdit(DocumentBuffer &buffer, QWidget *parent = nullptr);

    [[nodiscard]] SourceMarks &marks() const { return *m_marks; }
    [[nodiscard]] Folding &folding() const { return *m_folding; }
    [[nodiscard]] CompletionPopup &completion() const { return *m_completion; }
    [[nodiscard]] Highlighter &highlighter() const { return *m_highlighter; }

    void setFormat(Format format);
    [[nodiscard]] Format format() const { return m_format; }

    /// The bytes that are selected in another view.
    [[nodiscard]] ByteRange mirrored() const { return m_mirrored; }
    void setMirrored(ByteRange range);
    /// Sets the matches of the find bar, in order of position, and the current one.
    void setMatches(std::vector<ByteRange> matches, int current);
    [[nodiscard]] const std::vector<ByteRange> &matches() const { return m_matches; }
    [[nodiscard]] int currentMatch() const { return m_currentMatch; }

    [[nodiscard]] int zoomPercent() const { return m_zoom; }
    void setZoomPercent(int percent);
    /// Returns the help for the field at a byte without findings.
    using Help = std::function<std::optional<FieldHelp>(qsizetype offset)>;
    void setHelp(Help help) { m_help = std::move(help); }

    void showTipAtCaret(const QString &text);

public Q_SLOTS:
    void newLine();
    /// Removes an indentation level if only spaces precede the caret.
    void backToIndent();
    void indentSelection();
    void outdentSelection();
    void toggleComment();
    void moveLinesUp();
    void moveLinesDown();
    void duplicateLines();
    void removeLines();
    void zoomStepIn();
    void zoomStepOut();
    void zoomReset() { setZoomPercent(100); }
    /// Folds the block of the caret; the caret moves to the folded line.
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

private:
    using Command = CommandResult (*)(const CommandInput &);

    void run(Command command, const QString &label);
    void leaveFolded();
    void applyFont();
    void placeGutter();
    [[nodiscard]] QString tipAt(QPoint place) const;

    SourceMarks *m_marks;
    Highlighter *m_highlighter;
    Folding *m_folding;
    SourceGutter *m_gutter;
    CompletionPopup *m_completion;
    Format m_format = Format::Yaml;
    int m_zoom = 100;
    ByteRange m_mirrored;
    std::vector<ByteRange> m_matches;
    int m_currentMatch = -1;
    Help m_help;
};

} // namespace baton
