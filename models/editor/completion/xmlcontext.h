// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace baton {

/// The position of the caret in half-written XML. Names are without the prefix of the root element.
struct XmlContext
{
    enum class Part {
        Text,          ///< between tags; an element can begin here, too
        Element,       ///< the name in a start tag
        EndTag,        ///< the name in an end tag
        Attribute,     ///< the name of an attribute
        AttributeValue ///< between quotes
    };
    Part sort = Part::Text;
    QStringList path;   ///< names of the elements around the place, or of which its start tag is
    QString attribute;  ///< attribute that the value is of
    QString prefix;     ///< part of the name or text before the caret
    ByteRange replaced; ///< the whole name or text
    QStringList before; ///< names of the elements, or attributes, that stand before
    QStringList behind;
    QString nameSpace;    ///< "x:", when the root element has a prefix, to be written before names
    char quote = '"';     ///< around the attribute's value
    bool isWhole = false; ///< only the name is to be replaced: what belongs behind it is there
    bool isBlank = false; ///< nothing but blanks stands between the tags around a text
    int column = 0;       ///< of what is written, for the lines below it

    friend bool operator==(const XmlContext &, const XmlContext &) = default;
};

/// The place at byte @p offset of @p bytes, whose document begins at byte @p begin. Nothing inside
/// comments, CDATA, instructions and declarations.
[[nodiscard]] std::optional<XmlContext> xmlPlaceAt(const QByteArray &bytes, qsizetype offset,
                                                   qsizetype begin);

} // namespace baton
