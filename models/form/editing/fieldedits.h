// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/currentform.h"
#include "models/form/editing/rejectedtexts.h"
#include "models/form/editing/typedfield.h"
#include "models/form/editing/valuebefore.h"

namespace baton {

/// Turns typed and chosen values of form fields into edits of the text, and keeps rejected texts.
class FieldEdits : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    FieldEdits(EditorDocument &document, ShownHandoff &shown, CurrentForm &form);

    /// The rejected text of the field at @p path and the reason; both empty: none.
    [[nodiscard]] RejectedText rejectedText(const JsonPointer &path) const
    {
        return m_rejected.at(path);
    }
    /// True when the text typed in @p field has the same meaning as the document's value.
    [[nodiscard]] bool isTypedIn(const FieldState &field) const
    {
        return m_typed.isEquivalentTo(field, m_shown);
    }
    /// True if fields in the row at @p path may show another text than the document, because it is
    /// being typed or was rejected.
    [[nodiscard]] bool mayDiffer(const JsonPointer &path) const
    {
        return m_typed.isIn(path) || !m_rejected.isEmpty();
    }

    /// Sets the value at @p path. @p step joins the keystrokes of a word into one undo step.
    void setValue(const JsonPointer &path, const Value &value, HistoryStep step);
    /// Applies @p edit, which concerns @p path, to the text. A failure is shown at the field, which
    /// keeps the text @p typed.
    bool edit(const JsonPointer &path, const TreeEdit &edit, const QString &label,
              HistoryStep step = HistoryStep::Alone, const QString &typed = {});
    /// Keeps a typed text that is not a valid value. The field shows @p reason until the text is
    /// corrected.
    void reject(const JsonPointer &path, const QString &typed, const QString &reason);
    /// Drops rejected text that the user took back: the field shows the document's value again.
    void revert(const JsonPointer &path);
    /// Drops the newest rejected text if it is newer than the last undo step. Returns its field,
    /// which shows the document's value again.
    std::optional<JsonPointer> revertNewest();
    /// Ends typing in the field at @p path, because it lost the focus.
    void leave(const JsonPointer &path);
    /// Ends typing in all fields before a save. A trailing blank is written later if typing
    /// continues.
    void endTyping();
    /// Drops the rejected text at @p path.
    void forget(const JsonPointer &path);
    void forgetAll();
    /// Drops rejected texts of entries that no longer exist.
    void forgetLost();
    /// Drops rejected texts that are newer than the @p history undo steps after which undo has left
    /// the document.
    void followUndo(int history);
    /// Moves everything stored by path along with the entries.
    void follow(const PathMove &move);
    void startOver();

Q_SIGNALS:
    void fieldChanged(const baton::JsonPointer &path);
    void failed(const QString &reason);

private:
    [[nodiscard]] int history() const { return m_document.buffer().history().index(); }
    bool put(const JsonPointer &path, const std::optional<Value> &value, HistoryStep step);
    void showField(const JsonPointer &path);
    void restore(const JsonPointer &path);
    void giveBack(const JsonPointer &path);
    void endTyped();
    void publish() { m_document.setRejectedInputs(m_rejected.inputs(m_shown.place())); }

    EditorDocument &m_document;
    ShownHandoff &m_shown;
    CurrentForm &m_form;
    TypedField m_typed;
    QHash<JsonPointer, ValueBefore> m_before; ///< values before typing, by field
    RejectedTexts m_rejected;
};

} // namespace baton
