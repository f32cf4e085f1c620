// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/formcontroller.h"

#include "models/document/markdownfences.h"
#include "models/form/formedit.h"
#include "models/protocol/catalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

FormController::FormController(EditorDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &EditorDocument::analysed, this, &FormController::takeSnapshot);
    connect(&document, &EditorDocument::editFinished, this, &FormController::finish);
    connect(&document.buffer(), &DocumentBuffer::wasReset, this, &FormController::startAfresh);
    connect(&document, &EditorDocument::filePathChanged, this,
            [this](const QString &path) { setQuiet(path.isEmpty()); });
    startAfresh();
    takeSnapshot();
}

const Tree &FormController::tree() const
{
    static const Tree empty;
    const size_t number = static_cast<size_t>(m_number);
    return m_shown && number < m_shown->parsed.documents.size()
        ? m_shown->parsed.documents[number].tree
        : empty;
}

void FormController::startAfresh()
{
    m_state = {};
    // A new document does not start with a list of complaints; one that was on disk does.
    m_state.isQuiet = m_document.settings().filePath.isEmpty();
    m_held.clear();
    m_waiting = {};
    m_refusals.clear();
    m_focusNext.reset();
}

void FormController::takeSnapshot()
{
    const SnapshotPtr newest = m_document.snapshot();
    const bool wasStale = std::exchange(m_isStale, !newest->isComplete());
    m_shown = !m_isStale ? newest : m_document.lastValid() ? m_document.lastValid() : newest;
    keepToHandoffs();
    if (m_document.isAnalysed()) {
        m_applied.reset();
    }
    if (m_isStale) {
        m_waiting = {};
    }
    rebuild();
    if (wasStale != m_isStale || m_isStale) {
        Q_EMIT staleChanged();
    }
    if (m_focusNext && m_model.rowOf(*m_focusNext) >= 0) {
        Q_EMIT focusRequested(*std::exchange(m_focusNext, std::nullopt));
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
    for (const DocumentReport &report : m_shown->report.documents) {
        if (report.document == m_number) {
            addReport(input, report);
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

/// A document may hold several handoffs, each under a root key: the form shows the fields and the
/// findings of all of them.
void FormController::addReport(FormInput &input, const DocumentReport &report)
{
    if (input.findings == nullptr) {
        input.findings = &report.findings;
    } else {
        if (input.findings != &m_allFindings) {
            m_allFindings = *input.findings;
            input.findings = &m_allFindings;
        }
        m_allFindings.insert(m_allFindings.end(), report.findings.begin(), report.findings.end());
    }
    const Kind *kind = m_document.catalog() ? m_document.catalog()->kind(report.kind) : nullptr;
    if (!kind || kind->fields.properties.empty()) {
        return;
    }
    const FieldSchema &fields = kind->fieldsAt(report.base);
    if (!input.schema) {
        input.schema = {m_document.catalog(), &fields};
        return;
    }
    auto joined = std::make_shared<FieldSchema>(*input.schema);
    joined->properties.insert(joined->properties.end(), fields.properties.begin(),
                              fields.properties.end());
    input.schema = std::move(joined);
}

void FormController::showDocument(int number)
{
    if (m_number == number) {
        return;
    }
    switchTo(number);
    rebuild();
}

void FormController::switchTo(int number)
{
    m_number = number;
    startAfresh();
    Q_EMIT documentChanged(number);
}

/// Markdown holds blocks that nobody speaks of: the form is not for them while there is another.
void FormController::keepToHandoffs()
{
    const Report &report = m_shown->report;
    if (report.documents.empty() || report.of(m_number)) {
        return;
    }
    switchTo(report.documents.front().document);
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
    for (JsonPointer place = spelt;; place = place.parent()) {
        for (const RowKind kind : {RowKind::Section, RowKind::Card}) {
            m_state.expanded[rowId(kind, place)] = true;
        }
        m_state.expanded[u"other:"_s + place.toString()] = true;
        if (place.isRoot()) {
            break;
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

void FormController::markVisited(const JsonPointer &path)
{
    const bool isNews = !m_state.visited.contains(path);
    m_state.visited.insert(path);
    if (isNews && m_state.isQuiet) {
        rebuild();
    }
    if (m_refusals.contains(path)) {
        Q_EMIT fieldChanged(path);
    }
}

void FormController::setQuiet(bool isQuiet)
{
    if (std::exchange(m_state.isQuiet, isQuiet) != isQuiet) {
        rebuild();
    }
}

} // namespace baton
