// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/opentranscript.h"

#include "models/transcript/files/readtranscript.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QDateTime>
#include <QFileInfo>
#include <QtConcurrentRun>

#include <algorithm>

namespace baton {

namespace {

/// Steps that wait for the thread of the transcript.
constexpr int mostWaiting = 2;
/// Characters of the most recently requested texts.
constexpr qsizetype keptText = qsizetype(4) * 1024 * 1024;
/// Each agent that ends may cause a complete reading. A pause of this many times the reading keeps
/// that to a small part of a processor; agents that end meanwhile share one reading.
constexpr int pauseFactor = 20;
/// The time of a folder that changed just now, and may change again without another time.
constexpr qint64 unsettled = -1;

QHash<QString, qint64> changeTimes(const QStringList &folders)
{
    constexpr qint64 tick = 1000; ///< milliseconds, of the coarsest file systems
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QHash<QString, qint64> times;
    for (const QString &folder : folders) {
        const qint64 time = QFileInfo(folder).lastModified().toMSecsSinceEpoch();
        times.insert(folder, now - time > tick ? time : unsettled);
    }
    return times;
}

} // namespace

OpenTranscript::OpenTranscript(QObject *parent)
    : QObject(parent)
    , m_builder(std::make_unique<TranscriptBuilder>(TranscriptFormat::ClaudeCode))
    , m_room(mostWaiting)
    , m_turn(this)
    , m_texts(keptText)
    , m_pause(this)
{
    connect(&m_turn, &QTimer::timeout, this, &OpenTranscript::takeNext);
    m_pause.setObjectName(QStringLiteral("restartPause"));
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isOutdated && !m_isReading) {
            restart();
        }
    });
    connect(&m_watcher, &LimitedWatcher::changed, this, &OpenTranscript::look);
    connect(&m_watcher, &LimitedWatcher::watching, this, &OpenTranscript::look);
}

void OpenTranscript::setRestartPause(std::chrono::milliseconds shortest,
                                     std::chrono::milliseconds longest)
{
    m_shortestPause = shortest;
    m_longestPause = longest;
}

OpenTranscript::~OpenTranscript()
{
    m_stops = true;
    m_room.release(mostWaiting);
    m_work.waitForFinished();
}

void OpenTranscript::open(const QString &path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    look();
}

qint64 OpenTranscript::unfinishedBytes() const
{
    qint64 bytes = 0;
    for (const FilePosition &position : m_positions) {
        bytes += position.unfinished;
    }
    return bytes;
}

EntryText OpenTranscript::textOf(const EntryPlace &place) const
{
    const TranscriptLane &lane = transcript().lanes[size_t(place.lane)];
    const TranscriptEntry &entry = lane.entries[size_t(place.entry)];
    const auto partIn = [&entry](const std::vector<EntryText> &texts) {
        // A missing record has a single entry that says so.
        return texts[std::min(size_t(entry.part), texts.size() - 1)];
    };
    const std::pair key(lane.path, entry.range.offset);
    if (const auto *known = m_texts.object(key)) {
        return partIn(*known);
    }
    auto texts = std::make_unique<std::vector<EntryText>>(
        recordTexts(lane.path, transcript().format, entry.range));
    qsizetype cost = 1;
    for (const EntryText &text : *texts) {
        cost += text.text.size();
    }
    EntryText answer = partIn(*texts);
    m_texts.insert(key, texts.release(), std::min(cost, keptText));
    return answer;
}

/// Reads the new parts of the files. Each step is sent when it is read.
void OpenTranscript::look()
{
    if (m_isReading) {
        m_looksAgain = true;
        return;
    }
    setReading(true);
    m_work =
        QtConcurrent::run([this, known = Known{m_path, m_format, m_files, m_positions, m_folders}] {
            readFiles(known);
            QMetaObject::invokeMethod(this, [this] { enqueue(nullptr); }, Qt::QueuedConnection);
        });
}

/// Lists the folders of agents only if an entry was added or removed there.
void OpenTranscript::findFiles(Known &known, TranscriptStep &step)
{
    if (known.files.empty()) {
        step.newFiles.push_back(TranscriptReader::of(*known.format).mainFile(known.path));
    }
    step.folders = changeTimes(agentFoldersOf(known.path, *known.format));
    if (step.folders != known.folders || step.folders.values().contains(unsettled)) {
        for (AgentFile &file : agentFilesOf(known.path, *known.format)) {
            const bool isKnown =
                std::ranges::find(known.files, file.path, &AgentFile::path) != known.files.end();
            if (!isKnown) {
                step.newFiles.push_back(std::move(file));
            }
        }
    }
    known.files.insert(known.files.end(), step.newFiles.begin(), step.newFiles.end());
    known.positions.resize(known.files.size());
}

