// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"

#include <QByteArray>

namespace baton {

/// One page that needs no other file: style and shapes are in it, light and dark.
[[nodiscard]] QByteArray reportHtml(const ReportDocument &document);

/// CommonMark with GitHub's tables, without the pictures.
[[nodiscard]] QByteArray reportMarkdown(const ReportDocument &document);

/// A4 pages with page numbers. Needs a QGuiApplication, on whatever platform.
[[nodiscard]] QByteArray reportPdf(const ReportDocument &document);

/// The sign before the word of @p mark: "✓"; empty for None.
[[nodiscard]] QString signOf(ReportMark mark);

} // namespace baton
