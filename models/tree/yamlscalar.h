// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/value.h"

#include <QByteArrayView>

namespace baton {

/// The type of a plain scalar under YAML 1.2's core schema. Words of YAML 1.1 such as yes and
/// timestamps are strings.
[[nodiscard]] ValueType plainScalarType(QByteArrayView text);
[[nodiscard]] ValueType plainScalarType(QStringView text);

} // namespace baton
