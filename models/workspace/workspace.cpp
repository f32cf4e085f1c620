// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspace.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

Workspace::Workspace(FileReader reader, QObject *parent)
    : QObject(parent)
    , m_scanner(std::move(reader))
{
    connect(&m_scanner, &WorkspaceScanner::updated, this, &Workspace::take);
    connect(&m_scanner, &WorkspaceScanner::foldersChanged, &m_model,
            &WorkspaceModel::updateFolders);
    connect(&m_scanner, &WorkspaceScanner::noticed, this, &Workspace::touched);
    connect(&m_lives, &SessionLives::due, &m_scanner, &WorkspaceScanner::readAgain);
}

/// What a session's state says counts for the verdicts on its handoffs: they are read again with
/// it.
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
        const bool isOther = wasRead && m_model.node(before).entry.session != entry.session;
        const bool isAnew = wasRead && m_model.node(before).entry.modified != entry.modified;
        if (entry.isRead && (isOther || isAnew || (!wasRead && !m_scanner.isScanning()))) {
            news.append(entry.path);
        }
        const bool isResized = wasRead && m_model.node(before).entry.size != entry.size;
        if (entry.isRead && (wasRead ? isAnew || isResized : !m_scanner.isFirstLook())) {
            others.append(entry.path);
        }
    }
    m_model.update(gone, present);
    lookAtLives(gone, present);
    for (const QString &path : std::as_const(news)) {
        again += m_model.handoffsOf(path);
    }
    m_scanner.readAgain(again);
    if (!others.isEmpty()) {
        Q_EMIT touched(others);
    }
}

/// A session that falls silent changes nothing on disk.
void Workspace::lookAtLives(const QStringList &gone, const WorkspaceEntries &present)
{
    for (const QString &path : gone) {
        m_lives.forget(path);
    }
    for (const WorkspaceEntry &entry : present) {
        if (entry.session.livesUntil().isValid()) {
            m_lives.watch(entry.path, entry.session.livesUntil());
        } else {
            m_lives.forget(entry.path);
        }
    }
}

void Workspace::open(const QString &folder)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const bool isNew = path != m_scanner.folder();
    if (isNew) {
        m_scanner.close();
        m_lives.clear();
        m_model.setRoot(path);
    }
    m_scanner.scan(path);
    if (isNew) {
        Q_EMIT folderChanged(path);
    }
}

void Workspace::refresh()
{
    if (!folder().isEmpty()) {
        m_scanner.scan(folder());
    }
}

void Workspace::close()
{
    m_scanner.close();
    m_lives.clear();
    m_model.setRoot({});
    Q_EMIT folderChanged({});
}

} // namespace baton
