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

/// Opens what is asked for by its path: logs and transcripts in tabs of their own, other files as
/// documents, and folders as sessions or as the workspace, and databases as queues.
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
    void openWorkspace(const QString &folder) { Q_EMIT workspaceRequested(folder); }
    /// Opens the file where @p evidence stands; tells when it is not there any more.
    void openEvidence(const Evidence &evidence);
    /// Goes to the place in @p document that was asked for with its file.
    void goToPlace(const OpenDocument &document, EditorTab &tab);
    /// True for a folder that holds a session, also one that neither its name nor a state tells of,
    /// but its handoffs alone; a folder with others in it is a workspace.
    [[nodiscard]] bool isSession(const QString &folder) const;

Q_SIGNALS:
    void sessionRequested(const QString &path);
    /// @p url is that of a database, or the path of its file.
    void queueRequested(const QString &url);
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
