// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspace.h"

#include "models/disk/folderwalk.h"
#include "models/protocol/catalog/catalog.h"
#include "models/workspace/filecontent.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

Workspace::Workspace(FileReader reader, QObject *parent)
    : QObject(parent)
    , m_scanner(std::move(reader))
    , m_sessions(std::make_shared<const ProtocolCatalog>())
{
    connect(&m_scanner, &WorkspaceScanner::updated, this, &Workspace::take);
    connect(&m_scanner, &WorkspaceScanner::foldersChanged, &m_model,
            &WorkspaceModel::updateFolders);
    connect(&m_scanner, &WorkspaceScanner::noticed, this, &Workspace::touched);
    connect(&m_sessions, &SessionStore::found, &m_model, &WorkspaceModel::takeSessions);
    connect(&m_sessions, &SessionStore::counted, &m_model, &WorkspaceModel::takeSessions);
    connect(&m_sessions, &SessionStore::gone, &m_model, &WorkspaceModel::dropSessions);
    connect(this, &Workspace::touched, &m_sessions, &SessionStore::touch);
}

void Workspace::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    WantedFiles wanted = catalog->wantedFiles();
    wanted.contentOf = &fileContentOf;
    m_scanner.setWanted(wanted);
    m_model.setCatalog(catalog);
    m_sessions.setCatalog(catalog);
}

/// A session's state affects the verdicts on its handoffs, so they are read again when it changes.
void Workspace::take(const QStringList &gone, const WorkspaceEntries &present)
{
    QStringList again;
    QStringList others = gone;
    for (const QString &path : gone) {
        again += m_model.handoffsOf(path);
    }
    QStringList news;
    for (const WorkspaceEntry &entry : present) {
        const QModelIndex before = m_model.indexOf(entry.path);
        const bool wasRead = before.isValid() && m_model.node(before).entry.isRead;
        const bool isAnew = wasRead
            && (m_model.node(before).entry.modified != entry.modified
                || m_model.node(before).entry.size != entry.size);
        if (entry.isRead && (isAnew || (!wasRead && !m_scanner.isScanning()))) {
            news.append(entry.path);
        }
        if (entry.isRead && (wasRead ? isAnew : !m_scanner.isFirstLook())) {
            others.append(entry.path);
        }
    }
    m_model.update(gone, present);
    for (const QString &path : std::as_const(news)) {
        again += m_model.handoffsOf(path);
    }
    m_scanner.readAgain(again);
    if (!others.isEmpty()) {
        Q_EMIT touched(others);
    }
}

void Workspace::open(const QString &folder)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const bool isNew = path != m_scanner.folder();
    if (isNew) {
        m_scanner.close();
        m_model.setRoot(path);
    }
    m_scanner.scan(path);
    if (isNew) {
        m_sessions.find(path);
        Q_EMIT folderChanged(path);
    }
}

void Workspace::refresh()
{
    if (!folder().isEmpty()) {
        m_scanner.scan(folder());
        findMissingSessions();
    }
}

void Workspace::findMissingSessions()
{
    if (!folder().isEmpty() && !m_sessions.isFinding() && !m_sessions.isComplete()) {
        m_sessions.find(folder());
    }
}

void Workspace::close()
{
    m_scanner.close();
    m_sessions.forget();
    m_model.setRoot({});
    Q_EMIT folderChanged({});
}

} // namespace baton
