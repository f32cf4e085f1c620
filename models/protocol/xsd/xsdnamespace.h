// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// The namespace of the elements of an XML Schema 1.0.
inline constexpr QStringView xsdNamespace = u"http://www.w3.org/2001/XMLSchema";

} // namespace baton
