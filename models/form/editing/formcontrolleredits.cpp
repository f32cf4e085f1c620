// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/formcontroller.h"
#include "models/form/rows/formedit.h"

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

/// Makes @p edit, which is about @p path, in the text. What fails is told at the field there, which
/// shows @p typed.
bool FormController::edit(JsonPointer path, const TreeEdit &edit, const QString &label,
                          HistoryStep step, const QString &typed)
{
    const quint64 before = m_document.buffer().revision();
    const Outcome outcome = m_document.edit(m_place.document, {edit}, label, step);
    const int history = m_document.buffer().history().index();
    if (!outcome) {
        m_refusals[path] = {typed, outcome.error(), false, history, ++m_lastRefusal};
        publishRefusals();
        Q_EMIT fieldChanged(path);
        Q_EMIT failed(outcome.error());
        return false;
    }
    if (const auto refusal = m_refusals.find(path); refusal != m_refusals.end()) {
        refusal->history = history;
    }
    noteTypedStep(path);
    if (m_document.buffer().revision() != before) {
        m_ahead.insert(path);
        takeShown();
    } else if (isPrompt()) {
        Q_EMIT fieldChanged(path); // what was typed there may be blanks
    }
    m_preparation->setState(m_place, m_state);
    return true;
}

/// Gives the field at @p path the @p value, whether the document has the field or not.
bool FormController::put(JsonPointer path, const Value &value, HistoryStep step)
{
    if (const auto before = m_before.find(path); before != m_before.end() && before->typed < 0) {
        before->history = m_document.buffer().history().index();
    }
    return edit(path, putting(path, value), tr("Change %1").arg(path.last()), step, value.text);
}

/// The rows follow an edit that changed what stands where, and the reader goes on at @p path: where
/// that is new, at what is to be filled in first.
void FormController::goOnAt(JsonPointer path, bool isNew)
{
    takeSnapshot();
    if (m_model.rowOf(path) >= 0) {
        Q_EMIT arrived(isNew ? firstFieldIn(path) : path);
    }
}

TreeEdit FormController::putting(const JsonPointer &path, const Value &value) const
{
    return putValue(tree(), m_model.schema.get(), path, value, isXml());
}

void FormController::setValue(JsonPointer path, const Value &value, HistoryStep step)
{
    if (!isReady()) {
        return;
    }
    const bool isNumber = value.type == ValueType::Integer || value.type == ValueType::Float;
    const bool lacksDigit = value.text.startsWith(u'.') || value.text.startsWith("-."_L1);
    if (format() == Format::Json && isNumber && lacksDigit) {
        refuse(path, value.text, tr("In JSON a digit stands before the point, as in 0.5."));
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
    if (put(path, step == HistoryStep::Alone ? typed : finished(path, typed), step)) {
        forgetRefusal(path);
    }
}

} // namespace baton
