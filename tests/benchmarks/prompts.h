// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton {

/// The prompt of session @p number as a planning agent writes it: prose of a page around a valid
/// request of three KiB; no two are alike.
[[nodiscard]] QByteArray promptText(int number);

/// The request of promptText() alone.
[[nodiscard]] QByteArray requestText(int number);

} // namespace baton
