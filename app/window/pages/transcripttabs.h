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

    /// True for JSON files whose first records are those of a transcript. Reads their start.
    [[nodiscard]] static bool isTranscript(const QString &path);

    /// Shows the file in its tab or in a new one, and moves to the entry of the line. An agent's
    /// file is shown within the transcript of its parent agent.
    void open(const Location &location);
    [[nodiscard]] QStringList openPaths() const;

Q_SIGNALS:
    void opened(const QString &path);
    void messageRequested(const QString &text);
    /// Find the handoffs and sessions that the transcript of @p view touched.
    void touchedRequested(baton::TranscriptView *view);
    /// Open a file or a session's folder that a transcript mentions.
    void fileRequested(const QString &path);
    void sessionRequested(const QString &folder);

private:
    TranscriptView *add(const QString &path);

    PageTabs &m_tabs;
};

} // namespace baton
