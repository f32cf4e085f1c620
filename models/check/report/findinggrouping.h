// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Joins the findings about values to fill in into one, with the highest severity among them.
void groupPlaceholderFindings(DocumentReport &report);

} // namespace baton
