// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

#include <optional>
#include <vector>

namespace baton::edit {

/// One character of a scalar's text and its bytes in the source. All line ends that a single line
/// end is folded from share one range.
struct DecodedCharacter
{
    char32_t code = 0;
    ByteRange range;
    bool isFold = false; ///< a folded line end of the source, with the blanks around it
};

/// The characters of the plain or quoted scalar @p source; nullopt if an escape is unknown.
[[nodiscard]] std::optional<std::vector<DecodedCharacter>> decodedCharacters(QByteArrayView source,
                                                                             Style style);

} // namespace baton::edit
