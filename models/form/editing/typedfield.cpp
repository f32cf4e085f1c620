// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/typedfield.h"

#include "models/formats/prompt/promptwhitespace.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isText(const Value &value)
{
    return value.type == ValueType::String && !value.text.isEmpty();
}

/// Restores the final line end of a text. It is invisible in the field and must not be lost by
/// typing.
Value withLineEnd(Value value, const std::optional<Value> &before)
{
    const bool hadEnd = before && isText(*before) && before->text.size() > 1
        && before->text.endsWith(u'\n') && !before->text.endsWith("\n\n"_L1);
    if (hadEnd && isText(value) && !value.text.endsWith(u'\n')) {
        value.text += u'\n';
    }
    return value;
}

/// True if @p after has one more blank than @p before, next to another blank or at a line end.
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

/// The part of @p typed to write to @p path while the user types. Leaves out what would change the
/// style of the value: trailing blanks of a plain scalar, which need quotes, empty lines at the end
/// of a block scalar, which need "+", and a second blank in a folded line, which joins it with the
/// next line.
Value written(Value typed, const JsonPointer &path, const ShownHandoff &shown)
{
    if (!shown.contains(path) || shown.format() == Format::Xml
        || shown.format() == Format::Prompt) {
        return typed;
    }
    const Node &node = shown.tree().at(shown.tree().find(path));
    if (node.type == ValueType::String && isFolded(node, shown.snapshot()->bytes)
        && hasOneBlankMore(node.text, typed.text)) {
        typed.text = node.text;
    } else if (node.style == Style::Plain && node.type == ValueType::String) {
        const QString text = typed.text.trimmed();
        typed.text = text.isEmpty() || !typed.text.startsWith(text) ? typed.text : text;
    } else if ((node.style == Style::Literal || node.style == Style::Folded)
               && !node.text.endsWith("\n\n"_L1)) {
        while (typed.text.endsWith("\n\n"_L1)) {
            typed.text.chop(1);
        }
    }
    return typed;
}

} // namespace

Value TypedField::type(const JsonPointer &path, const Value &value,
                       const std::optional<Value> &before, const ShownHandoff &shown)
{
    m_typed.emplace(path, withLineEnd(value, before));
    return written(m_typed->second, path, shown);
}

bool TypedField::isEquivalentTo(const FieldState &field, const ShownHandoff &shown) const
{
    if (!isAt(field.path)) {
        return false;
    }
    const Value &typed = m_typed->second;
    if (shown.format() == Format::Prompt) {
        return normalizedPromptText(typed.text) == field.text;
    }
    if (field.widget == FieldWidget::Raw) {
        return shown.valueAt(field.path) == typed;
    }
    const bool isText =
        typed.type == ValueType::String && field.isPresent && field.widget != FieldWidget::Enum;
    return isText && written(typed, field.path, shown).text == field.text;
}

std::optional<Value> TypedField::unwritten(const ShownHandoff &shown) const
{
    const bool isAll = !m_typed || shown.isStale() || m_typed->second.type != ValueType::String
        || written(m_typed->second, m_typed->first, shown) == m_typed->second;
    return isAll ? std::nullopt : std::optional(m_typed->second);
}

std::optional<JsonPointer> TypedField::end()
{
    const auto typed = std::exchange(m_typed, std::nullopt);
    return typed ? std::optional(typed->first) : std::nullopt;
}

} // namespace baton
