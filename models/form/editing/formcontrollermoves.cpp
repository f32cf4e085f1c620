// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of FormController about what stands elsewhere, or is called otherwise, after an edit.
#include "models/form/editing/formcontroller.h"
#include "models/form/rows/formfields.h"

#include <algorithm>

namespace baton {

namespace {

using PathMap = std::function<std::optional<JsonPointer>(const JsonPointer &)>;

/// @p path with its position in @p list mapped by @p place; nothing when it went away with its
/// item.
std::optional<JsonPointer> moved(const JsonPointer &path, const JsonPointer &list,
                                 const std::function<qsizetype(qsizetype)> &place)
{
    if (!list.covers(path) || path.depth() == list.depth()) {
        return path;
    }
    QStringList tokens = path.tokens();
    QString &position = tokens[list.depth()];
    const qsizetype target = place(position.toLongLong());
    position = QString::number(target);
    return target < 0 ? std::nullopt : std::optional(JsonPointer(tokens));
}

template <typename Kept>
void moveKeys(QHash<JsonPointer, Kept> &byPath, const PathMap &place)
{
    QHash<JsonPointer, Kept> kept;
    for (auto it = byPath.cbegin(); it != byPath.cend(); ++it) {
        if (const auto target = place(it.key())) {
            kept.insert(*target, it.value());
        }
    }
    byPath = std::move(kept);
}

/// Where the items of a list stand after the one at @p from went to @p to.
std::function<qsizetype(qsizetype)> movedFrom(qsizetype from, qsizetype to)
{
    return [from, to](qsizetype i) {
        if (i == from) {
            return to;
        }
        return from < to ? i - (i > from && i <= to) : i + (i >= to && i < from);
    };
}

/// @p path with @p renamed called @p key.
JsonPointer renamedIn(const JsonPointer &path, const JsonPointer &renamed, const QString &key)
{
    if (!renamed.covers(path)) {
        return path;
    }
    QStringList tokens = path.tokens();
    tokens[renamed.depth() - 1] = key;
    return JsonPointer(tokens);
}

} // namespace

void FormController::moveItem(JsonPointer item, qsizetype to)
{
    const JsonPointer list = item.parent();
    const qsizetype from = item.last().toLongLong();
    if (!isReady() || to < 0 || to >= countOf(list) || to == from) {
        return;
    }
    Q_EMIT itemMoving();
    if (edit(item, Move{item, to}, tr("Move in %1").arg(list.last()))) {
        moveItems(list, movedFrom(from, to), movedFrom(to, from), list.child(to), list.child(from));
        goOnAt(list.child(to), false);
    }
}

void FormController::moveEntry(JsonPointer entry, int by)
{
    const bool isThere = isReady() && !tree().isEmpty();
    const NodeId map = isThere ? tree().find(entry.parent()) : noNode;
    if (map == noNode) {
        return;
    }
    const std::vector<NodeId> &children = tree().at(resolvedNode(tree(), map)).children;
    const auto here = std::ranges::find(children, tree().find(entry));
    const qsizetype to = here - children.begin() + by;
    if (here == children.end() || to < 0 || to >= static_cast<qsizetype>(children.size())) {
        return;
    }
    if (edit(entry, Move{entry, to}, tr("Move in %1").arg(entry.parent().last()))) {
        goOnAt(entry, false);
    }
}

void FormController::renameKey(JsonPointer path, const QString &key)
{
    if (!isReady() || tree().isEmpty() || tree().find(path) == noNode) {
        return; // asked for twice
    }
    if (edit(path, RenameKey{path, key}, tr("Rename %1").arg(path.last()))) {
        moveState([path, key](const JsonPointer &place) { return renamedIn(place, path, key); });
        takeSnapshot();
    }
}

/// A fix that gives a key another name moves what is below it.
std::optional<FormController::PathStep> FormController::renameOf(const Fix &fix) const
{
    if (fix.edits.size() != 1 || tree().isEmpty()) {
        return std::nullopt;
    }
    const TextEdit &edit = fix.edits.front();
    const auto isRenamed = [&](const FormRow &row) {
        const NodeId node =
            std::ranges::any_of(row.field.issues,
                                [&](const auto &issue) {
                                    return std::ranges::find(issue.fixes, fix) != issue.fixes.end();
                                })
            ? tree().find(row.field.path)
            : noNode;
        return node != noNode && edit.length > 0
            && tree().at(node).keyRange == ByteRange{edit.offset, edit.offset + edit.length};
    };
    const auto row = std::ranges::find_if(m_model.rows, isRenamed);
    if (row == m_model.rows.end()) {
        return std::nullopt;
    }
    QString key = QString::fromUtf8(edit.text);
    if (key.startsWith(u'"') || key.startsWith(u'\'')) {
        key = key.sliced(1).chopped(1);
    }
    const JsonPointer path = row->field.path;
    const JsonPointer now = path.parent().child(key);
    return PathStep{
        [path, key](const JsonPointer &place) { return renamedIn(place, path, key); },
        [now, old = path.last()](const JsonPointer &place) { return renamedIn(place, now, old); },
        now, path};
}

void FormController::moveItems(const JsonPointer &list, const IndexMap &forth, const IndexMap &back,
                               const JsonPointer &placeForth, const JsonPointer &placeBack)
{
    for (const FormRow &row : m_model.rows) { // each card stays as it is, whatever it holds
        if (row.kind == RowKind::Card && row.isListItem && row.field.path.parent() == list) {
            m_state.expanded.insert(row.id, row.isExpanded);
        }
    }
    noteStep({[list, forth](const JsonPointer &path) { return moved(path, list, forth); },
              [list, back](const JsonPointer &path) { return moved(path, list, back); }, placeForth,
              placeBack});
}

/// The item of @p list at @p index or, when it is gone, the last of @p count; else the list.
JsonPointer FormController::itemBeside(const JsonPointer &list, qsizetype index, qsizetype count)
{
    return count > 0 ? list.child(std::min(index, count - 1)) : list;
}

void FormController::noteStep(const PathStep &step)
{
    moveState(step.forth);
    m_pathSteps.insert(m_document.buffer().history().index(), step);
}

/// Undo and redo move what is kept by path as the step did: what is unfolded stays so.
void FormController::followSteps(int before, int index)
{
    m_placeOfStep.reset();
    if (!std::exchange(m_isStepping, false)) {
        const int first = index > before ? index : index + 1; // a new step replaces what was undone
        m_pathSteps.removeIf([first](auto step) { return step.key() >= first; });
        return;
    }
    const bool isBack = index < before;
    const auto step = m_pathSteps.constFind(std::max(before, index));
    if (step == m_pathSteps.cend()) {
        return;
    }
    moveState(isBack ? step->back : step->forth);
    m_placeOfStep = isBack ? step->placeBack : step->placeForth;
    m_preparation->setState(m_place, m_state);
}

/// What is kept by path goes with what it is about; so does what was typed meanwhile.
void FormController::moveState(const PathMap &place)
{
    QHash<QString, bool> expanded;
    for (auto it = m_state.expanded.cbegin(); it != m_state.expanded.cend(); ++it) {
        const qsizetype colon = it.key().indexOf(u':') + 1;
        const std::optional<JsonPointer> path = JsonPointer::parse(it.key().sliced(colon));
        if (const auto target = place(path.value_or(JsonPointer()))) {
            expanded.insert(it.key().first(colon) + target->toString(), it.value());
        }
    }
    m_state.expanded = std::move(expanded);
    m_typed.reset();
    moveKeys(m_refusals, place);
    moveKeys(m_before, place);
    publishRefusals();
    QSet<JsonPointer> shown;
    for (const JsonPointer &path : std::as_const(m_state.shown)) {
        if (const auto target = place(path)) {
            shown.insert(*target);
        }
    }
    m_state.shown = std::move(shown);
}

} // namespace baton
