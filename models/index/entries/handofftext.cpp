// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/handofftext.h"

#include <algorithm>

namespace baton {

namespace {

/// The part that is looked through for secrets, in bytes.
constexpr qsizetype longestRead = qsizetype(256) * 1024;

/// The offset of line @p line, counted from 1; the end if there is no such line.
qsizetype beginOfLine(const QByteArray &bytes, int line)
{
    qsizetype begin = 0;
    for (int i = 1; i < line && begin >= 0; ++i) {
        begin = bytes.indexOf('\n', begin) + 1;
        if (begin == 0) {
            return bytes.size();
        }
    }
    return begin;
}

} // namespace

QString indexedHandoffText(const SessionHandoff &handoff, const Session &session,
                           const QHash<QString, QByteArray> &bytes)
{
    const QByteArray text = handoff.kept.isEmpty() ? bytes.value(handoff.at.path) : handoff.kept;
    int end = 0;
    for (const SessionHandoff &other : session.handoffs) {
        const bool isBehind = handoff.kept.isEmpty() && other.kept.isEmpty()
            && other.at.path == handoff.at.path && other.at.line > handoff.at.line;
        end = isBehind && (end == 0 || other.at.line < end) ? other.at.line : end;
    }
    const qsizetype begin = handoff.at.line > 1 ? beginOfLine(text, handoff.at.line) : 0;
    const qsizetype last = end > 0 ? beginOfLine(text, end) : text.size();
    return QString::fromUtf8(text.sliced(begin, std::min(longestRead, last - begin)));
}

} // namespace baton
