// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Weak definitions that let the windows link while the engine is being laid down. Removed as the
// engine lands.
#include "models/document/treeedit.h"

namespace baton {

[[gnu::weak]] Result<TextEdits> planEdit(const QByteArray &, const ParsedText &, int,
                                         const TreeEdit &)
{
    return Failure{QStringLiteral("Not available")};
}

} // namespace baton
