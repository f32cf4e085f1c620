// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QTextDocument;

namespace baton {

/// Moves each heading at the end of a page to the next one, with what it stands above. Needs a page
/// size.
void keepHeadings(QTextDocument &text);

} // namespace baton
