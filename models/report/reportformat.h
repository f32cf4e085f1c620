// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"

#include <QByteArray>

#include <optional>

namespace baton {

enum class ReportFormat { Html, Pdf, Markdown };

/// The format by the suffix of @p path; nullopt for any other suffix.
[[nodiscard]] std::optional<ReportFormat> reportFormatOf(const QString &path);
/// The ending of a file's name without the dot: "html".
[[nodiscard]] QString endingOf(ReportFormat format);
/// @p document in @p format. PDF needs a QGuiApplication.
[[nodiscard]] QByteArray written(const ReportDocument &document, ReportFormat format);

} // namespace baton
