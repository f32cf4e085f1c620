// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/jsonpointer.h"
#include "models/core/textedit.h"
#include "models/core/textposition.h"

#include <QString>

#include <vector>

namespace baton {

enum class Severity { Note, Warning, Error };

/// A way to mend a finding. A certain one may be applied without asking ("baton fix", Alt+Enter).
struct Fix
{
    QString title;   ///< short, imperative, for a small button: "Rename", "Insert key"
    TextEdits edits; ///< against the bytes that were checked
    bool isCertain = true;

    friend bool operator==(const Fix &, const Fix &) = default;
};

/// One thing that is wrong or noteworthy, at one place.
struct Finding
{
    QString rule; ///< stable id, for example "cfd.review.blocking-issues-missing"
    Severity severity = Severity::Error;
    JsonPointer path; ///< from the document's root; of the parent when a key is missing
    QString
        field; ///< the missing or concerned key's name below path, empty when path itself is meant
    ByteRange range; ///< what to underline in the file
    TextPosition start;
    TextPosition end;
    QString message; ///< one sentence for a person
    QString expected;
    QString actual;
    std::vector<Fix> fixes;

    /// The form field this belongs to: path, or path/field where that key is missing.
    [[nodiscard]] JsonPointer fieldPath() const
    {
        return field.isEmpty() ? path : path.child(field);
    }

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace baton
