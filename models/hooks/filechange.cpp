// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/filechange.h"

#include "models/disk/filestore.h"
#include "models/disk/readablefolders.h"
#include "models/strings/pathstrings.h"
#include "models/text/parselimits.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace baton {

namespace {

std::optional<QByteArray> replaced(QByteArray text, const TextReplacement &replacement)
{
    if (replacement.before.isEmpty()) {
        return text.isEmpty() ? std::optional(replacement.after) : std::nullopt;
    }
    const qsizetype first = text.indexOf(replacement.before);
    const bool isRepeated = first >= 0 && text.indexOf(replacement.before, first + 1) >= 0;
    if (first < 0 || (isRepeated && !replacement.isOfAll)) {
        return std::nullopt;
    }
    return replacement.isOfAll ? text.replace(replacement.before, replacement.after)
                               : text.replace(first, replacement.before.size(), replacement.after);
}

QByteArray withoutBlanksBehind(QByteArray line)
{
    while (!line.isEmpty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) {
        line.chop(1);
    }
    return line;
}

/// The index of the lines @p wanted in @p lines, starting at @p from. Ignores trailing blanks if
/// there is no exact match. -1 if there is none.
qsizetype placeOf(const QList<QByteArray> &wanted, const QList<QByteArray> &lines, qsizetype from)
{
    const auto isSame = [](const QByteArray &a, const QByteArray &b) { return a == b; };
    const auto isAlike = [](const QByteArray &a, const QByteArray &b) {
        return withoutBlanksBehind(a) == withoutBlanksBehind(b);
    };
    const auto begin = lines.cbegin() + std::min(from, lines.size());
    auto found = std::search(begin, lines.cend(), wanted.cbegin(), wanted.cend(), isSame);
    if (found == lines.cend() && !wanted.isEmpty()) {
        found = std::search(begin, lines.cend(), wanted.cbegin(), wanted.cend(), isAlike);
    }
    return found == lines.cend() && !wanted.isEmpty() ? -1 : found - lines.cbegin();
}

std::optional<QByteArray> patched(const QByteArray &text, const std::vector<PatchHunk> &hunks)
{
    QList<QByteArray> lines = text.split('\n');
    const bool hasLineEnd = !text.isEmpty() && text.endsWith('\n');
    if (hasLineEnd || text.isEmpty()) {
        lines.removeLast();
    }
    qsizetype at = 0;
    for (const PatchHunk &hunk : hunks) {
        if (!hunk.heading.isEmpty()) {
            const qsizetype heading = placeOf({hunk.heading}, lines, at);
            at = heading < 0 ? at : heading + 1;
        }
        // Lines that are only added go to the end of the file.
        const qsizetype place =
            hunk.before.isEmpty() ? lines.size() : placeOf(hunk.before, lines, at);
        if (place < 0) {
            return std::nullopt;
        }
        lines.remove(place, hunk.before.size());
        for (qsizetype i = 0; i < hunk.after.size(); ++i) {
            lines.insert(place + i, hunk.after[i]);
        }
        at = place + hunk.after.size();
    }
    return lines.isEmpty() ? QByteArray() : lines.join('\n') + '\n';
}

} // namespace

std::optional<QByteArray> FileChange::content() const
{
    if (const auto *whole = std::get_if<QByteArray>(&change)) {
        return *whole;
    }
    const QString &source = from.isEmpty() ? path : from;
    std::optional<QByteArray> result =
        QFileInfo::exists(source) ? contentOnDisk(source) : QByteArray();
    if (const auto *hunks = std::get_if<std::vector<PatchHunk>>(&change)) {
        return result ? patched(*result, *hunks) : std::nullopt;
    }
    for (const TextReplacement &replacement : std::get<std::vector<TextReplacement>>(change)) {
        result = result ? replaced(*result, replacement) : std::nullopt;
    }
    return result;
}

std::optional<QByteArray> contentOnDisk(const QString &path)
{
    const Result<QByteArray> bytes =
        QFileInfo(path).isFile() ? FileStore::read(path, ParseLimits().bytes) : Failure();
    return bytes ? std::optional(*bytes) : std::nullopt;
}

} // namespace baton
