// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

namespace baton {

/// A line of nothing but tabs ends a text that is indented; what is told of the lines beside it
/// then helps nobody.
bool YamlDiagnosis::lineOfTabs()
{
    constexpr int mostTried = 3; // each reads the whole text
    const int last = lineOfWords(m_line, 1);
    int tried = 0;
    for (int line = lineOfWords(m_line, -1) + 1; line < last && tried < mostTried; ++line) {
        const ByteRange blanks = m_lines.lineRange(line);
        if (!words(line).isEmpty() || !view(blanks).contains('\t')) {
            continue;
        }
        ++tried;
        const TextEdit without{blanks.begin, blanks.length(), {}};
        if (!helps({without})) {
            continue;
        }
        setLine(line);
        say(tr("Line %1 does not parse: it is empty but for tabs, which YAML does not take there. "
               "Remove them.")
                .arg(line),
            blanks);
        m_issue.fixTitle = tr("Remove the tabs");
        m_issue.fix = {without};
        return true;
    }
    return false;
}

} // namespace baton
