// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

/// The XML Schema @p xsd without annotations, comments and layout.
[[nodiscard]] QByteArray strippedSchema(const QByteArray &xsd);
