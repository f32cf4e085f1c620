// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"
#include "models/findings/finding.h"
#include "models/values/pathmove.h"
#include "models/values/textedit.h"

#include <QObject>

#include <functional>
#include <optional>

class QThreadPool;

namespace baton {

class EditorDocument;

/// The move of a renamed key in document number @p document.
struct KeyRename
{
    int document = 0;
    PathMove move;
};

/// A fix that was applied, and its effects.
struct AppliedFix
{
    Finding finding; ///< finding that it corrected
    QString title;
    std::optional<KeyRename> rename;
    std::optional<ByteRange> toFillIn; ///< the placeholder that it left, in the new text
};

/// Applies the fixes of a document's findings, one or all, within the call. Fixes of a long text
/// are computed on the document's worker, one at a time, and refused if the text changes meanwhile.
class DocumentFixes : public QObject
{
    Q_OBJECT

public:
    /// Edits of the newest text, and the resulting snapshot, which is parsed but not checked.
    struct Change
    {
        TextEdits edits;
        SnapshotPtr after;
        int count = 1; ///< number of fixes
    };
    /// Applies @p change to the document as one undo step named @p label.
    using Edit = std::function<Outcome(const Change &change, const QString &label)>;
    using AppliedHandler = std::function<void(const AppliedFix &applied)>;

    /// The arguments must outlive this object.
    DocumentFixes(EditorDocument &document, QThreadPool &pool, QThreadPool &quietPool, Edit edit);

    /// Applies a fix of a finding of the document's snapshot. Refuses it if the bytes have changed
    /// since. A fix that makes a verdict harsher is refused with a warning the first time and
    /// applied the second time. In a long text, a failure ends in refused(). @p made is called
    /// after fixApplied().
    [[nodiscard]] Outcome apply(const Fix &fix, const AppliedHandler &made = {});
    /// Applies all certain fixes of the newest bytes as one undo step. Ends with appliedAll() or
    /// refused().
    void applyAll();
    /// True while a requested fix of a long text is not yet applied.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The number of fixes that applyAll() would apply; nullopt until it is known.
    [[nodiscard]] std::optional<int> count() const { return m_count; }
    void setCount(std::optional<int> count) { m_count = count; }
    /// Computes count() asynchronously if it is not known, unless @p stop becomes true.
    void countLater(const std::shared_ptr<std::atomic_bool> &stop);

Q_SIGNALS:
    void refused(const QString &reason);
    /// Emitted after apply(), not after applyAll().
    void fixApplied(const baton::AppliedFix &applied);
    /// Emitted when isRunning() changes.
    void runningChanged();
    /// Emitted when applyAll() has finished, with the number of applied fixes.
    void appliedAll(int count);
    /// Emitted when count() becomes known.
    void counted();

private:
    using Plan = std::function<Result<Change>()>;
    using Answer = std::function<Outcome(const Result<Change> &change)>;
    [[nodiscard]] Outcome run(const Plan &plan, bool isAtOnce, const Answer &answer);

    EditorDocument &m_document;
    QThreadPool &m_pool;
    QThreadPool &m_quietPool;
    Edit m_edit;
    bool m_isRunning = false;
    std::optional<int> m_count;
    std::optional<Fix> m_warnedOf; ///< the fix that was refused most recently
};

} // namespace baton
