// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// How much of @p text, which may hold blanks and hyphens, is an IBAN: as long as its country's
/// are, with the right checksum (ISO 13616). 0: it does not begin with one.
[[nodiscard]] qsizetype validIbanLength(QStringView text);

} // namespace baton
