// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "widgets/editor/infobar.h"
#include "widgets/editor/stepnavigation.h"

#include <QPointer>
#include <QUrl>
#include <QWidget>

class QAction;
class QSplitter;
class QVBoxLayout;

namespace baton {

class FormPane;
class FormSide;
class PreviewSide;
class SourcePane;

/// A document in two panes, form and source, which mirror each other's selection. Either pane can
/// be hidden, but not both.
class EditorTab : public QWidget
{
    Q_OBJECT

public:
    explicit EditorTab(EditorDocument &document, QWidget *parent = nullptr);
    ~EditorTab() override;

    [[nodiscard]] EditorDocument &document() { return m_document; }
    [[nodiscard]] FormPane &form() { return *m_form; }
    [[nodiscard]] SourcePane &source() { return *m_source; }

    [[nodiscard]] bool isFormVisible() const;
    [[nodiscard]] bool isSourceVisible() const;
    void setFormVisible(bool isVisible);
    void setSourceVisible(bool isVisible);
    /// Shows the rendered text of a Markdown file instead of the form, or the form again.
    void setPreviewVisible(bool isVisible);
    [[nodiscard]] bool isPreviewVisible() const;
    [[nodiscard]] bool mayPreview() const;
    /// Switches from both panes to the form, then to the source, then back.
    void cycleLayout();

    [[nodiscard]] QList<QWidget *> panes() const;
    /// True while the form has the focus, or if it had it last.
    [[nodiscard]] bool isFormActive() const { return m_isFormActive; }
    /// True if the next place should be shown in the form.
    [[nodiscard]] bool leadsIntoForm() const;
    void focusSource();

    /// The handoff that the form shows.
    [[nodiscard]] const HandoffId &handoff() const;
    /// Shows the handoff at @p place of the file in both panes.
    void chooseHandoff(const HandoffId &place);

    /// Shows @p finding of the handoff at @p place in both panes. The active pane gets the focus.
    void revealFinding(const HandoffId &place, const Finding &finding);
    /// Shows the value at @p path, whose key is at @p place, in the active pane.
    void revealPath(int document, const JsonPointer &path, TextPosition place);
    /// Goes to @p line and @p column, and selects @p text if it is there.
    void goToLine(int line, int column, const QString &text = {});
    /// Applies @p fix for a user in one of the panes. The focus stays there.
    void applyFixHere(const Fix &fix);
    /// Applies @p fix for a user elsewhere in the window. The first placeholder that it leaves gets
    /// the focus, in the form if it is visible there.
    void applyFix(const Fix &fix);

    /// Shows @p bar above both panes instead of the current one. Null removes the current one.
    void setBar(InfoBar *bar);
    [[nodiscard]] InfoBar *bar() const { return m_bar; }

Q_SIGNALS:
    /// Emitted when another handoff of the file was selected.
    void handoffChosen(const baton::HandoffId &place);
    /// Requests that the user chooses the kind of the document.
    void kindRequested();
    /// Emitted when the user clicked a link in the rendered text.
    void linkRequested(const QUrl &url);
    void layoutChanged();
    void caretMoved(int line, int column);
    void failed(const QString &reason);

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    void connectPanes();
    void connectDocument();
    void connectFocus();
    void followCaret(int number, const JsonPointer &path);
    void openAtHandoff();
    void enterForm();
    void updateDocuments();
    void updateHeaders();
    void updateFocusProxy();
    void applyInSource(const Fix &fix);

    EditorDocument &m_document;
    QVBoxLayout *m_column;
    QSplitter *m_splitter;
    FormSide *m_formSide;
    FormPane *m_form;
    SourcePane *m_source;
    StepNavigation m_steps;
    QAction *m_previewAction;
    PreviewSide *m_previewSide = nullptr; ///< created on first use
    bool m_hidesForm = false;             ///< the preview replaces the form
    QPointer<InfoBar> m_bar;
    bool m_isOpened = false; ///< the first analysis of the document is done
    bool m_isFormActive = false;
};

} // namespace baton
