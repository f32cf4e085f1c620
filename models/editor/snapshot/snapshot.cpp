// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/snapshot.h"

#include "models/check/file/emptyfile.h"
#include "models/check/file/unknowntext.h"
#include "models/core/translationscope.h"
#include "models/editor/snapshot/lastvalidsnapshot.h"
#include "models/parsing/incrementalparse.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"

#include <QElapsedTimer>
#include <QLocale>

namespace baton {

namespace {

/// Adds the handoffs of document number @p number with their kinds in @p before.
void addKinds(int number, const Snapshot &before, HandoffChoices &kinds)
{
    for (const DocumentReport &was : before.report.documents) {
        if (was.document != number || was.kind.isEmpty() || was.isOverridden) {
            continue;
        }
        kinds.push_back({was.place(), was.kind, 0});
        if (!was.root.isEmpty() && !before.report.hasSeveral(was.document)) {
            kinds.push_back({{was.document, {}}, was.kind, 0});
        }
    }
}

/// The handoffs of @p parsed in documents that do not parse, with the kinds of their last valid
/// state.
HandoffChoices lastKinds(const ParsedText &parsed, const LastValid *lastValid,
                         const CheckSettings &settings)
{
    HandoffChoices kinds;
    if (!lastValid || !settings.kindOverride.isEmpty()) {
        return kinds;
    }
    for (int number = 0; number < static_cast<int>(parsed.documents.size()); ++number) {
        const SnapshotPtr before = parsed.documents[static_cast<size_t>(number)].isComplete
            ? nullptr
            : lastValid->of(number);
        // Block numbers of Markdown no longer match if the number of blocks differs.
        const bool isOther = before && parsed.format == Format::Markdown
            && parsed.documents.size() != before->parsed.documents.size();
        if (before && !isOther) {
            addKinds(number, *before, kinds);
        }
    }
    return kinds;
}

/// Checks with @p kinds for handoffs without a choice by the user. The report does not mark these
/// as overridden.
Report checkAs(const HandoffChoices &kinds, const QByteArray &bytes, const ParsedText &parsed,
               const ProtocolCatalog &catalog, const CheckSettings &settings,
               const std::atomic_bool *stop)
{
    CheckSettings own = settings;
    for (const HandoffChoice &kind : kinds) {
        HandoffChoice choice = settings.choiceFor(kind.place);
        if (choice.kind.isEmpty()) {
            choice.kind = kind.kind;
            std::erase_if(own.choices,
                          [&](const HandoffChoice &other) { return other.place == kind.place; });
            own.choices.push_back(choice);
        }
    }
    Report report = check(bytes, parsed, catalog, own, stop);
    for (DocumentReport &document : report.documents) {
        document.isOverridden = document.isOverridden
            && settings.choiceFor(document.place()) == own.choiceFor(document.place());
    }
    return report;
}

bool quotesMessages(const DocumentReport &document)
{
    return !document.verdict.feedback.isEmpty()
        && std::ranges::any_of(document.findings, [](const Finding &finding) {
               return finding.severity == Severity::Error && finding.field.isEmpty();
           });
}

/// Writes the feedback in English, whatever the language of the user. Checks again if the feedback
/// quotes messages; for missing fields it quotes none.
void sayFeedbackInEnglish(Snapshot &snapshot, Format format, const ProtocolCatalog &catalog,
                          const CheckSettings &settings, const std::atomic_bool *stop,
                          const HandoffChoices &kinds)
{
    const QLocale::Language language = QLocale().language();
    if (language == QLocale::English || language == QLocale::C
        || std::ranges::none_of(snapshot.report.documents, quotesMessages)) {
        return;
    }
    const EnglishScope english;
    const ParsedText parsed = snapshot.parsed.issues.empty()
        ? snapshot.parsed
        : parse(snapshot.bytes, format, catalog.parseOptions(), stop);
    const Report report = checkAs(kinds, snapshot.bytes, parsed, catalog, settings, stop);
    const size_t count = std::min(report.documents.size(), snapshot.report.documents.size());
    for (size_t i = 0; i < count; ++i) {
        snapshot.report.documents[i].verdict.feedback = report.documents[i].verdict.feedback;
    }
}

} // namespace

bool Snapshot::isComplete() const
{
    if (parsed.format != Format::Markdown) {
        return parsed.isComplete();
    }
    return std::ranges::all_of(report.documents, [this](const DocumentReport &document) {
        const auto number = static_cast<size_t>(document.document);
        return number >= parsed.documents.size() || parsed.documents[number].isComplete
            || document.findings.empty();
    });
}

bool Snapshot::isComplete(int document) const
{
    const auto number = static_cast<size_t>(document);
    if (parsed.format != Format::Markdown || number >= parsed.documents.size()) {
        return isComplete() || parsed.format == Format::Markdown;
    }
    const DocumentReport *told = report.of(document);
    return parsed.documents[number].isComplete || !told || told->findings.empty();
}

ParsedText parseAfter(const QByteArray &bytes, Format format, const ParseOptions &options,
                      const Snapshot *before, const std::atomic_bool *stop)
{
    std::optional<ParsedText> part = parsedInPart(bytes, format, options, before, stop);
    return part ? *std::move(part) : parse(bytes, format, options, stop);
}

std::optional<ParsedText> parsedInPart(const QByteArray &bytes, Format format,
                                       const ParseOptions &options, const Snapshot *before,
                                       const std::atomic_bool *stop)
{
    if (!before || before->parsed.format != format || before->parsed.options != options) {
        return std::nullopt;
    }
    if (before->bytes == bytes) {
        return before->parsed;
    }
    std::optional<IncrementalParse> part =
        parseIncrementally(before->parsed, before->bytes, bytes, stop);
    return part ? std::optional(std::move(part->parsed)) : std::nullopt;
}

SnapshotPtr analyse(const QByteArray &bytes, quint64 revision, Format format,
                    const ProtocolCatalog &catalog, const CheckSettings &chosen,
                    const std::atomic_bool *stop, const AnalysisBackground &background)
{
    const LastValid *lastValid = background.lastValid;
    const SnapshotPtr valid = lastValid ? lastValid->of(0) : nullptr;
    const bool isSound = background.newest
        && (background.newest->bytes == bytes || background.newest->parsed.isComplete());
    const SnapshotPtr &before = isSound ? background.newest : valid;
    QElapsedTimer timer;
    timer.start();
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->revision = revision;
    snapshot->bytes = bytes;
    snapshot->parsed = parseAfter(bytes, format, catalog.parseOptions(), before.get(), stop);
    CheckSettings settings = chosen;
    if (!background.kept.empty()) {
        snapshot->kept = followed(background.kept, bytes, snapshot->parsed);
        settings.choices = choicesOf(snapshot->kept);
    }
    const HandoffChoices kinds = lastKinds(snapshot->parsed, lastValid, settings);
    snapshot->report = checkAs(kinds, bytes, snapshot->parsed, catalog, settings, stop);
    sayFeedbackInEnglish(*snapshot, format, catalog, settings, stop, kinds);
    if (stop && *stop) {
        return nullptr;
    }
    addFindings(snapshot->report, bytes, snapshot->parsed, background.rejectedInputs);
    if (!background.isAskedFor) {
        // An empty file need not contain a handoff.
    } else if (isEmptyFile(bytes, snapshot->parsed)) {
        addEmptyFileFinding(snapshot->report);
    } else if (isUnknown(snapshot->report, settings.filePath, catalog)) {
        rejectUnknown(snapshot->report, snapshot->parsed, catalog, Severity::Error,
                      FileAsker::Editor);
    }
    snapshot->at = QTime::currentTime();
    snapshot->microseconds = timer.nsecsElapsed() / 1000;
    return snapshot;
}

SnapshotPtr unjudged(const Snapshot &before, quint64 revision, QByteArray bytes, ParsedText parsed)
{
    auto now = std::make_shared<Snapshot>();
    now->revision = revision;
    now->bytes = std::move(bytes);
    now->parsed = std::move(parsed);
    now->report = before.report;
    now->kept = before.kept;
    now->at = before.at;
    now->microseconds = before.microseconds;
    return now;
}

} // namespace baton
