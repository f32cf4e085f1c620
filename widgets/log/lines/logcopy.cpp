// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logcopy.h"

namespace baton {

qint64 LogCopy::bytes() const
{
    const LogLine last = excerpt.index.at(excerpt.to - 1);
    return last.offset + last.length - excerpt.index.at(excerpt.from).offset;
}

LogCopy::Text LogCopy::make() const
{
    QString text = textOfLines(excerpt);
    if (behind >= 0) {
        text.truncate(text.lastIndexOf(u'\n') + 1 + behind);
    }
    text.remove(0, before);
    const int masked = masking.maskAll([&text](const auto &take) { take(text); });
    return {text, masked};
}

} // namespace baton
