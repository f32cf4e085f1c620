// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/currentform.h"
#include "models/form/editing/refusals.h"
#include "models/form/editing/typedfield.h"
#include "models/form/editing/valuebefore.h"

namespace baton {

/// Turns what is typed or chosen in the fields of a form into edits of the text, and takes back
/// what was half taken.
class FieldEdits : public QObject
{
    Q_OBJECT

public:
    /// All have to outlive this.
    FieldEdits(EditorDocument &document, ShownHandoff &shown, CurrentForm &form);

    /// The text that the field at @p path did not take, and the reason; both empty when it did.
    [[nodiscard]] Refusal refusal(const JsonPointer &path) const { return m_refusals.at(path); }
    /// True when what is typed in @p field says what the document says, in other words.
    [[nodiscard]] bool isTypedIn(const FieldState &field) const
    {
        return m_typed.isEquivalentTo(field, m_shown);
    }
    /// True while fields in the row at @p path may show something else than it says: what is typed
    /// there, or anything that was not taken.
    [[nodiscard]] bool mayDiffer(const JsonPointer &path) const
    {
        return m_typed.isIn(path) || !m_refusals.isEmpty();
    }

    /// @p step joins the keys of a word into one undo step.
    void setValue(const JsonPointer &path, const Value &value, HistoryStep step);
    /// Makes @p edit, which is about @p path, in the text. What fails is told at the field there,
    /// which shows @p typed.
    bool edit(const JsonPointer &path, const TreeEdit &edit, const QString &label,
              HistoryStep step = HistoryStep::Alone, const QString &typed = {});
    /// Keeps a typed text that cannot become a value: @p reason stands at the field until it is
    /// corrected.
    void refuse(const JsonPointer &path, const QString &typed, const QString &reason);
    /// Drops a typed text that was taken back: the field shows the document's value again.
    void revert(const JsonPointer &path);
    /// Takes back a typed text that is newer than the last step of the history and in none of its
    /// steps. Gives the field that shows the document's value again.
    std::optional<JsonPointer> revertNewest();
    /// The focus left the field at @p path.
    void leave(const JsonPointer &path);
    /// Ends typing in all fields before a save. A trailing blank stays pending if typing continues.
    void endTyping();
    /// Drops the refused text at @p path.
    void forget(const JsonPointer &path);
    void forgetAll();
    /// Drops texts that were typed into entries which are gone.
    void forgetLost();
    /// Undo brought back the document as it was with @p history steps, and the form shows just
    /// that; what could not be taken before stays.
    void followUndo(int history);
    /// Moves what is kept by path with its entries.
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
    void publish();

    EditorDocument &m_document;
    ShownHandoff &m_shown;
    CurrentForm &m_form;
    TypedField m_typed;
    QHash<JsonPointer, ValueBefore> m_before; ///< values before typing, by field
    Refusals m_refusals;
};

} // namespace baton
