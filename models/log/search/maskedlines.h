// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/masking/masking.h"

namespace baton {

/// The lines @p bytes of a log without their secrets; all other bytes stay as they are, but for the
/// colours of a line in which colours cut a secret into pieces. Adds to @p places how many were
/// masked.
[[nodiscard]] QByteArray maskedLines(const QByteArray &bytes, const Masking &masking, int &places);

/// The begin of a private key in @p bytes that does not end there; -1: none.
[[nodiscard]] qsizetype openKeyIn(const QByteArray &bytes);

} // namespace baton
