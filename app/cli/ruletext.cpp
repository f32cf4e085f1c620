// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/ruletext.h"

#include "app/cli/text.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// A rule of Baton's own by its id, or one that every protocol has by what follows its id.
struct Described
{
    QLatin1StringView rule;
    const char *text;
};

constexpr Described known[] = {
    {"text.empty"_L1, QT_TRANSLATE_NOOP("baton::cli", "The file is empty")},
    {"text.too-large"_L1, QT_TRANSLATE_NOOP("baton::cli", "The file is too large")},
    {"text.too-deep"_L1, QT_TRANSLATE_NOOP("baton::cli", "Values nest too deep")},
    {"text.invalid-utf8"_L1, QT_TRANSLATE_NOOP("baton::cli", "The text is not UTF-8")},
    {"text.nul"_L1, QT_TRANSLATE_NOOP("baton::cli", "The text holds a NUL byte")},
    {".syntax"_L1, QT_TRANSLATE_NOOP("baton::cli", "The text cannot be read")},
    {".duplicate-key"_L1, QT_TRANSLATE_NOOP("baton::cli", "A key stands twice in a map")},
    {".indentation"_L1,
     QT_TRANSLATE_NOOP("baton::cli", "A line is not indented as the format demands")},
    {".alias-expansion"_L1, QT_TRANSLATE_NOOP("baton::cli", "Aliases repeat too much")},
    {".required"_L1, QT_TRANSLATE_NOOP("baton::cli", "A required field is missing")},
    {".empty"_L1, QT_TRANSLATE_NOOP("baton::cli", "A required field has no value")},
    {".type"_L1, QT_TRANSLATE_NOOP("baton::cli", "A value is of the wrong type")},
    {".enum"_L1, QT_TRANSLATE_NOOP("baton::cli", "A value is none of those allowed")},
    {".range"_L1, QT_TRANSLATE_NOOP("baton::cli", "A number is out of range")},
    {".format"_L1, QT_TRANSLATE_NOOP("baton::cli", "A text has not the form it should have")},
    {".synonym"_L1, QT_TRANSLATE_NOOP("baton::cli", "A field goes by another name")},
    {".placeholder"_L1, QT_TRANSLATE_NOOP("baton::cli", "A placeholder was not filled in")},
};

} // namespace

QString ruleText(const QString &rule)
{
    for (const Described &described : known) {
        if (rule.endsWith(described.rule)) {
            return Text::tr(described.text);
        }
    }
    QString words = rule.sliced(rule.lastIndexOf(u'.') + 1).replace(u'-', u' ');
    if (!words.isEmpty()) {
        words.front() = words.front().toUpper();
    }
    return words;
}

} // namespace baton::cli
