// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/compare.h"
#include "models/parsing/parse.h"

#include <QStringList>

namespace baton {

/// The value of the YAML or JSON @p text.
inline Value valueOf(const QByteArray &text)
{
    const ParsedText parsed = parse(text, Format::Yaml);
    return parsed.isComplete() && !parsed.documents.empty()
        ? parsed.documents.front().tree.toValue()
        : Value::string(QStringLiteral("does not parse"));
}

/// The differences as lines: "changed /a /a", "moved /b/1 /b/0".
inline QStringList linesOf(const FieldDiff &diff)
{
    QStringList lines;
    for (const DiffPath &path : differencesIn(diff, true)) {
        const FieldDiff &entry = entryAt(diff, path);
        const QString left = entry.left.isThere() ? pointerOn(diff, path, Side::Left).toString()
                                                  : QStringLiteral("-");
        const QString right = entry.right.isThere() ? pointerOn(diff, path, Side::Right).toString()
                                                    : QStringLiteral("-");
        QString word = entry.isMoved ? QStringLiteral("moved ") : QString();
        switch (entry.change) {
        case FieldChange::Changed:
            word += QStringLiteral("changed ");
            break;
        case FieldChange::Added:
            word += QStringLiteral("added ");
            break;
        case FieldChange::Removed:
            word += QStringLiteral("removed ");
            break;
        case FieldChange::Spelling:
            word += QStringLiteral("spelling ");
            break;
        case FieldChange::Same:
        case FieldChange::Inside:
            break;
        }
        lines.append(word + left + QStringLiteral(" ") + right);
    }
    return lines;
}

} // namespace baton
