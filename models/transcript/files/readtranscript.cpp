// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/readtranscript.h"

#include "models/transcript/files/transcriptbuilder.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace baton {

Result<Transcript> readTranscript(const QString &path, const std::atomic_bool *stop)
{
    const std::optional<TranscriptFormat> format = transcriptFormatOf(path);
    if (!format) {
        return Failure{noTranscriptReason(path)};
    }
    std::vector<AgentFile> files{
        TranscriptReader::of(*format).mainFile(QFileInfo(path).absoluteFilePath())};
    for (AgentFile &file : agentFilesOf(files.front().path, *format)) {
        files.push_back(std::move(file));
    }
    TranscriptBuilder builder(*format);
    for (const AgentFile &file : files) {
        builder.addFile(file);
    }
    for (int i = 0; i < int(files.size()) && !(stop && *stop); ++i) {
        const auto take = [&builder, i](RecordStep &&step) { builder.take(i, step.records); };
        (void)readOn(files[size_t(i)].path, *format, {}, take, stop);
        builder.finish(i);
    }
    return builder.transcript();
}

QString noTranscriptReason(const QString &path)
{
    const auto source = LogSource::open(path);
    return !source ? source.error()
                   : QCoreApplication::translate(
                         "baton::Transcript",
                         "%1 is not a transcript that Baton knows: its first lines are not records "
                         "of Claude Code, Codex, Gemini CLI or OpenTelemetry.")
                         .arg(QDir::toNativeSeparators(path));
}

} // namespace baton
