// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/fieldedits.h"

#include "models/form/rows/formedit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if @p path leads through a list item that does not exist.
bool isInLostItem(const ShownHandoff &shown, const JsonPointer &path)
{
    for (JsonPointer place = path; !place.isRoot(); place = place.parent()) {
        bool isPosition = false;
        place.last().toLongLong(&isPosition);
        if (isPosition && !shown.contains(place)) {
            return true;
        }
    }
    return false;
}

bool lacksDigit(const Value &value)
{
    const bool isNumber = value.type == ValueType::Integer || value.type == ValueType::Float;
    return isNumber && (value.text.startsWith(u'.') || value.text.startsWith("-."_L1));
}

} // namespace

FieldEdits::FieldEdits(EditorDocument &document, ShownHandoff &shown, CurrentForm &form)
    : m_document(document)
    , m_shown(shown)
    , m_form(form)
{
}

void FieldEdits::setValue(const JsonPointer &path, const Value &value, HistoryStep step)
{
    if (m_shown.format() == Format::Json && lacksDigit(value)) {
        reject(path, value.text, tr("JSON needs a digit before the point, as in 0.5."));
        return;
    }
    auto before = m_before.find(path);
    if (before == m_before.end() || before->isUntouched()) {
        before = m_before.insert(path, {m_shown.valueAt(path), history()});
    }
    Value written = value;
    if (step == HistoryStep::Alone) {
        m_typed.end(); // the value was chosen or computed, so the field shows the document's value
    } else {
        written = m_typed.type(path, value, before->value(), m_shown);
    }
    m_form.keepEditor(path);
    if (put(path, written, step)) {
        m_rejected.remove(path);
        publish();
        showField(path);
    }
}

bool FieldEdits::edit(const JsonPointer &path, const TreeEdit &edit, const QString &label,
                      HistoryStep step, const QString &typed)
{
    const Outcome outcome = m_document.edit(m_shown.place().document, {edit}, label, step);
    if (!outcome) {
        m_rejected.set(path, {typed, outcome.error(), false, history()});
        publish();
        Q_EMIT fieldChanged(path);
        Q_EMIT failed(outcome.error());
        return false;
    }
    m_shown.update();
    return true;
}

/// Sets the field at @p path to @p value, and inserts the field if it is missing. Removes it if @p
/// value is nullopt.
bool FieldEdits::put(const JsonPointer &path, const std::optional<Value> &value, HistoryStep step)
{
    const TreeEdit change = value ? putValue(m_shown.tree(), m_form.model().schema.get(), path,
                                             *value, m_shown.format() == Format::Xml)
                                  : TreeEdit(Remove{path});
    if (!edit(path, change, tr("Change %1").arg(path.last()), step,
              value ? value->text : QString())) {
        return false;
    }
    if (RejectedText *text = m_rejected.find(path)) {
        text->history = history();
    }
    if (const auto before = m_before.find(path); before != m_before.end()) {
        before->noteStep(history());
    }
    return true;
}

void FieldEdits::showField(const JsonPointer &path)
{
    m_form.updateField(path);
    Q_EMIT fieldChanged(path);
}

/// Restores the value that the field at @p path had before typing, so that no incomplete value
/// remains.
void FieldEdits::restore(const JsonPointer &path)
{
    const auto found = m_before.constFind(path);
    if (found == m_before.cend()) {
        return;
    }
    const ValueBefore before = *found;
    m_before.erase(found);
    if (before.isUntouched() || m_shown.isStale()) {
        return;
    }
    if (before.canGoBack(history())) {
        // Every byte as it was: to set the value again might spell it otherwise.
        m_rejected.forgetSteps(before.history());
        m_document.buffer().forgetBehind(before.history());
        static_cast<void>(m_document.newest());
        m_shown.update();
    } else if (before.value() || m_shown.contains(path)) {
        put(path, before.value(), HistoryStep::Alone);
    }
    m_form.updateField(path);
}

void FieldEdits::reject(const JsonPointer &path, const QString &typed, const QString &reason)
{
    if (m_typed.isAt(path)) {
        m_typed.end(); // the field now shows the rejected text
    }
    m_rejected.reject(path, typed, reason, history());
    publish();
    Q_EMIT fieldChanged(path);
}

void FieldEdits::revert(const JsonPointer &path)
{
    if (m_rejected.find(path)) {
        restore(path);
    }
    m_rejected.remove(path);
    publish();
    Q_EMIT fieldChanged(path);
}

std::optional<JsonPointer> FieldEdits::revertNewest()
{
    const std::optional<JsonPointer> newest = m_rejected.newest();
    if (!newest) {
        return std::nullopt;
    }
    const int taken = m_rejected.at(*newest).history;
    const auto before = m_before.constFind(*newest);
    // Undo must come first if a newer step exists, or if the last step wrote this field's accepted
    // text.
    if (taken < history() || (before != m_before.cend() && before->history() + 1 == taken)) {
        return std::nullopt;
    }
    forget(*newest);
    return newest;
}

void FieldEdits::leave(const JsonPointer &path)
{
    if (m_typed.isAt(path)) {
        if (const std::optional<Value> unwritten = m_typed.unwritten(m_shown)) {
            put(path, unwritten,
                HistoryStep::GoesOn); // the document lacks the end of the typed text
        }
        m_typed.end();
        showField(path);
    }
    if (m_rejected.find(path)) {
        giveBack(path);
        publish();
    }
    m_before.remove(path);
}

/// Keeps the rejected text in the field at @p path and restores the document's value.
void FieldEdits::giveBack(const JsonPointer &path)
{
    m_rejected.find(path)->isTyping = false;
    restore(path);
    Q_EMIT fieldChanged(path);
}

void FieldEdits::endTyping()
{
    for (const JsonPointer &path : m_rejected.paths()) {
        giveBack(path);
    }
    m_before.clear(); // the accepted values are the initial values from now on
    publish();
}

void FieldEdits::forget(const JsonPointer &path)
{
    if (m_rejected.remove(path)) {
        publish();
        Q_EMIT fieldChanged(path);
    }
}

void FieldEdits::forgetAll()
{
    for (const JsonPointer &path : m_rejected.paths()) {
        m_before.remove(path);
        forget(path);
    }
}

void FieldEdits::forgetLost()
{
    for (const JsonPointer &path : m_rejected.paths()) {
        if (!m_shown.isStale() && isInLostItem(m_shown, path)) {
            m_before.remove(path);
            forget(path);
        }
    }
}

void FieldEdits::followUndo(int history)
{
    endTyped();
    m_before.clear();
    for (const JsonPointer &path : m_rejected.paths()) {
        if (m_rejected.at(path).history > history) {
            forget(path);
        }
    }
}

void FieldEdits::follow(const PathMove &move)
{
    endTyped();
    for (const JsonPointer &path : m_rejected.paths()) {
        if (!move.moved(path)) {
            forget(path);
        }
    }
    m_rejected.follow(move);
    m_before = move.moved(m_before);
    publish();
}

void FieldEdits::startOver()
{
    m_typed.end();
    m_before.clear();
    m_rejected.clear();
    publish();
}

/// Ends typing. The field then shows the value of its row.
void FieldEdits::endTyped()
{
    if (const auto path = m_typed.end()) {
        Q_EMIT fieldChanged(*path);
    }
}

} // namespace baton
