// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/reviewcommands.h"

#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/review/accountname.h"
#include "widgets/session/view/sessionview.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

ReviewCommands::ReviewCommands(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    m_pool.setMaxThreadCount(1);
    m_changes.setSingleShot(true);
    m_changes.setInterval(50ms);
    connect(&m_changes, &QTimer::timeout, this, &ReviewCommands::readAll);
    const auto gather = [this] { m_changes.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, gather);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, gather);
    connect(&m_context.protocols, &CatalogWatch::changed, this,
            &ReviewCommands::findGatedProtocols);
    findGatedProtocols();
}

ReviewCommands::~ReviewCommands()
{
    m_pool.waitForDone(); // writes pending reviews
}

QString ReviewCommands::reviewer() const
{
    const QString chosen = m_context.app.settings.value(u"reviewer"_s).toString().trimmed();
    return chosen.isEmpty() ? accountName() : chosen;
}

void ReviewCommands::showReviewer()
{
    for (const TabState &shown : m_shown) {
        if (shown.view) {
            shown.view->setReviewer(reviewer());
        }
    }
}

void ReviewCommands::setWorkspace(const QString &folder)
{
    m_workspace = folder;
    readSummaries();
}

void ReviewCommands::findGatedProtocols()
{
    QSet<QString> gated;
    for (const auto &pack : m_context.protocols.catalog()->packs()) {
        if (!pack->gates.empty()) {
            gated.insert(pack->id);
        }
    }
    if (m_summaries.gated != gated) {
        m_summaries.gated = gated;
        Q_EMIT summariesChanged(m_summaries);
    }
}

void ReviewCommands::readSummaries()
{
    if (m_workspace.isEmpty()) {
        return;
    }
    ++m_working;
    watch(m_workspace + u"/.baton/reviews/of"_s);
    struct ReadSummaries
    {
        QString workspace;
        QHash<QString, ReviewSummary> said;
        QStringList files;
    };
    QtConcurrent::run(&m_pool, [workspace = m_workspace] {
        ReadSummaries read{workspace, {}, {}};
        const QHash<QString, QString> sessions = ReviewFile::sessionsIn(workspace);
        for (auto session = sessions.cbegin(); session != sessions.cend(); ++session) {
            const ReadReviews reviews = ReviewFile::read(session.value());
            read.said.insert(session.key(), ReviewFile::summaryOf(reviews.reviews));
            read.files += reviews.files;
        }
        return read;
    }).then(this, [this](const ReadSummaries &read) {
        --m_working;
        for (const QString &file : read.files) {
            watch(file);
        }
        if (read.workspace == m_workspace && read.said != m_summaries.said) {
            m_summaries.said = read.said;
            Q_EMIT summariesChanged(m_summaries);
        }
    });
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
    connect(view, &SessionView::reviewEdited, this,
            [this] { m_context.notices.withdrawMessage(m_savedReview); });
    std::erase_if(m_shown, [](const TabState &shown) { return !shown.view; });
    m_shown.push_back({view, pathFor(*view), {}});
    read(view, m_shown.back().path);
}

void ReviewCommands::read(const QPointer<SessionView> &view, const QString &path)
{
    ++m_working;
    watch(path);
    watch(ReviewFile::folderFor(path) + u"/of"_s);
    QtConcurrent::run(&m_pool, [path] {
        return ReviewFile::read(path);
    }).then(this, [this, view](const ReadReviews &read) {
        --m_working;
        take(view, read);
    });
}

/// Shows @p read; an unreadable file is reported once.
void ReviewCommands::take(const QPointer<SessionView> &view, const ReadReviews &read)
{
    const auto shown = std::ranges::find_if(
        m_shown, [&view](const TabState &one) { return one.view == view.data(); });
    if (!view || shown == m_shown.end()) {
        return;
    }
    for (const QString &file : read.files) {
        watch(file);
    }
    const QString before = std::exchange(shown->error, read.problem);
    view->setReviews(read.reviews);
    if (!read.problem.isEmpty() && before != shown->error) {
        m_context.notices.complain(tr("Not all reviews can be read."), read.problem);
    }
}

void ReviewCommands::readAll()
{
    std::erase_if(m_shown, [](const TabState &shown) { return !shown.view; });
    for (const TabState &shown : std::vector(m_shown)) {
        read(shown.view, shown.path);
    }
    readSummaries();
}

/// Watches the file and the nearest existing folder above it: saving replaces the file and creates
/// the folder.
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
    struct SavedReview
    {
        Outcome outcome;
        QString file;
        ReadReviews read;
    };
    QtConcurrent::run(&m_pool, [path, review] {
        const QString file = ReviewFile::fileOf(path, review);
        const Outcome outcome = ReviewFile::add(path, review);
        return SavedReview{outcome, file, ReviewFile::read(path)};
    }).then(this, [this, target = QPointer(view)](const SavedReview &kept) {
        --m_working;
        if (!kept.outcome) {
            m_context.notices.complain(tr("The review was not saved."), kept.outcome.error());
            return;
        }
        take(target, kept.read);
        readSummaries();
        m_savedReview = tr("The review was saved in %1.").arg(QDir::toNativeSeparators(kept.file));
        m_context.notices.showMessage(m_savedReview);
    });
}

} // namespace baton
