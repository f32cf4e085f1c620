// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/elidedpath.h"

#include <QFontMetrics>

#include <algorithm>

namespace baton {

namespace {

constexpr QChar dots(0x2026);

/// The offset of the separator between folder and file; -1 without a folder.
qsizetype joinOf(const QString &path)
{
    return std::max(path.lastIndexOf(u'/'), path.lastIndexOf(u'\\'));
}

} // namespace

QString elidedPath(const QString &path, const QFontMetrics &metrics, int room)
{
    const qsizetype join = joinOf(path);
    if (metrics.horizontalAdvance(path) <= room) {
        return path;
    }
    if (join < 0) {
        return metrics.elidedText(path, Qt::ElideMiddle, room);
    }
    const QString file = path.sliced(join);
    const int left = room - metrics.horizontalAdvance(file);
    if (left >= metrics.horizontalAdvance(dots)) {
        return metrics.elidedText(path.first(join), Qt::ElideMiddle, left) + file;
    }
    return elidedPath(file.sliced(1), metrics, room);
}

int widthOfFolders(const QString &path, const QFontMetrics &metrics)
{
    const qsizetype join = joinOf(path);
    return join < 0 ? 0
                    : std::max(0,
                               metrics.horizontalAdvance(path)
                                   - metrics.horizontalAdvance(dots + path.sliced(join)));
}

} // namespace baton
