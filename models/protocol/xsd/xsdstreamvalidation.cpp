// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdstreamvalidation.h"

#include "models/protocol/xsd/libxml2handles.h"
#include "models/protocol/xsd/xsdsaxvalidation.h"

#include <QByteArray>

#include <limits>

namespace baton {

namespace {

/// A declaration of another encoding, which is passed over elsewhere, would be followed here.
bool isPlain(QByteArrayView xml)
{
    constexpr qsizetype head = 200;
    const QByteArray start = xml.first(std::min(head, xml.size())).toByteArray().toLower();
    return !xml.contains("<!DOCTYPE") && (!start.contains("<?xml") || start.contains("\"utf-8\""));
}

} // namespace

bool isValidStream(xsd::ValidatorPool &validators, QByteArrayView xml)
{
    if (const std::optional<bool> isValid = isValidByEvents(validators, xml)) {
        return *isValid;
    }
    if (xml.size() > std::numeric_limits<int>::max() || !isPlain(xml)) {
        return false;
    }
    const xsd::Validator validator = validators.take();
    xmlParserInputBuffer *input = xmlParserInputBufferCreateMem(
        xml.data(), static_cast<int>(xml.size()), XML_CHAR_ENCODING_UTF8);
    return xmlSchemaValidateStream(validator.get(), input, XML_CHAR_ENCODING_UTF8, nullptr, nullptr)
        == 0;
}

} // namespace baton
