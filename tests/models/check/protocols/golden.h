// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/files.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace baton::golden {

using namespace Qt::StringLiterals;

/// A golden file (NAME.findings beside NAME.yaml, NAME.json or NAME.prompt) names, for each handoff
/// of its fixture, the kind, the findings by position, the verdict, and what goes with the verdict:
///
///     kind: cfd.mesh-plan
///     21 error cfd.required /handoff/mesh_plan/element_type
///     verdict: reinvoke
///     feedback: Your handoff is missing required field: element_type. Please include it.
///     default: /handoff/flow_result/convergence_achieved=false
///
/// Lines that begin with "#" explain. The feedback is compared where the golden file names it.
inline QStringList filesBelow(const QString &root, const QStringList &names)
{
    QStringList files;
    QDirIterator all(root, names, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        files.append(all.next());
    }
    std::ranges::sort(files);
    return files;
}

inline QString fixtureOf(const QString &golden)
{
    const QString stem = golden.chopped(9);
    for (const QString &suffix : {u".json"_s, u".prompt"_s}) {
        if (QFile::exists(stem + suffix)) {
            return stem + suffix;
        }
    }
    return stem + u".yaml"_s;
}

inline QStringList expectationOf(const QString &golden)
{
    QStringList lines = QString::fromUtf8(contentOf(golden)).split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    return lines;
}

inline QString word(Severity severity)
{
    return severity == Severity::Error  ? u"error"_s
        : severity == Severity::Warning ? u"warning"_s
                                        : u"note"_s;
}

inline QString word(Action action)
{
    static const QHash<Action, QString> words{
        {Action::None, u"none"_s},         {Action::Accept, u"accept"_s},
        {Action::Reinvoke, u"reinvoke"_s}, {Action::AcceptWithNotes, u"accept-with-notes"_s},
        {Action::Default, u"default"_s},   {Action::Escalate, u"escalate"_s},
        {Action::Block, u"block"_s}};
    return words.value(action);
}

inline QStringList linesOf(const DocumentReport &document, bool withFeedback)
{
    QStringList lines{u"kind: %1"_s.arg(document.kind).trimmed()};
    for (const Finding &told : document.findings) {
        for (const Finding &finding : told.each()) {
            lines.append(u"%1 %2 %3 %4"_s
                             .arg(QString::number(finding.start.line), word(finding.severity),
                                  finding.rule, finding.fieldPath().toString())
                             .trimmed());
        }
    }
    // The order of findings on one line is not specified.
    std::ranges::stable_sort(lines.begin() + 1, lines.end(), {}, [](const QString &line) {
        return std::pair(line.section(u' ', 0, 0).toInt(), line);
    });
    lines.append(u"verdict: %1"_s.arg(word(document.verdict.action)));
    if (withFeedback) {
        for (const QString &line : document.verdict.feedback.split(u'\n')) {
            lines.append(u"feedback: %1"_s.arg(line));
        }
    }
    for (const AppliedDefault &applied : document.verdict.defaults) {
        lines.append(u"default: %1=%2"_s.arg(applied.path.toString(), applied.value));
    }
    return lines;
}

inline QStringList foundIn(const QString &fixture, const ProtocolCatalog &catalog,
                           bool withFeedback)
{
    const QByteArray bytes = contentOf(fixture);
    CheckSettings settings;
    settings.filePath = fixture;
    const Report report = check(bytes, parse(bytes, formatOf(fixture, bytes)), catalog, settings);
    QStringList lines;
    for (const DocumentReport &document : report.documents) {
        lines += linesOf(document, withFeedback);
    }
    return lines;
}

inline QString difference(const QString &fixture, const QStringList &expected,
                          const QStringList &found)
{
    QString text = fixture + u'\n';
    for (const QString &line : expected) {
        text += (found.contains(line) ? u"    "_s : u"  - "_s) + line + u'\n';
    }
    for (const QString &line : found) {
        text += expected.contains(line) ? QString() : u"  + "_s + line + u'\n';
    }
    return text;
}

/// Adds a row for each golden file below @p root, with the prefix @p prefix. The column must exist.
inline void addRows(const QString &root, const QByteArray &prefix = {})
{
    for (const QString &golden : filesBelow(root, {u"*.findings"_s})) {
        const QByteArray name = prefix + golden.sliced(root.size() + 1).toUtf8();
        QTest::newRow(name.constData()) << golden;
    }
}

/// The differences from @p golden; empty if there are none.
inline QString mismatch(const QString &golden, const ProtocolCatalog &catalog)
{
    const QString fixture = fixtureOf(golden);
    const QStringList expected = expectationOf(golden);
    const bool hasFeedback = std::ranges::any_of(
        expected, [](const QString &line) { return line.startsWith("feedback:"_L1); });
    const QStringList found = foundIn(fixture, catalog, hasFeedback);
    return found == expected ? QString() : difference(fixture, expected, found);
}

/// Fixtures below @p root without a golden file.
inline QStringList unnamedBelow(const QString &root)
{
    QStringList files = filesBelow(root, {u"*.yaml"_s, u"*.json"_s});
    files.removeIf([](const QString &file) {
        return QFile::exists(file.left(file.lastIndexOf(u'.')) + u".findings"_s);
    });
    return files;
}

} // namespace baton::golden
