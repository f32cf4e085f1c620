// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What changes the document: edits that are planned one after the other, steps back and forth, and
// fixes.
#include "models/editor/atonce.h"
#include "models/editor/editordocument.h"
#include "models/editor/offeredfix.h"
#include "models/protocol/catalog/catalog.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

/// True when @p next would make @p queued pointless: both give the same place a value.
bool supersedes(const TreeEdit &next, const TreeEdit &queued)
{
    const auto *newValue = std::get_if<SetValue>(&next);
    const auto *oldValue = std::get_if<SetValue>(&queued);
    return newValue && oldValue && newValue->at == oldValue->at;
}

Failure changedSince()
{
    return {
        EditorDocument::tr("The document changed since this was found. Try again in a moment.")};
}

/// What there is to say before @p edits are made in the text of @p snapshot; nothing where no
/// verdict is harsher after them.
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

} // namespace

quint64 EditorDocument::edit(int document, const TreeEdit &edit, const QString &label,
                             HistoryStep step)
{
    const quint64 ticket = ++m_lastTicket;
    const auto superseded = std::ranges::find_if(m_pendingEdits, [&](const PendingEdit &pending) {
        return pending.document == document && pending.edits.size() == 1
            && supersedes(edit, pending.edits.front());
    });
    const PendingEdit next{ticket, document, {edit}, label, step};
    if (superseded != m_pendingEdits.end()) {
        const quint64 dropped = std::exchange(*superseded, next).ticket;
        Q_EMIT editFinished(dropped, std::monostate{});
    } else {
        m_pendingEdits.push_back(next);
    }
    startNextEdit();
    return ticket;
}

quint64 EditorDocument::editAll(int document, const std::vector<TreeEdit> &edits,
                                const QString &label)
{
    const quint64 ticket = ++m_lastTicket;
    m_pendingEdits.push_back({ticket, document, edits, label});
    startNextEdit();
    return ticket;
}

void EditorDocument::notePending()
{
    if (std::exchange(m_isPending, hasPendingEdits()) != hasPendingEdits()) {
        Q_EMIT pendingChanged();
    }
}

void EditorDocument::startNextEdit()
{
    if (m_isEditing) {
        return;
    }
    if (m_pendingEdits.empty()) {
        if (m_isFixingAll) {
            fixAll();
        }
        return;
    }
    m_isEditing = true;
    const PendingEdit next = m_pendingEdits.front();
    m_pendingEdits.pop_front();
    const quint64 revision = m_buffer.revision();
    QtConcurrent::run(m_pool.get(), planningOf(next))
        .then(this, [this, next, revision](const Result<TextEdits> &r) {
            QMetaObject::invokeMethod(
                this, [this, next, revision, r] { finishEdit(next, revision, r); },
                Qt::QueuedConnection);
        });
    notePending();
}

/// For a worker.
std::function<Result<TextEdits>()> EditorDocument::planningOf(const PendingEdit &pending) const
{
    return [pending, bytes = m_buffer.bytes(), format = m_format, catalog = m_catalog,
            settings = m_settings,
            known = isAnalysed() ? m_snapshot
                                 : m_lastValid.of(pending.document)]() -> Result<TextEdits> {
        const bool isOfThese = known && known->bytes == bytes && known->parsed.format == format;
        const bool isPlanned = pending.fix && !pending.fix->plan;
        if (isPlanned && !isOfThese) {
            return changedSince();
        }
        Result<TextEdits> edits = isPlanned
            ? Result(pending.fix->edits)
            : planEdits(bytes,
                        isOfThese ? known->parsed
                                  : parseAfter(bytes, format, catalog->parseOptions(), known.get()),
                        pending.document, pending.edits);
        if (edits && pending.fix && isOfThese && !pending.isWarnedOf) {
            if (const auto warning =
                    warningOf(*edits, pending.fix->title, *known, *catalog, settings)) {
                return *warning;
            }
        }
        return edits;
    };
}

void EditorDocument::finishEdit(const PendingEdit &pending, quint64 revision,
                                const Result<TextEdits> &edits)
{
    m_isEditing = false;
    if (revision != m_buffer.revision()) {
        m_pendingEdits.push_front(pending);
    } else {
        const Outcome outcome = edits ? m_buffer.apply(edits.value(), pending.label, pending.step)
                                      : Outcome(edits.failure());
        Q_EMIT editFinished(pending.ticket, outcome);
        if (pending.mends && outcome) {
            Q_EMIT mended(*pending.mends, pending.label);
        }
        if (pending.fix && !outcome) {
            m_warnedOf = pending.fix;
            Q_EMIT fixRefused(outcome.error());
        }
    }
    startNextEdit();
    goOnStepping();
}

