// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/prepare/strippedschema.h"

#include "models/protocol/xsd/xsdnamespace.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Stops if the schema refers to other files, because a schema is prepared as a single file.
void refuseOtherFiles(const QXmlStreamReader &reader)
{
    static const QStringList ways{u"include"_s, u"import"_s, u"redefine"_s, u"override"_s};
    if (reader.namespaceUri() == xsdNamespace && ways.contains(reader.name())) {
        qFatal("line %lld: the schema of a built-in protocol is one file, without an %s",
               reader.lineNumber(), qPrintable(reader.name().toString()));
    }
}

} // namespace

QByteArray strippedSchema(const QByteArray &xsd)
{
    QByteArray plain;
    QXmlStreamWriter writer(&plain);
    QXmlStreamReader reader(xsd);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == "annotation"_L1
            && reader.namespaceUri() == xsdNamespace) {
            reader.skipCurrentElement();
        } else if (reader.isStartElement()) {
            refuseOtherFiles(reader);
            // Prefixes are kept, because attribute values use them.
            writer.writeStartElement(reader.qualifiedName().toString());
            for (const QXmlStreamNamespaceDeclaration &space : reader.namespaceDeclarations()) {
                const QString uri = space.namespaceUri().toString();
                space.prefix().isEmpty() ? writer.writeDefaultNamespace(uri)
                                         : writer.writeNamespace(uri, space.prefix().toString());
            }
            writer.writeAttributes(reader.attributes());
        } else if (reader.isEndElement()) {
            writer.writeEndElement();
        }
    }
    if (reader.hasError()) {
        qFatal("cannot read a schema: %s", qPrintable(reader.errorString()));
    }
    return plain;
}
