// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/documentfixes.h"

#include "models/editing/plan/planedit.h"
#include "models/editor/document/editordocument.h"
#include "models/editor/problems/fixlookup.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/editor/snapshot/runonworker.h"
#include "models/editor/snapshot/synchronouslimit.h"
#include "models/protocol/catalog/catalog.h"

#include <utility>

namespace baton {

namespace {

/// The longest text, in bytes, of which all fixes are made within the call: they check it several
/// times.
constexpr qsizetype longestAtOnce = 64 * 1024;

Failure changedSince()
{
    return {
        EditorDocument::tr("The document changed since this was found. Try again in a moment.")};
}

Outcome otherIsRunning()
{
    return Failure{EditorDocument::tr("Another fix of this long text is being applied. Apply "
                                      "this one once it is done.")};
}

/// The result of applying @p fix to the text of @p snapshot.
Result<DocumentFixes::Change> changeBy(const Fix &fix, const Snapshot &snapshot,
                                       const ProtocolCatalog &catalog)
{
    const auto change = [&snapshot](TextEdits edits, QByteArray bytes, ParsedText parsed) {
        return DocumentFixes::Change{
            std::move(edits),
            unjudged(snapshot, snapshot.revision + 1, std::move(bytes), std::move(parsed)), 1};
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

/// The rename of the key that @p change replaces in document number @p document of @p before;
/// nullopt if it does something else.
std::optional<PathMove> renameIn(int document, const Snapshot &before,
                                 const DocumentFixes::Change &change)
{
    const auto number = static_cast<size_t>(document);
    const ParsedText &after = change.after->parsed;
    if (change.edits.size() != 1 || change.edits.front().length == 0
        || number >= after.documents.size() || !before.parsed.documents[number].isComplete
        || !after.documents[number].isComplete) {
        return std::nullopt;
    }
    const ByteRange replaced = change.edits.front().range();
    const Tree &was = before.parsed.documents[number].tree;
    const Tree &is = after.documents[number].tree;
    const NodeId from = was.nodeAt(replaced.begin);
    const NodeId to = is.nodeAt(replaced.begin);
    if (from == noNode || to == noNode || was.at(from).keyRange != replaced
        || is.at(to).keyRange.begin != replaced.begin) {
        return std::nullopt;
    }
    return PathMove{was.pointerTo(from), is.pointerTo(to), {}, false};
}

/// The key that @p change of @p before renames, in the first document in which it does.
std::optional<KeyRename> keyRenamedBy(const DocumentFixes::Change &change, const Snapshot &before)
{
    for (int document = 0; document < std::ssize(before.parsed.documents); ++document) {
        if (const auto move = renameIn(document, before, change)) {
            return KeyRename{document, *move};
        }
    }
    return std::nullopt;
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
    const SnapshotPtr before = m_document.snapshot();
    const Finding *finding = m_document.isAnalysed() ? offererOf(fix, *before) : nullptr;
    if (!finding) {
        return changedSince();
    }
    if (m_isRunning) {
        return otherIsRunning();
    }
    const std::optional<Fix> refused = std::exchange(m_warnedOf, std::nullopt);
    const bool isWarnedOf = refused == fix && refused->plan == fix.plan;
    const auto plan = [fix, isWarnedOf, before, catalog = m_document.catalog(),
                       settings = m_document.settings()] {
        return soundChangeBy(fix, *before, *catalog, settings, isWarnedOf);
    };
    const bool isAtOnce = !isLong(before->bytes);
    return run(
        plan, isAtOnce, [this, fix, before, fixed = *finding, made](const Result<Change> &change) {
            if (!change) {
                m_warnedOf = fix; // a second request means that the user has read the warning
                return Outcome(change.failure());
            }
            Outcome outcome = m_edit(*change, fix.title);
            if (outcome) {
                const AppliedFix applied{fixed, fix.title, keyRenamedBy(*change, *before),
                                         writtenPlaceholder(before->bytes, change->edits)};
                Q_EMIT fixApplied(applied);
                if (made) {
                    made(applied);
                }
            }
            return outcome;
        });
}

void DocumentFixes::applyAll()
{
    const auto plan = [before = m_document.newest(), format = m_document.format(),
                       catalog = m_document.nextCatalog(), settings = m_document.settings()] {
        FixedText fixed = withCertainFixes(before->bytes, format, *catalog, settings);
        return Result(Change{std::move(fixed.edits),
                             unjudged(*before, before->revision + 1, std::move(fixed.bytes),
                                      std::move(fixed.parsed)),
                             fixed.count});
    };
    const bool isAtOnce = m_document.buffer().bytes().size() <= longestAtOnce;
    const Outcome outcome =
        m_isRunning ? otherIsRunning() : run(plan, isAtOnce, [this](const Result<Change> &change) {
            Outcome made = change->count > 0 ? m_edit(*change, EditorDocument::tr("Fix all"))
                                             : Outcome(std::monostate());
            if (made) {
                Q_EMIT appliedAll(change->count);
            }
            return made;
        });
    if (!outcome) {
        Q_EMIT refused(outcome.error());
    }
}

/// Passes the result of @p plan to @p answer: within this call if @p isAtOnce, else later. Then a
/// failure ends in refused().
Outcome DocumentFixes::run(const Plan &plan, bool isAtOnce, const Answer &answer)
{
    if (isAtOnce) {
        return answer(plan());
    }
    runOnWorker(
        *this, m_pool, plan,
        [this, answer, revision = m_document.buffer().revision()](const Result<Change> &change) {
            m_isRunning = false; // receivers of the answer's signals do not wait for it
            const Outcome outcome = revision != m_document.buffer().revision()
                ? Outcome(changedSince())
                : answer(change);
            if (!outcome) {
                Q_EMIT refused(outcome.error());
            }
            Q_EMIT runningChanged();
        });
    m_isRunning = true;
    Q_EMIT runningChanged();
    return std::monostate();
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
