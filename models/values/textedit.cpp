// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/textedit.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

/// True if @p edits ascend within @p size bytes and do not overlap.
bool areInOrder(const TextEdits &edits, qsizetype size)
{
    qsizetype from = 0;
    return std::ranges::all_of(edits, [&from, size](const TextEdit &edit) {
        const bool isBehind = edit.offset >= from && edit.length >= 0;
        from = edit.range().end;
        return isBehind && from <= size;
    });
}

} // namespace

Result<QByteArray> applied(const QByteArray &bytes, const TextEdits &edits)
{
    if (!areInOrder(edits, bytes.size())) {
        return Failure{QCoreApplication::translate(
            "baton::TextEdit", "The changes overlap or lie outside the document.")};
    }
    qsizetype size = bytes.size();
    for (const TextEdit &edit : edits) {
        size += edit.text.size() - edit.length;
    }
    QByteArray result(size, Qt::Uninitialized);
    char *to = result.data();
    qsizetype copied = 0;
    for (const TextEdit &edit : edits) {
        to = std::copy(bytes.begin() + copied, bytes.begin() + edit.offset, to);
        to = std::copy(edit.text.begin(), edit.text.end(), to);
        copied = edit.range().end;
    }
    std::copy(bytes.begin() + copied, bytes.end(), to);
    return result;
}

/// Thousands of edits mostly remove the same: then they share it.
TextEdits inverted(const QByteArray &bytes, const TextEdits &edits)
{
    TextEdits inverse;
    inverse.reserve(edits.size());
    qsizetype shift = 0;
    QByteArray removed;
    for (const TextEdit &edit : edits) {
        const auto range = QByteArrayView(bytes).sliced(edit.offset, edit.length);
        if (removed != range) {
            removed = range.toByteArray();
        }
        inverse.push_back({edit.offset + shift, edit.text.size(), removed});
        shift += edit.text.size() - edit.length;
    }
    return inverse;
}

} // namespace baton
