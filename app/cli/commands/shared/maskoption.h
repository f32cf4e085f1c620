// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/arguments.h"
#include "models/masking/masking.h"
#include "models/values/value.h"

#include <QJsonObject>

namespace baton::cli {

/// Adds the option --mask; @p absence describes the behaviour without it.
void addMaskOption(Arguments &arguments, const QString &absence);

/// The masking of --mask, or of @p usual without it, with the additions of the user and of the
/// workspaces of @p paths. Prints an error and returns nullopt if the option is invalid.
[[nodiscard]] std::optional<Masking> maskingOf(const QString &usual, const Arguments &arguments,
                                               const QStringList &paths, Console &console);
/// Returns false after an error message. @p masking stays empty without --mask.
[[nodiscard]] bool readMask(const Arguments &arguments, const QStringList &paths,
                            std::optional<Masking> &masking, Console &console);

/// Masks @p output of the format @p format; returns it unchanged without a masking.
[[nodiscard]] QByteArray maskedOutput(const QByteArray &output, const QString &format,
                                      const std::optional<Masking> &masking);
/// @p object without the secrets in its texts.
[[nodiscard]] QJsonObject maskedObject(const QJsonObject &object, const Masking &masking);
/// The output of "diff -u" for the file @p name with both texts masked. A remark if they differ
/// only in secrets.
[[nodiscard]] QByteArray maskedDiff(const QString &name, const QByteArray &before,
                                    const QByteArray &after, const std::optional<Masking> &masking);
/// Masks the texts of @p values, using their keys as hints; leaves them unchanged without a
/// masking.
void maskTexts(const std::vector<Value *> &values, const std::optional<Masking> &masking);

} // namespace baton::cli
