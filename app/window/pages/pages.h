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

/// The pages on the tabs of the window: the current one and its content.
class Pages : public QObject
{
    Q_OBJECT

public:
    Pages(CentralArea &area, const Documents &documents);
    /// Deletes the pages, which must be destroyed before their models.
    ~Pages() override;

    [[nodiscard]] PageTabs &tabs() const { return m_tabs; }
    /// The current page; null if there is none.
    [[nodiscard]] QWidget *current() const;
    [[nodiscard]] EditorTab *currentTab() const;
    [[nodiscard]] OpenDocument *currentDocument() const { return documentOf(current()); }
    [[nodiscard]] SessionView *currentSession() const;
    [[nodiscard]] RoutingView *currentRouting() const;
    [[nodiscard]] QueueView *currentQueue() const;
    /// The log of the current page, which may be a session; null if it shows no log.
    [[nodiscard]] LogView *currentLog() const;
    [[nodiscard]] TranscriptView *currentTranscript() const;
    /// The document for undo: the current one, or the one that a comparison changed last.
    [[nodiscard]] EditorDocument *currentEditor() const;
    [[nodiscard]] OpenDocument *editedDocument() const;
    /// The report on the handoff in the form; null if there is none.
    [[nodiscard]] const DocumentReport *currentReport() const;

    [[nodiscard]] EditorTab *tabOf(const OpenDocument *document) const;
    [[nodiscard]] OpenDocument *documentOf(const QWidget *page) const;
    [[nodiscard]] QList<EditorTab *> editorTabs() const { return m_editors.values(); }
    /// The unique name of @p page: its path, if it has one.
    [[nodiscard]] static QString pathOf(const QWidget *page);
    /// The path by which @p page is restored at the next start; empty: it is not restored.
    [[nodiscard]] QString rememberedPathOf(const QWidget *page) const;

    /// Adds @p tab, which shows @p document.
    void add(const OpenDocument *document, EditorTab *tab);
    /// Removes the tab of @p document, which is about to close; the caller deletes it.
    [[nodiscard]] EditorTab *take(const OpenDocument *document);
    /// Brings @p page to the front and focuses it.
    void show(QWidget *page);
    /// Closes @p page, which must not be a document.
    void close(QWidget *page);
    /// Updates after another page or document became current.
    void showCurrent();
    /// Shows the tabs, or the page in their place while there are none.
    void showCentralArea();
    /// Gives the current page the keyboard focus.
    void focus();
    /// Emits changed().
    void noteChange() { Q_EMIT changed(); }
    /// Emits statusChanged().
    void noteStatus() { Q_EMIT statusChanged(); }
    /// Emits arranged().
    void noteArrangement() { Q_EMIT arranged(); }
    /// The user chose the handoff @p place of the current document.
    void noteHandoff(const HandoffId &place);

Q_SIGNALS:
    /// @p page is about to close.
    void aboutToClose(QWidget *page);
    /// Emitted when another page, or none, became current.
    void currentChanged();
    /// The user chose another handoff of the current document.
    void handoffChosen(const baton::HandoffId &place);
    /// The available commands of the current page may have changed.
    void changed();
    /// The status bar's text about the current page may have changed.
    void statusChanged();
    /// A page was added, removed, moved or chosen: the state to remember has changed.
    void arranged();

private:
    CentralArea &m_centralArea;
    PageTabs &m_tabs;
    const Documents &m_documents;
    QHash<const OpenDocument *, EditorTab *> m_editors;
};

} // namespace baton
