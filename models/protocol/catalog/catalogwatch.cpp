// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalogwatch.h"

#include "models/protocol/catalog/usertemplates.h"

#include <QSet>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto changesSettle = 150ms;

} // namespace

CatalogWatch::CatalogWatch(std::shared_ptr<const ProtocolCatalog> catalog, const QString &user,
                           const QString &templates, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_user(user)
    , m_templates(templates)
{
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(changesSettle);
    connect(&m_pause, &QTimer::timeout, this, &CatalogWatch::look);
    const auto pause = [this] { m_pause.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, pause);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, pause);
    look();
}

CatalogWatch::~CatalogWatch()
{
    m_pool.waitForDone();
}

void CatalogWatch::setWorkspace(const QString &folder)
{
    m_workspace = folder.isEmpty() ? QString() : folder + "/.baton/protocols"_L1;
    look();
}

void CatalogWatch::look()
{
    if (m_isLooking) {
        m_mustLookAgain = true;
        return;
    }
    m_isLooking = true;
    m_mustLookAgain = false;
    QStringList folders{m_user, m_workspace};
    folders.removeAll(QString());
    const auto work = [folders, templates = m_templates, known = m_stamp, catalog = m_catalog] {
        QStringList all = folders;
        if (!templates.isEmpty()) {
            all.append(templates);
        }
        FolderScan found{stampOf(all), watchedPaths(all), nullptr};
        if (found.stamp != known) {
            found.catalog = ProtocolCatalog::load(folders, catalog->language(), catalog.get(),
                                                  UserTemplates::reader(templates));
            static_cast<void>(found.catalog->kinds()); // read here, on the worker
        }
        return found;
    };
    QtConcurrent::run(&m_pool, work).then(this, [this](const FolderScan &found) { take(found); });
}

void CatalogWatch::take(const FolderScan &found)
{
    m_isLooking = false;
    // Another look finds changes that happened between reading and watching.
    const QStringList before = m_watcher.files() + m_watcher.directories();
    watch(found.watched);
    const QStringList after = m_watcher.files() + m_watcher.directories();
    m_mustLookAgain = m_mustLookAgain
        || QSet<QString>(after.begin(), after.end()) != QSet<QString>(before.begin(), before.end());
    m_stamp = found.stamp;
    const bool isNew = found.catalog != nullptr;
    if (isNew) {
        m_catalog = found.catalog;
    }
    if (m_mustLookAgain) {
        look();
    }
    if (isNew) {
        Q_EMIT changed();
    }
    Q_EMIT looked();
}

void CatalogWatch::watch(const QStringList &paths)
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> wanted(paths.begin(), paths.end());
    const QSet<QString> present(watched.begin(), watched.end());
    if (const QSet<QString> surplus = present - wanted; !surplus.isEmpty()) {
        m_watcher.removePaths(surplus.values());
    }
    if (const QSet<QString> missing = wanted - present; !missing.isEmpty()) {
        m_watcher.addPaths(missing.values());
    }
}

} // namespace baton
