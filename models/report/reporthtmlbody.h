// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"

namespace baton {

/// The HTML between <body> and </body>. Its classes are defined in resources/report/report.css.
[[nodiscard]] QString reportHtmlBody(const ReportDocument &document);

} // namespace baton
