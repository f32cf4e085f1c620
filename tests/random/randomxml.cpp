// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/xmlwriter.h"

#include "tests/random/randomdocument.h"

using namespace Qt::StringLiterals;
using namespace baton;

RandomDocument RandomDocument::xml(Random &random, int size)
{
    XmlWriter writer(random, size);
    RandomDocument document;
    document.format = Format::Xml;
    document.values.push_back(writer.document());
    document.bytes = writer.out;
    if (random.chance(25)) {
        document.bytes.replace("\n", "\r\n");
    }
    if (random.chance(10)) {
        document.bytes.prepend("\xEF\xBB\xBF");
    }
    return document;
}
