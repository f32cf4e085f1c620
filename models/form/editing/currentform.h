// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"
#include "models/form/editing/shownhandoff.h"
#include "models/form/rows/formbuild.h"

namespace baton {

/// The rows of the form, and what of it is unfolded, asked for and at work.
class CurrentForm : public QObject
{
    Q_OBJECT

public:
    /// The form of @p shown in @p document; both have to outlive this.
    CurrentForm(EditorDocument &document, const ShownHandoff &shown);
    ~CurrentForm() override;

    [[nodiscard]] const FormModel &model() const { return m_model; }
    [[nodiscard]] const FormState &state() const { return m_state; }
    /// True when the worker made the rows, not the UI thread.
    [[nodiscard]] bool isPrepared() const { return m_isPrepared; }
    /// True when the rows are those of what was unfolded last.
    [[nodiscard]] bool isIdle() const { return m_source.state == m_state; }
    /// True when the rows are of another text, or of what was unfolded before.
    [[nodiscard]] bool isOutdated() const { return source() != m_source; }

    /// Takes the rows that the worker made, where they are the right ones; else makes them here.
    void rebuild();
    /// Nothing is unfolded by the reader any more; the rows stay until they are made anew.
    void startOver();
    /// Unfolds or folds the section or the card with the id @p rowId.
    void toggle(const QString &rowId);
    void expandAll(bool isExpanded);
    /// Unfolds what hides @p path, which is spelt as in the document.
    void uncover(const JsonPointer &path);
    /// Does the same as uncover(); if the text is long, the worker makes the rows, and changed()
    /// follows.
    void uncoverSoon(const JsonPointer &path);
    /// The absent field at @p path was asked for: it has a row once the rows are made anew.
    void show(const JsonPointer &path) { m_state.shown.insert(path); }
    void hide(const JsonPointer &path) { m_state.shown.remove(path); }
    /// Shows the optional fields of a new object as well as the required ones.
    void showNew(const JsonPointer &object);
    /// Moves what is unfolded and asked for with its entries. Each card of a list stays as it is,
    /// whatever the list will hold.
    void follow(const PathMove &move);
    /// The row of the field at @p path says what the text says of its value now.
    void updateField(const JsonPointer &path);
    /// A text or a raw value may become one that another editor is for, with any key: as long as
    /// somebody types at @p path, the one that has the caret stays.
    void keepEditor(const JsonPointer &path);
    /// Lets the field change to the editor that its value asks for.
    void releaseEditor();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] FormRequest source() const;
    void rebuildSoon();
    [[nodiscard]] bool unfold(const JsonPointer &path);
    void takePrepared();
    void accept(BuiltForm made);
    void publishState();
    void setCardOpen(int row, bool isOpen);
    [[nodiscard]] QStringList hidingRows(const JsonPointer &path) const;
    [[nodiscard]] FieldState *fieldAt(const JsonPointer &path);
    void showAll(const JsonPointer &object, const FieldSchema *schema);

    EditorDocument &m_document;
    const ShownHandoff &m_shown;
    FormState m_state;
    FormModel m_model;
    FormRequest m_source; ///< request that m_model was built from
    std::shared_ptr<const Tree>
        m_part; ///< the handoff's part of the tree at that time, in a document with several
    std::shared_ptr<FormPreparation> m_preparation;
    bool m_isPrepared = false;
};

} // namespace baton
