// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The format of @p fileName by its suffix, as in formatOf(). Without a suffix the text decides:
/// with one of @p promptHeadings it is a prompt, with a fence of data it is Markdown, else its
/// first line decides.
[[nodiscard]] Format formatByEvidence(const QString &fileName, const QByteArray &bytes,
                                      const QStringList &promptHeadings);

} // namespace baton
