// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formmodel.h"

namespace baton {

/// Opens or closes the card in row @p row of @p model, which was built from @p input and @p state,
/// without rebuilding thousands of other rows. Notes it in @p state, with the decisions for the
/// rows below; the model equals what buildForm() makes of them.
void setCardOpen(FormModel &model, int row, bool isOpen, const FormInput &input, FormState &state);

} // namespace baton
