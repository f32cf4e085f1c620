// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton::xml {

/// The writing style of new elements.
struct XmlWritingStyle
{
    const XmlShape *shape = nullptr;
    QByteArray prefix; ///< prefix of new elements, with its colon
    QByteArray newline = "\n";
    QByteArray step = "  ";
    bool isSpread = true;    ///< each element gets a separate line
    bool isCautious = false; ///< texts are written without added whitespace
    char quote = '"';
    QByteArray emptyEnd = "/>"; ///< end of an empty-element tag
};

/// The text behind the name of the element @p name at @p path with the value @p value: attributes,
/// content and end tag. @p indentation is the indentation of the element's line. nullopt if XML
/// cannot express the value.
[[nodiscard]] std::optional<QByteArray> spelledRest(const Value &value, const QByteArray &name,
                                                    const QString &path,
                                                    const XmlWritingStyle &manner,
                                                    const QByteArray &indentation);
/// The whole element with the key @p key.
[[nodiscard]] std::optional<QByteArray> spelledElement(const Value &value, const QString &key,
                                                       const QString &path,
                                                       const XmlWritingStyle &manner,
                                                       const QByteArray &indentation);
/// An item of the list at @p path.
[[nodiscard]] std::optional<QByteArray> spelledItem(const Value &value, const QString &path,
                                                    const XmlWritingStyle &manner,
                                                    const QByteArray &indentation);
/// The attribute @p key, which begins with "@".
[[nodiscard]] std::optional<QByteArray> spelledAttribute(const Value &value, const QString &key,
                                                         char quote);
/// The text of an element. Spread over several lines if it has several and @p manner spreads.
[[nodiscard]] std::optional<QByteArray>
spelledText(const QString &text, const XmlWritingStyle &manner, const QByteArray &indentation);

} // namespace baton::xml
