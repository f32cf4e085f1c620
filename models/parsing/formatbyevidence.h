// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// As formatOf(); what has no suffix is a prompt also where it has the headings of one, such as
/// @p promptHeadings, and Markdown where it holds a fence of data: its first line may be that of
/// YAML all the same.
[[nodiscard]] Format formatByEvidence(const QString &fileName, const QByteArray &bytes,
                                      const QStringList &promptHeadings);

} // namespace baton
