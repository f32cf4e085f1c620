// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/shownhandoff.h"
#include "models/form/rows/formbuild.h"
#include "models/values/pathmove.h"

namespace baton {

/// The rows of the form and their state: unfolded rows, requested absent fields, and the active
/// editor.
class CurrentForm : public QObject
{
    Q_OBJECT

public:
    /// The form of the handoff @p shown in @p document. Both must outlive this object.
    CurrentForm(EditorDocument &document, const ShownHandoff &shown);
    ~CurrentForm() override;

    [[nodiscard]] const FormModel &model() const { return m_model; }
    [[nodiscard]] const FormState &state() const { return m_state; }
    /// True if the worker built the rows, false if the UI thread did.
    [[nodiscard]] bool isPrepared() const { return m_isPrepared; }
    /// True if the rows match the current state.
    [[nodiscard]] bool isIdle() const { return m_source.state == m_state; }
    /// True if the rows belong to an older text or an older state.
    [[nodiscard]] bool isOutdated() const { return source() != m_source; }

    /// Takes the rows that the worker built if they fit; otherwise builds them now.
    void rebuild();
    /// Folds everything that the user unfolded. The rows stay until they are rebuilt.
    void startOver();
    /// Unfolds or folds the section or card with the id @p rowId.
    void toggle(const QString &rowId);
    void expandAll(bool isExpanded);
    /// Unfolds the rows that hide @p path. Keys in @p path are spelled as in the document.
    void uncover(const JsonPointer &path);
    /// Like uncover(), but the worker builds the rows of a long text, and changed() is emitted
    /// later.
    void uncoverSoon(const JsonPointer &path);
    /// Requests a row for the absent field at @p path. It appears when the rows are rebuilt.
    void show(const JsonPointer &path) { m_state.shown.insert(path); }
    void hide(const JsonPointer &path) { m_state.shown.remove(path); }
    /// Shows all fields of a new object, including the optional ones.
    void showNew(const JsonPointer &object);
    /// Adapts the state to the moved entries. Cards of a list stay open or closed.
    void follow(const PathMove &move);
    /// Updates the row of the field at @p path from its current value.
    void updateField(const JsonPointer &path);
    /// Keeps the editor of the field at @p path while the user types. With any keystroke, a
    /// multi-line text or raw value may turn into a value for another editor.
    void keepEditor(const JsonPointer &path);
    /// Lets the active field change to the editor that fits its value.
    void releaseEditor();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] FormRequest source() const;
    void rebuildSoon();
    [[nodiscard]] bool unfold(const JsonPointer &path);
    void takePrepared();
    void accept(BuiltForm made);
    void publishState() { m_preparation->setState(m_shown.place(), m_state); }
    void setCardOpen(int row, bool isOpen);
    [[nodiscard]] QStringList hidingRows(const JsonPointer &path) const;
    [[nodiscard]] FieldState *fieldAt(const JsonPointer &path);
    void showAll(const JsonPointer &object, const FieldSchema *schema);

    EditorDocument &m_document;
    const ShownHandoff &m_shown;
    FormState m_state;
    FormModel m_model;
    FormRequest m_source; ///< request from which m_model was built
    std::shared_ptr<const Tree>
        m_part; ///< the handoff's part of the tree at that time, if the document holds several
    std::shared_ptr<FormPreparation> m_preparation;
    bool m_isPrepared = false;
};

} // namespace baton
