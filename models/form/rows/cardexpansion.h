// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formmodel.h"

namespace baton {

/// Opens or closes the card in row number @p row of @p model, which was made of @p input and
/// @p state, where it stands: a click on one of thousands must not make the others again. Notes it
/// in @p state, with what was decided of the rows below; the model is what buildForm() makes of
/// that.
void setCardOpen(FormModel &model, int row, bool isOpen, const FormInput &input, FormState &state);

} // namespace baton
