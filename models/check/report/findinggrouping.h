// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Makes one finding of many that say the same of different places: that they are to be filled in.
/// It has the highest severity among them.
void groupPlaceholderFindings(DocumentReport &report);

} // namespace baton
