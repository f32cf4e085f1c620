// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlescapedmarkup.h"

#include "models/formats/xml/xmlcharacters.h"

using namespace Qt::StringLiterals;

namespace baton::xml {

TextEdits unescapedMarkup(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView document = bytes.sliced(range.begin, range.length());
    const qsizetype begin = spaceEnd(bytes, range.begin, range.end);
    if (!bytes.first(range.end).sliced(begin).startsWith("&lt;") || document.contains('<')) {
        return {};
    }
    TextEdits edits;
    for (qsizetype at = begin; at < range.end; ++at) {
        const qsizetype end = bytes[at] == '&' ? referenceEnd(bytes, at, range.end) : at;
        if (end == at) {
            continue;
        }
        const std::optional<QString> text = referredText(bytes.sliced(at, end - at));
        // Other characters are unlikely to have been escaped by a tool.
        if (text && u"<>&\"'/=`"_s.contains(*text)) {
            edits.push_back({at, end - at, text->toUtf8()});
        }
        at = end - 1;
    }
    return edits;
}

} // namespace baton::xml
