// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/limitedwatcher.h"
#include "models/transcript/files/transcriptbuilder.h"

#include <QCache>
#include <QElapsedTimer>
#include <QFuture>
#include <QSemaphore>
#include <QTimer>

#include <chrono>
#include <deque>
#include <memory>

namespace baton {

/// A step of reading the files of a transcript.
struct TranscriptStep
{
    QString problem; ///< reason why the transcript cannot be read, a sentence; empty: it was read
    std::optional<TranscriptFormat> format;
    std::vector<AgentFile> newFiles; ///< by file number
    QHash<QString, qint64> folders;  ///< modification times of the searched folders
    int file = -1;                   ///< index of the file with the records; -1 if there is none
    RecordStep records;
    std::optional<FilePosition> position; ///< end of the part of the file that was read
};

/// An open transcript with the files of its agents. A worker reads it, the beginning at once, and
/// follows it by notification while it grows. Texts are not kept: textOf() reads them. A shortened
/// or replaced main file is read from the beginning, and so is, at intervals, one whose entries
/// turn out to be in another order.
class OpenTranscript : public QObject
{
    Q_OBJECT

public:
    explicit OpenTranscript(QObject *parent = nullptr);
    ~OpenTranscript() override;

    /// Opens the file at @p path: emits failed(), or reads the files; readingChanged(false) follows
    /// in both cases.
    void open(const QString &path);

    /// Limits of the pause between two readings from the beginning. The longer a reading takes, the
    /// longer is the pause after it.
    void setRestartPause(std::chrono::milliseconds shortest, std::chrono::milliseconds longest);

    /// Absolute.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const Transcript &transcript() const { return m_builder->transcript(); }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// False before the first step was taken.
    [[nodiscard]] bool isOpen() const { return m_format.has_value(); }
    /// The number of bytes in incomplete last lines.
    [[nodiscard]] qint64 unfinishedBytes() const;
    /// The entry at @p place with its text. Reads the file unless the record was requested
    /// recently.
    [[nodiscard]] EntryText textOf(const EntryPlace &place) const;

Q_SIGNALS:
    /// All entries are about to be removed.
    void aboutToRestart();
    /// All entries were removed; the file is read from the beginning.
    void restarted();
    void changed(const baton::TranscriptChange &change);
    void readingChanged(bool isReading);
    void failed(const QString &reason);

private:
    /// The state that a worker continues from.
    struct Known
    {
        QString path;
        std::optional<TranscriptFormat> format;
        std::vector<AgentFile> files;
        std::vector<FilePosition> positions; ///< one for each file
        QHash<QString, qint64> folders;      ///< modification times of the agents' folders
    };

    void readFiles(Known known);
    bool readFormat(Known &known);
    void post(TranscriptStep step);
    void enqueue(std::shared_ptr<const TranscriptStep> step);
    void takeNext();
    static void findFiles(Known &known, TranscriptStep &step);
    void look();
    void take(const TranscriptStep &step);
    void finish();
    void restart();
    void watch();
    void setReading(bool isReading);

    QString m_path;
    QString m_problem; ///< problem that was last reported
    std::optional<TranscriptFormat> m_format;
    std::vector<AgentFile> m_files;
    std::vector<FilePosition> m_positions;
    QHash<QString, qint64> m_folders;
    std::unique_ptr<TranscriptBuilder> m_builder;
    QFuture<void> m_work;
    std::atomic_bool m_stops = false; ///< the worker must end
    QSemaphore m_room;                ///< free places for waiting steps, which bounds memory
    std::deque<std::shared_ptr<const TranscriptStep>> m_steps; ///< not taken yet; null: the end
    QTimer m_turn; ///< without an interval, while there are such
    LimitedWatcher m_watcher;
    mutable QCache<std::pair<QString, qint64>, std::vector<EntryText>>
        m_texts; ///< by file and offset
    bool m_isReading = false;
    bool m_looksAgain = false;
    bool m_startsAnew = false;
    bool m_isOutdated = false; ///< entries are in a wrong order
    QElapsedTimer m_restarted; ///< runs while everything is read again
    QTimer m_pause;            ///< runs after that: the next restart waits for its end
    std::chrono::milliseconds m_shortestPause{0};
    std::chrono::milliseconds m_longestPause = std::chrono::seconds(5);
};

} // namespace baton
