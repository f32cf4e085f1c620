// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QStringList>

namespace baton {

/// A text in another format, and what of it that format has no place for.
struct Conversion
{
    QByteArray bytes;
    QStringList lost; ///< in words: "3 comments"
};

/// @p bytes converted to the format @p to: YAML and JSON become each other with the same values,
/// anything becomes a fenced block of Markdown as it stands, and the only block of a Markdown file
/// becomes a text of its own. Proven by reading it again. Fails with the reason, as for several
/// documents.
[[nodiscard]] Result<Conversion> converted(const QByteArray &bytes, const ParsedText &parsed,
                                           Format to);

} // namespace baton
