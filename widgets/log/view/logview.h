// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logfile.h"
#include "models/log/reading/logzone.h"
#include "models/log/search/exportlines.h"
#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "widgets/common/pathpage.h"
#include "widgets/log/view/logdestination.h"
#include "widgets/log/view/logviewui.h"

#include <QWidget>

namespace baton {

class InfoBar;

/// A log with the tools to read it: filters by level and time, find, go to a line or time, save a
/// range, follow while the log grows.
class LogView : public QWidget, public PathPage
{
    Q_OBJECT

public:
    static constexpr int usefulLines = 6;

    explicit LogView(QWidget *parent = nullptr);
    ~LogView() override;

    /// The height of @p lines lines without the tools.
    [[nodiscard]] static int heightOf(int lines);

    void open(const QString &path);
    [[nodiscard]] QString path() const override { return m_file.path(); }
    [[nodiscard]] LogFile &file() { return m_file; }
    [[nodiscard]] LogArea &area() { return *m_ui.area; }

    /// Goes to @p line, counted from 1, as soon as it was read; shows hidden lines again.
    void showLine(qint64 line);
    /// Like showLine(), and marks @p text in it and in all other lines.
    void showMatch(qint64 line, const QString &text);
    /// Goes to the first error in @p span, else to its first line or a later one.
    void showTime(const LogSpan &span);
    /// Like showTime() if the log has lines of @p span, else moves to its first error. A view that
    /// follows the end stays there.
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
    void messageRequested(const QString &text);
    /// Ask where to save the lines, with the suggested file name @p name; then call @p save.
    void saveRequested(const QString &name, const baton::SaveLines &save);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectActions();
    void connectArea();
    void connectFile();
    void showCounts();
    void showState();
    void showPill(qint64 lines);
    void placePill();
    void showBars();
    void showNotice(InfoBar *bar);
    void goThere();
    void goTo(qint64 line);
    void save(qint64 first, qint64 last, bool isMasked);
    void saveTo(const QString &path, const LogExcerpt &excerpt);
    void openWholeLine(qint64 line);

    LogFile m_file;
    LogZone m_zone;
    LogRows m_rows;
    LogSearch m_search;
    LogDestination m_destination;
    LogViewUi m_ui;
    InfoBar *m_notice = nullptr;
    QString m_failure;
    bool m_hasFilter = true;
};

} // namespace baton
