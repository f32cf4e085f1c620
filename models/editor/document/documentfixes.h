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

/// Applies the fixes of a document's findings, one or all. Fixes of a long text are computed on the
/// document's worker.
class DocumentFixes : public QObject
{
    Q_OBJECT

public:
    /// Edits of the newest text, and the resulting snapshot, which is parsed but not checked.
    struct Change
    {
        TextEdits edits;
        SnapshotPtr after;
    };
    /// Applies @p change to the document as one undo step named @p label.
    using Edit = std::function<Outcome(const Change &change, const QString &label)>;
    /// Called after a fix was applied, with the bytes before it and its edits.
    using AppliedHandler = std::function<void(const QByteArray &before, const TextEdits &edits)>;

    /// The arguments must outlive this object. finishNow() does not wait for work in @p quietPool.
    DocumentFixes(EditorDocument &document, QThreadPool &pool, QThreadPool &quietPool, Edit edit);

    /// Applies a fix of a finding of the document's snapshot. Refuses it if the bytes have changed
    /// since. A fix that makes a verdict harsher is refused with a warning the first time and
    /// applied the second time. In a long text, the fix is applied later if the text does not
    /// change meanwhile; a failure then ends in refused(). @p made is called after the fix was
    /// applied.
    [[nodiscard]] Outcome apply(const Fix &fix, const AppliedHandler &made = {});
    /// Applies all certain fixes of the newest bytes as one undo step, asynchronously. Ends with
    /// appliedAll().
    void applyAll();
    /// Waits for the requested fixes and applies them within this call. False if one takes longer
    /// than longestWait; it is then applied later.
    bool finishNow();
    /// True while requested fixes are not yet applied.
    [[nodiscard]] bool isRunning() const { return m_running > 0; }
    /// The number of fixes that applyAll() would apply; nullopt until it is known.
    [[nodiscard]] std::optional<int> count() const { return m_count; }
    void setCount(std::optional<int> count) { m_count = count; }
    /// Computes count() asynchronously if it is not known, unless @p stop becomes true.
    void countLater(const std::shared_ptr<std::atomic_bool> &stop);

Q_SIGNALS:
    void refused(const QString &reason);
    /// The fix @p title of @p finding was applied.
    void fixApplied(const baton::Finding &finding, const QString &title);
    /// Emitted when isRunning() changes.
    void runningChanged();
    /// Emitted when applyAll() has finished, with the number of applied fixes.
    void appliedAll(int count);
    /// Emitted when count() becomes known.
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
    int m_running = 0; ///< number of requests that the worker has not finished
    std::vector<std::function<bool()>>
        m_finishRuns; ///< functions that wait for these requests; some of them may be finished
    std::optional<int> m_count;
    std::optional<Fix> m_warnedOf; ///< the fix that was refused most recently
};

} // namespace baton
