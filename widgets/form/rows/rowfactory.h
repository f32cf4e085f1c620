// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/rowwidget.h"

namespace baton {

/// Creates the widget for rows like @p row, which it does not show yet.
[[nodiscard]] std::unique_ptr<RowWidget> createRow(const FormRow &row, FormController &controller);

} // namespace baton
