// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QStringList>

namespace baton {

/// The type of a text that may contain placeholders among other words.
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
    const QSet<QString> *templateTexts =
        nullptr;               ///< placeholders of the templates; null if there are none
    QStringList ownTexts = {}; ///< placeholders of a newly inserted field: "[description]"
};

/// True if the whole @p text is a placeholder: "[...]", "{name}", "{high|medium|low}", "{{name}}",
/// "<name>", "...", or a bare type word such as "string" or "ISO8601".
[[nodiscard]] bool isPlaceholder(QStringView text);
/// True for the name of a type, which is a placeholder if the field cannot have it as its value:
/// "integer".
[[nodiscard]] bool isTypeWord(QStringView text);
/// A quick test: false if @p text is no placeholder and contains none. Most texts fail it.
[[nodiscard]] bool mayHoldPlaceholders(QStringView text);
/// The placeholders inside of @p text, which otherwise is a real value ("phase{N}-math"), in order.
/// Placeholders of a template count in all texts. Other brackets ("[date]-name") count only in a
/// name of one word; in a path only those that do not occur in file names ("docs/<id>.md"). The
/// field's own inserted text counts if it was left beside typed text. Subscripts of formulas
/// ("x_{h}") do not count.
[[nodiscard]] QStringList placeholdersIn(const QString &text, const PlaceholderContext &context);
/// Each "[what to write]" in the text of a template, and each "{name}" that is a separate word.
[[nodiscard]] QSet<QString> openTextsOf(QStringView text);
/// True if the text from @p begin to @p end is not part of a longer word, as in "/users/{id}".
[[nodiscard]] bool isWholeWord(QStringView text, qsizetype begin, qsizetype end);

} // namespace baton
