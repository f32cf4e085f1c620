// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/result.h"
#include "models/review/review.h"

#include <QObject>
#include <QThreadPool>

class QSettings;

namespace baton {

class SessionView;

/// Reads and writes the reviews of the sessions that are shown, one after the other on a worker.
class ReviewCommands : public QObject
{
    Q_OBJECT

public:
    explicit ReviewCommands(QSettings &settings, QObject *parent = nullptr);
    ~ReviewCommands() override;

    void setWorkspace(const QString &folder) { m_workspace = folder; }
    /// Shows the reviews in @p view and keeps what the reader adds to them.
    void attach(SessionView *view);
    /// Who reviews: as the settings say, else as the system calls the user.
    [[nodiscard]] QString reviewer() const;
    [[nodiscard]] bool isWorking() const { return m_working > 0; }

Q_SIGNALS:
    void saved(const QString &path);
    void failed(const QString &title, const QString &reason);

private:
    void save(SessionView *view, const Review &review);
    [[nodiscard]] QString pathFor(const SessionView &view) const;

    QSettings &m_settings;
    QThreadPool m_pool;
    QString m_workspace;
    int m_working = 0;
};

} // namespace baton
