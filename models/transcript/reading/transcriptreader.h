// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/agentfile.h"

#include <QJsonObject>

#include <optional>
#include <span>

namespace baton {

/// Reads the records of one format, each independently, so that its text can be read again at any
/// time. Thread-safe.
class TranscriptReader
{
public:
    virtual ~TranscriptReader() = default;
    Q_DISABLE_COPY_MOVE(TranscriptReader)

    /// True if @p object is a record of this format.
    [[nodiscard]] virtual bool recognises(const QJsonObject &object) const = 0;
    /// The records in one line or one whole document, usually one. An unknown record becomes a raw
    /// entry.
    [[nodiscard]] virtual TranscriptRecords read(const QJsonObject &object) const = 0;

    /// True if @p head, the first bytes of a file, may begin a single document on several lines.
    [[nodiscard]] virtual bool mayBeDocument(const QByteArray & /*head*/) const { return false; }
    /// The folders, which need not exist, with files of agents below the main agent in @p path.
    [[nodiscard]] virtual QStringList agentFolders(const QString & /*path*/) const { return {}; }
    /// The files of all agents below the main agent in @p path.
    [[nodiscard]] virtual std::vector<AgentFile> agentFiles(const QString & /*path*/) const
    {
        return {};
    }
    /// The number of agents' files that their names alone assign to @p path.
    [[nodiscard]] virtual int agentFileCount(const QString & /*path*/) const { return 0; }
    /// The file @p path that a user opens: of the main agent or of a sub-agent.
    [[nodiscard]] virtual AgentFile mainFile(const QString &path) const
    {
        return {path, {}, {}, {}, false};
    }
    /// The transcript of the agent that started the one in @p path; empty if there is none.
    [[nodiscard]] virtual QString parentFile(const QString & /*path*/) const { return {}; }
    /// True if a message id identifies the same message in all files of a session.
    [[nodiscard]] virtual bool areMessageIdsUnique() const { return false; }
    /// True when records are written at their end, so children before their parents.
    [[nodiscard]] virtual bool isTrace() const { return false; }

    [[nodiscard]] TranscriptFormat format() const { return m_format; }

    /// All readers, in the order in which a record is tried.
    [[nodiscard]] static std::span<const TranscriptReader *const> all();
    [[nodiscard]] static const TranscriptReader &of(TranscriptFormat format);
    /// The format that recognises @p object.
    [[nodiscard]] static std::optional<TranscriptFormat> formatOf(const QJsonObject &object);

protected:
    explicit TranscriptReader(TranscriptFormat format)
        : m_format(format)
    {
    }

private:
    TranscriptFormat m_format;
};

/// The records in @p bytes, which are a line or a whole document. Bytes that are not a JSON object
/// become one broken raw entry, whose text gives the reason.
[[nodiscard]] TranscriptRecords readRecords(QByteArrayView bytes, TranscriptFormat format);

/// The entries of all records in @p bytes, in order, with their texts as shown; the arguments of
/// calls in plain words.
[[nodiscard]] std::vector<EntryText> recordEntries(QByteArrayView bytes, TranscriptFormat format);

} // namespace baton
