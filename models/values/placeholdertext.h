// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QStringList>

namespace baton {

/// The sort of a text that may hold placeholders among other words.
enum class TextSort {
    Name,  ///< an id, name or short text
    Path,  ///< file path; "[name]" may be part of it
    Prose, ///< free text; brackets and braces may be ordinary characters
};

/// The facts about a text that are known before it is looked at.
struct PlaceholderContext
{
    TextSort sort = TextSort::Prose;
    bool isFilledByProtocol =
        false; ///< "{session_dir}" is allowed: the protocol's receiver replaces it
    const QSet<QString> *templateTexts = nullptr; ///< placeholders of the templates; null: none
    QStringList ownTexts = {}; ///< placeholders of a newly inserted field: "[description]"
};

/// True when the whole @p text is a placeholder: "[...]", "{name}", "{high|medium|low}",
/// "{{name}}", "<name>", "...", or a bare type word such as "string" or "ISO8601".
[[nodiscard]] bool isPlaceholder(QStringView text);
/// True for the name of a type, which is a placeholder where it is not a value: "integer".
[[nodiscard]] bool isTypeWord(QStringView text);
/// A glance that most texts do not pass: false when @p text is no placeholder and holds none.
[[nodiscard]] bool mayHoldPlaceholders(QStringView text);
/// The placeholders inside of @p text, which else is a real value ("phase{N}-math"), one after the
/// other. What a template leaves open is one anywhere; other brackets ("[date]-name") only in a
/// name of one word, and in a path those alone that no file is called by ("docs/<id>.md"),
/// and what stands in the field by itself where somebody typed beside it.
/// Subscripts of formulas ("x_{h}") do not count.
[[nodiscard]] QStringList placeholdersIn(const QString &text, const PlaceholderContext &context);
/// Every "[what to write]" in the text of a template, and every "{name}" that stands alone among
/// its words.
[[nodiscard]] QSet<QString> openTextsOf(QStringView text);
/// True when the text from @p begin to @p end is not part of a longer word: true in
/// "/users/{id}".
[[nodiscard]] bool isWholeWord(QStringView text, qsizetype begin, qsizetype end);

} // namespace baton
