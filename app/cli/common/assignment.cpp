// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/assignment.h"

#include "app/cli/common/clitexts.h"
#include "models/editing/plan/valueparser.h"

namespace baton::cli {

Result<JsonPointer> pointerFrom(const QString &text)
{
    if (const std::optional<JsonPointer> pointer = JsonPointer::parse(text)) {
        return *pointer;
    }
    return Failure{CliTexts::tr("\"%1\" is not a JSON Pointer: it has to begin with a slash, as in "
                                "/handoff/producer, and ~ has to be written as ~0.")
                       .arg(text)};
}

Result<Assignment> assignmentFrom(const QString &text, bool isString)
{
    const qsizetype sign = text.indexOf(u'=');
    if (sign < 0) {
        return Failure{
            CliTexts::tr("\"%1\" has no value. Write it as in /handoff/from_phase=2.").arg(text)};
    }
    const Result<JsonPointer> at = pointerFrom(text.first(sign));
    if (!at) {
        return at.failure();
    }
    const QString spelling = text.sliced(sign + 1);
    if (isString) {
        return Assignment{*at, Value::string(spelling)};
    }
    const Result<Value> value = parseValue(spelling.toUtf8());
    return value ? Result(Assignment{*at, *value}) : Result<Assignment>(value.failure());
}

} // namespace baton::cli
