// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// What libfyaml says about one event of a stream.
struct YamlPiece
{
    YamlEvent::Kind kind = YamlEvent::Kind::Null;
    ByteRange range; ///< without quotes, and without the first line of a block scalar
    size_t textHash = 0;
};

/// What the strict parser found in a YAML stream.
struct StrictYamlResult
{
    std::vector<YamlPiece> pieces; ///< of every event
    std::optional<YamlFault> fault;

    /// True when @p events are the same with the same texts.
    [[nodiscard]] bool agreesWith(const std::vector<YamlEvent> &events) const;
};

/// Reads @p bytes with libfyaml, which accepts only what is YAML 1.2. They must be UTF-8 without
/// NUL, which libfyaml does not survive.
[[nodiscard]] StrictYamlResult parseStrictly(const QByteArray &bytes, const std::atomic_bool *stop);

/// The events that libfyaml sees, for the few texts that yaml-cpp refuses or misreads.
[[nodiscard]] YamlEvents readStrictYamlEvents(const QByteArray &bytes, int maximalDepth,
                                              const std::atomic_bool *stop);

} // namespace baton
