// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

#include <QStringList>

#include <atomic>
#include <vector>

namespace baton {

class ProtocolCatalog;

/// A file that agents of a transcript read or wrote.
struct TouchedFile
{
    QString path;
    EntryPlace call; ///< last call that wrote it, else the first call that read it
    bool isWritten = false;

    friend bool operator==(const TouchedFile &, const TouchedFile &) = default;
};

/// A handoff that agents of a transcript read or wrote.
struct TouchedHandoff
{
    TouchedFile file;
    QString kind; ///< id
    QString kindTitle;
    QString session; ///< folder of its session; empty if unknown

    friend bool operator==(const TouchedHandoff &, const TouchedHandoff &) = default;
};

/// The handoffs and sessions that a transcript read or wrote.
struct Touched
{
    std::vector<TouchedHandoff> handoffs; ///< by path
    QStringList sessions;                 ///< folders of sessions, by path
    QStringList written;                  ///< those of the sessions that were written in

    friend bool operator==(const Touched &, const Touched &) = default;
};

/// The files that agents of @p transcript read or wrote, each once, sorted by path.
[[nodiscard]] std::vector<TouchedFile> touchedFiles(const Transcript &transcript);
/// The handoffs and sessions among @p files in their present state on disk; skips files in unknown
/// folders. Slow: call it on a worker. Returns early with a partial result when @p stop is set.
[[nodiscard]] Touched touchedAmong(const std::vector<TouchedFile> &files,
                                   const ProtocolCatalog &catalog,
                                   const std::atomic_bool *stop = nullptr);

} // namespace baton
