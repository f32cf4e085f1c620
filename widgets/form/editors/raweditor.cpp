// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/raweditor.h"

#include "models/parsing/parse.h"

#include <algorithm>

namespace baton {

namespace {

constexpr size_t mostTyped = 500; // limit for the texts of one editing session

} // namespace

RawEditor::RawEditor(QWidget *parent)
    : MultiLineEditor(true, parent)
{
}

void RawEditor::take(const QString &typed)
{
    const QByteArray bytes = typed.toUtf8();
    const ParsedText parsed = parse(bytes, Format::Yaml);
    if (!parsed.isComplete()) {
        Q_EMIT rejected(typed, tr("This cannot be read: %1").arg(parsed.issues.front().message));
    } else if (parsed.documents.size() > 1) {
        Q_EMIT rejected(typed, tr("Enter one value: this is more than one document."));
    } else if (parsed.documents.empty() || parsed.documents.front().tree.isEmpty()) {
        accept(Value::null(), typed);
    } else {
        accept(parsed.documents.front().tree.toValue(), typed);
    }
}

void RawEditor::accept(const Value &value, const QString &typed)
{
    const auto isSame = [&](const auto &known) { return known.first == value; };
    if (m_typed.size() < mostTyped && std::ranges::none_of(m_typed, isSame)) {
        m_typed.emplace_back(value, typed);
    }
    tell(value);
}

QString RawEditor::shownText()
{
    if (isOtherField()) {
        m_typed.clear();
    }
    if (m_typed.empty()) {
        return field().text;
    }
    const ParsedText parsed = parse(field().text.toUtf8(), Format::Yaml);
    const bool isOne = parsed.isComplete() && parsed.documents.size() == 1;
    const Value value = isOne ? parsed.documents.front().tree.toValue() : Value();
    const auto known = std::ranges::find_if(
        m_typed, [&](const auto &typed) { return isOne && typed.first == value; });
    return known == m_typed.end() ? field().text : known->second;
}

} // namespace baton
