// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/values/jsonpointer.h"

#include <QWidget>

#include <optional>

class QAction;

namespace baton {

class SourceFindBar;
class GoToLineBar;
class PaneHeader;
class SourceEdit;

/// The source of an open document, with findings, find and replace, folding and completion.
///
/// The selection is reported and set as a place in the document's tree, so that form and source
/// mirror each other.
class SourcePane : public QWidget
{
    Q_OBJECT

public:
    explicit SourcePane(EditorDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] SourceEdit &edit() const { return *m_edit; }
    /// Like DocumentFixes::apply(), then selects the first placeholder that @p fix inserts and
    /// focuses it.
    [[nodiscard]] Outcome applyFix(const Fix &fix);
    [[nodiscard]] SourceFindBar &findBar() const { return *m_findBar; }
    [[nodiscard]] bool wrapsLines() const;
    [[nodiscard]] TextPosition caretPlace() const;
    /// Adds a button for @p action to the header.
    void addHeaderAction(QAction *action);

public Q_SLOTS:
    /// Marks the value at @p path and scrolls to it. The caret follows unless the source has the
    /// focus.
    void revealPath(int document, const baton::JsonPointer &path);
    /// Scrolls to the start of the handoff at @p place.
    void revealHandoff(const baton::HandoffId &place);
    /// Moves the caret to the place of an undone or redone change, and scrolls to it if it is not
    /// visible.
    void showChange(qsizetype offset);
    void revealRange(baton::ByteRange range);
    /// Goes to @p line and @p column, which count from 1; columns are characters. Selects @p text
    /// if it is there.
    void goToLine(int line, int column = 1, const QString &text = {});
    void setWrapsLines(bool wraps);
    void openFind();
    void openReplace();
    void findNext();
    void findPrevious();
    void openGoToLine();

Q_SIGNALS:
    /// Emitted when the caret is in another value, at @p path of document number @p document.
    void currentPathChanged(int document, const baton::JsonPointer &path);
    void caretMoved(int line, int column);
    void wrapChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct DocumentPath
    {
        int document = -1;
        JsonPointer path;

        friend bool operator==(const DocumentPath &, const DocumentPath &) = default;
    };

    void buildHeader();
    void buildNotice();
    void showAnalysis();
    void noteCaret();
    void selectPlaceholder(const std::optional<ByteRange> &left);
    void selectWithQuotes();
    void selectPlaceholder();
    [[nodiscard]] DocumentPath placeOfCaret() const;
    [[nodiscard]] ByteRange rangeOf(const DocumentPath &place) const;

    EditorDocument &m_document;
    PaneHeader *m_header;
    SourceEdit *m_edit;
    SourceFindBar *m_findBar;
    GoToLineBar *m_goToLine;
    QWidget *m_notice;
    QAction *m_wrapAction = nullptr;
    DocumentPath m_current;
    DocumentPath m_mirrored;
    bool m_isRevealing = false;
    std::optional<ByteRange>
        m_toFillIn; ///< placeholder inserted by the last fix, until the text is checked
};

} // namespace baton
