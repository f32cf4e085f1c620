// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/parse.h"

#include "models/document/jsonparse.h"
#include "models/document/textencoding.h"
#include "models/document/yamlparse.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

bool ParsedText::isComplete() const
{
    return std::ranges::none_of(issues, &SyntaxIssue::isFatal);
}

Format formatOf(const QString &fileName, const QByteArray &bytes)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    if (suffix == u"yaml" || suffix == u"yml") {
        return Format::Yaml;
    }
    if (suffix == u"json") {
        return Format::Json;
    }
    if (suffix == u"xml") {
        return Format::Xml;
    }
    if (suffix == u"md" || suffix == u"markdown") {
        return Format::Markdown;
    }
    if (!suffix.isEmpty()) {
        return Format::Text;
    }
    const QByteArrayView start = QByteArrayView(bytes).sliced(bomLength(bytes)).trimmed();
    if (start.startsWith('{') || start.startsWith('[')) {
        return Format::Json;
    }
    if (start.startsWith('<')) {
        return Format::Xml;
    }
    return start.startsWith("---") || start.startsWith("%YAML") || start.startsWith("handoff:")
        ? Format::Yaml
        : Format::Text;
}

ParsedText parse(const QByteArray &bytes, Format format, const ParseLimits &limits,
                 const std::atomic_bool *stop)
{
    ParsedText parsed;
    parsed.format = format;
    if (bytes.size() <= limits.bytes) {
        parsed.encoding = encodingOf(bytes);
    }
    if (std::optional<SyntaxIssue> issue = textIssue(bytes, limits)) {
        parsed.issues.push_back(std::move(*issue));
        parsed.documents.push_back(
            {.format = format, .range = {0, bytes.size()}, .tree = {}, .isComplete = false});
        return parsed;
    }
    if (format == Format::Yaml) {
        parseYaml(bytes, limits, stop, parsed);
    } else if (format == Format::Json) {
        parseJson(bytes, limits, stop, parsed);
    }
    std::ranges::stable_sort(parsed.issues, {},
                             [](const SyntaxIssue &issue) { return issue.range.begin; });
    return parsed;
}

} // namespace baton
