// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"
#include "models/findings/finding.h"
#include "models/values/textedit.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QThreadPool;

namespace baton {

class EditorDocument;

/// The fixes of the findings of a document: each or all of them are applied, those of a long text
/// on the document's worker.
class DocumentFixes : public QObject
{
    Q_OBJECT

public:
    /// Edits of the newest text, and the text after them, which was read but not judged.
    struct Change
    {
        TextEdits edits;
        SnapshotPtr after;
    };
    /// Makes @p change in the document as one step that is called @p label.
    using Edit = std::function<Outcome(const Change &change, const QString &label)>;
    /// Called once a fix is made, with the bytes before it and its edits of them.
    using AppliedHandler = std::function<void(const QByteArray &before, const TextEdits &edits)>;

    /// All of them must outlive it; nobody waits for the work in @p quietPool.
    DocumentFixes(EditorDocument &document, QThreadPool &pool, QThreadPool &quietPool, Edit edit);

    /// Applies a fix of a finding of the document's snapshot; refused when the bytes changed since.
    /// One that makes a verdict harsher is refused with a warning, and applied when it is asked for
    /// once more. One of a long text is applied later, unless the text changes until then, and may
    /// end in refused(). @p made is called once it is applied.
    [[nodiscard]] Outcome apply(const Fix &fix, const AppliedHandler &made = {});
    /// Applies all certain fixes of the newest bytes as one undo step, later. Ends in appliedAll().
    void applyAll();
    /// Waits for the fixes that were asked for, and applies them within this call; false when one
    /// takes longer than longestWait, and is applied later.
    bool finishNow();
    /// True while fixes that were asked for are not made yet.
    [[nodiscard]] bool isRunning() const { return m_running > 0; }
    /// The number of fixes that applyAll() would make; nothing until that has been tried.
    [[nodiscard]] std::optional<int> count() const { return m_count; }
    void setCount(std::optional<int> count) { m_count = count; }
    /// Counts them, if their number is not known, until @p stop is true.
    void countLater(const std::shared_ptr<std::atomic_bool> &stop);

Q_SIGNALS:
    void refused(const QString &reason);
    /// The fix @p title of @p finding was applied.
    void fixApplied(const baton::Finding &finding, const QString &title);
    /// isRunning() is another now.
    void runningChanged();
    /// The answer to applyAll(): how many were applied.
    void appliedAll(int count);
    /// count() is known.
    void counted();

private:
    void applyLater(const Fix &fix, const Finding &fixed, bool isWarnedOf,
                    const AppliedHandler &made);
    [[nodiscard]] Outcome make(const Change &change, const Fix &fix, const Finding &fixed,
                               const AppliedHandler &made);
    [[nodiscard]] Failure refuse(const Fix &fix, const Failure &reason);
    void startRun(std::function<bool()> finishRun);
    void endRun();

    EditorDocument &m_document;
    QThreadPool &m_pool;
    QThreadPool &m_quietPool;
    Edit m_edit;
    int m_running = 0; ///< fixes, or all of them, that the worker is at
    std::vector<std::function<bool()>> m_finishRuns; ///< of these, and of some that are done
    std::optional<int> m_count;
    std::optional<Fix> m_warnedOf; ///< the fix that was refused last
};

} // namespace baton