/// Finds the format of the main file. Returns false after a step that reports why there is none.
bool OpenTranscript::readFormat(Known &known)
{
    known.format = known.format ? known.format : transcriptFormatOf(known.path);
    if (known.format) {
        return true;
    }
    TranscriptStep none;
    none.problem = noTranscriptReason(known.path);
    post(std::move(none));
    return false;
}

/// Runs on a worker.
void OpenTranscript::readFiles(Known known)
{
    if (!readFormat(known)) {
        return;
    }
    TranscriptStep start;
    start.format = known.format;
    findFiles(known, start);
    post(std::move(start));
    for (int i = 0; i < int(known.files.size()) && !m_stops; ++i) {
        TranscriptStep done;
        done.file = i;
        const auto take = [this, i](RecordStep &&records) {
            TranscriptStep step;
            step.file = i;
            step.records = std::move(records);
            post(std::move(step));
        };
        done.position = readOn(known.files[size_t(i)].path, *known.format,
                               known.positions[size_t(i)], take, &m_stops)
                            .position;
        post(std::move(done));
    }
}

/// Has @p step taken on the thread of this, once there is room.
void OpenTranscript::post(TranscriptStep step)
{
    m_room.acquire();
    const auto shared = std::make_shared<const TranscriptStep>(std::move(step));
    QMetaObject::invokeMethod(this, [this, shared] { enqueue(shared); }, Qt::QueuedConnection);
}

void OpenTranscript::enqueue(std::shared_ptr<const TranscriptStep> step)
{
    m_steps.push_back(std::move(step));
    m_turn.start();
}

/// Takes one step in a turn of the event loop, so that no turn is long; null is the end.
void OpenTranscript::takeNext()
{
    const std::shared_ptr<const TranscriptStep> step = m_steps.front();
    m_steps.pop_front();
    if (m_steps.empty()) {
        m_turn.stop();
    }
    if (step) {
        take(*step);
        m_room.release();
    } else {
        finish();
    }
}

void OpenTranscript::take(const TranscriptStep &step)
{
    const QString before = std::exchange(m_problem, step.problem);
    if (!step.problem.isEmpty()) {
        if (step.problem != before) {
            Q_EMIT failed(step.problem);
        }
        return;
    }
    if (step.format && !m_format) {
        m_format = step.format;
        m_builder = std::make_unique<TranscriptBuilder>(*m_format);
    }
    m_folders = step.format ? step.folders : m_folders;
    for (const AgentFile &file : step.newFiles) {
        m_files.push_back(file);
        m_positions.emplace_back();
        m_builder->addFile(file);
    }
    // Entries of a replaced file would be mixed with those of the others.
    m_startsAnew = m_startsAnew || step.records.startsAnew;
    if (step.file < 0 || m_startsAnew) {
        return;
    }
    if (step.position) {
        m_positions[size_t(step.file)] = *step.position;
    }
    const TranscriptChange change = step.position
        ? m_builder->finish(step.file)
        : m_builder->take(step.file, step.records.records);
    m_isOutdated = m_isOutdated || change.startsAnew;
    if (!change.isEmpty()) {
        Q_EMIT changed(change);
    }
}

void OpenTranscript::finish()
{
    m_isReading = false;
    if (m_restarted.isValid()) {
        const std::chrono::milliseconds took(m_restarted.elapsed());
        m_pause.start(std::clamp(took * pauseFactor, m_shortestPause, m_longestPause));
        m_restarted.invalidate();
    }
    if (m_startsAnew || (m_isOutdated && !m_pause.isActive())) {
        restart();
        return;
    }
    watch();
    if (std::exchange(m_looksAgain, false)) {
        look();
    } else {
        Q_EMIT readingChanged(false);
    }
}

void OpenTranscript::restart()
{
    Q_EMIT aboutToRestart();
    m_startsAnew = false;
    m_isOutdated = false;
    m_restarted.start();
    m_files.clear();
    m_positions.clear();
    m_folders.clear();
    m_texts.clear();
    m_format.reset();
    m_builder = std::make_unique<TranscriptBuilder>(TranscriptFormat::ClaudeCode);
    Q_EMIT restarted();
    m_looksAgain = false;
    look();
}

void OpenTranscript::watch()
{
    std::vector<LimitedWatcher::Request> requests{
        {m_path, LimitedWatcher::first}, {QFileInfo(m_path).absolutePath(), LimitedWatcher::first}};
    if (m_format) {
        for (const QString &folder : agentFoldersOf(m_path, *m_format)) {
            requests.push_back({folder, LimitedWatcher::first});
        }
    }
    for (size_t i = 0; i < m_files.size(); ++i) {
        requests.push_back({m_files[i].path, m_positions[i].state.modified});
    }
    m_watcher.add(std::move(requests));
}

void OpenTranscript::setReading(bool isReading)
{
    m_isReading = isReading;
    Q_EMIT readingChanged(isReading);
}

} // namespace baton
