// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/xmlshapes.h"

#include "models/protocol/xsd/xsdschema.h"
#include "models/tree/parsedtext.h"
namespace baton {

namespace {

/// Adds the elements at and below @p path, described by @p field, whose content is a list.
void addLists(const FieldSchema &field, const QString &path, std::vector<XmlList> &lists)
{
    for (const FieldSchema &item : field.items) {
        QStringList names{item.name};
        if (item.isOneOf) {
            names.clear();
            for (const FieldSchema &property : item.properties) {
                names.append(property.name);
            }
        }
        lists.push_back({path, names});
        addLists(item, item.isOneOf ? path : path + u'/' + item.name, lists);
    }
    for (const FieldSchema &property : field.properties) {
        addLists(property, path + u'/' + property.name, lists);
    }
}

} // namespace

void addXmlShapes(const XsdSchema &schema, ParseOptions &options)
{
    for (const FieldSchema &root : schema.fields().properties) {
        XmlShape shape{root.name, schema.targetNamespace(), {}};
        addLists(root, root.name, shape.lists);
        options.xml.push_back(std::move(shape));
    }
}

} // namespace baton
