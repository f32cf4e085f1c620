// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

struct _xmlSchema;

namespace baton {

/// True when @p xml, which Baton has read without mistakes, is valid by @p schema. It is read as a
/// stream, for which no document is made; false says no more than that a closer look is needed.
[[nodiscard]] bool isValidStream(_xmlSchema *schema, QByteArrayView xml);

} // namespace baton
