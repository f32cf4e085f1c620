// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/formatnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace baton {

namespace {

struct Facts
{
    Format format;
    const char *title;
    const char *suffix;
    const char *language;
};

constexpr std::array all{
    Facts{Format::Yaml, "YAML", ".yaml", "yaml"},
    Facts{Format::Json, "JSON", ".json", "json"},
    Facts{Format::Xml, "XML", ".xml", "xml"},
    Facts{Format::Markdown, "Markdown", ".md", "markdown"},
    //: the format of a text that tells an agent what to do
    Facts{Format::Prompt, QT_TRANSLATE_NOOP("baton::Format", "Prompt"), ".prompt", "text"},
    //: the format of a file that is none of the others
    Facts{Format::Text, QT_TRANSLATE_NOOP("baton::Format", "Text"), ".txt", "text"},
};

const Facts &factsOf(Format format)
{
    return *std::ranges::find(all, format, &Facts::format);
}

} // namespace

QString titleOf(Format format)
{
    return QCoreApplication::translate("baton::Format", factsOf(format).title);
}

QString suffixOf(Format format)
{
    return QString::fromLatin1(factsOf(format).suffix);
}

QByteArray languageOf(Format format)
{
    return factsOf(format).language;
}

} // namespace baton
