// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <QObject>

namespace baton {

class PageTabs;
class TranscriptView;

/// The tabs that show transcripts of agents: files that are read and followed but never edited.
class TranscriptTabs : public QObject
{
    Q_OBJECT

public:
    TranscriptTabs(PageTabs &tabs, QObject *parent);

    /// True for files of JSON whose first records are those of a transcript. Reads their beginning.
    [[nodiscard]] static bool isTranscript(const QString &path);

    /// Shows the file in its tab, or in a new one, and goes to what the line tells: of an agent's
    /// file within the transcript of the agent that started it.
    void open(const Location &location);
    [[nodiscard]] QStringList openPaths() const;

Q_SIGNALS:
    void opened(const QString &path);
    void messageRequested(const QString &text);
    /// The handoffs and sessions that the transcript of @p view touched are wanted.
    void touchedRequested(baton::TranscriptView *view);
    /// A file or a session's folder that a transcript tells of is wanted.
    void fileRequested(const QString &path);
    void sessionRequested(const QString &folder);

private:
    TranscriptView *add(const QString &path);

    PageTabs &m_tabs;
};

} // namespace baton
