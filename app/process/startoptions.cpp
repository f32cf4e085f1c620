// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/startoptions.h"

#include "models/database/databaseaddress.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

Location Location::parse(const QString &text, const QString &folder)
{
    if (isDatabaseUrl(text)) {
        return {text, 0, 0};
    }
    const QDir dir(folder);
    static const QRegularExpression place(u"^(.+?):(\\d+)(?::(\\d+))?:?$"_s);
    const QRegularExpressionMatch match = place.match(text);
    if (!match.hasMatch() || QFileInfo::exists(dir.absoluteFilePath(text))) {
        return {QDir::cleanPath(dir.absoluteFilePath(text)), 0, 0};
    }
    return {QDir::cleanPath(dir.absoluteFilePath(match.captured(1))), match.captured(2).toInt(),
            match.captured(3).toInt()};
}

Result<StartOptions> StartOptions::parse(const QStringList &arguments, const QString &folder)
{
    QCommandLineParser parser;
    const QCommandLineOption language(u"language"_s, QString(), u"code"_s);
    const QCommandLineOption sample(u"sample"_s);
    const QCommandLineOption endWhenShown(u"exit-when-shown"_s);
    QCommandLineOption screenshots(u"screenshots"_s, QString(), u"folder"_s);
    const QCommandLineOption pictures(u"pictures"_s, QString(), u"names"_s);
    parser.addOptions({language, sample, endWhenShown, screenshots, pictures});
    if (!parser.parse(arguments)) {
        return Failure{parser.errorText()};
    }
    StartOptions options;
    for (const QString &text : parser.positionalArguments()) {
        options.locations.append(Location::parse(text, folder));
    }
    options.language = parser.value(language);
    options.endsWhenShown = parser.isSet(endWhenShown);
    options.opensSample = parser.isSet(sample);
    options.pictures = parser.value(pictures).split(u',', Qt::SkipEmptyParts);
    if (parser.isSet(screenshots)) {
        options.screenshotsFolder = QDir(folder).absoluteFilePath(parser.value(screenshots));
    }
    return options;
}

} // namespace baton
