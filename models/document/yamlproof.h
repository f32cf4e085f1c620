// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/yamlevents.h"

namespace baton {

/// What the strict parser found in a YAML stream.
struct YamlProof
{
    /// Of every scalar and alias in order, keys and empty ones included, as libfyaml marks them.
    std::vector<ByteRange> scalars;
    std::optional<YamlFault> fault;
};

/// Reads @p bytes with libfyaml, which accepts only what is YAML 1.2. They must be UTF-8 without
/// NUL, which libfyaml does not survive.
[[nodiscard]] YamlProof proveYaml(const QByteArray &bytes, const std::atomic_bool *stop);

} // namespace baton
