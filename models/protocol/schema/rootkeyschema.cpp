// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/rootkeyschema.h"

using namespace Qt::StringLiterals;

namespace baton {

Value rootKeySchema(const Value &content, const QString &root)
{
    Value outer = Value::map();
    Value inner = Value::map();
    Value definitions = Value::map();
    for (qsizetype i = 0; i < content.keys.size(); ++i) {
        const QString &key = content.keys[i];
        const Value &value = content.items[static_cast<size_t>(i)];
        if (key == "$defs"_L1) {
            definitions = value;
        } else if (key == "$schema"_L1) {
            outer.insert(key, value);
        } else {
            inner.insert(key, value);
        }
    }
    definitions.insert(root, std::move(inner));
    Value reference = Value::map();
    reference.insert(u"$ref"_s, Value::string(u"#/$defs/"_s + root));
    Value properties = Value::map();
    properties.insert(root, std::move(reference));
    outer.insert(u"type"_s, Value::string(u"object"_s));
    outer.insert(u"required"_s, Value::list({Value::string(root)}));
    outer.insert(u"properties"_s, std::move(properties));
    outer.insert(u"$defs"_s, std::move(definitions));
    return outer;
}

} // namespace baton
