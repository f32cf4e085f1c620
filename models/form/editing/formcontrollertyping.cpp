// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of FormController about the field that somebody types in.
#include "models/form/editing/formcontroller.h"
#include "models/form/rows/formfields.h"
#include "models/formats/prompt/promptwhitespace.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True when @p after has one blank more than @p before, beside another one or at a line's end.
bool hasOneBlankMore(QStringView before, QStringView after)
{
    if (after.size() != before.size() + 1) {
        return false;
    }
    const auto at = std::ranges::mismatch(before, after).in1 - before.begin();
    const bool isBeside =
        (at > 0 && before[at - 1].isSpace()) || (at < before.size() && before[at].isSpace());
    return after[at] == u' ' && isBeside && after.sliced(at + 1) == before.sliced(at);
}

bool isFolded(const Node &node, QByteArrayView bytes)
{
    return node.style == Style::Folded
        || (node.style != Style::Literal
            && bytes.sliced(node.range.begin, node.range.length()).contains('\n'));
}

} // namespace

bool FormController::isTypedIn(const FieldState &field) const
{
    if (!m_typed || m_typed->first != field.path) {
        return false;
    }
    if (isPrompt()) {
        return normalizedPromptText(m_typed->second.text) == field.text;
    }
    if (field.widget == FieldWidget::Raw) {
        return valueAt(field.path) == m_typed->second;
    }
    const bool isText = m_typed->second.type == ValueType::String && field.isPresent
        && field.widget != FieldWidget::Enum;
    return isText && finished(field.path, m_typed->second).text == field.text;
}

/// A blank that is typed behind a plain text would need quotes, and an empty line behind a block
/// text "+", which would stay when the next word follows; where a line is folded, a second blank
/// joins it with the next one. They are written once the reader leaves the field with them.
Value FormController::finished(const JsonPointer &path, Value value) const
{
    const NodeId id = tree().isEmpty() ? noNode : tree().find(path);
    if (id == noNode || format() == Format::Xml || isPrompt()) {
        return value;
    }
    const Node &node = tree().at(id);
    if (node.type == ValueType::String && isFolded(node, m_shown->bytes)
        && hasOneBlankMore(node.text, value.text)) {
        value.text = node.text;
    } else if (node.style == Style::Plain && node.type == ValueType::String) {
        const QString text = value.text.trimmed();
        value.text = text.isEmpty() || !value.text.startsWith(text) ? value.text : text;
    } else if ((node.style == Style::Literal || node.style == Style::Folded)
               && !node.text.endsWith("\n\n"_L1)) {
        while (value.text.endsWith("\n\n"_L1)) {
            value.text.chop(1);
        }
    }
    return value;
}

/// What was typed at its end and not written yet is meant.
void FormController::finishTyped()
{
    if (!m_typed || m_isStale) {
        return;
    }
    const auto [path, value] = *m_typed;
    if (value.type == ValueType::String && finished(path, value) != value) {
        put(path, value, HistoryStep::GoesOn);
    }
}

/// The field at @p path shows what the document holds of it.
void FormController::forgetTyped(const JsonPointer &path)
{
    if (m_typed && m_typed->first == path) {
        finishTyped();
        m_typed.reset();
        Q_EMIT fieldChanged(path);
    }
}

/// A text or a raw value may become one that another editor is for, with any key: as long as
/// somebody types, the one that has the caret stays.
void FormController::keepEditor(const JsonPointer &path)
{
    const int row = m_model.rowOf(path);
    if (row < 0 || m_model.rows[static_cast<size_t>(row)].field.path != path) {
        return;
    }
    const FieldWidget widget = m_model.rows[static_cast<size_t>(row)].field.widget;
    if (widget == FieldWidget::MultiLine || widget == FieldWidget::Raw) {
        m_state.atWork.emplace(path, widget);
        m_source.state.atWork = m_state.atWork; // the rows show it already
        m_preparation->setState(m_place, m_state);
    }
}

void FormController::releaseEditor()
{
    if (!m_state.atWork) {
        return;
    }
    const auto [path, widget] = *std::exchange(m_state.atWork, std::nullopt);
    const int row = m_model.rowOf(path);
    const NodeId node = tree().isEmpty() ? noNode : tree().find(path);
    const FieldSchema *schema =
        row < 0 ? nullptr : m_model.rows[static_cast<size_t>(row)].field.schema;
    if (row >= 0 && widgetFor(tree(), node, schema) != widget) {
        rebuild();
    } else {
        m_source.state.atWork.reset();
        m_preparation->setState(m_place, m_state);
    }
}

} // namespace baton
