// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/currentform.h"

#include "models/editor/snapshot/detachedpool.h"
#include "models/editor/snapshot/synchronouslimit.h"
#include "models/form/rows/cardexpansion.h"
#include "models/form/rows/formedit.h"
#include "models/form/rows/formfields.h"

#include <algorithm>
#include <utility>

namespace baton {

CurrentForm::CurrentForm(EditorDocument &document, const ShownHandoff &shown)
    : m_document(document)
    , m_shown(shown)
    , m_preparation(std::make_shared<FormPreparation>())
{
    connect(&document, &EditorDocument::prepared, this, &CurrentForm::takePrepared);
    publishState();
    document.setPreparation([preparation = m_preparation](const SnapshotPtr &now,
                                                          const LastValid &lastValid,
                                                          const auto &catalog) {
        preparation->prepare(now, lastValid, catalog);
    });
}

CurrentForm::~CurrentForm()
{
    m_document.setPreparation({});
    discard(std::make_shared<const FormModel>(std::move(m_model)));
}

FormRequest CurrentForm::source() const
{
    return {m_shown.snapshot(), m_document.catalog(), m_shown.place(), m_state};
}

void CurrentForm::rebuild()
{
    std::unique_ptr<BuiltForm> made = m_preparation->take(source());
    m_isPrepared = made != nullptr;
    accept(made ? std::move(*made) : makeForm(source(), m_shown.part()));
}

/// Like rebuild(), but builds the rows on the worker if the text is long.
void CurrentForm::rebuildSoon()
{
    if (!isLong(m_shown.snapshot()->bytes) || !m_document.isAnalysed()) {
        rebuild();
        return;
    }
    publishState();
    m_document.prepare();
}

/// Takes the prepared rows. If the state has changed since, they do not fit and are prepared again.
void CurrentForm::takePrepared()
{
    if (std::unique_ptr<BuiltForm> made = m_preparation->take(source())) {
        m_isPrepared = true;
        accept(std::move(*made));
    }
}

void CurrentForm::accept(BuiltForm made)
{
    discard(std::make_shared<const FormModel>(std::exchange(m_model, std::move(made.model))));
    m_state.expanded = std::move(made.expanded);
    m_source = source();
    m_part = m_shown.part();
    publishState();
    Q_EMIT changed();
}

void CurrentForm::startOver()
{
    m_state = {};
    publishState();
}

/// Opens or closes a card in place, in the model and in the state, so that the rows of thousands of
/// other cards are not rebuilt.
void CurrentForm::setCardOpen(int row, bool isOpen)
{
    QByteArray bytes;
    baton::setCardOpen(m_model, row, isOpen, inputOf(m_source, m_part.get(), bytes), m_state);
    m_source.state.expanded = m_state.expanded;
    publishState();
}

void CurrentForm::toggle(const QString &rowId)
{
    const int row = m_model.indexOf(rowId);
    const FormRow *found = row < 0 ? nullptr : &m_model.rows[static_cast<size_t>(row)];
    const bool isOpen = found && found->isExpanded;
    if (found && found->kind == RowKind::Card && isIdle()) {
        setCardOpen(row, !isOpen);
        Q_EMIT changed();
    } else {
        m_state.expanded.insert(rowId, !isOpen);
        rebuildSoon();
    }
}

void CurrentForm::expandAll(bool isExpanded)
{
    for (const FormRow &row : m_model.rows) {
        if (row.kind == RowKind::Section) {
            m_state.expanded[row.id] = isExpanded;
        }
    }
    rebuildSoon();
}

/// The ids of the rows that hide the field at @p path while they are closed, from the outermost.
QStringList CurrentForm::hidingRows(const JsonPointer &path) const
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

void CurrentForm::uncover(const JsonPointer &path)
{
    if (!isIdle()) {
        rebuild(); // a field requested just now gets its section only by a rebuild
    }
    if (unfold(path)) {
        rebuild();
    }
}

void CurrentForm::uncoverSoon(const JsonPointer &path)
{
    if (!unfold(path)) {
        return;
    }
    if (isLong(m_shown.snapshot()->bytes) && !m_document.isAnalysed()) {
        publishState(); // the running analysis builds the rows
    } else {
        rebuildSoon();
    }
}

/// Unfolds the rows that hide @p path. True if the rows must be rebuilt.
bool CurrentForm::unfold(const JsonPointer &path)
{
    bool isOtherForm = !isIdle();
    bool isOtherCard = false;
    const QStringList ids = hidingRows(path);
    for (const QString &id : ids) {
        const int row = isOtherForm ? -1 : m_model.indexOf(id);
        const bool isFolded = row >= 0 && !m_model.rows[static_cast<size_t>(row)].isExpanded;
        if (isFolded && m_model.rows[static_cast<size_t>(row)].kind == RowKind::Card) {
            setCardOpen(row, true);
            isOtherCard = true;
            continue;
        }
        isOtherForm = isOtherForm || isFolded; // opening a section requires a rebuild
        m_state.expanded.insert(id, true);
    }
    if (isOtherForm) {
        return true;
    }
    m_source.state.expanded = m_state.expanded;
    publishState();
    if (isOtherCard) {
        Q_EMIT changed();
    }
    return false;
}

void CurrentForm::showNew(const JsonPointer &object)
{
    m_state.expanded[rowId(RowKind::Card, object)] = true;
    showAll(object, schemaAt(m_model.schema.get(), object));
}

void CurrentForm::showAll(const JsonPointer &object, const FieldSchema *schema)
{
    for (const FieldSchema &property : schema ? schema->properties : std::vector<FieldSchema>()) {
        const JsonPointer path = object.child(property.name);
        if (schema->isOneOf) {
            showAll(path, &property);
        } else {
            show(path);
        }
    }
}

void CurrentForm::follow(const PathMove &move)
{
    for (const FormRow &row : m_model.rows) {
        if (row.kind == RowKind::Card && row.isListItem && move.isInList(row.field.path)) {
            m_state.expanded.insert(row.id, row.isExpanded);
        }
    }
    QHash<QString, bool> expanded;
    for (auto it = m_state.expanded.cbegin(); it != m_state.expanded.cend(); ++it) {
        const qsizetype colon = it.key().indexOf(u':') + 1;
        const std::optional<JsonPointer> path = JsonPointer::parse(it.key().sliced(colon));
        if (const auto target = move.moved(path.value_or(JsonPointer()))) {
            expanded.insert(it.key().first(colon) + target->toString(), it.value());
        }
    }
    m_state.expanded = std::move(expanded);
    m_state.shown = move.moved(m_state.shown);
    publishState();
}

/// The state of the field that edits @p path; null if there is none.
FieldState *CurrentForm::fieldAt(const JsonPointer &path)
{
    const int number = m_model.rowOf(path);
    if (number < 0) {
        return nullptr;
    }
    FormRow &row = m_model.rows[static_cast<size_t>(number)];
    const auto cell = std::ranges::find(row.cells, path, &FieldState::path);
    return cell != row.cells.end() ? &*cell : row.field.path == path ? &row.field : nullptr;
}

void CurrentForm::updateField(const JsonPointer &path)
{
    if (FieldState *field = fieldAt(path)) {
        QByteArray bytes;
        const FormInput input = inputOf(source(), m_shown.part().get(), bytes);
        readValue(*field, input, input.tree->find(path));
    }
}

void CurrentForm::keepEditor(const JsonPointer &path)
{
    const FieldState *field = fieldAt(path);
    if (field && (field->widget == FieldWidget::MultiLine || field->widget == FieldWidget::Raw)) {
        m_state.atWork.emplace(path, field->widget);
        m_source.state.atWork = m_state.atWork; // the rows show the editor already
        publishState();
    }
}

void CurrentForm::releaseEditor()
{
    const auto atWork = std::exchange(m_state.atWork, std::nullopt);
    if (!atWork) {
        return;
    }
    const FieldState *field = fieldAt(atWork->first);
    const Tree &tree = m_shown.tree();
    if (field && widgetFor(tree, tree.find(atWork->first), field->schema) != atWork->second) {
        rebuild();
    } else {
        m_source.state.atWork.reset();
        publishState();
    }
}

} // namespace baton
