// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"
#include "tests/random/random.h"

/// An edit of a random place in the XML document that means @p root; now and then one that cannot
/// be carried out.
[[nodiscard]] baton::TreeEdit randomXmlEdit(Random &random, const baton::Value &root);
