// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"
#include "models/values/jsonpointer.h"
#include "models/values/textedit.h"
#include "models/values/textposition.h"

#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace baton {

enum class Severity { Note, Warning, Error };

/// The description of a fix whose text edits would take too long to compute for every finding.
struct FixPlan
{
    int document = 0;
    TreeEdit edit;
};

/// A way to correct a finding. A certain one may be applied without asking ("baton fix",
/// Alt+Enter).
struct Fix
{
    QString title;   ///< short and imperative, for a button: "Rename", "Insert key"
    TextEdits edits; ///< edits of the checked text; empty if there is a plan
    bool isCertain = true;
    std::shared_ptr<const FixPlan> plan =
        {}; ///< plans the edits on demand; null: `edits` are complete

    friend bool operator==(const Fix &a, const Fix &b)
    {
        return a.title == b.title && a.edits == b.edits && a.isCertain == b.isCertain
            && !a.plan == !b.plan;
    }
};

/// One thing that is wrong or noteworthy, at one place.
struct Finding
{
    QString rule; ///< stable id, for example "cfd.review.blocking-issues-missing"
    Severity severity = Severity::Error;
    JsonPointer path; ///< pointer from the document's root; if a key is missing, to the parent
    QString
        field; ///< name of the missing or concerned key below path; empty if path itself is meant
    ByteRange range; ///< bytes to underline in the file
    TextPosition start;
    TextPosition end;
    QString message; ///< one sentence for people
    QString expected;
    QString actual;
    std::vector<Fix> fixes;
    bool isToFillIn =
        false; ///< the finding reports a placeholder, and range is that of the placeholder
    bool breaksParsing = false; ///< the text behind this place could not be read
    /// The findings that this one summarises, by position; its own place is that of the first.
    std::vector<Finding> parts = {};

    /// The parts of the finding; the finding itself if it has none.
    [[nodiscard]] std::span<const Finding> each() const
    {
        return parts.empty() ? std::span(this, 1) : std::span(parts);
    }

    /// The form field of the finding: path, or path/field if that key is missing.
    [[nodiscard]] JsonPointer fieldPath() const
    {
        return field.isEmpty() ? path : path.child(field);
    }

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace baton
