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

/// The form of one open document, without widgets: keeps its rows up to date, turns the user's
/// actions into edits of the text, and says where the focus goes.
class FormController : public QObject
{
    Q_OBJECT

public:
    /// The position of the caret in a field that gets the focus; Kept: unchanged.
    enum class Caret { Kept, Start, End };

    explicit FormController(EditorDocument &document, QObject *parent = nullptr);
    ~FormController() override;

    [[nodiscard]] EditorDocument &document() { return m_document; }
    [[nodiscard]] CurrentForm &form() { return m_form; }
    [[nodiscard]] FieldEdits &fields() { return m_fields; }
    [[nodiscard]] const FormModel &model() const { return m_form.model(); }
    /// The handoff of the file that the rows are of.
    [[nodiscard]] const HandoffId &place() const { return m_shown.place(); }
    /// True when the rows are those of the last valid state, or when there are none.
    [[nodiscard]] bool isStale() const { return m_shown.isStale(); }
    /// The place of the user after undo or redo moved, restored or removed an entry; nothing has to
    /// be unfolded for it. Nothing after any other step.
    [[nodiscard]] const std::optional<JsonPointer> &placeOfStep() const { return m_moves.place(); }

    /// Updates the form to the newest text after typing in the source. For a long text that has to
    /// be parsed completely, it waits for the analysis.
    void catchUpIfQuick();
    /// Shows the handoff at @p place of the file.
    void showHandoff(const HandoffId &place);
    /// Expands what hides @p path; returns it as the document spells it.
    JsonPointer uncover(const JsonPointer &path);
    /// Like uncover(), but the rows of a long text may come later; the form is not idle until then.
    JsonPointer uncoverSoon(const JsonPointer &path);
    /// Like uncover(), but shows an absent field first, and requests the focus.
    void reveal(const JsonPointer &path);
    /// Notes that the user left the field at @p path.
    void markVisited(const JsonPointer &path);

    // The functions below rebuild the rows. A path is passed by value, as it may stand in a row.
    /// @p step joins the keys of a word into one undo step.
    void setValue(JsonPointer path, const Value &value, HistoryStep step = HistoryStep::Alone);
    /// Computes the checksum at @p path of the file that the path field beside it names.
    void fillChecksum(JsonPointer path);
    /// The side on which typing continues after a key removed an entry of a list.
    enum class Onward { Before, Behind };
    void remove(JsonPointer path, std::optional<Onward> onward = std::nullopt);
    void addField(JsonPointer path);
    /// Adds an item to @p list; @p alternative chooses the kind of item where there are several.
    void addItem(JsonPointer list, qsizetype index = -1, const QString &alternative = {});
    void duplicateItem(JsonPointer item);
    void addMapEntry(JsonPointer map, const QString &key);
    /// Moves the entry of a list or map by the number of places.
    void moveEntry(JsonPointer entry, qsizetype by);
    void renameKey(JsonPointer path, const QString &key);
    /// Applies @p fix and moves the focus to the value that it leaves open, else to the missing
    /// field or the renamed key.
    void applyFix(const Fix &fix);
    /// Like applyFix(), but moves the focus only to a placeholder that the fix leaves.
    void applyFixFromAfar(const Fix &fix);

Q_SIGNALS:
    void modelChanged();
    /// Another handoff of the file is shown.
    void placeChanged(const baton::HandoffId &place);
    void staleChanged();
    /// An entry of a list is about to move; the focus follows to its new place.
    void itemMoving();
    /// The field at @p path should get the focus.
    void focusRequested(const baton::JsonPointer &path, baton::FormController::Caret caret);
    void fieldChanged(const baton::JsonPointer &path);
    void failed(const QString &reason);
    /// The reader is to be asked for a file, starting at @p folder; @p take names it in a field.
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
    bool performFix(const Fix &fix, const std::optional<PathMove> &rename);
    void goToFillIn();

    EditorDocument &m_document;
    ShownHandoff m_shown;
    CurrentForm m_form;
    FieldEdits m_fields;
    HistoryMoves m_moves;
    std::optional<ByteRange>
        m_toFillIn;            ///< range left open by a fix, until the focus has moved there
    bool m_isStepping = false; ///< undo or redo is running
};

} // namespace baton
