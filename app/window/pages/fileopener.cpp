// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/fileopener.h"

#include "app/documents/documents.h"
#include "app/window/pages/exportfolder.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/savedtabs.h"
#include "app/window/parts/windowsettings.h"
#include "models/database/databaseaddress.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/discovery/sessionlocator.h"
#include "widgets/editor/editortab.h"
#include "widgets/log/view/logview.h"
#include "widgets/transcript/transcriptview.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace baton {

FileOpener::FileOpener(AppContext &context, const CatalogWatch &protocols, Documents &documents,
                       Pages &pages, SavedTabs &savedTabs, WindowSettings &memory, Notices &notices,
                       QWidget *window)
    : QObject(window)
    , m_protocols(protocols)
    , m_documents(documents)
    , m_pages(pages)
    , m_savedTabs(savedTabs)
    , m_notices(notices)
{
    m_logs = new LogTabs(pages.tabs(), this);
    connect(m_logs, &LogTabs::saveRequested, this,
            [&context, window](const QString &name, const SaveLines &save) {
                ExportFolder folder(context.settings);
                if (const QString path = folder.ask(context.dialogs, window, name);
                    !path.isEmpty()) {
                    save(path);
                }
            });
    connect(m_logs, &LogTabs::messageRequested, &notices, &Notices::showMessage);
    const auto noteOpened = [&pages, &memory](const QString &path) {
        memory.noteFile(path);
        pages.showCentralArea();
        pages.noteChange();
    };
    connect(m_logs, &LogTabs::opened, this, noteOpened);
    m_transcripts = new TranscriptTabs(pages.tabs(), this);
    connect(m_transcripts, &TranscriptTabs::messageRequested, &notices, &Notices::showMessage);
    connect(m_transcripts, &TranscriptTabs::opened, this, noteOpened);
    connect(m_transcripts, &TranscriptTabs::fileRequested, this,
            [this](const QString &path) { openEvidence({path, {}, 0, 0}); });
    connect(m_transcripts, &TranscriptTabs::sessionRequested, this, &FileOpener::openSession);
}

void FileOpener::open(const QList<Location> &locations)
{
    for (const Location &location : locations) {
        if (isDatabase(location.path)) {
            Q_EMIT queueRequested(location.path);
        } else if (QFileInfo(location.path).isDir()) {
            if (isSession(location.path)) {
                openSession(location.path);
            } else {
                openWorkspace(location.path);
            }
        } else if (TranscriptTabs::isTranscript(location.path)) {
            m_transcripts->open(location);
            noteRead(m_pages.currentTranscript());
        } else if (LogTabs::isLog(location.path)) {
            m_logs->open(location);
            noteRead(m_pages.currentLog());
        } else {
            if (location.line > 0) {
                m_places.insert(location.path, location);
            }
            m_documents.open(location.path);
        }
    }
}

void FileOpener::openSessionAt(const QString &path, const QString &phase, const QString &match)
{
    if (isDatabase(path)) {
        Q_EMIT queueRequested(path, phase, match);
    } else {
        Q_EMIT sessionRequested(path, phase, match);
    }
}

void FileOpener::noteRead(QWidget *page)
{
    static_cast<void>(m_savedTabs.take(page));
    m_pages.noteArrangement();
}

void FileOpener::openEvidence(const Evidence &evidence)
{
    if (!QFileInfo::exists(evidence.path)) {
        m_notices.showMessage(
            tr("%1 is not there any more.").arg(QDir::toNativeSeparators(evidence.path)));
        return;
    }
    open({{evidence.path, evidence.line, 1}});
}

void FileOpener::goToPlace(const OpenDocument &document, EditorTab &tab)
{
    const Location location = m_places.take(document.path());
    if (location.line > 0) {
        tab.goToLine(location.line, std::max(location.column, 1), location.text);
    }
}

bool FileOpener::isSession(const QString &folder) const
{
    if (!QFileInfo(folder).isDir()) {
        return false; // a document in a session is not a session
    }
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (knownSessionAt(path, *m_protocols.catalog())) {
        return true;
    }
    const bool isFlat = QDir(path).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty();
    return isFlat && !sessionAt(path, *m_protocols.catalog()).layout.isEmpty();
}

} // namespace baton
