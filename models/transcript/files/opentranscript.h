// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/limitedwatcher.h"
#include "models/transcript/files/transcriptbuilder.h"

#include <QCache>
#include <QFuture>
#include <QSemaphore>

namespace baton {

/// A part of what was read of the files of a transcript, in order.
struct TranscriptStep
{
    QString problem; ///< reason why the transcript cannot be read, a sentence; empty: it was read
    std::optional<TranscriptFormat> format;
    std::vector<AgentFile> newFiles; ///< by file number
    QHash<QString, qint64> folders;  ///< modification times of the searched folders
    int file = -1;                   ///< number of the file with the records; -1: none
    RecordStep records;
    std::optional<FilePosition> position; ///< end of what was read of the file
};

/// A transcript that is open, with the files of its agents: read on a worker, the beginning at
/// once, and followed while they grow, without polling. Texts are not kept: textOf() reads them. A
/// main file that was shortened or replaced is read anew.
class OpenTranscript : public QObject
{
    Q_OBJECT

public:
    explicit OpenTranscript(QObject *parent = nullptr);
    ~OpenTranscript() override;

    /// Ends in failed(), or reads the files; both are followed by readingChanged(false).
    void open(const QString &path);

    /// Absolute.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const Transcript &transcript() const { return m_builder->transcript(); }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// False before the first step was read.
    [[nodiscard]] bool isOpen() const { return m_format.has_value(); }
    /// The number of bytes of last lines that are not whole yet.
    [[nodiscard]] qint64 unfinishedBytes() const;
    /// The entry at @p place with its text. Reads the file, but for the records that were asked for
    /// last.
    [[nodiscard]] EntryText textOf(const EntryPlace &place) const;

Q_SIGNALS:
    /// All entries are gone, and what follows is read anew.
    void restarted();
    void changed(const baton::TranscriptChange &change);
    void readingChanged(bool isReading);
    void failed(const QString &reason);

private:
    /// What a worker has to know.
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
    std::atomic_bool m_stops = false; ///< the worker has to end
    QSemaphore m_room;                ///< free places for waiting steps, which bounds memory
    LimitedWatcher m_watcher;
    mutable QCache<std::pair<QString, qint64>, std::vector<EntryText>>
        m_texts; ///< by file and offset
    bool m_isReading = false;
    bool m_looksAgain = false;
    bool m_startsAnew = false;
};

} // namespace baton
