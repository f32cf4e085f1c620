// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// The length of the IBAN at the start of @p text, which may contain blanks and hyphens. Checks the
/// length for its country and the checksum (ISO 13616). 0 if the text does not begin with one.
[[nodiscard]] qsizetype validIbanLength(QStringView text);

} // namespace baton
