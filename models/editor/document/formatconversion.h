// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QStringList>

namespace baton {

/// A text in another format, and what was lost because the format cannot express it.
struct Conversion
{
    QByteArray bytes;
    QStringList lost; ///< descriptions such as "3 comments"
};

/// Converts @p bytes to the format @p to. Verifies the result by parsing it. Supports YAML to JSON
/// and back with equal values, any format to a fenced block of Markdown, and the only block of a
/// Markdown file to a separate file. Fails with the reason, for example if there are several
/// documents.
[[nodiscard]] Result<Conversion> converted(const QByteArray &bytes, const ParsedText &parsed,
                                           Format to);

} // namespace baton
