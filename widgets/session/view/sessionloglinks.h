// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logspan.h"
#include "models/session/value/session.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace baton {

class LogView;
struct SessionPanes;

/// Opens logs at the time of a selected failure or attempt.
class SessionLogLinks final : public QObject
{
    Q_OBJECT

public:
    /// Adds its actions to the panes of @p view.
    SessionLogLinks(const SessionPanes &panes, QWidget *view);

    void setSession(std::shared_ptr<const Session> session) { m_session = std::move(session); }
    /// The log in front; null when another list is in front.
    [[nodiscard]] LogView *shownLog() const;
    /// Logs that are opened from now on show the time @p span.
    void lookAt(const LogSpan &span) const;
    /// Shows the log at @p path at @p span.
    void showLog(const QString &path, const LogSpan &span) const;
    /// Shows the log at the time of the selection in the focused part.
    void showSelected();

Q_SIGNALS:
    /// Show @p evidence in the log of another session.
    void evidenceActivated(const baton::Evidence &evidence);
    /// Show @p text in the status bar.
    void messageRequested(const QString &text);

private:
    void addActions();
    void addAction(QWidget *pane, const std::function<Evidence()> &evidence,
                   const std::function<LogSpan()> &time);
    void show(const Evidence &evidence, const LogSpan &span);
    [[nodiscard]] LogSpan currentSpan() const;

    const SessionPanes &m_panes;
    QWidget *m_view;
    std::shared_ptr<const Session> m_session;
};

} // namespace baton
