// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>
#include <string>

namespace baton {

/// One event of a YAML stream. Offsets refer to the bytes of the file, including its BOM.
struct YamlEvent
{
    enum class Kind {
        DocumentStart,
        DocumentEnd,
        Scalar,
        Null, ///< null, ~ or no text; without text, the mark is the offset of the next token
        Alias,
        ListStart,
        ListEnd,
        MapStart,
        MapEnd
    };

    Kind kind = Kind::Null;
    qsizetype mark = 0;   ///< offset of the anchor or tag, if any
    bool isBlock = false; ///< container in block style
    size_t anchorId =
        0; ///< number of the node's anchor, or of the one that an alias refers to; 0 if none
    std::string anchor;
    std::string tag; ///< resolved tag; "?" for a plain value without a tag, "!" for a quoted one
    std::string text;
    /// The range of a scalar without quotes and without the header of a block scalar, or of an
    /// alias without "*". Begins at -1 if unknown.
    ByteRange range = {-1, -1};

    [[nodiscard]] bool isNode() const { return kind != Kind::DocumentStart && !isEnd(); }
    [[nodiscard]] bool isEnd() const;
};

/// The reason why the parser stopped, with its message.
struct YamlFault
{
    enum class Kind { Syntax, TooDeep, Stopped };

    Kind kind = Kind::Syntax;
    qsizetype offset = 0;
    std::string reason;
};

struct YamlEvents
{
    std::vector<YamlEvent> events; ///< events before the fault
    std::optional<YamlFault> fault;
};

/// The events of @p bytes, which must be UTF-8 without NUL, as NUL crashes libfyaml. Accepts only
/// YAML 1.2.
[[nodiscard]] YamlEvents readYamlEvents(const QByteArray &bytes, int maximalDepth,
                                        const std::atomic_bool *stop);

} // namespace baton
