// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/entryedits.h"
#include "models/form/editing/fieldedits.h"
#include "models/form/editing/fixeffects.h"
#include "models/form/editing/historymoves.h"
#include "models/form/rows/filereference.h"
#include "models/values/byterange.h"

namespace baton {

/// The form of one open document, without widgets. Keeps its rows up to date, turns the user's
/// actions into edits of the text, and requests the focus.
class FormController : public QObject
{
    Q_OBJECT

public:
    /// The position of the caret in a field that gets the focus. Kept leaves it unchanged.
    enum class Caret { Kept, Start, End };

    explicit FormController(EditorDocument &document, QObject *parent = nullptr);
    ~FormController() override;

    [[nodiscard]] EditorDocument &document() { return m_document; }
    [[nodiscard]] CurrentForm &form() { return m_form; }
    [[nodiscard]] FieldEdits &fields() { return m_fields; }
    [[nodiscard]] const FormModel &model() const { return m_form.model(); }
    /// The handoff that the rows show.
    [[nodiscard]] const HandoffId &place() const { return m_shown.place(); }
    /// True if the rows show the last valid state, or if there are no rows.
    [[nodiscard]] bool isStale() const { return m_shown.isStale(); }
    /// The path of the entry that undo or redo moved, restored or removed. No row is unfolded for
    /// it. nullopt after any other step.
    [[nodiscard]] const std::optional<JsonPointer> &placeOfStep() const { return m_moves.place(); }

    /// Updates the form to the newest text after typing in the source. Waits for the analysis if a
    /// long text has to be parsed completely.
    void catchUpIfQuick();
    /// Shows the handoff at @p place of the file.
    void showHandoff(const HandoffId &place);
    /// Unfolds the rows that hide @p path. Returns @p path with the keys as spelled in the
    /// document.
    JsonPointer uncover(const JsonPointer &path);
    /// Like uncover(), but the rows of a long text may follow later. The form is not idle until
    /// then.
    JsonPointer uncoverSoon(const JsonPointer &path);
    /// Like uncover(), but also adds a row for an absent field, and requests the focus.
    void reveal(const JsonPointer &path);
    /// Records that the user left the field at @p path.
    void markVisited(const JsonPointer &path);

    // The functions below rebuild the rows. They take paths by value, because a row may own the
    // argument.
    /// Sets the value at @p path. @p step joins the keystrokes of a word into one undo step.
    void setValue(JsonPointer path, const Value &value, HistoryStep step = HistoryStep::Alone);
    /// Sets the field at @p path to the checksum of the file that the path field beside it names.
    void fillChecksum(JsonPointer path);
    /// The side on which typing continues after a key press removed a list entry.
    enum class Onward { Before, Behind };
    void remove(JsonPointer path, std::optional<Onward> onward = std::nullopt);
    void addField(JsonPointer path);
    /// Adds an item to @p list. @p alternative selects the kind of item if there are several.
    void addItem(JsonPointer list, qsizetype index = -1, const QString &alternative = {});
    void duplicateItem(JsonPointer item);
    void addMapEntry(JsonPointer map, const QString &key);
    /// Moves the entry of a list or map by @p by positions.
    void moveEntry(JsonPointer entry, qsizetype by);
    void renameKey(JsonPointer path, const QString &key);
    /// Applies @p fix and moves the focus to the placeholder that it leaves, else to the missing
    /// field or the renamed key.
    void applyFix(const Fix &fix);
    /// Like applyFix(), but moves the focus only to a placeholder.
    void applyFixFromAfar(const Fix &fix);

Q_SIGNALS:
    void modelChanged();
    /// Emitted when another handoff of the file is shown.
    void placeChanged(const baton::HandoffId &place);
    void staleChanged();
    /// Emitted before an entry of a list moves. The focus follows to the new position.
    void itemMoving();
    /// Emitted when the field at @p path should get the focus.
    void focusRequested(const baton::JsonPointer &path, baton::FormController::Caret caret);
    void fieldChanged(const baton::JsonPointer &path);
    void failed(const QString &reason);
    /// Requests a file from the user, starting at @p folder. Call @p take with the chosen file.
    void fileRequested(const QString &folder, const baton::TakeFile &take);

private:
    void startOver();
    void followText();
    void followHistory(int index);
    void switchTo(const HandoffId &place);
    [[nodiscard]] bool canEdit();
    [[nodiscard]] EntryEdits entryEdits() const;
    bool carryOut(const std::optional<EntryEdit> &edit);
    void insertItem(const JsonPointer &list, qsizetype index, const Value &value);
    void follow(const PathMove &move);
    void goOnAt(const JsonPointer &path, Caret caret = Caret::Kept);
    void goOnInNew(const JsonPointer &path);
    void followFix(const AppliedFix &applied);
    void performFix(const Fix &fix, const DocumentFixes::AppliedHandler &goOn);
    void goToFillIn(ByteRange range);

    EditorDocument &m_document;
    ShownHandoff m_shown;
    CurrentForm m_form;
    FieldEdits m_fields;
    HistoryMoves m_moves;
    bool m_isStepping = false; ///< an undo or redo is running
};

} // namespace baton
