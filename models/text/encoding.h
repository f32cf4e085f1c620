// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

enum class LineEnd { Lf, CrLf, Cr, Mixed };

/// The encoding by which the bytes are read as text. A document that is not valid UTF-8 has a
/// read-only form.
struct Encoding
{
    bool hasBom = false;
    bool isValidUtf8 = true;
    LineEnd lineEnd = LineEnd::Lf; ///< Lf if the text has no line end
    bool endsWithNewline = true;

    friend bool operator==(const Encoding &, const Encoding &) = default;
};

} // namespace baton