void EditorDocument::setHeldEdits(bool hasHeldEdits)
{
    m_hasHeldEdits = hasHeldEdits;
    notePending();
    if (!m_steps.empty()) { // not within the call: the form is at work
        QMetaObject::invokeMethod(this, &EditorDocument::goOnStepping, Qt::QueuedConnection);
    }
}

void EditorDocument::step(bool isBack)
{
    m_steps.push_back(isBack);
    goOnStepping();
}

void EditorDocument::goOnStepping()
{
    while (!m_steps.empty() && !isEditing()) {
        const bool isBack = m_steps.front();
        m_steps.pop_front();
        if (!isBack) {
            m_buffer.history().redo();
        } else if (!m_takeBack || !m_takeBack()) {
            m_buffer.history().undo();
        }
    }
    notePending();
}

Outcome EditorDocument::applyFix(const Fix &fix)
{
    const Finding *finding = isAnalysed() ? offererOf(fix, *m_snapshot) : nullptr;
    if (!finding) {
        return changedSince();
    }
    const std::optional<Fix> refused = std::exchange(m_warnedOf, std::nullopt);
    const bool isWarnedOf = refused == fix && refused->plan == fix.plan;
    if (fix.plan || isLong(m_snapshot->bytes)) {
        PendingEdit pending{++m_lastTicket,     0,   {},         fix.title,
                            HistoryStep::Alone, fix, isWarnedOf, *finding};
        if (fix.plan) {
            pending.document = fix.plan->document;
            pending.edits = {fix.plan->edit};
        }
        m_pendingEdits.push_back(std::move(pending));
        startNextEdit();
        return std::monostate();
    }
    const auto warning = isWarnedOf
        ? std::nullopt
        : warningOf(fix.edits, fix.title, *m_snapshot, *m_catalog, m_settings);
    if (warning) {
        m_warnedOf = fix;
        return *warning;
    }
    const Finding mends = *finding; // the snapshot may go with the edit
    const Outcome outcome = m_buffer.apply(fix.edits, fix.title);
    if (outcome) {
        Q_EMIT mended(mends, fix.title);
    }
    return outcome;
}

/// Comes in its turn, as an edit does, and counts as one until it is in the bytes.
void EditorDocument::fixAll()
{
    m_isFixingAll = true;
    if (m_isEditing || !m_pendingEdits.empty()) {
        return;
    }
    m_isEditing = true;
    const auto work = [bytes = m_buffer.bytes(), format = m_format, catalog = m_nextCatalog,
                       settings = m_settings] {
        return withCertainFixes(bytes, format, *catalog, settings);
    };
    const auto answer = [this, revision = m_buffer.revision()](const FixedText &fixed) {
        QMetaObject::invokeMethod(
            this, [this, revision, fixed] { finishFixAll(revision, fixed); }, Qt::QueuedConnection);
    };
    QtConcurrent::run(m_pool.get(), work).then(this, answer);
    notePending();
}

/// A finding may have a certain fix that helps nothing: only trying tells.
void EditorDocument::countFixes()
{
    m_stopCounting = std::make_shared<std::atomic_bool>(false);
    const auto work = [bytes = m_buffer.bytes(), format = m_format, catalog = m_catalog,
                       settings = m_settings, stop = m_stopCounting] {
        return withCertainFixes(bytes, format, *catalog, settings, stop.get()).count;
    };
    const auto answer = [this, stop = m_stopCounting](int count) {
        if (!*stop) {
            m_fixCount = count;
            Q_EMIT fixesCounted();
        }
    };
    QtConcurrent::run(m_quietPool.get(), work).then(this, answer);
}

/// What changed meanwhile is fixed as it is now.
void EditorDocument::finishFixAll(quint64 revision, const FixedText &fixed)
{
    m_isEditing = false;
    if (revision == m_buffer.revision()) {
        m_isFixingAll = false;
        const Outcome outcome = m_buffer.applyAll(fixed.steps, tr("Fix all"));
        Q_EMIT fixedAll(outcome ? fixed.count : 0);
    }
    startNextEdit();
    goOnStepping();
}

} // namespace baton
