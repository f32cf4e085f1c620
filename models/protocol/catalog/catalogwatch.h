// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/protocolfolders.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace baton {

/// Keeps a catalog in step with the protocol folders of the user and of the workspace and with the
/// user's templates: reads them on a worker, and again after each change that the system reports.
class CatalogWatch : public QObject
{
    Q_OBJECT

public:
    /// @p catalog is used until the folders are read; @p user is the user's own folder of
    /// protocols, @p templates that of templates.
    CatalogWatch(std::shared_ptr<const ProtocolCatalog> catalog, const QString &user,
                 const QString &templates = {}, QObject *parent = nullptr);
    ~CatalogWatch() override;

    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }
    /// Takes the protocols of @p folder, a workspace, instead of those of the one before.
    void setWorkspace(const QString &folder);
    /// True when no read is under way and none is due.
    [[nodiscard]] bool isSettled() const { return !m_isLooking && !m_pause.isActive(); }

Q_SIGNALS:
    /// catalog() is another one.
    void changed();
    /// A look at the folders ended, whether anything changed or not.
    void looked();

private:
    struct FolderScan
    {
        FolderStamp stamp;
        QStringList watched;
        std::shared_ptr<const ProtocolCatalog> catalog; ///< null: unchanged
    };

    void look();
    void take(const FolderScan &found);
    void watch(const QStringList &paths);

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QString m_user;
    QString m_templates;
    QString m_workspace; ///< protocols folder of the workspace
    FolderStamp m_stamp;
    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< single shot: joins a burst of changes into one check
    bool m_isLooking = false;
    bool m_mustLookAgain = false;
    QThreadPool m_pool;
};

} // namespace baton
