// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsdstream.h"

#include "models/protocol/xsdevents.h"

#include <libxml/xmlschemas.h>

#include <QByteArray>

#include <limits>
#include <memory>

namespace baton {

namespace {

#if LIBXML_VERSION >= 21200
using ErrorPointer = const xmlError *;
#else
using ErrorPointer = xmlError *;
#endif

struct ValidatorDeleter
{
    void operator()(xmlSchemaValidCtxt *validator) const { xmlSchemaFreeValidCtxt(validator); }
};

void ignore(void *, ErrorPointer) { }

/// A declaration of another encoding, which is passed over elsewhere, would be followed here.
bool isPlain(QByteArrayView xml)
{
    constexpr qsizetype head = 200;
    const QByteArray start = xml.first(std::min(head, xml.size())).toByteArray().toLower();
    return !xml.contains("<!DOCTYPE") && (!start.contains("<?xml") || start.contains("\"utf-8\""));
}

} // namespace

bool isValidStream(_xmlSchema *schema, QByteArrayView xml)
{
    if (const std::optional<bool> isValid = isValidByEvents(schema, xml)) {
        return *isValid;
    }
    if (xml.size() > std::numeric_limits<int>::max() || !isPlain(xml)) {
        return false;
    }
    const std::unique_ptr<xmlSchemaValidCtxt, ValidatorDeleter> validator(
        xmlSchemaNewValidCtxt(schema));
    xmlSchemaSetValidStructuredErrors(validator.get(), ignore, nullptr);
    xmlParserInputBuffer *input = xmlParserInputBufferCreateMem(
        xml.data(), static_cast<int>(xml.size()), XML_CHAR_ENCODING_UTF8);
    return xmlSchemaValidateStream(validator.get(), input, XML_CHAR_ENCODING_UTF8, nullptr, nullptr)
        == 0;
}

} // namespace baton
