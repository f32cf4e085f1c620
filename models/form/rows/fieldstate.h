// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/fields/fieldschema.h"

#include <vector>

namespace baton {

/// The message below a field about a finding, and its fix.
struct FieldFinding
{
    Severity severity = Severity::Error;
    QString rule;
    QString message;
    std::vector<Fix> fixes;

    friend bool operator==(const FieldFinding &, const FieldFinding &) = default;
};

/// A value of the document, or a possible one, as the form shows it.
struct FieldState
{
    JsonPointer
        path; ///< path of the value as spelled in the document; if missing, where it would be added
    QString label;
    const FieldSchema *schema = nullptr; ///< null if the protocol does not define the key
    FieldWidget widget = FieldWidget::Raw;
    ValueType type = ValueType::Null;
    QString text; ///< as Value::text; for a raw widget, the source without its indentation
    bool isPresent = false;
    bool isRequired = false;
    bool isPlaceholder = false; ///< the text is a placeholder that describes the value
    QStringList placeholders;   ///< placeholders in the text, in order
    bool isEditable = true;
    QString fixedReason; ///< reason why the field is read-only; empty if unknown
    std::vector<FieldFinding> issues;

    friend bool operator==(const FieldState &, const FieldState &) = default;
};

} // namespace baton
