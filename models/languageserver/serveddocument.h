// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/jsonrpc/reply.h"
#include "models/languageserver/textpositions.h"

#include <QJsonArray>
#include <QMutex>

namespace baton {

/// A document that is open in a client: its text from the client, and Baton's findings.
///
/// Questions are answered once the newest text was analysed; the functions that answer find the
/// analysis in snapshot() and report(), and its places in positions().
class ServedDocument : public QObject
{
    Q_OBJECT

public:
    ServedDocument(const QString &uri, std::shared_ptr<const ProtocolCatalog> catalog,
                   PositionEncoding encoding, QObject *parent = nullptr);
    ~ServedDocument() override;

    void open(const QString &text, int version);
    /// Applies @p changes of the protocol, each to the result of the previous ones.
    void change(const QJsonArray &changes, int version);
    /// Judges again after a change of files beside the document.
    void recheck() { m_editor.recheck(); }
    /// True once a text of it was analysed.
    [[nodiscard]] bool isAnalysed() const { return m_isAnalysed; }

    [[nodiscard]] const QString &uri() const { return m_uri; }
    [[nodiscard]] int version() const { return m_version; }
    [[nodiscard]] const QString &filePath() const { return m_editor.settings().filePath; }
    [[nodiscard]] const EditorDocument &editor() const { return m_editor; }
    [[nodiscard]] const ProtocolCatalog &catalog() const { return *m_editor.catalog(); }
    [[nodiscard]] SnapshotPtr snapshot() const { return m_editor.snapshot(); }
    /// The report of snapshot() as "baton check" makes it, including contradictions of the state of
    /// a session.
    [[nodiscard]] const Report &report() const
    {
        return m_state ? m_state->report : snapshot()->report;
    }
    [[nodiscard]] const TextPositions &positions() const { return m_positions; }

    /// Answers by @p answer once the newest text is analysed, or that it was closed before.
    void answerLater(const rpc::ReplyPtr &reply, std::function<rpc::Answer()> answer);

Q_SIGNALS:
    /// The newest text was analysed.
    void analysed();

private:
    struct Waiting
    {
        rpc::ReplyPtr reply;
        std::function<rpc::Answer()> answer;
    };
    /// The report on the text of a session's state.
    struct StateReport
    {
        SnapshotPtr snapshot;
        Report report;
    };
    /// The newest report, which the worker writes and the thread of the document reads.
    struct StateReports
    {
        QMutex mutex;
        std::shared_ptr<const StateReport> newest;
    };

    void takeAnalysis();
    void answerWaiting();

    QString m_uri;
    int m_version = 0;
    PositionEncoding m_encoding;
    TextPositions m_positions;
    std::shared_ptr<StateReports> m_states = std::make_shared<StateReports>();
    std::shared_ptr<const StateReport> m_state; ///< state report of snapshot(); null: no state file
    EditorDocument m_editor;
    bool m_isAnalysed = false;
    std::vector<Waiting> m_waiting;
};

} // namespace baton
