// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/proof.h"
#include "models/editing/prompt/promptlayout.h"
#include "models/editing/prompt/promptwriter.h"
#include "models/editing/yaml/writingstyle.h"
#include "models/tree/treeedit.h"

namespace baton::edit {

/// Plans text edits that may carry out an edit of a node of a prompt, for std::visit(); unproven.
/// With a care other than Natural, text goes below its heading.
class PromptEditPlanner
{
public:
    using PlannedEdits = std::optional<TextEdits>;

    PromptEditPlanner(const ParsedSource &source, int document, NodeId id, Care care);

    PlannedEdits operator()(const SetValue &edit) const;
    PlannedEdits operator()(const InsertKey &edit) const;
    PlannedEdits operator()(const InsertItem &edit) const;
    PlannedEdits operator()(const Remove &) const;
    PlannedEdits operator()(const Move &edit) const;
    PlannedEdits operator()(const RenameKey &edit) const;

private:
    [[nodiscard]] const Node &node() const { return m_tree.at(m_id); }
    [[nodiscard]] qsizetype listIndent() const;
    [[nodiscard]] static bool isBesideMark(const QString &text, const PromptWritingStyle &manner);
    PlannedEdits setSection(const Value &value) const;
    PlannedEdits setItem(const Value &value) const;
    PlannedEdits insertSection(const InsertKey &edit) const;
    PlannedEdits insertLines(size_t index, const QByteArray &text) const;
    [[nodiscard]] QByteArray markFor(size_t index) const;
    void renumber(TextEdits &edits, const std::vector<PromptMark> &marks, size_t from,
                  int by) const;

    const QByteArray &m_bytes;
    const Tree &m_tree;
    PromptLayout m_layout;
    NodeId m_id;
    PromptWritingStyle m_manner;
};

} // namespace baton::edit
