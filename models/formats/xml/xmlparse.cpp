// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlparse.h"

#include "models/formats/xml/xmlreader.h"

#include <algorithm>

namespace baton {

void parseXml(const QByteArray &bytes, ByteRange range, const ParseOptions &options,
              const std::atomic_bool *stop, ParsedText &parsed)
{
    SourceDocument document;
    document.format = Format::Xml;
    document.range = range;
    xml::Issues issues(bytes, range, options.limits.firstLine);
    if (!xml::Reader(bytes, range, options, issues, document.tree).read(stop)) {
        return;
    }
    document.isComplete = !issues.hasErrors();
    std::ranges::move(issues.take(), std::back_inserter(parsed.issues));
    parsed.documents.push_back(std::move(document));
}

} // namespace baton
