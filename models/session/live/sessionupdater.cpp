// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionupdater.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/summaryreader.h"
#include "models/session/reading/readsession.h"

#include <QElapsedTimer>
#include <QThread>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto changesSettle = 200ms;
constexpr qsizetype pathsOfAStep = 200;

} // namespace

/// What a worker found out.
struct SessionUpdater::Step
{
    Sessions present;
    std::vector<PreviousState> states; ///< of each of them
    QStringList gone;
    std::chrono::milliseconds time = 0ms;
};

namespace {

/// All above a session tell of how it came out, and are read with it.
QStringList ancestorsOf(const KnownSessions &known, const SessionUpdater::Sessions &read,
                        const QStringList &gone)
{
    QStringList open;
    QSet<QString> done;
    for (const auto &session : read) {
        open.append(session->summary.parent);
        done.insert(session->summary.place.path);
    }
    for (const QString &path : gone) {
        open.append(known.value(path).parent);
        done.insert(path);
    }
    open.removeAll(QString());
    if (open.isEmpty()) {
        return {};
    }
    QMultiHash<QString, QString> named;
    for (auto one = known.cbegin(); one != known.cend(); ++one) {
        named.insert(one->id, one.key());
    }
    QStringList ancestors;
    QSet<QString> climbed;
    while (!open.isEmpty()) {
        const QString id = open.takeLast();
        if (id.isEmpty() || climbed.contains(id)) {
            continue;
        }
        climbed.insert(id);
        for (const QString &path : named.values(id)) {
            open.append(known.value(path).parent);
            if (!done.contains(path)) {
                done.insert(path);
                ancestors.append(path);
            }
        }
    }
    return ancestors;
}

/// A state that is only half written leaves the one before; one that is gone does not.
SessionReadResult readKnown(const KnownSession &known, const SessionLocation &place,
                            const ProtocolCatalog &catalog, const SessionSettings &settings,
                            const std::atomic_bool *stop)
{
    const PreviousState kept = place.stateFile.isEmpty() ? PreviousState() : known.state;
    SessionReadResult reading = readKeeping(place, catalog, settings, {{}, kept}, stop);
    SessionSummary &summary = reading.session.summary;
    const bool isUnread = !place.stateFile.isEmpty() && reading.state.bytes.isEmpty();
    if (isUnread && known.summary && known.summary->status != RunStatus::Unknown) {
        SessionSummary before = *known.summary;
        before.errors = summary.errors;
        before.warnings = summary.warnings;
        before.stateKept =
            before.updated.isValid() ? before.updated : QDateTime::currentDateTimeUtc();
        summary = std::move(before);
    }
    return reading;
}

} // namespace

SessionUpdater::SessionUpdater(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_stop(std::make_shared<std::atomic_bool>(false))
    , m_pause(changesSettle)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SessionUpdater::startStep);
    connect(&m_lives, &LivenessTimer::due, this, &SessionUpdater::touch);
}

SessionUpdater::~SessionUpdater()
{
    *m_stop = true;
    m_pool.clear();
    m_pool.waitForDone();
}

void SessionUpdater::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::EachTime);
    touch(m_known.keys());
}

void SessionUpdater::setSettings(const SessionSettings &settings)
{
    const std::shared_ptr<SiblingIndex> siblings = m_settings.siblings;
    m_settings = settings;
    m_settings.siblings = siblings;
}

void SessionUpdater::setRoots(const QStringList &roots)
{
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_timer.stop();
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::EachTime);
    m_roots = QSet<QString>(roots.begin(), roots.end());
    m_known.clear();
    m_touched.clear();
    m_lives.clear();
    m_pause = changesSettle;
    m_isReading = false;
}

void SessionUpdater::setWaiting(bool isOn)
{
    m_isWaiting = isOn;
    schedule();
}

void SessionUpdater::know(const SessionSummary &session, const PreviousState &state)
{
    KnownSession &known = m_known[session.place.path];
    known.place = session.place;
    known.id = session.id;
    known.parent = session.parent;
    known.state = state.bytes.isEmpty() ? known.state : state;
    if (!session.stateKept.isValid() && session.status != RunStatus::NotRead) {
        known.summary = std::make_shared<const SessionSummary>(session);
    }
    const bool isPresent = !m_settings.now.isValid();
    m_lives.watch(session.place.path, isPresent ? endOfLiveness(session, *m_catalog) : QDateTime());
}

void SessionUpdater::touch(const QStringList &paths)
{
    if (m_roots.isEmpty()) {
        return;
    }
    m_touched.unite(QSet<QString>(paths.begin(), paths.end()));
    schedule();
}

/// What comes soon after is read in one go, and a session that changes all the time takes no more
/// than half of a core.
void SessionUpdater::schedule()
{
    if (!m_isReading && !m_isWaiting && !m_touched.isEmpty() && !m_timer.isActive()) {
        m_timer.start(m_pause);
    }
}

void SessionUpdater::startStep()
{
    if (m_isWaiting) {
        return;
    }
    QStringList paths(m_touched.begin(), m_touched.end());
    paths.resize(std::min(paths.size(), pathsOfAStep));
    for (const QString &path : std::as_const(paths)) {
        m_touched.remove(path);
    }
    m_isReading = true;
    m_pool.start([this, stop = m_stop, roots = m_roots, known = m_known, paths, catalog = m_catalog,
                  settings = m_settings] {
        QElapsedTimer timer;
        timer.start();
        Step step;
        const auto read = [&](const SessionLocation &place) {
            if (!*stop) {
                SessionReadResult reading =
                    readKnown(known.value(place.path), place, *catalog, settings, stop.get());
                step.present.push_back(std::make_shared<const Session>(std::move(reading.session)));
                step.states.push_back(std::move(reading.state));
            }
        };
        AffectedSessions touched = affectedSessions(roots, known, paths, *catalog);
        step.gone = std::move(touched.gone);
        std::ranges::for_each(touched.present, read);
        for (const QString &path : ancestorsOf(known, step.present, step.gone)) {
            read(known.value(path).place);
        }
        step.time = std::chrono::milliseconds(timer.elapsed());
        QMetaObject::invokeMethod(
            this,
            [this, stop, step = std::move(step)] {
                if (!*stop) {
                    take(step);
                }
            },
            Qt::QueuedConnection);
    });
}

void SessionUpdater::take(const Step &step)
{
    m_isReading = false;
    m_pause = std::max<std::chrono::milliseconds>(changesSettle, step.time);
    for (const QString &path : step.gone) {
        m_known.remove(path);
        m_lives.forget(path);
    }
    for (size_t i = 0; i < step.present.size(); ++i) {
        know(step.present[i]->summary, step.states[i]);
    }
    if (!step.present.empty() || !step.gone.isEmpty()) {
        Q_EMIT changed(step.present, step.gone);
    }
    schedule();
}

} // namespace baton
