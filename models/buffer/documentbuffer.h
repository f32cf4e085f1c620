// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/buffer/undogrouping.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace baton {

/// The bytes of one open document and its only undo history. Both panes edit through it.
///
/// Lives on the UI thread. Every change, undo and redo included, ends in exactly one changed().
class DocumentBuffer : public QObject
{
    Q_OBJECT

public:
    explicit DocumentBuffer(QObject *parent = nullptr);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// Incremented with every change, so that a worker's answer can be matched to its request.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// True if the last change was made by typing.
    [[nodiscard]] bool isTyped() const { return m_isTyped; }
    [[nodiscard]] bool isModified() const { return !m_history.isClean(); }
    [[nodiscard]] QUndoStack &history() { return m_history; }
    [[nodiscard]] const QUndoStack &history() const { return m_history; }

    /// Replaces the text by @p bytes without undo history; it counts as unmodified.
    void reset(const QByteArray &bytes);
    /// Replaces everything as one undoable step, for a reload that must be revocable.
    void replaceAll(const QByteArray &bytes, const QString &label);
    /// Applies @p edits as an undo step named @p label, or extends the previous typing step. Typing
    /// that begins a step creates it even if it changes nothing yet. @p result is the text after
    /// the edits, if the caller has it.
    [[nodiscard]] Outcome apply(const TextEdits &edits, const QString &label,
                                HistoryStep step = HistoryStep::Alone,
                                std::optional<QByteArray> result = {});
    /// Discards all undo steps behind @p index; redo cannot restore them.
    void forgetBehind(int index);
    void markSaved() { m_history.setClean(); }

Q_SIGNALS:
    /// @p edits turned the previous bytes into the present ones.
    void changed(const baton::TextEdits &edits);
    /// @p edits were made by undo or redo; comes after their changed().
    void stepped(const baton::TextEdits &edits);
    void wasReset();
    void modifiedChanged(bool modified);

private:
    class Step;
    void replay(const TextEdits &edits);

    QByteArray m_bytes;
    quint64 m_revision = 0;
    QUndoStack m_history;
    bool m_isStepOver = true; ///< the next typed text begins a new undo step
    bool m_isTyped = false;
    bool m_isForgetting =
        false; ///< history is being deleted: undo and redo have no effect meanwhile
};

} // namespace baton
