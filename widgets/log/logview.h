// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logfile.h"
#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "models/log/search/logspan.h"

#include <QWidget>

#include <functional>

class QDateTime;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace baton {

class EmptyState;
class InfoBar;
class LogArea;
class LogFilterBar;
class LogFindBar;
class LogGoBar;
class LogSaveBar;
class PaneHeader;

/// A log with all that belongs to reading it: levels and times to filter by, finding, going to a
/// line or time, saving a range, following while it grows.
class LogView : public QWidget
{
    Q_OBJECT

public:
    /// Asks where to save what is called @p suggestion; empty when the reader changed their mind.
    using PathChooser = std::function<QString(const QString &suggestion)>;

    explicit LogView(QWidget *parent = nullptr);
    ~LogView() override;

    void open(const QString &path);
    [[nodiscard]] const QString &path() const { return m_file.path(); }
    [[nodiscard]] LogFile &file() { return m_file; }
    [[nodiscard]] LogArea &area() { return *m_area; }
    /// Without one, a file dialog is shown.
    void setPathChooser(PathChooser chooser) { m_chooser = std::move(chooser); }

    /// Goes to @p line, counted from 1, as soon as it was read; hidden lines are shown again.
    void showLine(qint64 line);
    /// The same, with @p text marked in it and wherever else it stands.
    void showMatch(qint64 line, const QString &text);
    /// Goes to what @p span was about: to its first error, else to its first line or a later one.
    void showTime(const LogSpan &span);
    /// The same where the log tells of @p span, else goes to its first error. A log that the reader
    /// follows at its end stays there.
    void showInterest(const LogSpan &span);

public Q_SLOTS:
    void openFind();
    void findNext();
    void findPrevious();
    void openGoTo();
    void openSave();
    void setWrapsLines(bool wraps);
    void setFollowsEnd(bool follows);

Q_SIGNALS:
    /// The place of the caret, counted from 1.
    void caretMoved(qint64 line, int column);
    /// A sentence for the status line.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void buildColumn();
    void connectArea();
    void connectFile();
    QAction *addAction(const QString &name, const QString &image, const QString &text);
    void showCounts();
    void showState();
    void showPill(qint64 lines);
    void placePill();
    void showFilter();
    void showNotice(InfoBar *bar);
    void goToWanted();
    void goToInterest();
    void goTo(qint64 line);
    [[nodiscard]] qint64 firstErrorIn(const LogSpan &span) const;
    [[nodiscard]] qint64 lineOf(const LogSpan &span) const;
    void tellEnd(const QDateTime &wanted);
    void save(qint64 first, qint64 last, bool isMasked);
    void openWholeLine(qint64 line);
    [[nodiscard]] int zoneOffset() const;

    LogFile m_file;
    LogRows m_rows;
    LogSearch m_search;
    PathChooser m_chooser;
    PaneHeader *m_header;
    QLabel *m_summary;
    LogFilterBar *m_filter;
    LogFindBar *m_find = nullptr;
    LogGoBar *m_goTo = nullptr;
    LogSaveBar *m_saveBar = nullptr;
    InfoBar *m_notice = nullptr;
    LogArea *m_area;
    EmptyState *m_empty;
    QStackedWidget *m_stack;
    QPushButton *m_pill;
    QAction *m_wrapAction = nullptr;
    QAction *m_followAction = nullptr;
    QString m_failure;
    bool m_hasFilter = true;
    qint64 m_wantedLine = -1;            ///< to go to once it was read
    QString m_wantedText;                ///< to be marked there
    std::optional<LogSpan> m_wantedTime; ///< likewise
    std::optional<LogSpan> m_interest;   ///< likewise, where the log tells of that time
    mutable std::optional<int> m_offset; ///< of the times of the log, in minutes before UTC
};

} // namespace baton
