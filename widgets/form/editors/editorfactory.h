// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/fieldeditor.h"

namespace baton {

/// Creates the editor for the widget type of @p state.
[[nodiscard]] FieldEditor *createEditor(const FieldState &state, const DocumentLocation &document,
                                        QWidget *parent);
/// True if an editor made for @p before can show @p now.
[[nodiscard]] bool sharesEditor(const FieldState &before, const FieldState &now);

} // namespace baton
