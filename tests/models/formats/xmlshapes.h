// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"

namespace baton {

/// The known shape of documents with the root element "r": the content of c repeats, and so does
/// the choice in d.
inline ParseOptions xmlTestOptions()
{
    using namespace Qt::StringLiterals;
    ParseOptions options;
    options.xml = {{.root = u"r"_s,
                    .targetNamespace = u"urn:t"_s,
                    .lists = {{.path = u"r/c"_s, .items = {u"i"_s}},
                              {.path = u"r/d"_s, .items = {u"f"_s, u"g"_s}}}}};
    return options;
}

} // namespace baton
