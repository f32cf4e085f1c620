// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

namespace baton {

/// The handoff that the form shows, with its newest text that parses.
class ShownHandoff
{
public:
    explicit ShownHandoff(const EditorDocument &document);

    [[nodiscard]] const HandoffId &place() const { return m_place; }
    /// The newest snapshot in which the handoff parses.
    [[nodiscard]] const SnapshotPtr &snapshot() const { return m_snapshot; }
    /// True if there is a newer text that does not parse.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// The revision of the newest text seen so far.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// The handoff's part of the tree if its document holds several handoffs, else null.
    [[nodiscard]] const std::shared_ptr<const Tree> &part() const { return m_part; }
    [[nodiscard]] const Tree &tree() const;
    [[nodiscard]] Format format() const;
    [[nodiscard]] bool contains(const JsonPointer &path) const
    {
        return tree().find(path) != noNode;
    }
    [[nodiscard]] std::optional<Value> valueAt(const JsonPointer &path) const;

    /// Updates to the document's newest text.
    void update();
    void switchTo(const HandoffId &place);
    /// The handoff to show if the current one no longer exists: the one at its position with a new
    /// root key, else the first. Markdown blocks that are no handoffs are used only if there is
    /// nothing else.
    [[nodiscard]] std::optional<HandoffId> successor() const;

private:
    [[nodiscard]] const SourceDocument *parsed() const;
    void takePart();

    const EditorDocument &m_document;
    HandoffId m_place;
    size_t m_position =
        0; ///< position in the report; identifies the handoff if its root key changes
    SnapshotPtr m_snapshot;
    std::shared_ptr<const Tree> m_part;
    bool m_isStale = false;
    quint64 m_revision = 0;
};

} // namespace baton
