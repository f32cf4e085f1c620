// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionstore.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/summaryreader.h"

#include <QDir>
#include <QFileInfo>

#include <numeric>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto changesSettle = 200ms;
constexpr qsizetype pathsOfAStep = 200;

bool isAtOrBelow(const QString &path, const QString &folder)
{
    return path.startsWith(folder) && (path.size() == folder.size() || path[folder.size()] == u'/');
}

std::shared_ptr<SiblingIndex> siblings(SiblingIndex::LookupScope scope)
{
    return std::make_shared<SiblingIndex>(scope);
}

SessionSettings settingsWith(SessionSettings settings, std::shared_ptr<SiblingIndex> siblings)
{
    settings.siblings = std::move(siblings);
    return settings;
}

/// True where @p followed notices by itself what happened to @p path, if that is of it at all.
bool isNoticed(const FollowedSession &followed, const QString &path)
{
    return followed.stamps.contains(path) || followed.quiet.contains(path)
        || !isAtOrBelow(path, followed.place.path);
}

} // namespace

SessionStore::SessionStore(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_pause(changesSettle)
{
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
    m_stepTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, &SessionStore::startStep);
    connect(&m_workers, &SessionWorkers::found, this, &SessionStore::takeRows);
    connect(&m_workers, &SessionWorkers::walked, this, &SessionStore::endWalk);
    connect(&m_workers, &SessionWorkers::looked, this, &SessionStore::takeTouched);
    connect(&m_workers, &SessionWorkers::readDone, this, &SessionStore::takeResults);
    connect(&m_lives, &LivenessTimer::due, this, [this](const QStringList &folders) {
        std::ranges::for_each(folders, [this](const QString &one) { look(one, true); });
    });
}

std::vector<SessionSummary> SessionStore::sessions() const
{
    std::vector<SessionSummary> all;
    for (const KnownSession &one : m_known) {
        if (one.isListed && one.summary) {
            all.push_back(*one.summary);
        }
    }
    return all;
}

const KnownSession *SessionStore::known(const QString &folder) const
{
    const auto one = m_known.constFind(folder);
    return one == m_known.cend() ? nullptr : &*one;
}

void SessionStore::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
}

void SessionStore::setSettings(const SessionSettings &settings)
{
    m_settings = settingsWith(settings, m_settings.siblings);
}

void SessionStore::setInSight(const QObject *view, const QStringList &folders)
{
    if (!m_inSight.contains(view)) {
        connect(view, &QObject::destroyed, this, [this, view] { m_inSight.remove(view); });
    }
    m_inSight.insert(view, folders);
    m_workers.setInSight(inSight());
}

QStringList SessionStore::inSight() const
{
    return std::accumulate(m_inSight.cbegin(), m_inSight.cend(), QStringList());
}

void SessionStore::find(const QString &folder)
{
    if (m_isFinding) {
        end(End::Cancelled, {});
    }
    forgetFound();
    m_folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    m_isFinding = true;
    m_isWalking = true;
    m_foundSiblings = siblings(SiblingIndex::LookupScope::Once);
    Q_EMIT started();
    m_workers.walk(m_folder, m_catalog, m_settings); // what is found is read meanwhile
    Q_EMIT progressChanged();
}

void SessionStore::cancel()
{
    if (m_isFinding) {
        end(End::Cancelled,
            tr("Stopped. %1 of %2 sessions were read.")
                .arg(QLocale().toString(m_read), QLocale().toString(m_found)));
    }
}

void SessionStore::forget()
{
    cancel();
    forgetFound();
}

/// What is shown or followed otherwise stays.
void SessionStore::forgetFound()
{
    m_folder.clear();
    m_failure.clear();
    m_touched.clear();
    m_isComplete = false;
    for (const QString &folder : m_known.keys()) {
        remove(folder, isWhole(folder));
    }
    stopWork();
}

