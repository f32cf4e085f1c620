// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formmodel.h"

namespace baton {

/// Opens or closes the card in row @p row of @p model without rebuilding other rows. @p model must
/// have been built from @p input and @p state. Updates the expansion in @p state; @p model then
/// equals the result of buildForm().
void setCardOpen(FormModel &model, int row, bool isOpen, const FormInput &input, FormState &state);

} // namespace baton
