// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/logtabs.h"
#include "app/window/pages/transcripttabs.h"
#include "models/values/evidence.h"

#include <QHash>
#include <QObject>

namespace baton {

class Documents;
class EditorTab;
class Notices;
class OpenDocument;
class CatalogWatch;
class Pages;
class SavedTabs;
class WindowSettings;

/// Opens paths: logs and transcripts in their own tabs, other files as documents, folders as
/// sessions or as the workspace, and databases as queues.
class FileOpener : public QObject
{
    Q_OBJECT

public:
    FileOpener(AppContext &context, const CatalogWatch &protocols, Documents &documents,
               Pages &pages, SavedTabs &savedTabs, WindowSettings &memory, Notices &notices,
               QWidget *window);

    [[nodiscard]] const LogTabs &logs() const { return *m_logs; }
    [[nodiscard]] const TranscriptTabs &transcripts() const { return *m_transcripts; }

    void open(const QList<Location> &locations);
    void open(const QString &path) { open({{path, 0, 0}}); }
    void openSession(const QString &path) { Q_EMIT sessionRequested(path); }
    /// Opens the session at @p path with the phase @p phase chosen, in a queue the step of that id,
    /// and @p match marked in it.
    void openSessionAt(const QString &path, const QString &phase, const QString &match = {});
    void openWorkspace(const QString &folder) { Q_EMIT workspaceRequested(folder); }
    /// Opens the file of @p evidence at its place; shows a message if it no longer exists.
    void openEvidence(const Evidence &evidence);
    /// Goes to the place in @p document that was requested together with its file.
    void goToPlace(const OpenDocument &document, EditorTab &tab);
    /// True for a folder that contains a session, even if only its handoffs show that; a folder
    /// with several sessions is a workspace.
    [[nodiscard]] bool isSession(const QString &folder) const;

Q_SIGNALS:
    /// @p phase is the id of the phase to choose; empty: none. @p match is the text to mark in its
    /// title.
    void sessionRequested(const QString &path, const QString &phase = {},
                          const QString &match = {});
    /// @p url is the URL of a database or the path of its file; @p step is the id of the step to
    /// select, empty for none. @p match is the text to select in it.
    void queueRequested(const QString &url, const QString &step = {}, const QString &match = {});
    void workspaceRequested(const QString &folder);

private:
    /// The shown page @p page is read in its tab from now on.
    void noteRead(QWidget *page);

    const CatalogWatch &m_protocols;
    Documents &m_documents;
    Pages &m_pages;
    SavedTabs &m_savedTabs;
    Notices &m_notices;
    LogTabs *m_logs;
    TranscriptTabs *m_transcripts;
    QHash<QString, Location> m_places; ///< places to go to when their file is open, by path
};

} // namespace baton
