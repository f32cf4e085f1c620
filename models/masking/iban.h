// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// The length of the IBAN at the start of @p text, which may hold blanks and hyphens: as long as
/// its country's are, with the right checksum (ISO 13616). 0: it does not begin with one.
[[nodiscard]] qsizetype validIbanLength(QStringView text);

} // namespace baton
