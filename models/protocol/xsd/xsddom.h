// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDomDocument>

#include <vector>

namespace baton {

/// True for the XML Schema element @p name.
[[nodiscard]] bool isXsd(const QDomElement &element, QLatin1StringView name);

[[nodiscard]] std::vector<QDomElement> childrenOf(const QDomElement &parent);

/// The first child that is the XML Schema element @p name; null if there is none.
[[nodiscard]] QDomElement childNamed(const QDomElement &parent, QLatin1StringView name);

} // namespace baton
