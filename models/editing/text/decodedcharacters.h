// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

#include <optional>
#include <vector>

namespace baton::edit {

/// One character of a text and the bytes that stand for it. The line ends that a single line end is
/// folded from have one range.
struct DecodedCharacter
{
    char32_t code = 0;
    ByteRange range;
    bool isFold = false; ///< a folded line end of the source, with the blanks around it
};

/// The letters of the plain or quoted scalar @p source; nothing when it has an escape that is not
/// known.
[[nodiscard]] std::optional<std::vector<DecodedCharacter>> decodedCharacters(QByteArrayView source,
                                                                             Style style);

} // namespace baton::edit
