// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDomDocument>

#include <vector>

namespace baton {

/// True for the element @p name of an XML Schema.
[[nodiscard]] bool isXsd(const QDomElement &element, QLatin1StringView name);

[[nodiscard]] std::vector<QDomElement> childrenOf(const QDomElement &parent);

/// The first child that is the element @p name of an XML Schema; null without one.
[[nodiscard]] QDomElement childNamed(const QDomElement &parent, QLatin1StringView name);

} // namespace baton
