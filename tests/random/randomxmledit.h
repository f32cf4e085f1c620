// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"
#include "tests/random/random.h"

/// An edit of a random place in the XML document with the value @p root; sometimes an impossible
/// one.
[[nodiscard]] baton::TreeEdit randomXmlEdit(Random &random, const baton::Value &root);
