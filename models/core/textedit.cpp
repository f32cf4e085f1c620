// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/textedit.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

Result<QByteArray> applied(const QByteArray &bytes, const TextEdits &edits)
{
    qsizetype size = bytes.size();
    for (const TextEdit &edit : edits) {
        size += edit.text.size() - edit.length;
    }
    QByteArray result;
    result.reserve(std::max<qsizetype>(0, size));
    qsizetype copied = 0;
    for (const TextEdit &edit : edits) {
        if (edit.offset < copied || edit.length < 0 || edit.range().end > bytes.size()) {
            return Failure{QCoreApplication::translate(
                "baton::TextEdit", "The changes overlap or lie outside the document.")};
        }
        result += QByteArrayView(bytes).sliced(copied, edit.offset - copied);
        result += edit.text;
        copied = edit.range().end;
    }
    result += QByteArrayView(bytes).sliced(copied);
    return result;
}

TextEdits inverted(const QByteArray &bytes, const TextEdits &edits)
{
    TextEdits inverse;
    inverse.reserve(edits.size());
    qsizetype shift = 0;
    for (const TextEdit &edit : edits) {
        inverse.push_back(
            {edit.offset + shift, edit.text.size(), bytes.mid(edit.offset, edit.length)});
        shift += edit.text.size() - edit.length;
    }
    return inverse;
}

} // namespace baton