/// What workers still find is dropped, but for what somebody waits for.
void SessionStore::stopWork()
{
    m_workers.stop();
    m_stepTimer.stop();
    m_step.clear();
    m_again.clear();
    m_isWalking = false;
    m_isLooking = false;
    m_pause = changesSettle;
    for (const QString &folder : std::exchange(m_reading, {})) {
        const KnownSession *one = known(folder);
        if (one && (one->followed || isWhole(folder))) {
            request(folder, Cause::Followed, m_settings);
        }
    }
}

void SessionStore::endWalk(const QString &failure)
{
    m_isWalking = false;
    m_failure = failure;
    Q_EMIT progressChanged();
    finishIfDone();
}

/// Reads a session whose reading nobody waits for yet, or has it read once more after the one that
/// goes on.
void SessionStore::request(const QString &folder, Cause cause, const SessionSettings &settings)
{
    if (m_reading.contains(folder) && !m_workers.isWaiting(folder)) {
        m_again.insert(folder, std::min(cause, m_again.value(folder, cause)));
        return;
    }
    m_reading.insert(folder);
    m_workers.read(
        {m_known.value(folder), cause, m_forced.remove(folder), m_catalog, settings, {}});
}

void SessionStore::takeRows(const std::vector<SessionSummary> &rows)
{
    const SessionSettings settings = settingsWith(m_settings, m_foundSiblings);
    std::vector<SessionSummary> news;
    std::vector<SessionSummary> others;
    for (const SessionSummary &row : rows) {
        KnownSession known = m_known.value(row.place.path);
        const bool isRead = known.isRead(); // by somebody who shows it
        known.place = row.place;
        known.summary = isRead ? known.summary : std::make_shared<const SessionSummary>(row);
        known.isListed = true;
        (isRead ? others : news).push_back(*known.summary);
        put(std::move(known));
        if (!isRead && m_isCounting) {
            request(row.place.path, Cause::Found, settings);
        }
    }
    if (!news.empty()) {
        Q_EMIT found(news);
    }
    if (!others.empty()) {
        Q_EMIT counted(others);
    }
    Q_EMIT progressChanged();
}

void SessionStore::takeResults(const SessionWorkers::Results &results)
{
    std::vector<SessionSummary> listed;
    QStringList shown;
    for (const SessionWorkers::Result &result : results) {
        const QString folder = result.job.before.place.path;
        const bool wasRead = take(result);
        const KnownSession *now = known(folder);
        if (now && now->isListed && wasRead) {
            listed.push_back(*now->summary);
        }
        if (now && now->session) {
            shown.append(folder);
        }
    }
    if (!listed.empty()) {
        Q_EMIT counted(listed);
    }
    if (!shown.isEmpty()) {
        Q_EMIT read(shown);
    }
    Q_EMIT progressChanged();
    finishIfDone();
    scheduleStep();
}

/// False when the session was only looked at, and nothing of it had changed.
bool SessionStore::take(const SessionWorkers::Result &result)
{
    const SessionJob &job = result.job;
    const QString &folder = job.before.place.path;
    m_reading.remove(folder);
    m_step.remove(folder);
    const KnownSession *const before = known(folder);
    if (!before) {
        return false; // it went meanwhile
    }
    KnownSession now = result.after;
    const bool wasRead =
        !job.before.followed || now.followed->readAt != job.before.followed->readAt;
    now.isListed = before->isListed;
    now.followed = before->followed && now.followed ? now.followed : before->followed;
    if (!now.followed && !isWhole(folder)) {
        now.session.reset();
    }
    const bool isShownWhole = now.session != nullptr;
    put(std::move(now));
    if (const auto again = m_again.constFind(folder); again != m_again.cend()) {
        const Cause cause = *again;
        m_again.erase(again);
        if (cause != Cause::Shown || !isShownWhole) {
            request(folder, cause, m_settings);
        }
    }
    m_readings += wasRead ? 1 : 0;
    if (wasRead && job.cause == Cause::Changed) {
        readAbove({folder}, job.isForced);
    }
    return wasRead;
}

