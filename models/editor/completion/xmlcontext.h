// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace baton {

/// The position of the caret in incomplete XML. Names do not include the prefix of the root
/// element.
struct XmlContext
{
    enum class Part {
        Text,          ///< between tags, where an element may begin as well
        Element,       ///< name in a start tag
        EndTag,        ///< name in an end tag
        Attribute,     ///< name of an attribute
        AttributeValue ///< between quotes
    };
    Part sort = Part::Text;
    QStringList path;   ///< names of the elements from the root to the caret
    QString attribute;  ///< name of the attribute around the caret
    QString prefix;     ///< part of the name or text before the caret
    ByteRange replaced; ///< range of the whole name or text
    QStringList before; ///< names of the preceding sibling elements, or attributes
    QStringList behind;
    QString nameSpace; ///< prefix of the root element with its colon, such as "x:"; empty if there
                       ///< is none
    char quote = '"';  ///< quote around the attribute's value
    bool isWhole =
        false; ///< only the name is replaced, because a colon, "=" or tag end follows already
    bool isBlank = false; ///< only whitespace is between the tags
    int column = 0;       ///< column of the inserted text; inserted lines below use it

    friend bool operator==(const XmlContext &, const XmlContext &) = default;
};

/// The context at byte @p offset of @p bytes, in the document that begins at byte @p begin. nullopt
/// in comments, CDATA, processing instructions and declarations.
[[nodiscard]] std::optional<XmlContext> xmlPlaceAt(const QByteArray &bytes, qsizetype offset,
                                                   qsizetype begin);

} // namespace baton
