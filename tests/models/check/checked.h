// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"

#include <QTest>

#include <algorithm>

namespace baton {

inline const ProtocolCatalog &builtIn()
{
    static const auto catalog = ProtocolCatalog::load();
    return *catalog;
}

inline Report checked(const QByteArray &bytes, const CheckSettings &settings = {},
                      Format format = Format::Yaml)
{
    return check(bytes, parse(bytes, format), builtIn(), settings);
}

/// "error cfd.required /handoff/producer" for each finding.
inline QStringList listed(const DocumentReport &report)
{
    static const char *const names[] = {"note", "warning", "error"};
    QStringList result;
    for (const Finding &told : report.findings) {
        for (const Finding &finding : told.each()) {
            result.append(QString::fromLatin1(names[static_cast<int>(finding.severity)]) + u' '
                          + finding.rule + u' ' + finding.fieldPath().toString());
        }
    }
    return result;
}

/// The template of @p kind with all placeholders filled in, without findings.
inline QByteArray sample(const QString &kind)
{
    QByteArray text = builtIn().kind(kind)->templates.front().text;
    text.replace("[when this was written, as 2026-02-21T14:30:00Z]", "2026-02-21T14:30:00Z");
    text.replace("      [Find (u, p) in V x Q such that ...]", "      Find (u, p)");
    // Values of other types than text are chosen so that numbers pass their gate.
    text.replace("\"[measured error, as 1.2e-12]\"", "1.0e-12");
    text.replace("\"[lowest measured concentration]\"", "0.0");
    text.replace("negative_concentration_warning: \"[true or false]\"",
                 "negative_concentration_warning: false");
    text.replace("\"[APPROVED, APPROVED_WITH_WARNINGS or REJECTED]\"", "\"APPROVED\"");
    text.replace("\"[estimate in MB]\"", "500").replace("\"[how many elements]\"", "25000");
    text.replace("\"[how many degrees of freedom]\"", "150000");
    text.replace("\"[a number from 1 to 5]\"", "3").replace("\"[true or false]\"", "true");
    text.replace("\"[PASS, FAIL or PENDING]\"", "PASS").replace("\"[PASS or FAIL]\"", "PASS");
    text.replace("\"[CLEAN or CONFLICTS_RESOLVED]\"", "CLEAN");
    const std::pair<const char *, const char *> chosen[] = {
        {"[high, medium or low]", "medium"},
        {"[high, medium, low or none]", "medium"},
        {"[decision, creative, analytical or strategic]", "decision"},
        {"[codex or gemini]", "codex"},
        {"[Solo, Team or Quick]", "Solo"},
        {"[Added, Modified or Deleted]", "Modified"},
        {"[High, Medium or Low]", "High"},
        {"[Low, Medium or High]", "Medium"},
        {"[branch, as arena/variant-codex]", "arena/variant-codex"},
        {"[who holds it, as analyst]", "analyst"},
        {"[who holds it, as critic]", "critic"},
    };
    for (const auto &[place, choice] : chosen) {
        text.replace(place, choice);
    }
    const std::pair<const char *, const char *> numbers[] = {
        {"\"[a number from 0 to 10]\"", "6.0"}, {"\"[how many of the five]\"", "5"},
        {"\"[how many variants]\"", "2"},       {"\"[how many]\"", "2"},
        {"\"[a score from 1 to 5]\"", "4.0"},
    };
    for (const auto &[place, number] : numbers) {
        text.replace(place, number);
    }
    for (qsizetype at = text.indexOf("\"["); at >= 0; at = text.indexOf("\"[")) {
        const qsizetype end = text.indexOf("]\"", at);
        text.replace(at, end + 2 - at, "\"filled in\"");
    }
    return text;
}

/// The first finding of @p rule in @p report; null if there is none.
inline const Finding *findingOf(const DocumentReport &report, const QString &rule)
{
    const auto found = std::ranges::find(report.findings, rule, &Finding::rule);
    return found == report.findings.end() ? nullptr : &*found;
}

/// @p text without the entry @p key: its line and the deeper lines that follow.
inline QByteArray without(const QByteArray &text, const QByteArray &key)
{
    QByteArrayList kept;
    qsizetype indent = -1;
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray content = line.trimmed();
        const qsizetype column = content.isEmpty() ? 0 : line.indexOf(content.front());
        if (indent >= 0 && (content.isEmpty() || column > indent)) {
            continue;
        }
        indent = content.startsWith(key + ':') ? column : -1;
        if (indent < 0) {
            kept.append(line);
        }
    }
    const QByteArray rest = kept.join('\n');
    return text.endsWith('\n') && !rest.endsWith('\n') ? rest + '\n' : rest;
}

/// @p text with the value of @p key, which is on its line, replaced by @p value.
inline QByteArray with(const QByteArray &text, const QByteArray &key, const QByteArray &value)
{
    const qsizetype at = text.indexOf(' ' + key + ": ");
    if (at < 0) {
        return {};
    }
    const qsizetype begin = at + key.size() + 3;
    return QByteArray(text).replace(begin, text.indexOf('\n', begin) - begin, value);
}

} // namespace baton
