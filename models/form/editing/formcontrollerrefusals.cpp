// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/formcontroller.h"
#include "models/form/rows/formfields.h"

#include <algorithm>

namespace baton {

namespace {

/// True when @p path leads through an item that its list does not have.
bool isInLostItem(const Tree &tree, const JsonPointer &path)
{
    for (JsonPointer place = path; !place.isRoot(); place = place.parent()) {
        bool isPosition = false;
        place.last().toLongLong(&isPosition);
        if (isPosition && (tree.isEmpty() || tree.find(place) == noNode)) {
            return true;
        }
    }
    return false;
}

} // namespace

std::optional<Value> FormController::valueAt(const JsonPointer &path) const
{
    const NodeId node = tree().isEmpty() ? noNode : tree().find(path);
    return node == noNode ? std::nullopt : std::optional(tree().toValue(node));
}

/// Gives the field at @p path the value that it had before somebody typed there: half of a text
/// that could not be taken is no value that anybody meant.
void FormController::restore(const JsonPointer &path)
{
    if (!m_before.contains(path)) {
        return;
    }
    const Before before = m_before.take(path);
    if (before.typed < 0 || m_isStale || goBackTo(path, before)) {
        return; // all is as it was
    }
    if (before.value) {
        put(path, *before.value, HistoryStep::Alone);
    } else if (valueAt(path)) {
        edit(path, Remove{path}, tr("Change %1").arg(path.last()));
    }
}

/// What was typed at @p path is now the newest step of the history, or a part of it.
void FormController::noteTypedStep(const JsonPointer &path)
{
    if (const auto before = m_before.find(path); before != m_before.end()) {
        const int last = before->typed < 0 ? before->history : before->typed;
        before->typed = m_document.buffer().history().index();
        before->isAlone = before->isAlone && before->typed <= last + 1;
    }
}

/// Brings back every byte as it was @p before somebody typed at @p path, as if they had not: to set
/// the value again might spell it otherwise. False when other steps came between.
bool FormController::goBackTo(const JsonPointer &path, const Before &before)
{
    const int now = m_document.buffer().history().index();
    if (!before.isAlone || now != before.typed || now == before.history) {
        return false;
    }
    for (Refusal &refusal : m_refusals) {
        refusal.history = std::min(refusal.history, before.history);
    }
    m_historyIndex = before.history; // nobody undoes anything
    m_document.buffer().forgetBehind(before.history);
    static_cast<void>(m_document.newest());
    m_ahead.insert(path);
    takeShown();
    return true;
}

void FormController::refuse(const JsonPointer &path, const QString &typed, const QString &reason)
{
    if (m_typed && m_typed->first == path) {
        m_typed.reset(); // the field shows something else by now
    }
    const auto known = m_refusals.constFind(path);
    const bool isTyping =
        !typed.isNull() && (known == m_refusals.cend() || known->isTyping || known->typed.isNull());
    const Refusal refusal{typed, reason, isTyping, m_document.buffer().history().index(),
                          ++m_lastRefusal};
    if (std::exchange(m_refusals[path], refusal) != refusal) {
        publishRefusals();
        Q_EMIT fieldChanged(path);
    }
}

void FormController::takeBack(const JsonPointer &path)
{
    if (m_refusals.contains(path)) {
        restore(path);
    }
    forgetRefusal(path);
    Q_EMIT fieldChanged(path);
}

void FormController::forgetRefusal(const JsonPointer &path)
{
    if (m_refusals.remove(path)) {
        publishRefusals();
        Q_EMIT fieldChanged(path);
    }
}

void FormController::forgetRefusals(const std::function<bool(const JsonPointer &)> &isForgotten)
{
    const QList<JsonPointer> paths = m_refusals.keys();
    for (const JsonPointer &path : paths) {
        if (isForgotten(path)) {
            m_before.remove(path);
            forgetRefusal(path);
        }
    }
}

/// What was typed into an entry that is gone has no field any more.
void FormController::forgetOutdatedRefusals()
{
    if (m_isStale) {
        return;
    }
    forgetRefusals([this](const JsonPointer &path) { return isInLostItem(tree(), path); });
}

/// Who saves in the middle of a text goes on with it: the blank it ends with is written once the
/// field is left, as finished() says.
void FormController::endTyping()
{
    const QList<JsonPointer> paths = m_refusals.keys();
    for (const JsonPointer &path : paths) {
        m_refusals[path].isTyping = false;
        restore(path);
        Q_EMIT fieldChanged(path);
    }
    m_before.clear(); // what was taken is what the fields had before from now on
    publishRefusals();
}

/// Undo brings back an older state of the document, and the form shows just that; what could not
/// be taken before the step that was undone stays.
void FormController::followHistory(int index)
{
    const int before = std::exchange(m_historyIndex, index);
    if (index < before) {
        m_typed.reset();
        m_before.clear();
        forgetRefusals([&](const JsonPointer &path) { return m_refusals[path].history > index; });
    }
    const bool isStep = m_isStepping;
    followSteps(before, index);
    const SnapshotPtr now = isStep ? m_document.newestIfQuick() : nullptr;
    if (now && now->isComplete(m_place.document)) {
        takeSnapshot(); // the next key may come before anything is checked
    }
}

/// True when the newest step is all that the document took of what was typed at @p path.
bool FormController::isStepOfHistory(const JsonPointer &path) const
{
    const auto before = m_before.constFind(path);
    return before != m_before.cend() && before->history + 1 == m_refusals.value(path).history;
}

/// What could not be taken is no step of the history: undo first brings its field back to what the
/// document says. False when the newest step is newer, or part of the same.
bool FormController::takeBackNewest()
{
    auto newest = m_refusals.cend();
    for (auto it = m_refusals.cbegin(); it != m_refusals.cend(); ++it) {
        const bool isNewer = newest == m_refusals.cend() || newest->number < it->number;
        newest = isNewer && !it->typed.isNull() ? it : newest;
    }
    if (newest == m_refusals.cend() || newest->history < m_document.buffer().history().index()
        || isStepOfHistory(newest.key())) {
        return false;
    }
    const JsonPointer path = newest.key();
    forgetRefusal(path);
    Q_EMIT focusRequested(uncover(path));
    return true;
}

void FormController::publishRefusals()
{
    UntakenTexts texts;
    for (auto it = m_refusals.cbegin(); it != m_refusals.cend(); ++it) {
        if (!it->typed.isNull()) {
            texts.push_back({m_place, it.key(), it->typed, it->reason, it->isTyping});
        }
    }
    std::ranges::sort(texts, {}, [](const RejectedInput &text) { return text.path.toString(); });
    m_document.setUntaken(texts);
}

} // namespace baton
