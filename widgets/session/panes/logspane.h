// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessionviewupdate.h"
#include "widgets/log/view/logview.h"

#include <QWidget>

#include <memory>

class QSplitter;

namespace baton {

class SessionTableView;

/// The logs and other texts of a session, and the selected one beside the list.
class LogsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit LogsPane(QWidget *parent = nullptr);

    void take(SessionViewChange &change);
    [[nodiscard]] SessionTableView &table() const { return *m_table; }
    /// Null until a text is read.
    [[nodiscard]] LogView *log() const { return m_log; }
    /// Shows the text at @p path at @p span, or its first error if the time is not known.
    void showTime(const QString &path, const LogSpan &span);
    void showLine(const QString &path, qint64 line) { open(path).showLine(line); }
    /// Sets the time of the user's selection: texts that are opened later are shown at that time.
    void setInterest(const LogSpan &span) { m_interest = span; }

Q_SIGNALS:
    /// Open the file in its own tab, at line @p line; 0: at its start.
    void fileActivated(const baton::SessionFile &file, int line);
    void messageRequested(const QString &text);
    void saveRequested(const QString &name, const baton::SaveLines &save);

protected:
    void showEvent(QShowEvent *event) override;

private:
    LogView &open(const QString &path);
    void shareWidth();
    void openCurrent();
    [[nodiscard]] int lineIn(const QString &path) const;
    void chooseFirst();

    std::shared_ptr<const Session> m_session;
    SessionTableView *m_table;
    QSplitter *m_split;
    LogView *m_log = nullptr; ///< created when the first text is read
    LogSpan m_interest;
};

} // namespace baton
