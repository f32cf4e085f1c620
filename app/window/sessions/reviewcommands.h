// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"
#include "models/review/reviewfile.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <vector>

namespace baton {

class SessionView;

/// Reads and writes the reviews of the displayed sessions, one after the other on a worker.
class ReviewCommands : public QObject
{
    Q_OBJECT

public:
    explicit ReviewCommands(const WindowContext &context);
    ~ReviewCommands() override;

    void setWorkspace(const QString &folder);
    /// The review summaries of all sessions of the workspace.
    [[nodiscard]] const ReviewSummaries &summaries() const { return m_summaries; }
    /// Shows the reviews in @p view, including later changes by others, and stores those that the
    /// user adds.
    void attach(SessionView *view);
    /// The reviewer's name from the settings, else the user name of the system.
    [[nodiscard]] QString reviewer() const;
    /// Updates the reviewer after the name changed in the settings.
    void showReviewer();
    [[nodiscard]] bool isWorking() const { return m_working > 0; }

Q_SIGNALS:
    void summariesChanged(const baton::ReviewSummaries &summaries);

private:
    struct TabState
    {
        QPointer<SessionView> view;
        QString path;
        QString error; ///< error that is shown already
    };

    /// Determines which protocols have sessions that can be reviewed: those with gates.
    void findGatedProtocols();
    void read(const QPointer<SessionView> &view, const QString &path);
    void readAll();
    void readSummaries();
    void take(const QPointer<SessionView> &view, const ReadReviews &read);
    void watch(const QString &path);
    void save(SessionView *view, const Review &review);
    [[nodiscard]] QString pathFor(const SessionView &view) const;

    const WindowContext &m_context;
    QThreadPool m_pool;
    QString m_workspace;
    QString m_savedReview; ///< text of the notice about the last saved review
    ReviewSummaries m_summaries;
    int m_working = 0;
    std::vector<TabState> m_shown;
    QFileSystemWatcher m_watcher;
    QTimer m_changes; ///< single shot: joins the changes of one save
};

} // namespace baton
