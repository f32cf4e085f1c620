// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/pasted/pastesources.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace baton {

namespace {

class PastedButtonsTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::PastedLabel)
};

bool isOneOf(const PastedLine &line, auto &words)
{
    const QByteArray said = line.text.trimmed().toByteArray().toLower();
    return std::ranges::any_of(words, [&said](const char *word) { return said == word; });
}

bool isLanguage(const PastedLine &line)
{
    static constexpr std::array words{"yaml", "yml",  "json",      "xml", "markdown",
                                      "md",   "text", "plaintext", "txt"};
    return isOneOf(line, words);
}

bool isButton(const PastedLine &line)
{
    static constexpr std::array words{"copy",     "copy code",     "edit",
                                      "kopieren", "code kopieren", "bearbeiten"};
    return line.isBlank() || isOneOf(line, words);
}

} // namespace

std::vector<PasteLayer> labelLayers(const PastedLines &lines, bool)
{
    const auto label = std::ranges::find_if_not(lines, &PastedLine::isBlank);
    if (label == lines.end() || !isLanguage(*label)) {
        return {};
    }
    const auto first = std::find_if_not(label + 1, lines.end(), isButton);
    PasteLayer layer;
    layer.lines = {first, lines.end()};
    layer.range = {label->begin, label->begin + label->text.size()};
    layer.message =
        PastedButtonsTexts::tr("Line %1 names the language of the block that the text was copied "
                               "from. The text begins on line %2: remove the lines above.")
            .arg(label->number)
            .arg(first == lines.end() ? label->number : first->number);
    layer.fixTitle = PastedButtonsTexts::tr("Remove the label");
    return {layer};
}

} // namespace baton
