// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/formcontroller.h"

#include "models/document/markdownfences.h"
#include "models/editor/handoffpart.h"
#include "models/form/formedit.h"
#include "models/protocol/catalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

FormController::FormController(EditorDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_historyIndex(document.buffer().history().index())
{
    connect(&document, &EditorDocument::analysed, this, &FormController::takeSnapshot);
    connect(&document, &EditorDocument::editFinished, this, &FormController::finish);
    connect(&document.buffer(), &DocumentBuffer::wasReset, this, &FormController::startAfresh);
    connect(&document, &EditorDocument::filePathChanged, this,
            [this](const QString &path) { setQuiet(path.isEmpty()); });
    connect(&document, &EditorDocument::typingEnded, this, &FormController::endTyping);
    connect(&document, &EditorDocument::untakenGivenUp, this,
            [this] { forgetRefusals([](const JsonPointer &) { return true; }); });
    connect(&document.buffer().history(), &QUndoStack::indexChanged, this,
            &FormController::followHistory);
    startAfresh();
    takeSnapshot();
}

const Tree &FormController::tree() const
{
    static const Tree empty;
    if (m_part) {
        return *m_part;
    }
    const auto number = static_cast<size_t>(m_place.document);
    return m_shown && number < m_shown->parsed.documents.size()
        ? m_shown->parsed.documents[number].tree
        : empty;
}

bool FormController::isXml() const
{
    const auto number = static_cast<size_t>(m_place.document);
    return m_shown && number < m_shown->parsed.documents.size()
        && m_shown->parsed.documents[number].format == Format::Xml;
}

void FormController::startAfresh()
{
    m_state = {};
    // A new document does not start with a list of complaints; one that was on disk does.
    m_state.isQuiet = m_document.settings().filePath.isEmpty();
    m_held.clear();
    m_waiting = {};
    m_document.setHeldEdits(false);
    m_refusals.clear();
    m_before.clear();
    publishRefusals();
    m_focusNext.reset();
}

void FormController::takeSnapshot()
{
    const SnapshotPtr newest = m_document.snapshot();
    const bool wasStale = std::exchange(m_isStale, !newest->isComplete());
    m_shown = !m_isStale ? newest : m_document.lastValid() ? m_document.lastValid() : newest;
    followHandoff();
    m_part = partOf(*m_shown, m_place);
    if (m_document.isAnalysed()) {
        m_applied.reset();
    }
    if (m_isStale) {
        m_waiting = {};
    }
    m_document.setHeldEdits(!m_isStale && !m_held.empty());
    forgetOutdatedRefusals();
    rebuild();
    if (wasStale != m_isStale || m_isStale) {
        Q_EMIT staleChanged();
    }
    if (m_focusNext && m_model.rowOf(*m_focusNext) >= 0) {
        const JsonPointer next = *std::exchange(m_focusNext, std::nullopt);
        Q_EMIT focusRequested(std::exchange(m_isFocusNew, false) ? firstFieldIn(next) : next);
    }
    goOn();
}

void FormController::rebuild()
{
    FormInput input;
    input.tree = &tree();
    const bool isMarkdown = m_shown->parsed.format == Format::Markdown;
    const QByteArray bytes = isMarkdown ? withBlankPrefixes(m_shown->bytes) : m_shown->bytes;
    input.bytes = bytes;
    input.isXml = isXml();
    if (const DocumentReport *report = m_shown->report.at(m_place)) {
        input.findings = &report->findings;
        const Kind *kind =
            m_document.catalog() ? m_document.catalog()->kind(report->kind) : nullptr;
        if (kind && !kind->fields.properties.empty()) {
            input.schema = {m_document.catalog(), &kind->fieldsAt(report->base)};
        }
    }
    m_model = buildForm(input, m_state);
    for (auto it = m_model.expansion.cbegin(); it != m_model.expansion.cend(); ++it) {
        if (!m_state.expanded.contains(it.key())) {
            m_state.expanded.insert(it.key(), it.value());
        }
    }
    Q_EMIT modelChanged();
}

void FormController::showHandoff(const HandoffPlace &place)
{
    if (m_place == place) {
        return;
    }
    switchTo(place);
    m_part = partOf(*m_shown, m_place);
    rebuild();
}

void FormController::switchTo(const HandoffPlace &place)
{
    m_place = place;
    const auto &reports = m_shown->report.documents;
    const auto found = std::ranges::find(reports, place, &DocumentReport::place);
    m_position = static_cast<size_t>(found - reports.begin());
    startAfresh();
    Q_EMIT placeChanged(place);
}

/// Stays with the handoff when its root key changes. Markdown holds blocks that nobody speaks of:
/// the form is not for them while there is another.
void FormController::followHandoff()
{
    const auto &reports = m_shown->report.documents;
    const DocumentReport *report = m_shown->report.at(m_place);
    if (reports.empty() || (report && report->place() == m_place)) {
        return;
    }
    const bool isRenamed =
        m_position < reports.size() && reports[m_position].document == m_place.document;
    switchTo(isRenamed    ? reports[m_position].place()
                 : report ? report->place()
                          : reports.front().place());
}

void FormController::toggle(const QString &rowId)
{
    m_state.expanded[rowId] = !m_model.expansion.value(rowId);
    rebuild();
}

void FormController::expandAll(bool isExpanded)
{
    for (const FormRow &row : m_model.rows) {
        if (row.kind == RowKind::Section) {
            m_state.expanded[row.id] = isExpanded;
        }
    }
    rebuild();
}

JsonPointer FormController::uncover(const JsonPointer &path)
{
    const JsonPointer spelt = speltPath(tree(), m_model.schema.get(), path);
    rebuild(); // what was asked for a moment ago has a section only now
    const QHash<JsonPointer, QString> groups = m_model.groups;
    for (JsonPointer place = spelt; !place.isRoot(); place = place.parent()) {
        m_state.expanded[rowId(RowKind::Card, place)] = true;
        const QString section = rowId(RowKind::Section, place);
        const bool isOfOthers = std::ranges::find(groups, section) != groups.cend();
        if (!isOfOthers) {
            m_state.expanded[section] = true;
        }
        if (const auto group = groups.constFind(place); group != groups.cend()) {
            m_state.expanded[*group] = true;
        }
    }
    rebuild();
    return spelt;
}

void FormController::reveal(const JsonPointer &path)
{
    const JsonPointer spelt = speltPath(tree(), m_model.schema.get(), path);
    if (tree().isEmpty() || tree().find(spelt) == noNode) {
        m_state.shown.insert(spelt);
    }
    uncover(spelt);
    if (m_model.rowOf(spelt, true) >= 0) {
        Q_EMIT focusRequested(spelt);
    }
}

/// Where somebody starts to fill in the entry at @p path: its first required field.
JsonPointer FormController::firstFieldIn(const JsonPointer &path) const
{
    const FormRow *first = nullptr;
    for (const FormRow &row : m_model.rows) {
        if (row.kind != RowKind::Field || !path.covers(row.field.path)) {
            continue;
        }
        if (row.field.isRequired && row.field.text.isEmpty()) {
            return row.field.path;
        }
        first = first ? first : &row;
    }
    return first ? first->field.path : path;
}

void FormController::markVisited(const JsonPointer &path)
{
    const bool isNews = !m_state.visited.contains(path);
    m_state.visited.insert(path);
    if (isNews && m_state.isQuiet) {
        rebuild();
    }
    const auto refusal = m_refusals.find(path);
    if (refusal == m_refusals.end()) {
        m_before.remove(path);
        return;
    }
    refusal->isTyping = false;
    restore(path);
    publishRefusals();
    Q_EMIT fieldChanged(path);
}

void FormController::setQuiet(bool isQuiet)
{
    if (std::exchange(m_state.isQuiet, isQuiet) != isQuiet) {
        rebuild();
    }
}

} // namespace baton
