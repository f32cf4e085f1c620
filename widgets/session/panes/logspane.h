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

/// The logs and other texts of a session, and beside them the one that is chosen.
class LogsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit LogsPane(QWidget *parent = nullptr);

    void take(SessionViewChange &change);
    [[nodiscard]] SessionTableView &table() const { return *m_table; }
    /// Null until a text is read.
    [[nodiscard]] LogView *log() const { return m_log; }
    /// Shows what the text at @p path tells of @p span; its first error where nobody knows when
    /// that was.
    void showTime(const QString &path, const LogSpan &span);
    void showLine(const QString &path, qint64 line);
    /// Sets the time of the reader's selection: a text that is read from now on is shown there.
    void setInterest(const LogSpan &span) { m_interest = span; }

Q_SIGNALS:
    /// The file is to be shown by itself, at line @p line; 0: at its start.
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
