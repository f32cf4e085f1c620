// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QList>
#include <QStringList>

namespace baton {

/// A file or folder to open and a place in it; line 0 if none was given.
struct Location
{
    QString path; ///< absolute path, or URL of a database
    int line = 0;
    int column = 0;
    QString text = {}; ///< text to select at that place; empty for none

    /// Parses "PATH[:LINE[:COLUMN]]" relative to @p folder. An existing file whose name contains
    /// colons has precedence. The URL of a database stays unchanged.
    [[nodiscard]] static Location parse(const QString &text, const QString &folder);

    friend bool operator==(const Location &, const Location &) = default;
};

/// The options of the command line for the window.
struct StartOptions
{
    QList<Location> locations;
    QString language;          ///< "de"; empty: language of the system
    QString screenshotsFolder; ///< folder for pictures; the program ends once they are written;
                               ///< empty for none
    QStringList pictures;      ///< names of the pictures; empty for all
    bool opensSample = false;
    bool endsWhenShown = false; ///< the program ends once the window is shown, to measure the start

    [[nodiscard]] static Result<StartOptions> parse(const QStringList &arguments,
                                                    const QString &folder);
};

} // namespace baton
