// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArrayView>

#include <vector>

namespace baton {

/// A token of XML; it may be incomplete.
struct XmlToken
{
    enum class Kind { Text, StartTag, EndTag, Other };
    struct Attribute
    {
        ByteRange name;
        ByteRange
            value; ///< range without the quotes; empty and behind the name if there is no value
        char quote = 0; ///< NUL if there is no value
        bool isClosed = false;
    };
    Kind kind = Kind::Text;
    ByteRange range;
    ByteRange name;
    std::vector<Attribute> attributes;
    bool isClosed = false; ///< the tag has its ">"
    bool isEmpty = false;  ///< the tag is an empty-element tag: "<a/>"
};

/// The token at @p at. It ends at the next "<" or at the end of the text at the latest.
[[nodiscard]] XmlToken xmlTokenAt(QByteArrayView bytes, qsizetype at);

} // namespace baton
