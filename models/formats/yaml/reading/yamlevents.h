// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>
#include <string>

namespace baton {

/// One event of a YAML stream. Offsets refer to the bytes of the file, its BOM included.
struct YamlEvent
{
    enum class Kind {
        DocumentStart,
        DocumentEnd,
        Scalar,
        Null, ///< written as null or ~, or not written at all: then the mark is the next token's
        Alias,
        ListStart,
        ListEnd,
        MapStart,
        MapEnd
    };

    Kind kind = Kind::Null;
    qsizetype mark = 0;   ///< of the anchor or tag, when there are any
    bool isBlock = false; ///< of a container
    size_t anchorId = 0;  ///< its own, or the one an alias refers to; 0 is none
    std::string anchor;
    std::string tag; ///< resolved; "?" when a plain value has none, "!" when it is quoted
    std::string text;
    /// The range of a scalar without quotes (block scalar: without its header), or of an alias
    /// without "*"; begins at -1 if unknown.
    ByteRange range = {-1, -1};

    [[nodiscard]] bool isNode() const;
    [[nodiscard]] bool isEnd() const;
};

/// The reason why reading stopped, in the library's words.
struct YamlFault
{
    enum class Kind { Syntax, TooDeep, Stopped };

    Kind kind = Kind::Syntax;
    qsizetype offset = 0;
    std::string reason;
};

struct YamlEvents
{
    std::vector<YamlEvent> events; ///< up to the fault
    std::optional<YamlFault> fault;
};

/// The events of @p bytes, which must be UTF-8 without NUL. libfyaml reads them: it accepts only
/// what is YAML 1.2, and does not survive NUL.
[[nodiscard]] YamlEvents readYamlEvents(const QByteArray &bytes, int maximalDepth,
                                        const std::atomic_bool *stop);

} // namespace baton
