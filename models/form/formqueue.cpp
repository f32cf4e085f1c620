// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/formcontroller.h"
#include "models/form/formedit.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isText(const Value &value)
{
    return value.type == ValueType::String && !value.text.isEmpty();
}

/// Where the last line of a text ends, nobody sees: who types behind it does not take that away.
Value withLineEnd(Value value, const std::optional<Value> &before)
{
    const bool hadEnd = before && isText(*before) && before->text.size() > 1
        && before->text.endsWith(u'\n') && !before->text.endsWith("\n\n"_L1);
    if (hadEnd && isText(value) && !value.text.endsWith(u'\n')) {
        value.text += u'\n';
    }
    return value;
}

} // namespace

bool FormController::isBusy() const
{
    return m_running || m_applied || !m_document.isAnalysed();
}

bool FormController::isIdle() const
{
    return !isBusy() && m_held.empty() && !m_waiting && !m_isPreparing;
}

bool FormController::isPending(const JsonPointer &path) const
{
    return (m_running && m_running->path == path) || m_applied == path
        || std::ranges::any_of(m_held, [&](const Held &held) { return held.path == path; });
}

void FormController::start(const JsonPointer &path, const TreeEdit &edit, const QString &label,
                           Operation done, HistoryStep step, const QString &typed)
{
    // The answer may come only later, from the event loop: the ticket is known by then.
    m_running = Running{0, path, std::move(done), typed};
    m_running->ticket = m_document.edit(m_place.document, edit, label, step);
    m_preparation->setState(m_place, m_state);
}

void FormController::finish(quint64 ticket, const Outcome &outcome)
{
    if (!m_running || m_running->ticket != ticket) {
        return;
    }
    const Running finished = *std::exchange(m_running, std::nullopt);
    if (outcome) {
        if (const auto refusal = m_refusals.find(finished.path); refusal != m_refusals.end()) {
            refusal->history = m_document.buffer().history().index();
        }
        noteTypedStep(finished.path);
        if (finished.done) {
            finished.done();
            m_preparation->setState(m_place, m_state);
        }
        if (!m_document.isAnalysed()) {
            m_applied = finished.path;
        } else if (isPrompt()) {
            Q_EMIT fieldChanged(finished.path); // what was typed there may be blanks
        }
    } else {
        m_focusNext.reset();
        m_isFocusNew = false;
        m_refusals[finished.path] = {finished.typed, outcome.error(), false,
                                     m_document.buffer().history().index(), ++m_lastRefusal};
        publishRefusals();
        Q_EMIT fieldChanged(finished.path);
        Q_EMIT failed(outcome.error());
    }
    goOn();
    endLead();
}

void FormController::goOn()
{
    if (isBusy() || m_isStale) {
        return;
    }
    if (!m_held.empty()) {
        const auto [path, value, step, before] = m_held.front();
        m_held.erase(m_held.begin());
        if (Before *now = beforeOf(path); now && now->typed < 0) {
            now->history = m_document.buffer().history().index();
        }
        if (before && (before->typed < 0 || goBackTo(path, *before))) {
            // all is as it was
        } else if (value) {
            start(path, putting(path, *value), tr("Change %1").arg(path.last()), {}, step,
                  value->text);
        } else if (valueAt(path)) {
            start(path, Remove{path}, tr("Change %1").arg(path.last()), {}, step);
        }
        m_document.setHeldEdits(!m_held.empty());
        if (!m_running) {
            goOn();
        }
    } else if (m_waiting) {
        const auto [place, operation] = *std::exchange(m_waiting, std::nullopt);
        operation(place);
    }
}

TreeEdit FormController::putting(const JsonPointer &path, const Value &value) const
{
    return putValue(tree(), m_model.schema.get(), path, value, isXml());
}

/// Does @p operation at what the rows show at @p shown, wherever that is by then.
void FormController::whenIdle(const JsonPointer &shown, const OperationAt &operation)
{
    // A second one would name places that the first is about to change.
    if (!m_waiting && !m_isStale) {
        m_waiting.emplace(pathNow(shown), operation);
        goOn();
        beginLead();
    }
}

/// True while what was asked for is on its way to where the reader goes on.
bool FormController::isLeading() const
{
    const bool isToCome = (m_focusNext || m_toFillIn) && !isIdle();
    return !m_isStale && (m_waiting || m_isRevealing || m_isFixing || isToCome);
}

void FormController::beginLead()
{
    if (isLeading()) {
        m_isLeading = true;
        Q_EMIT leadBegan();
    }
}

void FormController::endLead()
{
    if (!isLeading() && std::exchange(m_isLeading, false)) {
        Q_EMIT leadEnded();
    }
}

void FormController::setValue(const JsonPointer &shown, const Value &value, HistoryStep step)
{
    const JsonPointer path = pathNow(shown);
    const bool isNumber = value.type == ValueType::Integer || value.type == ValueType::Float;
    const bool lacksDigit = value.text.startsWith(u'.') || value.text.startsWith("-."_L1);
    if (format() == Format::Json && isNumber && lacksDigit) {
        refuse(shown, value.text, tr("In JSON a digit stands before the point, as in 0.5."));
        return;
    }
    if (!m_before.contains(path)) {
        m_before.insert(path, {valueAt(path), m_document.buffer().history().index()});
    }
    const Value typed =
        step == HistoryStep::Alone ? value : withLineEnd(value, m_before[path].value);
    if (step == HistoryStep::Alone) {
        m_typed.reset(); // chosen or computed: the field shows what the document holds
    } else {
        m_typed.emplace(path, typed);
    }
    keepEditor(path);
    hold({path, step == HistoryStep::Alone ? typed : finished(path, typed), step});
    forgetRefusal(path); // only now: what is shown again must not replace what is on its way
    // Keys that come at once are one edit.
    QMetaObject::invokeMethod(this, &FormController::goOn, Qt::QueuedConnection);
}

} // namespace baton
