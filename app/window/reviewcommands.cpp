// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/reviewcommands.h"

#include "models/review/accountname.h"
#include "models/review/reviewfile.h"
#include "widgets/session/sessionview.h"

#include <QFileInfo>
#include <QSettings>
#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

ReviewCommands::ReviewCommands(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    m_pool.setMaxThreadCount(1);
    m_changes.setSingleShot(true);
    m_changes.setInterval(50ms);
    connect(&m_changes, &QTimer::timeout, this, &ReviewCommands::readAll);
    const auto gather = [this] { m_changes.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, gather);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, gather);
}

ReviewCommands::~ReviewCommands()
{
    m_pool.waitForDone(); // what was said is written
}

QString ReviewCommands::reviewer() const
{
    const QString chosen = m_settings.value(u"reviewer"_s).toString().trimmed();
    return chosen.isEmpty() ? accountName() : chosen;
}

void ReviewCommands::showReviewer()
{
    for (const Shown &shown : m_shown) {
        if (shown.view) {
            shown.view->setReviewer(reviewer());
        }
    }
}

QString ReviewCommands::pathFor(const SessionView &view) const
{
    return ReviewFile::pathFor(m_workspace, view.session()->summary.place.path);
}

void ReviewCommands::attach(SessionView *view)
{
    view->setReviewer(reviewer());
    connect(view, &SessionView::reviewed, this,
            [this, view](const Review &review) { save(view, review); });
    std::erase_if(m_shown, [](const Shown &shown) { return !shown.view; });
    m_shown.push_back({view, pathFor(*view), {}});
    read(view, m_shown.back().path);
}

void ReviewCommands::read(const QPointer<SessionView> &view, const QString &path)
{
    ++m_working;
    watch(path);
    QtConcurrent::run(&m_pool, [path] {
        return ReviewFile::read(path);
    }).then(this, [this, view](const Result<Reviews> &reviews) {
        --m_working;
        take(view, reviews);
    });
}

/// What cannot be read is told once; what was read before stays.
void ReviewCommands::take(const QPointer<SessionView> &view, const Result<Reviews> &reviews)
{
    const auto shown = std::ranges::find_if(
        m_shown, [&view](const Shown &one) { return one.view == view.data(); });
    if (!view || shown == m_shown.end()) {
        return;
    }
    const QString before = std::exchange(shown->error, reviews ? QString() : reviews.error());
    if (reviews) {
        view->setReviews(*reviews);
    } else if (before != shown->error) {
        Q_EMIT failed(tr("The reviews cannot be read."), reviews.error());
    }
}

void ReviewCommands::readAll()
{
    std::erase_if(m_shown, [](const Shown &shown) { return !shown.view; });
    for (const Shown &shown : std::vector(m_shown)) {
        read(shown.view, shown.path);
    }
}

/// The file, and the nearest folder above it that is there: saving replaces the one and makes the
/// other.
void ReviewCommands::watch(const QString &path)
{
    QFileInfo folder(QFileInfo(path).path());
    while (!folder.exists() && !folder.isRoot()) {
        folder.setFile(folder.path());
    }
    const QStringList known = m_watcher.files() + m_watcher.directories();
    for (const QString &place : {path, folder.filePath()}) {
        if (!known.contains(place) && QFileInfo::exists(place)) {
            m_watcher.addPath(place);
        }
    }
}

void ReviewCommands::save(SessionView *view, const Review &review)
{
    ++m_working;
    const QString path = pathFor(*view);
    QtConcurrent::run(&m_pool, [path, review] {
        return ReviewFile::add(path, review);
    }).then(this, [this, path, target = QPointer(view)](const Result<Reviews> &reviews) {
        --m_working;
        if (!reviews) {
            Q_EMIT failed(tr("The review was not saved."), reviews.error());
            return;
        }
        if (target) {
            target->setReviews(*reviews);
        }
        Q_EMIT saved(path);
    });
}

} // namespace baton
