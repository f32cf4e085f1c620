// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/documentfixes.h"

#include "models/editor/document/editordocument.h"
#include "models/editor/problems/fixlookup.h"
#include "models/editor/snapshot/answerlater.h"
#include "models/editor/snapshot/largedocument.h"
#include "models/protocol/catalog/catalog.h"

#include <utility>

namespace baton {

namespace {

Failure changedSince()
{
    return {
        EditorDocument::tr("The document changed since this was found. Try again in a moment.")};
}

/// The warning before @p edits are made in the text of @p snapshot; nothing if no verdict is
/// harsher after them.
std::optional<Failure> warningOf(const TextEdits &edits, const QString &title,
                                 const Snapshot &snapshot, const ProtocolCatalog &catalog,
                                 const CheckSettings &settings)
{
    const Result<QByteArray> next = applied(snapshot.bytes, edits);
    if (!next) {
        return next.failure();
    }
    const ParsedText parsed =
        parseAfter(*next, snapshot.parsed.format, catalog.parseOptions(), &snapshot);
    const Report report = check(*next, parsed, catalog, settings);
    const std::optional<HarsherVerdict> harsher = harsherVerdict(snapshot.report, report);
    return harsher ? std::optional(Failure{
                         EditorDocument::tr("“%1” makes the verdict harsher: “%2” instead of “%3”. "
                                            "Ask for it once more to apply it.")
                             .arg(title, harsher->after, harsher->before)})
                   : std::nullopt;
}

/// The edits of @p fix; fails with a warning, unless that was given before.
Result<TextEdits> fixEdits(const Fix &fix, const Snapshot &snapshot, const ProtocolCatalog &catalog,
                           const CheckSettings &settings, bool isWarnedOf)
{
    Result<TextEdits> edits = fix.plan
        ? planEdits(snapshot.bytes, snapshot.parsed, fix.plan->document, {fix.plan->edit})
        : Result<TextEdits>(fix.edits);
    if (edits && !isWarnedOf) {
        if (const auto warning = warningOf(*edits, fix.title, snapshot, catalog, settings)) {
            return *warning;
        }
    }
    return edits;
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

Outcome DocumentFixes::apply(const Fix &fix)
{
    const Finding *finding =
        m_document.isAnalysed() ? offererOf(fix, *m_document.snapshot()) : nullptr;
    if (!finding) {
        return changedSince();
    }
    const Finding mends = *finding; // the snapshot may go with the edit
    const std::optional<Fix> refused = std::exchange(m_warnedOf, std::nullopt);
    const bool isWarnedOf = refused == fix && refused->plan == fix.plan;
    if (isLong(m_document.snapshot()->bytes)) {
        applyLater(fix, mends, isWarnedOf);
        return std::monostate();
    }
    const Result<TextEdits> edits = fixEdits(fix, *m_document.snapshot(), *m_document.catalog(),
                                             m_document.settings(), isWarnedOf);
    return edits ? applyEdits(*edits, fix, mends) : refuse(fix, edits.failure());
}

void DocumentFixes::applyLater(const Fix &fix, const Finding &mends, bool isWarnedOf)
{
    const auto work = [fix, isWarnedOf, snapshot = m_document.snapshot(),
                       catalog = m_document.catalog(), settings = m_document.settings()] {
        return fixEdits(fix, *snapshot, *catalog, settings, isWarnedOf);
    };
    const auto answer = [this, fix, mends, revision = m_document.buffer().revision()](
                            const Result<TextEdits> &edits) {
        const Outcome outcome = revision != m_document.buffer().revision() ? Outcome(changedSince())
            : edits ? applyEdits(*edits, fix, mends)
                    : refuse(fix, edits.failure());
        if (!outcome) {
            Q_EMIT refused(outcome.error());
        }
        setRunning(m_running - 1);
    };
    setRunning(m_running + 1);
    answerLater(*this, m_pool, work, answer);
}

void DocumentFixes::setRunning(int count)
{
    const bool wasRunning = isRunning();
    m_running = count;
    if (wasRunning != isRunning()) {
        Q_EMIT runningChanged();
    }
}

Outcome DocumentFixes::applyEdits(const TextEdits &edits, const Fix &fix, const Finding &mends)
{
    const Outcome outcome = m_edit(edits, fix.title);
    if (outcome) {
        Q_EMIT mended(mends, fix.title);
    }
    return outcome;
}

/// The second request for a fix shows that its warning was read.
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
            applyAll(); // what changed meanwhile is fixed as it is now
        } else {
            const Outcome outcome =
                m_document.buffer().applyAll(fixed.steps, EditorDocument::tr("Fix all"));
            Q_EMIT appliedAll(outcome ? fixed.count : 0);
        }
        setRunning(m_running - 1);
    };
    setRunning(m_running + 1);
    answerLater(*this, m_pool, work, answer);
}

/// A finding may have a certain fix that helps nothing: only trying tells.
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
    answerLater(*this, m_quietPool, work, answer);
}

} // namespace baton
