// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/json/jsondiagnosis.h"
#include "models/values/byterange.h"
#include "models/values/textedit.h"

#include <QCoreApplication>

#include <optional>

namespace baton {

/// Edits after which a JSON parser gets farther than the fault.
struct JsonFix
{
    QString title;
    TextEdits edits;
    ByteRange comment = {}; ///< that is in the way, where the fix removes comments
};

/// Finds what makes JSON of a text that is nearly JSON: with it the text is read farther.
class JsonRecovery
{
    Q_DECLARE_TR_FUNCTIONS(baton::JsonRecovery)

public:
    /// @p open is the bracket that is still open at the fault at @p offset, or -1.
    JsonRecovery(const QByteArray &bytes, qsizetype offset, qsizetype open, int depth);

    [[nodiscard]] std::optional<JsonFix> fixOf(JsonMistake mistake) const;
    /// True when the text is read farther with @p edits.
    [[nodiscard]] bool helps(const TextEdits &edits) const;

private:
    [[nodiscard]] std::optional<JsonFix> closed() const;
    [[nodiscard]] std::optional<JsonFix> withComma() const;
    [[nodiscard]] ByteRange commentAmong(const TextEdits &comments) const;
    [[nodiscard]] bool isBlank(qsizetype at) const;

    const QByteArray &m_bytes;
    qsizetype m_offset;
    qsizetype m_open;
    int m_depth;
};

/// Where the JSON, mistakes in it or not, begins behind "Here is the call:"; 0 when it begins at
/// once, or is none for all that.
[[nodiscard]] qsizetype startBehindWords(const QByteArray &bytes, int depth);

} // namespace baton