/// One that is followed sees by itself what is written to the states of its own children.
void SessionStore::readAbove(const QStringList &folders, bool isForced)
{
    for (const QString &above : ancestorsOf(m_known, folders)) {
        const std::shared_ptr<const FollowedSession> followed = known(above)->followed;
        const bool isSeen = followed && std::ranges::all_of(folders, [&](const QString &folder) {
                                return followed->stamps.contains(known(folder)->place.stateFile);
                            });
        if (followed && (isForced || !isSeen)) {
            m_forced.insert(above);
        }
        m_step.insert(above);
        request(above, Cause::ChildChanged, m_settings);
    }
}

void SessionStore::put(KnownSession known)
{
    const bool mayFallSilent = known.summary && !m_settings.now.isValid();
    m_lives.watch(known.place.path,
                  mayFallSilent ? endOfLiveness(*known.summary, *m_catalog) : QDateTime());
    KnownSession &entry = m_known[known.place.path];
    tally(entry, -1);
    entry = std::move(known);
    tally(entry, 1);
}

void SessionStore::remove(const QString &folder, bool isShown)
{
    const auto entry = m_known.find(folder);
    if (entry == m_known.end()) {
        return;
    }
    tally(*entry, -1);
    entry->isListed = false;
    if (!entry->followed && !isShown) {
        m_known.erase(entry);
        m_lives.forget(folder);
    }
}

void SessionStore::tally(const KnownSession &one, int sign)
{
    m_found += one.isListed && one.summary ? sign : 0;
    m_read += one.isListed && one.isRead() ? sign : 0;
}

void SessionStore::finishIfDone()
{
    if (!m_isFinding || m_isWalking || (m_isCounting && m_read < m_found)) {
        return;
    }
    end(m_failure.isEmpty() ? End::Complete : End::Failed, m_failure);
}

void SessionStore::end(End how, const QString &reason)
{
    m_isFinding = false;
    m_isComplete = how == End::Complete;
    if (how == End::Cancelled) {
        stopWork();
    }
    m_foundSiblings.reset();
    m_workers.trim();
    scheduleStep();
    Q_EMIT progressChanged();
    Q_EMIT finished(how, reason);
}

void SessionStore::touch(const QStringList &paths)
{
    if (!m_folder.isEmpty()) {
        m_touched.unite(QSet<QString>(paths.begin(), paths.end()));
        scheduleStep();
    }
}

/// What comes soon after is read in one go, and a session that changes all the time takes no more
/// than half of a core. What changes while a search goes on is read once it is known.
void SessionStore::scheduleStep()
{
    if (m_isFinding || m_isLooking || !m_step.isEmpty()) {
        return;
    }
    if (m_stepTime.isValid()) {
        m_pause = std::max<std::chrono::milliseconds>(
            changesSettle, std::chrono::milliseconds(m_stepTime.elapsed()));
        m_stepTime.invalidate();
    }
    if (!m_touched.isEmpty() && !m_stepTimer.isActive()) {
        m_stepTimer.start(m_pause);
    }
}

void SessionStore::startStep()
{
    if (m_isFinding || m_isLooking) {
        return;
    }
    QStringList paths(m_touched.begin(), m_touched.end());
    paths.resize(std::min(paths.size(), pathsOfAStep));
    for (const QString &path : std::as_const(paths)) {
        m_touched.remove(path);
    }
    m_isLooking = true;
    m_stepTime.start();
    m_workers.look(m_folder, m_known, paths, m_catalog);
}

