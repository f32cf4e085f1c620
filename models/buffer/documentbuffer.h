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
    /// Counts up with every change; lets a worker's answer be matched to what it was asked about.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// True when the last change was made by typing.
    [[nodiscard]] bool isTyped() const { return m_isTyped; }
    [[nodiscard]] bool isModified() const { return !m_history.isClean(); }
    [[nodiscard]] QUndoStack &history() { return m_history; }
    [[nodiscard]] const QUndoStack &history() const { return m_history; }

    /// Starts afresh with @p bytes: no history, not modified.
    void reset(const QByteArray &bytes);
    /// Replaces everything as one undoable step, for a reload that must be revocable.
    void replaceAll(const QByteArray &bytes, const QString &label);
    /// Applies @p edits as a step named @p label, or as more of the typing before. Typing that
    /// begins a step does so even where it changes nothing yet. @p result is what they make of the
    /// bytes, where that is known.
    [[nodiscard]] Outcome apply(const TextEdits &edits, const QString &label,
                                HistoryStep step = HistoryStep::Alone,
                                std::optional<QByteArray> result = {});
    /// Applies @p steps one after the other, each to what the one before left, as one step of the
    /// history: all or none.
    [[nodiscard]] Outcome applyAll(const std::vector<TextEdits> &steps, const QString &label);
    /// Takes all steps behind @p index of the history back for good: redo does not know them.
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
    bool m_isForgetting = false; ///< history is being deleted: undo and redo do nothing meanwhile
};

} // namespace baton
