// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Reads YAML into @p parsed. The bytes passed textIssue().
void parseYaml(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed);

} // namespace baton
