// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/maskedlines.h"

#include "models/log/reading/ansitext.h"

namespace baton {

namespace {

constexpr char escape = '\x1b';

/// @p bytes with each line that colours cut into pieces as it is shown, where that shows a secret.
QByteArray withoutColoredSecrets(const QByteArray &bytes, const Masking &masking, int &places)
{
    QByteArrayList lines = bytes.split('\n');
    for (QByteArray &line : lines) {
        if (!line.contains(escape)) {
            continue;
        }
        const bool isWindows = line.endsWith('\r');
        QString shown = ansiText(isWindows ? line.chopped(1) : line).text;
        const int found = masking.maskAll([&shown](const auto &take) { take(shown); });
        if (found > 0) {
            places += found;
            line = shown.toUtf8() + (isWindows ? "\r" : "");
        }
    }
    return lines.join('\n');
}

} // namespace

QByteArray maskedLines(const QByteArray &bytes, const Masking &masking, int &places)
{
    const bool isUtf8 = QUtf8StringView(bytes).isValidUtf8();
    QString text = isUtf8 ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
    const int found = masking.maskAll([&text](const auto &take) { take(text); });
    places += found;
    const QByteArray masked = found == 0 ? bytes : isUtf8 ? text.toUtf8() : text.toLatin1();
    return masked.contains(escape) ? withoutColoredSecrets(masked, masking, places) : masked;
}

qsizetype openKeyIn(const QByteArray &bytes)
{
    const qsizetype begin = bytes.lastIndexOf("-----BEGIN ");
    return begin >= 0 && bytes.indexOf("-----END ", begin) < 0 ? begin : -1;
}

} // namespace baton
