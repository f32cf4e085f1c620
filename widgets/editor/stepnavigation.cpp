// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/stepnavigation.h"

#include "models/editor/completion/treeplace.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/pane/sourcepane.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

/// The first inserted byte of @p edits that is not layout; for removals their place.
qsizetype placeOf(const TextEdits &edits)
{
    const TextEdit &first = edits.front();
    const auto isLayout = [](char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '-';
    };
    const auto written = std::ranges::find_if_not(first.text, isLayout);
    return written == first.text.end() ? first.offset
                                       : first.offset + (written - first.text.begin());
}

/// The offset after the inserted text of @p edits; for removals their place.
qsizetype caretBehind(const TextEdits &edits)
{
    const TextEdit &first = edits.front();
    qsizetype end = first.text.size();
    while (end > 0 && (first.text[end - 1] == '\n' || first.text[end - 1] == '\r')) {
        --end;
    }
    return first.offset + end;
}

/// The text of the value at @p place of @p snapshot; empty if there is none.
QString textAt(const SnapshotPtr &snapshot, const TreePlace &place)
{
    const auto document = static_cast<size_t>(place.document);
    if (!snapshot || document >= snapshot->parsed.documents.size()) {
        return {};
    }
    const Tree &tree = snapshot->parsed.documents[document].tree;
    const NodeId node = tree.isEmpty() ? noNode : tree.find(place.path);
    return node == noNode ? QString() : tree.at(node).text;
}

} // namespace

void StepNavigation::record(const TextEdits &edits)
{
    if (!edits.empty()) {
        m_before = m_document.known();
        m_place = placeOf(edits);
        m_revision = m_document.buffer().revision();
        m_source.showChange(caretBehind(edits));
    }
}

void StepNavigation::show(bool isInForm)
{
    if (!m_place) {
        return;
    }
    const qsizetype place = *std::exchange(m_place, std::nullopt);
    const SnapshotPtr before = std::exchange(m_before, nullptr);
    const SnapshotPtr now = m_document.newestIfQuick();
    if (!now || !isInForm || m_form.controller().isStale()) {
        return;
    }
    if (const auto item = m_form.controller().placeOfStep()) {
        m_form.revealItem(*item);
        return;
    }
    if (const std::optional<TreePlace> here = treePlaceAt(now->parsed, place)) {
        const DocumentReport *report = now->report.holding(here->document, here->path);
        m_form.showHandoff(report ? report->place() : HandoffId{here->document, {}});
        m_form.revealChange(here->path, textAt(before, *here));
    }
}

} // namespace baton