void SessionStore::takeTouched(const QStringList &paths, const AffectedSessions &affected)
{
    m_isLooking = false;
    readAbove(affected.gone, false);
    for (const QString &folder : affected.gone) {
        remove(folder, false);
        m_step.remove(folder);
    }
    for (const SessionLocation &place : affected.present) {
        KnownSession known = m_known.value(place.path);
        known.place = place;
        known.isListed = known.isListed || isAtOrBelow(place.path, m_folder);
        if (known.followed && !std::ranges::all_of(paths, [&](const QString &path) {
                return isNoticed(*known.followed, path);
            })) {
            m_forced.insert(place.path);
        }
        put(std::move(known));
        m_step.insert(place.path);
        request(place.path, Cause::Changed, m_settings);
    }
    if (!affected.gone.isEmpty()) {
        Q_EMIT gone(affected.gone);
        Q_EMIT progressChanged();
    }
    scheduleStep();
}

void SessionStore::readAnew()
{
    QStringList listed;
    for (const QString &folder : m_known.keys()) {
        const KnownSession &one = *known(folder);
        if (one.isListed) {
            listed.append(folder);
        }
        if (!one.isListed || one.followed) {
            look(folder, true);
        }
    }
    touch(listed);
}

void SessionStore::follow(const SessionLocation &place)
{
    ++m_followers[place.path];
    KnownSession one = m_known.value(place.path);
    if (!one.followed) {
        FollowedSession state;
        state.place = place;
        state.kept.state = one.state;
        one.place = place;
        one.followed = std::make_shared<const FollowedSession>(std::move(state));
        put(std::move(one));
        request(place.path, Cause::Followed, m_settings);
    }
}

void SessionStore::unfollow(const QString &folder)
{
    if (--m_followers[folder] > 0) {
        return;
    }
    m_followers.remove(folder);
    KnownSession one = m_known.value(folder);
    const auto followed = std::exchange(one.followed, nullptr);
    one.session = isWhole(folder) ? one.session : nullptr;
    const bool isNeeded = one.isListed || one.session;
    put(std::move(one));
    if (!isNeeded) {
        remove(folder, false);
    } else if (!followed->kept.handoffs.empty() || !followed->kept.held.isEmpty()) {
        request(folder, Cause::Changed, m_settings); // what only the follower knew counts no more
    }
}

void SessionStore::look(const QString &folder, bool isForced)
{
    if (const KnownSession *one = known(folder)) {
        if (isForced && one->followed) {
            m_forced.insert(folder);
        }
        request(folder, Cause::Changed, m_settings);
    }
}

void SessionStore::keepWhole(const QStringList &folders)
{
    m_whole.insert(folders.begin(), folders.end());
}

void SessionStore::releaseWhole(const QStringList &folders)
{
    for (const QString &folder : folders) {
        m_whole.extract(folder);
    }
    const auto isNeedless = [this](const QString &folder) { return !isWhole(folder); };
    for (const QString &folder : m_workers.withdraw(isNeedless)) {
        m_reading.remove(folder);
        if (const KnownSession *one = known(folder);
            m_isFinding && one && one->isListed && !one->isRead()) {
            request(folder, Cause::Found, settingsWith(m_settings, m_foundSiblings));
        }
    }
    for (const QString &folder : m_known.keys()) {
        KnownSession &one = m_known[folder];
        if (!one.followed && !isWhole(folder)) {
            one.session.reset();
            one.isListed ? void() : remove(folder, false);
        }
    }
}

bool SessionStore::isWhole(const QString &folder) const
{
    return std::ranges::any_of(
        m_whole, [&folder](const QString &above) { return isAtOrBelow(folder, above); });
}

void SessionStore::readWhole(const std::vector<SessionLocation> &places)
{
    const SessionSettings settings =
        settingsWith(m_settings, siblings(SiblingIndex::LookupScope::Once));
    for (const SessionLocation &place : places) {
        KnownSession one = m_known.value(place.path);
        if (!one.session) {
            one.place = place;
            put(std::move(one));
            request(place.path, Cause::Shown, settings);
        }
    }
}

} // namespace baton
