// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/documents/documents.h"

#include <QHash>

class QWidget;

namespace baton {

class PageTabs;
class EditorTab;
class LogView;
class QueueView;
class RoutingView;
class SessionView;
class TranscriptView;
class CentralArea;

/// The pages on the tabs of the window: which one is in front, and what it shows.
class Pages : public QObject
{
    Q_OBJECT

public:
    Pages(CentralArea &area, const Documents &documents);
    /// Deletes the pages, which go before what they show.
    ~Pages() override;

    [[nodiscard]] PageTabs &tabs() const { return m_tabs; }
    /// The page in front; null when there is none.
    [[nodiscard]] QWidget *current() const;
    [[nodiscard]] EditorTab *currentTab() const;
    [[nodiscard]] OpenDocument *currentDocument() const;
    [[nodiscard]] SessionView *currentSession() const;
    [[nodiscard]] RoutingView *currentRouting() const;
    [[nodiscard]] QueueView *currentQueue() const;
    /// The log in a tab of its own or in that of a session; null when no log is in front.
    [[nodiscard]] LogView *currentLog() const;
    [[nodiscard]] TranscriptView *currentTranscript() const;
    /// The document that undo is about: the current one, or the one that a comparison changed.
    [[nodiscard]] EditorDocument *currentEditor() const;
    [[nodiscard]] OpenDocument *editedDocument() const;
    /// The report on the handoff that the form shows; null when there is none.
    [[nodiscard]] const DocumentReport *currentReport() const;

    [[nodiscard]] EditorTab *tabOf(const OpenDocument *document) const;
    [[nodiscard]] OpenDocument *documentOf(const QWidget *page) const;
    [[nodiscard]] QList<EditorTab *> editorTabs() const { return m_editors.values(); }
    /// The name that tells @p page from the others: its path, where it has one.
    [[nodiscard]] static QString pathOf(const QWidget *page);
    /// The path by which @p page is remembered until the next start; empty: it is not.
    [[nodiscard]] QString rememberedPathOf(const QWidget *page) const;

    /// @p tab shows @p document from now on.
    void add(const OpenDocument *document, EditorTab *tab);
    /// @p document is about to close; whoever takes its tab deletes it.
    [[nodiscard]] EditorTab *take(const OpenDocument *document);
    /// Brings @p page to the front and gives it the keyboard.
    void show(QWidget *page);
    /// Closes @p page, which shows no document.
    void close(QWidget *page);
    /// Another page is in front, or the same one shows another document.
    void showCurrent();
    /// Shows the tabs, or what stands in their place while there are none.
    void showCentralArea();
    /// Gives the keyboard to the page in front.
    void focus();
    /// Other commands may be possible for the page in front.
    void noteChange() { Q_EMIT changed(); }
    /// The status bar may have to say something else about the page in front.
    void noteStatus() { Q_EMIT statusChanged(); }
    /// Something else is to be remembered until the next start.
    void noteArrangement() { Q_EMIT arranged(); }
    /// The reader chose @p place of the document in front.
    void noteHandoff(const HandoffId &place);

Q_SIGNALS:
    /// @p page is about to close.
    void aboutToClose(QWidget *page);
    /// Another page is in front, or none any longer.
    void currentChanged();
    /// The reader chose another handoff of the document in front.
    void handoffChosen(const baton::HandoffId &place);
    /// The available commands of the page in front may have changed.
    void changed();
    /// The status bar's text about the page in front may have changed.
    void statusChanged();
    /// A page came, went or moved: what is to be remembered is something else now.
    void arranged();

private:
    CentralArea &m_centralArea;
    PageTabs &m_tabs;
    const Documents &m_documents;
    QHash<const OpenDocument *, EditorTab *> m_editors;
};

} // namespace baton
