// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/documentfixes.h"

#include "models/editing/plan/planedit.h"
#include "models/editor/document/editordocument.h"
#include "models/editor/problems/fixlookup.h"
#include "models/editor/snapshot/runonworker.h"
#include "models/editor/snapshot/synchronouslimit.h"
#include "models/protocol/catalog/catalog.h"

#include <utility>

namespace baton {

namespace {

Failure changedSince()
{
    return {
        EditorDocument::tr("The document changed since this was found. Try again in a moment.")};
}

/// The result of applying @p fix to the text of @p snapshot.
Result<DocumentFixes::Change> changeBy(const Fix &fix, const Snapshot &snapshot,
                                       const ProtocolCatalog &catalog)
{
    const auto change = [&snapshot](TextEdits edits, QByteArray bytes, ParsedText parsed) {
        return DocumentFixes::Change{
            std::move(edits),
            unjudged(snapshot, snapshot.revision + 1, std::move(bytes), std::move(parsed))};
    };
    if (fix.plan) {
        Result<EditedText> text =
            editedText(snapshot.bytes, snapshot.parsed, fix.plan->document, {fix.plan->edit});
        return text ? Result(change(std::move(text->edits), std::move(text->bytes),
                                    std::move(text->parsed)))
                    : text.failure();
    }
    const Result<QByteArray> bytes = applied(snapshot.bytes, fix.edits);
    return bytes ? Result(change(fix.edits, *bytes,
                                 parseAfter(*bytes, snapshot.parsed.format, catalog.parseOptions(),
                                            &snapshot)))
                 : bytes.failure();
}

/// A warning if the fix @p title, which changes @p before to @p after, makes a verdict harsher;
/// else nullopt.
std::optional<Failure> warningOf(const QString &title, const Snapshot &before,
                                 const Snapshot &after, const ProtocolCatalog &catalog,
                                 const CheckSettings &settings)
{
    const Report report = check(after.bytes, after.parsed, catalog, settings);
    const std::optional<HarsherVerdict> harsher = harsherVerdict(before.report, report);
    return harsher ? std::optional(Failure{
                         EditorDocument::tr("“%1” makes the verdict harsher: “%2” instead of “%3”. "
                                            "Choose it once more to apply it.")
                             .arg(title, harsher->after, harsher->before)})
                   : std::nullopt;
}

/// Like changeBy(), but fails with a warning if the fix makes a verdict harsher and @p isWarnedOf
/// is false.
Result<DocumentFixes::Change> soundChangeBy(const Fix &fix, const Snapshot &snapshot,
                                            const ProtocolCatalog &catalog,
                                            const CheckSettings &settings, bool isWarnedOf)
{
    Result<DocumentFixes::Change> change = changeBy(fix, snapshot, catalog);
    if (change && !isWarnedOf) {
        if (const auto warning =
                warningOf(fix.title, snapshot, *change->after, catalog, settings)) {
            return *warning;
        }
    }
    return change;
}

} // namespace

DocumentFixes::DocumentFixes(EditorDocument &document, QThreadPool &pool, QThreadPool &quietPool,
                             Edit edit)
    : m_document(document)
    , m_pool(pool)
    , m_quietPool(quietPool)
    , m_edit(std::move(edit))
{
}

Outcome DocumentFixes::apply(const Fix &fix, const AppliedHandler &made)
{
    const Finding *finding =
        m_document.isAnalysed() ? offererOf(fix, *m_document.snapshot()) : nullptr;
    if (!finding) {
        return changedSince();
    }
    if (isRunning()) {
        return Failure{EditorDocument::tr("Another fix of this long text is being applied. Apply "
                                          "this one once it is done.")};
    }
    const Finding fixed = *finding; // the edit may delete the snapshot
    const std::optional<Fix> refused = std::exchange(m_warnedOf, std::nullopt);
    const bool isWarnedOf = refused == fix && refused->plan == fix.plan;
    if (isLong(m_document.snapshot()->bytes)) {
        applyLater(fix, fixed, isWarnedOf, made);
        return std::monostate();
    }
    const Result<Change> change = soundChangeBy(fix, *m_document.snapshot(), *m_document.catalog(),
                                                m_document.settings(), isWarnedOf);
    return change ? make(*change, fix, fixed, made) : refuse(fix, change.failure());
}

void DocumentFixes::applyLater(const Fix &fix, const Finding &fixed, bool isWarnedOf,
                               const AppliedHandler &made)
{
    const auto work = [fix, isWarnedOf, snapshot = m_document.snapshot(),
                       catalog = m_document.catalog(), settings = m_document.settings()] {
        return soundChangeBy(fix, *snapshot, *catalog, settings, isWarnedOf);
    };
    const auto answer = [this, fix, fixed, made,
                         revision = m_document.buffer().revision()](const Result<Change> &change) {
        --m_running;
        const Outcome outcome = revision != m_document.buffer().revision() ? Outcome(changedSince())
            : change ? make(*change, fix, fixed, made)
                     : refuse(fix, change.failure());
        if (!outcome) {
            Q_EMIT refused(outcome.error());
        }
        endRun();
    };
    startRun(runOnWorker(*this, m_pool, work, answer));
}

/// Stores @p finishRun before runningChanged(), so that receivers of the signal can wait for it.
void DocumentFixes::startRun(std::function<bool()> finishRun)
{
    m_finishRuns.push_back(std::move(finishRun));
    if (m_running++ == 0) {
        Q_EMIT runningChanged();
    }
}

/// Called after m_running was decreased and the result was reported, so that receivers of
/// runningChanged() do not wait for this run.
void DocumentFixes::endRun()
{
    if (!isRunning()) {
        m_finishRuns.clear();
        Q_EMIT runningChanged();
    }
}

bool DocumentFixes::finishNow()
{
    while (isRunning() && !m_finishRuns.empty()) {
        const auto finishRun = m_finishRuns.front();
        m_finishRuns.erase(m_finishRuns.begin());
        if (!finishRun()) {
            m_finishRuns.insert(m_finishRuns.begin(), finishRun);
            return false;
        }
    }
    return true;
}

Outcome DocumentFixes::make(const Change &change, const Fix &fix, const Finding &fixed,
                            const AppliedHandler &made)
{
    const QByteArray before = m_document.buffer().bytes();
    const Outcome outcome = m_edit(change, fix.title);
    if (outcome) {
        if (made) {
            made(before, change.edits);
        }
        Q_EMIT fixApplied(fixed, fix.title);
    }
    return outcome;
}

/// Remembers the refused fix. A second request for it means that the user has read the warning.
Failure DocumentFixes::refuse(const Fix &fix, const Failure &reason)
{
    m_warnedOf = fix;
    return reason;
}

void DocumentFixes::applyAll()
{
    const auto work = [bytes = m_document.buffer().bytes(), format = m_document.format(),
                       catalog = m_document.nextCatalog(), settings = m_document.settings()] {
        return withCertainFixes(bytes, format, *catalog, settings);
    };
    const auto answer = [this, revision = m_document.buffer().revision()](const FixedText &fixed) {
        if (revision != m_document.buffer().revision()) {
            applyAll(); // the text changed meanwhile, so the new text is fixed
            --m_running;
            return;
        }
        --m_running;
        const Outcome outcome =
            m_document.buffer().applyAll(fixed.steps, EditorDocument::tr("Fix all"));
        Q_EMIT appliedAll(outcome ? fixed.count : 0);
        endRun();
    };
    startRun(runOnWorker(*this, m_pool, work, answer));
}

/// Counts the certain fixes by trying them, because some have no effect.
void DocumentFixes::countLater(const std::shared_ptr<std::atomic_bool> &stop)
{
    if (m_count) {
        return;
    }
    const auto work = [bytes = m_document.buffer().bytes(), format = m_document.format(),
                       catalog = m_document.catalog(), settings = m_document.settings(), stop] {
        return withCertainFixes(bytes, format, *catalog, settings, stop.get()).count;
    };
    const auto answer = [this, stop](int count) {
        if (!*stop) {
            m_count = count;
            Q_EMIT counted();
        }
    };
    runOnWorker(*this, m_quietPool, work, answer);
}

} // namespace baton
