// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/shared/maskoption.h"

#include <QJsonDocument>

namespace baton::cli {

/// How a command prints: in a format, without its secrets if there is a masking.
struct Output
{
    QString format;
    std::optional<Masking> masking;

    [[nodiscard]] QByteArray masked(const QByteArray &output) const
    {
        return maskedOutput(output, format, masking);
    }
    /// What @p object makes as JSON, or in other formats what @p text makes.
    template <typename Object, typename Text>
    [[nodiscard]] QByteArray of(const Object &object, const Text &text) const
    {
        return masked(format == QLatin1StringView("json") ? QJsonDocument(object()).toJson()
                                                          : text().toUtf8());
    }
};

/// By --format, and --mask as readMask() reads it; nothing after a complaint.
[[nodiscard]] std::optional<Output> outputOf(const Arguments &arguments, const QStringList &paths,
                                             Console &console);

/// Writes @p bytes to the file @p target, or prints them where that is empty. Returns false after
/// an error message.
[[nodiscard]] bool printOrSave(const QByteArray &bytes, const QString &target, Console &console);

} // namespace baton::cli
