// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/valueparser.h"

#include "models/parsing/parse.h"
#include "models/tree/yamlscalar.h"

#include <QCoreApplication>

namespace baton {
namespace {

const SourceDocument *onlyDocument(const ParsedText &parsed)
{
    return parsed.isComplete() && parsed.documents.size() == 1 ? &parsed.documents.front()
                                                               : nullptr;
}

Failure notAValue(const QByteArray &text, const ParsedText &parsed)
{
    const QString reason = parsed.issues.empty() ? QString() : parsed.issues.front().message;
    return {QCoreApplication::translate("baton::ValueText",
                                        "“%1” is not a value: %2 Put quotes around it to mean the "
                                        "text itself.",
                                        "%2: the reason, a whole sentence, or empty")
                .arg(QString::fromUtf8(text.left(60)), reason)};
}

} // namespace

Result<Value> parseValue(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    const bool isFlow = !trimmed.isEmpty() && QByteArrayView("[{\"'").contains(trimmed.front());
    if (!isFlow) {
        const QString scalar = QString::fromUtf8(text);
        const ValueType type = plainScalarType(QByteArrayView(trimmed));
        switch (type) {
        case ValueType::String:
            return Value::string(scalar);
        case ValueType::Null:
            return Value::null();
        default:
            return Value{type, scalar.trimmed(), {}, {}};
        }
    }
    const ParsedText json = parse(trimmed, Format::Json);
    if (const SourceDocument *document = onlyDocument(json)) {
        return document->tree.toValue();
    }
    const ParsedText yaml = parse(trimmed, Format::Yaml);
    const SourceDocument *document = onlyDocument(yaml);
    if (!document || document->tree.isEmpty() || document->tree.root().style == Style::Block) {
        return notAValue(text, yaml);
    }
    return document->tree.toValue();
}

} // namespace baton
