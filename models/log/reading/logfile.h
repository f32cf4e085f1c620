// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/ansitext.h"
#include "models/log/reading/logscanner.h"
#include "models/log/reading/logwatch.h"

#include <QFutureWatcher>
#include <QPointer>

namespace baton {

/// A line to be shown.
struct ShownLine
{
    AnsiText content;
    qint64 hiddenBytes = 0; ///< number of bytes of a long line that content omits
};

/// An open log: a worker finds its lines, the first ones at once, and follows it while it grows,
/// without polling. A shortened or replaced file is read from the beginning.
class LogFile : public QObject
{
    Q_OBJECT

public:
    explicit LogFile(QObject *parent = nullptr);
    ~LogFile() override;

    /// Ends in failed(), or reads the file.
    void open(const QString &path);
    /// Opens one long line of @p whole as a separate log, in lines of at most @p length bytes.
    void openLine(const LogFile &whole, qint64 line, qint64 length);

    /// Absolute; that of the whole file when one line is shown.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const LogIndex &index() const { return m_index; }
    [[nodiscard]] qint64 lineCount() const { return m_index.lineCount(); }
    /// Null before the file was opened.
    [[nodiscard]] const std::shared_ptr<const LogSource> &source() const { return m_source; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// The number of bytes that are known to be there; index().byteCount() of them were read.
    [[nodiscard]] qint64 size() const { return m_state.size; }
    /// True if the file was removed. The part that was read is still available.
    [[nodiscard]] bool isGone() const { return m_isGone; }

    /// The bytes of @p line without its end, at most @p most of them.
    [[nodiscard]] QByteArray bytesOf(qint64 line, qint64 most) const;
    /// The text that a terminal would show of @p line, or of its first @p most bytes.
    [[nodiscard]] ShownLine shown(qint64 line, qint64 most) const;

Q_SIGNALS:
    /// Emitted when lines were added. Lines from @p line on are new, or the first of them was
    /// incomplete before.
    void grew(qint64 line);
    /// The file was shortened or replaced: index() is empty and starts again.
    void restarted();
    void readingChanged(bool isReading);
    void failed(const QString &reason);
    void goneChanged(bool isGone);

private:
    /// The change of a file since it was read.
    enum class Change { None, Grown, Rewritten, Replaced, Gone };

    /// The known marks of the content: the ends of the last steps of reading.
    struct Marks
    {
        ContentFingerprint
            first; ///< the file may be rewritten while it is read, so the first state is kept
        ContentFingerprint before;
        ContentFingerprint last;
    };

    using OpenedSource = Result<std::shared_ptr<const LogSource>>;

    void takeOpened(const OpenedSource &source);
    void take(const std::shared_ptr<const LogSource> &source);
    void read();
    void takeSteps(int begin, int end);
    void finish();
    void look();
    void react(Change change);
    void reopen();
    void setReading(bool isReading);
    void setGone(bool isGone);
    [[nodiscard]] QByteArray lastOverwriting(const LogLine &line, qint64 most) const;
    [[nodiscard]] AnsiStyle styleAt(qint64 line) const;
    [[nodiscard]] static Change changeOf(const QString &path, const LogSource &source,
                                         const LogSource::State &known, const Marks &marks);

    QString m_path;
    std::shared_ptr<const LogSource> m_source;
    /// The source that the running scan reads; m_source from its first step on.
    std::shared_ptr<const LogSource> m_read;
    LogSource::State m_state;
    LogScanner m_scanner;
    LogIndex m_index;
    Marks m_marks;
    QFutureWatcher<LogScanStep> m_scan;
    LogWatch m_watch;
    quint64 m_opening = 0; ///< number of the opening; late answers of earlier ones are dropped
    bool m_isReading = false;
    bool m_isLooking = false;
    bool m_looksAgain = false;
    bool m_startsAnew = false; ///< the next step is the first one of new content
    bool m_isGone = false;
};

} // namespace baton
