// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class Comparisons;
class DocumentNotices;
class EditorDocument;
class EditorTab;
class OpenDocument;

/// The tabs of the open documents: each exists as long as its document and shows its state.
class EditorPages : public QObject
{
    Q_OBJECT

public:
    EditorPages(const WindowContext &context, DocumentNotices &notices, Comparisons &comparisons);

private:
    void connectDocuments();
    void show(OpenDocument *document, bool isNew);
    void add(OpenDocument *document);
    void connectZoom(EditorTab *tab);
    /// Connects the document's signals while @p link exists.
    void connectDocument(OpenDocument *document, QObject *link);
    /// Connects the document's signals about its edits.
    void connectEdits(EditorDocument &editor, QObject *link);
    /// Shows why an edit was rejected until the edit succeeds.
    void connectRejections(EditorDocument &editor, EditorTab *tab, QObject *link);
    /// Connects the signals that only the current document sends to the window.
    void connectWhileCurrent(OpenDocument *document, EditorTab *tab);
    void update(OpenDocument *document);
    void noteSaved(OpenDocument *document);
    void close(OpenDocument *document);
    void openLink(const QUrl &url);

    const WindowContext &m_context;
    DocumentNotices &m_notices;
    Comparisons &m_comparisons;
};

} // namespace baton
