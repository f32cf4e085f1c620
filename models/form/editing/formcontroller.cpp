// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/formcontroller.h"

#include "models/editor/snapshot/handoffsubtree.h"
#include "models/editor/snapshot/largedocument.h"
#include "models/form/rows/cardexpansion.h"
#include "models/form/rows/formedit.h"
#include "models/protocol/catalog/catalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

FormController::FormController(EditorDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_preparation(std::make_shared<FormPreparation>())
    , m_historyIndex(document.buffer().history().index())
{
    connect(&document, &EditorDocument::analysed, this, &FormController::takeSnapshot);
    connect(&document, &EditorDocument::prepared, this, &FormController::takePrepared);
    connect(&document.buffer(), &DocumentBuffer::wasReset, this, &FormController::startAfresh);
    connect(&document.buffer(), &DocumentBuffer::changed, this, &FormController::noteFix);
    connect(&document, &EditorDocument::fixRefused, this, [this] { m_isFixing = false; });
    connect(&document, &EditorDocument::typingEnded, this, &FormController::endTyping);
    connect(&document, &EditorDocument::untakenGivenUp, this,
            [this] { forgetRefusals([](const JsonPointer &) { return true; }); });
    connect(&document.buffer(), &DocumentBuffer::stepped, this, [this] { m_isStepping = true; });
    connect(&document.buffer().history(), &QUndoStack::indexChanged, this,
            &FormController::followHistory);
    document.setTakeBack([this] { return takeBackNewest(); });
    startAfresh();
    document.setPreparation([preparation = m_preparation](const SnapshotPtr &now,
                                                          const LastValid &lastValid,
                                                          const auto &catalog) {
        preparation->prepare(now, lastValid, catalog);
    });
    takeSnapshot();
}

FormController::~FormController()
{
    m_document.setTakeBack({});
    m_document.setPreparation({});
    m_document.discard(std::make_shared<const FormModel>(std::move(m_model)));
}

const Tree &FormController::tree() const
{
    static const Tree empty;
    if (m_shownPart) {
        return *m_shownPart;
    }
    const auto number = static_cast<size_t>(m_place.document);
    return m_shown && number < m_shown->parsed.documents.size()
        ? m_shown->parsed.documents[number].tree
        : empty;
}

Format FormController::format() const
{
    const auto number = static_cast<size_t>(m_place.document);
    return m_shown && number < m_shown->parsed.documents.size()
        ? m_shown->parsed.documents[number].format
        : Format::Text;
}

void FormController::startAfresh()
{
    m_state = {};
    m_typed.reset();
    m_ahead.clear();
    m_refusals.clear();
    m_before.clear();
    m_pathSteps.clear();
    publishRefusals();
    m_preparation->setState(m_place, m_state);
}

void FormController::takeSnapshot()
{
    const bool wasStale = m_isStale;
    takeShown();
    followHandoff();
    if (source() != m_source) {
        rebuild();
    } else if (wasStale != m_isStale) {
        Q_EMIT modelChanged();
    }
    forgetOutdatedRefusals();
    if (wasStale != m_isStale || m_isStale) {
        Q_EMIT staleChanged();
    }
    if (m_toFillIn && m_document.isAnalysed() && !m_isStale) {
        goToFillIn();
    }
}

void FormController::catchUp()
{
    if (m_document.newest()->revision != m_revision) {
        takeSnapshot();
    }
}

/// False where nothing can be edited, because the source is broken.
bool FormController::isReady()
{
    catchUp();
    return !m_isStale;
}

FormRequest FormController::source() const
{
    return {m_shown, m_document.catalog(), m_place, m_state};
}

/// Takes the form that the worker made, where it is the right one; else it makes it here.
void FormController::rebuild()
{
    const FormRequest wanted = source();
    std::unique_ptr<BuiltForm> made = m_preparation->take(wanted);
    m_isPrepared = made != nullptr;
    const bool isSameText = wanted.shown == m_source.shown && wanted.place == m_source.place;
    accept(made ? std::move(*made) : makeForm(wanted, isSameText ? m_part : nullptr));
}

/// As above where nobody waits for the rows of a long text: the worker makes them.
void FormController::rebuildSoon()
{
    if (!mayWaitForRows(source())) {
        rebuild();
        return;
    }
    m_preparation->setState(m_place, m_state);
    if (!std::exchange(m_isPreparing, true)) {
        m_document.prepare();
    }
}

/// The rows that there are speak of the same text: they can stand a moment longer.
bool FormController::mayWaitForRows(const FormRequest &wanted) const
{
    return isLong(wanted.shown->bytes) && wanted.shown == m_source.shown
        && wanted.place == m_source.place && wanted.catalog == m_source.catalog
        && m_document.isAnalysed();
}

void FormController::takePrepared()
{
    m_isPreparing = false;
    if (source() != m_source) {
        rebuild();
    }
}

void FormController::accept(BuiltForm made)
{
    m_document.discard(
        std::make_shared<const FormModel>(std::exchange(m_model, std::move(made.model))));
    m_part = std::move(made.part);
    m_state.expanded = std::move(made.expanded);
    m_source = source();
    m_wasAhead = !m_ahead.isEmpty();
    m_ahead.clear();
    m_preparation->setState(m_place, m_state);
    Q_EMIT modelChanged();
    m_wasAhead = false;
}

/// The model shows what the state says of cards.
void FormController::noteCards()
{
    if (!m_isPreparing) { // else there is more to come than cards
        m_source.state.expanded = m_state.expanded;
    }
    m_preparation->setState(m_place, m_state);
}

void FormController::setCardOpen(int row, bool isOpen)
{
    QByteArray bytes;
    baton::setCardOpen(m_model, row, isOpen, inputOf(m_source, m_part.get(), bytes), m_state);
}

void FormController::showHandoff(const HandoffId &place)
{
    if (m_place == place) {
        return;
    }
    const bool wasStale = m_isStale;
    switchTo(place);
    rebuild();
    if (wasStale || m_isStale) {
        Q_EMIT staleChanged();
    }
}

/// What there is to show of the handoff, which may be broken while others are not.
void FormController::takeShown()
{
    const SnapshotPtr newest = m_document.known();
    m_revision = newest->revision;
    m_isStale = !newest->isComplete(m_place.document);
    m_shown = m_document.lastValid().shown(newest, m_place.document);
    m_shownPart =
        m_shown->report.hasSeveral(m_place.document) ? partOf(*m_shown, m_place) : std::nullopt;
}

void FormController::switchTo(const HandoffId &place)
{
    m_place = place;
    takeShown();
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
    const int row = m_model.indexOf(rowId);
    const bool isOpen = row >= 0 && m_model.rows[static_cast<size_t>(row)].isExpanded;
    if (row >= 0 && m_model.rows[static_cast<size_t>(row)].kind == RowKind::Card) {
        setCardOpen(row, !isOpen);
        noteCards();
        Q_EMIT modelChanged();
    } else {
        m_state.expanded.insert(rowId, !isOpen);
        rebuildSoon();
    }
}

void FormController::expandAll(bool isExpanded)
{
    for (const FormRow &row : m_model.rows) {
        if (row.kind == RowKind::Section) {
            m_state.expanded[row.id] = isExpanded;
        }
    }
    rebuildSoon();
}

/// The rows that may hide the field at @p path while they are closed, from the outermost.
QStringList FormController::hidingRows(const JsonPointer &path) const
{
    QStringList ids;
    for (JsonPointer place = path; !place.isRoot(); place = place.parent()) {
        ids.prepend(rowId(RowKind::Card, place));
        const QString section = rowId(RowKind::Section, place);
        const bool isOfOthers = std::ranges::find(m_model.groups, section) != m_model.groups.cend();
        if (!isOfOthers) {
            ids.prepend(section);
        }
        if (const auto group = m_model.groups.constFind(place); group != m_model.groups.cend()) {
            ids.prepend(*group);
        }
    }
    return ids;
}

JsonPointer FormController::uncover(const JsonPointer &path)
{
    const JsonPointer spelt = sourcePath(tree(), m_model.schema.get(), path);
    if (m_state.shown != m_source.state.shown) {
        rebuild(); // what was asked for a moment ago has a section only now
    }
    bool isOtherForm = false;
    bool isOtherCard = false;
    const QStringList ids = hidingRows(spelt);
    std::vector<int> rows = m_model.indexesOf(ids);
    for (size_t i = 0; i < rows.size(); ++i) {
        const QString &id = ids[static_cast<qsizetype>(i)];
        if (!m_state.expanded.value(id)) {
            m_state.expanded.insert(id, true);
        }
        const int row = isOtherForm ? -1 : rows[i];
        if (row < 0 || m_model.rows[static_cast<size_t>(row)].isExpanded) {
            continue;
        }
        if (m_model.rows[static_cast<size_t>(row)].kind == RowKind::Card) {
            setCardOpen(row, true);
            rows = m_model.indexesOf(ids);
            isOtherCard = true;
        } else {
            isOtherForm = true; // a section is made with all that is in it
        }
    }
    if (isOtherForm) {
        rebuild();
        return spelt;
    }
    noteCards();
    if (isOtherCard) {
        Q_EMIT modelChanged();
    }
    return spelt;
}

void FormController::reveal(const JsonPointer &path)
{
    const JsonPointer field = unveil(path);
    if (m_model.rowOf(field, true) >= 0) {
        Q_EMIT focusRequested(field);
    }
}

void FormController::arriveAt(const JsonPointer &path)
{
    const JsonPointer field = unveil(path);
    if (m_model.rowOf(field, true) >= 0) {
        Q_EMIT arrived(field);
    }
}

/// The field at @p path as the document spells it, which is shown even where it is absent.
JsonPointer FormController::unveil(const JsonPointer &path)
{
    const JsonPointer spelt = sourcePath(tree(), m_model.schema.get(), path);
    if (tree().isEmpty() || tree().find(spelt) == noNode) {
        m_state.shown.insert(spelt);
    }
    return uncover(spelt);
}

/// Where somebody starts to fill in the entry at @p path: its first required field.
JsonPointer FormController::firstFieldIn(const JsonPointer &path) const
{
    const FormRow *first = nullptr;
    for (const FormRow &row : m_model.rows) {
        const bool isField = row.kind == RowKind::Field || row.kind == RowKind::ListItem;
        if (!isField || !path.covers(row.field.path)) {
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
    m_document.noteVisited(path);
    forgetTyped(path);
    releaseEditor();
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

} // namespace baton
