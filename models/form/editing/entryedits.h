// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"
#include "models/tree/treeedit.h"
#include "models/values/pathmove.h"

#include <QCoreApplication>

namespace baton {

/// An edit that adds, removes, moves or renames an entry of a list or a map.
struct EntryEdit
{
    JsonPointer path; ///< path of the edited entry; errors are shown there
    TreeEdit edit;
    QString label;
    JsonPointer next;             ///< path to focus after the edit
    std::optional<PathMove> move; ///< effect on the paths of entries; nullopt if no path changes
};

/// The edits for the user's actions on entries of lists and maps. An action that may have no effect
/// returns nullopt in that case.
class EntryEdits
{
    Q_DECLARE_TR_FUNCTIONS(baton::EntryEdits)

public:
    /// @p schema belongs to the document's root and may be null. The arguments must outlive this
    /// object.
    EntryEdits(const Tree &tree, const FieldSchema *schema, Format format);

    /// Adds the field at @p path with the initial value @p value.
    [[nodiscard]] EntryEdit addField(const JsonPointer &path, const Value &value) const;
    /// Inserts @p value before the item at @p index, or at the end if there is no such item.
    [[nodiscard]] EntryEdit insertItem(const JsonPointer &list, qsizetype index,
                                       const Value &value) const;
    /// Removes the entry at @p path. Editing continues at the previous item if @p goesBack is true,
    /// else at the next one.
    [[nodiscard]] EntryEdit remove(const JsonPointer &path, bool goesBack) const;
    /// Moves the entry by @p by positions.
    [[nodiscard]] std::optional<EntryEdit> moveEntry(const JsonPointer &entry, qsizetype by) const;
    [[nodiscard]] std::optional<EntryEdit> renameKey(const JsonPointer &path,
                                                     const QString &key) const;

    /// The initial value of a new item of @p list, from its schema or its first item. In a list of
    /// alternatives it contains @p alternative.
    [[nodiscard]] Value newItem(const JsonPointer &list, const QString &alternative = {}) const;
    /// The file named by the path field beside the field at @p path; empty if there is none.
    [[nodiscard]] QString fileBeside(const JsonPointer &path) const;

private:
    /// The map or list at @p path; null if there is none.
    [[nodiscard]] const Node *containerAt(const JsonPointer &path, ValueType type) const;
    [[nodiscard]] qsizetype countOf(const JsonPointer &list) const;
    [[nodiscard]] TreeEdit putting(const JsonPointer &path, const Value &value) const;

    const Tree &m_tree;
    const FieldSchema *m_schema;
    Format m_format;
};

} // namespace baton
