// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/transcripts/brokenrecords.h"
#include "app/cli/output/transcripts/transcriptjson.h"
#include "app/cli/output/transcripts/transcriptlisttext.h"
#include "app/cli/output/transcripts/transcriptmarkdown.h"
#include "app/cli/output/transcripts/transcripttext.h"
#include "models/disk/runnerhome.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>

#include <memory>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s, u"markdown"_s});
    arguments.addFlag(
        {option::notes},
        CliTexts::tr("Print the texts of notes as well: progress, snapshots, settings."));
    addMaskOption(arguments, CliTexts::tr("Without it the usual ones are masked."));
    arguments.setPositionals(1, 1);
}

/// Reads the files of the transcript completely; false after an error message.
bool readWhole(OpenTranscript &transcript, const QString &path, Console &console)
{
    QEventLoop loop;
    QString problem;
    QObject::connect(&transcript, &OpenTranscript::failed, &loop,
                     [&problem](const QString &reason) { problem = reason; });
    QObject::connect(&transcript, &OpenTranscript::readingChanged, &loop, [&loop](bool isReading) {
        if (!isReading) {
            loop.quit();
        }
    });
    transcript.open(path);
    loop.exec();
    if (!problem.isEmpty()) {
        console.complain(problem);
    }
    return problem.isEmpty();
}

std::unique_ptr<TranscriptWriter> writerFor(const OpenTranscript &transcript, const QString &format,
                                            bool hasNotes, const Masking &masking, Console &console)
{
    if (format == "json"_L1) {
        return std::make_unique<TranscriptJson>(transcript, masking, console);
    }
    if (format == "markdown"_L1) {
        auto writer = std::make_unique<TranscriptMarkdown>(transcript, masking, console);
        writer->setNotes(hasNotes);
        return writer;
    }
    auto writer = std::make_unique<TranscriptText>(transcript, masking, console);
    writer->setNotes(hasNotes);
    return writer;
}

/// The handoffs and sessions that the agents touched, by the protocols of their working
/// directories.
Touched touchedBy(const Transcript &transcript, const QString &path, Console &console)
{
    const QString &folder = transcript.lanes.front().workingFolder;
    Catalogs catalogs(console);
    return touchedAmong(touchedFiles(transcript),
                        *catalogs.of(QFileInfo(folder).isDir() ? folder : path));
}

/// Prints which parts of the files could not be printed unchanged.
ExitCode tellOfRest(const OpenTranscript &transcript, Console &console)
{
    if (const qint64 bytes = transcript.unfinishedBytes(); bytes > 0) {
        console.complain(
            CliTexts::tr("%1: the last line is not whole yet and was left out: %2 bytes.")
                .arg(transcript.path(), QString::number(bytes)));
    }
    return tellOfBroken(transcript.transcript(), console);
}

ExitCode list(const QString &folder, const QString &format, const Masking &masking,
              Console &console)
{
    if (format == "markdown"_L1) {
        console.complain(
            CliTexts::tr("%1 is a folder: a list of transcripts has the formats text and "
                         "json.")
                .arg(folder));
        return ExitCode::Failure;
    }
    if (!QFileInfo(folder).isReadable()) {
        console.complain(CliTexts::tr("Cannot look into %1. Check its permissions.").arg(folder));
        return ExitCode::Failure;
    }
    const std::vector<TranscriptSummary> found = transcriptsBelow(folder);
    if (found.empty()) {
        const QStringList usual = transcriptFolders();
        console.complain(
            CliTexts::tr("There is no transcript in %1. Claude Code keeps them in %2, Codex in %3.")
                .arg(folder, usual.front(), usual.back()));
    }
    const bool isJson = format == "json"_L1;
    console.print(maskedOutput(
        isJson ? transcriptListJson(found) : transcriptListText(found).toUtf8(), format, masking));
    return found.empty() ? ExitCode::Findings : ExitCode::Ok;
}

} // namespace

ExitCode runTranscript(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"transcript [OPTION...] PATH"_s,
        CliTexts::tr("Prints what agents said and did, with those that they started below the call "
                     "that started them. PATH is a transcript of Claude Code, Codex, Gemini CLI or "
                     "OpenTelemetry, the folder of its session, or a folder whose transcripts are "
                     "listed."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString format = arguments.format(console);
    const QString path = arguments.positionals().first();
    const std::optional<Masking> masking =
        format.isEmpty() ? std::nullopt : maskingOf(u"usual"_s, arguments, {path}, console);
    if (!masking) {
        return ExitCode::Failure;
    }
    if (path == "-"_L1) {
        console.complain(CliTexts::tr("A transcript is not read from standard input: those of its "
                                      "agents lie beside its file. Give the path of the file."));
        return ExitCode::Failure;
    }
    const bool isFolder = QFileInfo(path).isDir();
    const QString ofFolder = isFolder ? transcriptOfFolder(path) : QString();
    if (isFolder && ofFolder.isEmpty()) {
        return list(path, format, *masking, console);
    }
    OpenTranscript transcript;
    if (!readWhole(transcript, isFolder ? ofFolder : path, console)) {
        return ExitCode::Failure;
    }
    const auto writer =
        writerFor(transcript, format, arguments.isSet(option::notes), *masking, console);
    writer->setTouched(touchedBy(transcript.transcript(), transcript.path(), console));
    writer->write();
    return tellOfRest(transcript, console);
}

} // namespace baton::cli
