// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct ParseOptions;
class XsdSchema;

/// Adds to @p options the elements that contain lists in documents of @p schema.
void addXmlShapes(const XsdSchema &schema, ParseOptions &options);

} // namespace baton
