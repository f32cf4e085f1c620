// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct ParseOptions;
class XsdSchema;

/// Adds to @p options which elements of documents of @p schema hold lists.
void addXmlShapes(const XsdSchema &schema, ParseOptions &options);

} // namespace baton
