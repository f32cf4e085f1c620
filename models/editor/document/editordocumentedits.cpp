// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What changes the document: edits, steps back and forth, and fixes.
#include "models/editor/document/editordocument.h"
#include "models/editor/problems/fixlookup.h"
#include "models/editor/snapshot/largedocument.h"
#include "models/protocol/catalog/catalog.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

Failure changedSince()
{
    return {
        EditorDocument::tr("The document changed since this was found. Try again in a moment.")};
}

/// Gives @p answer what @p work makes on a thread of @p pool, never within this call: a quick one
/// may be done before then() is reached.
template <typename Work, typename Answer>
void answerLater(EditorDocument &document, QThreadPool &pool, const Work &work,
                 const Answer &answer)
{
    using Made = std::invoke_result_t<Work>;
    QtConcurrent::run(&pool, work).then(&document, [&document, answer](const Made &result) {
        QMetaObject::invokeMethod(
            &document, [answer, result] { answer(result); }, Qt::QueuedConnection);
    });
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

/// @p bytes, which say @p parsed, with the report of @p before.
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

} // namespace

Outcome EditorDocument::edit(int document, const std::vector<TreeEdit> &edits, const QString &label,
                             HistoryStep step)
{
    const SnapshotPtr before = newest();
    Result<EditedText> text = editedText(before->bytes, before->parsed, document, edits);
    if (!text) {
        return text.failure();
    }
    m_newest = unjudged(*before, before->revision + 1, std::move(text->bytes),
                        std::move(text->parsed)); // who follows the bytes finds it
    Outcome outcome = m_buffer.apply(text->edits, label, step);
    if (m_buffer.revision() == before->revision) {
        m_newest = before;
    } else if (!m_unproven) {
        m_unproven = before->bytes;
    }
    return outcome;
}

SnapshotPtr EditorDocument::newest()
{
    if (SnapshotPtr quick = newestIfQuick()) {
        return quick;
    }
    return readAs(parse(m_buffer.bytes(), m_format, m_nextCatalog->parseOptions()));
}

SnapshotPtr EditorDocument::newestIfQuick()
{
    constexpr qsizetype quicklyRead = qsizetype(64) * 1024;
    if (isRead()) {
        return known();
    }
    const bool isSound = m_newest && m_newest->parsed.isComplete();
    const SnapshotPtr before = isSound ? m_newest : m_lastValid.of(0);
    const ParseOptions options = m_nextCatalog->parseOptions();
    return readAs(m_buffer.bytes().size() <= quicklyRead
                      ? parse(m_buffer.bytes(), m_format, options)
                      : parsedInPart(m_buffer.bytes(), m_format, options, before.get()));
}

/// The newest bytes as @p parsed; null where there is no such.
SnapshotPtr EditorDocument::readAs(std::optional<ParsedText> parsed)
{
    if (!parsed) {
        return nullptr;
    }
    m_newest = unjudged(*m_snapshot, m_buffer.revision(), m_buffer.bytes(), *std::move(parsed));
    return m_newest;
}

void EditorDocument::undo()
{
    if (!m_takeBack || !m_takeBack()) {
        m_buffer.history().undo();
    }
}

Outcome EditorDocument::applyFix(const Fix &fix)
{
    const Finding *finding = isAnalysed() ? offererOf(fix, *m_snapshot) : nullptr;
    if (!finding) {
        return changedSince();
    }
    const Finding mends = *finding; // the snapshot may go with the edit
    const std::optional<Fix> refused = std::exchange(m_warnedOf, std::nullopt);
    const bool isWarnedOf = refused == fix && refused->plan == fix.plan;
    if (isLong(m_snapshot->bytes)) {
        applyFixLater(fix, mends, isWarnedOf);
        return std::monostate();
    }
    const Result<TextEdits> edits = fixEdits(fix, *m_snapshot, *m_catalog, m_settings, isWarnedOf);
    return edits ? applyFixEdits(*edits, fix, mends) : refuse(fix, edits.failure());
}

