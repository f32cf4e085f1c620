// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"

#include <QString>

namespace baton {

/// The place that shows a statement about a session.
struct Evidence
{
    QString path;        ///< absolute; empty: no file
    JsonPointer pointer; ///< pointer into the document; root: the whole file
    int document = 0;    ///< position in ParsedText::documents
    int line = 0;        ///< from 1; 0: only the file is known

    [[nodiscard]] bool isEmpty() const { return path.isEmpty(); }

    friend bool operator==(const Evidence &, const Evidence &) = default;
};

} // namespace baton
