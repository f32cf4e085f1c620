// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How EditorTab shows a place in both panes.
#include "widgets/editor/editortab.h"

#include "models/editor/completion/treeplace.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

/// The first byte of what @p edits wrote that is no layout; where they removed, the place of it.
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

/// Behind what @p edits wrote; where they removed, the place of it.
qsizetype caretBehind(const TextEdits &edits)
{
    const TextEdit &first = edits.front();
    qsizetype end = first.text.size();
    while (end > 0 && (first.text[end - 1] == '\n' || first.text[end - 1] == '\r')) {
        --end;
    }
    return first.offset + end;
}

/// The text of the value at @p place of @p snapshot; empty when there is none.
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

bool EditorTab::leadsIntoForm() const
{
    const bool mayTake = m_document.isAnalysed() && !m_form->controller().isStale();
    return !isSourceVisible() || (m_isFormActive && isFormVisible() && mayTake);
}

void EditorTab::revealFinding(const HandoffId &place, const Finding &finding)
{
    m_form->showHandoff(place);
    if (leadsIntoForm()) {
        m_form->revealPath(finding.fieldPath());
        m_source->revealPath(place.document, finding.path);
    } else {
        m_form->showPath(finding.fieldPath());
        m_source->revealRange(finding.range);
        m_source->edit().setFocus();
    }
}

void EditorTab::revealPath(int document, const JsonPointer &path, TextPosition place)
{
    if (m_isFormActive && isFormVisible()) {
        const DocumentReport *report = m_document.snapshot()->report.holding(document, path);
        m_form->showHandoff(report ? report->place() : HandoffId{document, {}});
        m_form->revealPath(path);
        m_source->revealPath(document, path);
    } else {
        goToLine(place.line, place.column);
    }
}

void EditorTab::goToLine(int line, int column, const QString &text)
{
    if (!isSourceVisible()) {
        setSourceVisible(true);
    }
    m_source->goToLine(line, column, text);
    m_source->edit().setFocus();
}

/// The changes of undo and redo are seen in both panes, wherever they were asked for.
void EditorTab::noteStep(const TextEdits &edits)
{
    if (!edits.empty() && isVisible()) {
        m_beforeStep = m_document.known();
        m_stepped = placeOf(edits);
        m_steppedTo = m_document.buffer().revision();
        m_source->showChange(caretBehind(edits));
    }
}

/// The form follows the caret while the source has the keyboard; else it goes to the field itself,
/// before the next key. Where all of a long text would have to be read for that, the focus stays.
void EditorTab::showStep()
{
    if (!m_stepped) {
        return;
    }
    const qsizetype place = *std::exchange(m_stepped, std::nullopt);
    const SnapshotPtr before = std::exchange(m_beforeStep, nullptr);
    const SnapshotPtr now = m_document.newestIfQuick();
    if (!now || !m_isFormActive || m_form->controller().isStale()) {
        return;
    }
    if (const auto item = m_form->controller().placeOfStep()) {
        m_form->revealItem(*item);
        return;
    }
    if (const std::optional<TreePlace> here = treePlaceAt(now->parsed, place)) {
        const DocumentReport *report = now->report.holding(here->document, here->path);
        m_form->showHandoff(report ? report->place() : HandoffId{here->document, {}});
        m_form->revealChange(here->path, textAt(before, *here));
    }
}

} // namespace baton
