// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"
#include "tests/random/random.h"

/// An edit of a random place in @p value; sometimes an impossible one.
[[nodiscard]] baton::TreeEdit randomEdit(Random &random, const baton::Value &value);

/// The edit that reverts @p edit of @p before.
[[nodiscard]] baton::TreeEdit inverseOf(const baton::TreeEdit &edit, const baton::Value &before);

/// For messages.
[[nodiscard]] QByteArray described(const baton::TreeEdit &edit);
