// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

namespace baton {

/// The handoff of the file that the form shows, and what the newest text that could be read says of
/// it.
class ShownHandoff
{
public:
    explicit ShownHandoff(const EditorDocument &document);

    [[nodiscard]] const HandoffId &place() const { return m_place; }
    /// The newest snapshot in which the handoff could be read.
    [[nodiscard]] const SnapshotPtr &snapshot() const { return m_snapshot; }
    /// True when there is a newer text that cannot be read.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// The revision of the newest text that was looked at.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// The part of a document that holds several handoffs; else null.
    [[nodiscard]] const std::shared_ptr<const Tree> &part() const { return m_part; }
    [[nodiscard]] const Tree &tree() const;
    [[nodiscard]] Format format() const;
    [[nodiscard]] bool contains(const JsonPointer &path) const
    {
        return tree().find(path) != noNode;
    }
    [[nodiscard]] std::optional<Value> valueAt(const JsonPointer &path) const;

    /// Takes what the document knows of its newest text.
    void update();
    void switchTo(const HandoffId &place);
    /// The handoff to show instead of one that is not there any more: the same under its new root
    /// key, else the first. Markdown holds blocks that nobody speaks of: the form is not for them
    /// while there is another.
    [[nodiscard]] std::optional<HandoffId> successor() const;

private:
    [[nodiscard]] const SourceDocument *parsed() const;
    void takePart();

    const EditorDocument &m_document;
    HandoffId m_place;
    size_t m_position = 0; ///< position in its report; finds the handoff when its root key changes
    SnapshotPtr m_snapshot;
    std::shared_ptr<const Tree> m_part;
    bool m_isStale = false;
    quint64 m_revision = 0;
};

} // namespace baton