void EditorDocument::applyFixLater(const Fix &fix, const Finding &mends, bool isWarnedOf)
{
    const auto work = [fix, isWarnedOf, snapshot = m_snapshot, catalog = m_catalog,
                       settings = m_settings] {
        return fixEdits(fix, *snapshot, *catalog, settings, isWarnedOf);
    };
    const auto answer = [this, fix, mends,
                         revision = m_buffer.revision()](const Result<TextEdits> &edits) {
        const Outcome outcome = revision != m_buffer.revision() ? Outcome(changedSince())
            : edits                                             ? applyFixEdits(*edits, fix, mends)
                                                                : refuse(fix, edits.failure());
        if (!outcome) {
            Q_EMIT fixRefused(outcome.error());
        }
        setFixing(m_fixing - 1);
    };
    setFixing(m_fixing + 1);
    answerLater(*this, *m_pool, work, answer);
}

void EditorDocument::setFixing(int count)
{
    const bool wasFixing = isFixing();
    m_fixing = count;
    if (wasFixing != isFixing()) {
        Q_EMIT fixingChanged();
    }
}

Outcome EditorDocument::applyFixEdits(const TextEdits &edits, const Fix &fix, const Finding &mends)
{
    const QByteArray before = m_buffer.bytes();
    const Outcome outcome = m_buffer.apply(edits, fix.title);
    if (outcome) {
        m_unproven = m_unproven.value_or(before);
        Q_EMIT mended(mends, fix.title);
    }
    return outcome;
}

/// The second request for a fix shows that its warning was read.
Failure EditorDocument::refuse(const Fix &fix, const Failure &reason)
{
    m_warnedOf = fix;
    return reason;
}

void EditorDocument::fixAll()
{
    const auto work = [bytes = m_buffer.bytes(), format = m_format, catalog = m_nextCatalog,
                       settings = m_settings] {
        return withCertainFixes(bytes, format, *catalog, settings);
    };
    const auto answer = [this, revision = m_buffer.revision()](const FixedText &fixed) {
        if (revision != m_buffer.revision()) {
            fixAll(); // what changed meanwhile is fixed as it is now
        } else {
            const Outcome outcome = m_buffer.applyAll(fixed.steps, tr("Fix all"));
            Q_EMIT fixedAll(outcome ? fixed.count : 0);
        }
        setFixing(m_fixing - 1);
    };
    setFixing(m_fixing + 1);
    answerLater(*this, *m_pool, work, answer);
}

void EditorDocument::workQuietly()
{
    m_stopQuiet = std::make_shared<std::atomic_bool>(false);
    if (!m_fixCount) {
        countFixes();
    }
    if (m_unproven) {
        proveEdits();
    }
}

void EditorDocument::proveEdits()
{
    const auto work = [parser = m_parser, snapshot = m_snapshot, stop = m_stopQuiet] {
        return *stop
            || parser(snapshot->bytes, snapshot->parsed.format, snapshot->parsed.options,
                      stop.get())
            == snapshot->parsed;
    };
    const auto answer = [this, stop = m_stopQuiet](bool isProven) {
        if (*stop) {
            return; // the text is another one: that is read once it is quiet again
        }
        if (isProven) {
            m_unproven.reset();
        } else {
            takeEditsBack();
        }
    };
    answerLater(*this, *m_quietPool, work, answer);
}

void EditorDocument::takeEditsBack()
{
    const QByteArray before = *std::exchange(m_unproven, std::nullopt);
    m_newest = nullptr;
    m_lastValid = {}; // what was misread is no base for reading a part
    m_buffer.replaceAll(before, tr("Take back what an edit did too much"));
    Q_EMIT editsTakenBack(tr(
        "The last edits changed more than they were to change. The text is as it was before them; "
        "undo brings them back. Please report this with the document."));
}

/// A finding may have a certain fix that helps nothing: only trying tells.
void EditorDocument::countFixes()
{
    const auto work = [bytes = m_buffer.bytes(), format = m_format, catalog = m_catalog,
                       settings = m_settings, stop = m_stopQuiet] {
        return withCertainFixes(bytes, format, *catalog, settings, stop.get()).count;
    };
    const auto answer = [this, stop = m_stopQuiet](int count) {
        if (!*stop) {
            m_fixCount = count;
            Q_EMIT fixesCounted();
        }
    };
    answerLater(*this, *m_quietPool, work, answer);
}

} // namespace baton
