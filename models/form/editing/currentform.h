// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"
#include "models/form/editing/shownhandoff.h"
#include "models/form/rows/formbuild.h"

namespace baton {

/// The rows of the form and their state: what is unfolded, which absent fields were requested, and
/// the active editor.
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
    /// True when the rows match the present state.
    [[nodiscard]] bool isIdle() const { return m_source.state == m_state; }
    /// True when the rows belong to an older text or an older state.
    [[nodiscard]] bool isOutdated() const { return source() != m_source; }

    /// Takes the rows that the worker built if they fit, else builds them here.
    void rebuild();
    /// Folds everything that the user unfolded; the rows stay until they are rebuilt.
    void startOver();
    /// Unfolds or folds the section or the card with the id @p rowId.
    void toggle(const QString &rowId);
    void expandAll(bool isExpanded);
    /// Unfolds what hides @p path, which is spelt as in the document.
    void uncover(const JsonPointer &path);
    /// Like uncover(), but the worker builds the rows of a long text, and changed() follows.
    void uncoverSoon(const JsonPointer &path);
    /// Requests a row for the absent field at @p path, once the rows are rebuilt.
    void show(const JsonPointer &path) { m_state.shown.insert(path); }
    void hide(const JsonPointer &path) { m_state.shown.remove(path); }
    /// Shows the optional fields of a new object as well as the required ones.
    void showNew(const JsonPointer &object);
    /// Moves the state along with its entries. Each card of a list stays as it is.
    void follow(const PathMove &move);
    /// Updates the row of the field at @p path from the present value.
    void updateField(const JsonPointer &path);
    /// Keeps the editor at @p path while somebody types there: with any key a text or raw value may
    /// become one for another editor.
    void keepEditor(const JsonPointer &path);
    /// Lets the field at work change to the editor that fits its value.
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
    FormRequest m_source; ///< request that m_model was built from
    std::shared_ptr<const Tree>
        m_part; ///< the handoff's part of the tree at that time, in a document with several
    std::shared_ptr<FormPreparation> m_preparation;
    bool m_isPrepared = false;
};

} // namespace baton
