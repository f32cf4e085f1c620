// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QList>
#include <QStringList>

namespace baton {

/// A file or folder to open, with a place in it; line 0 when none was given.
struct Location
{
    QString path; ///< absolute, or the URL of a database
    int line = 0;
    int column = 0;
    QString text = {}; ///< text to mark at that place; empty: only the place

    /// Reads "PATH[:LINE[:COLUMN]]" below @p folder. A file whose name holds colons wins over the
    /// reading as a place. The URL of a database stays as it is.
    [[nodiscard]] static Location parse(const QString &text, const QString &folder);

    friend bool operator==(const Location &, const Location &) = default;
};

/// The options of the command line for the window.
struct StartOptions
{
    QList<Location> locations;
    QString language;          ///< "de"; empty: as the system
    QString screenshotsFolder; ///< not empty: draw pictures there and end
    QStringList pictures;      ///< names of the pictures to draw; empty: all
    bool opensSample = false;
    bool endsWhenShown = false; ///< for measuring the start

    [[nodiscard]] static Result<StartOptions> parse(const QStringList &arguments,
                                                    const QString &folder);
};

} // namespace baton
