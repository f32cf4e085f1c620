// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"

namespace baton {

/// The figures of a session.
struct DatedFigures
{
    qint64 day = 0; ///< Julian day of its start, UTC, for figures without a day; 0 if unknown
    std::map<IndexedFigure, int> figures;
};

// Packs and unpacks values as bytes of a column. Bytes that cannot be read give an empty value.
[[nodiscard]] QByteArray packed(const SessionSummary &summary);
[[nodiscard]] SessionSummary unpackedSummary(const QByteArray &bytes);
[[nodiscard]] QByteArray packed(const DatedFigures &figures);
[[nodiscard]] DatedFigures unpackedFigures(const QByteArray &bytes);

} // namespace baton
