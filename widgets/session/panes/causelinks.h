// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/logs/causelogs.h"
#include "models/session/value/session.h"

#include <QWidget>

#include <functional>

namespace baton {

/// Links to evidence of a failure: places in files, logs of its time, and the transcripts of
/// agents.
class CauseLinks final : public QWidget
{
    Q_OBJECT

public:
    /// The first link comes after @p before in the Tab order.
    explicit CauseLinks(QWidget *before);

    void showLinks(const Session &session, const SessionFailure &failure);

Q_SIGNALS:
    void evidenceActivated(const baton::Evidence &evidence);
    void logRequested(const QString &path, const QDateTime &time);
    /// Requests the entries of the transcript at @p time, else those that wrote @p file, the first
    /// evidence.
    void transcriptRequested(const QDateTime &time, const QString &file);

private:
    QWidget *addLink(const QString &name, const QString &text, const QString &path,
                     const std::function<void()> &follow);
    void addLogLinks();
    void addTranscriptLink();

    QWidget *m_before;
    std::vector<Evidence> m_places;
    QDateTime m_time; ///< time of the failure
    QList<CauseLog> m_logs;
};

} // namespace baton
