// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdfields.h"

#include "models/protocol/xsd/xsdtypereader.h"

namespace baton {

QString titleFromName(const QString &name)
{
    QString title = name;
    title.replace(u'_', u' ').replace(u'-', u' ');
    return title.isEmpty() ? title : title.at(0).toUpper() + title.sliced(1);
}

FieldSchema xsdFields(const std::vector<XsdFile> &files, const PackTexts &texts)
{
    return XsdTypeReader(files, texts).read();
}

} // namespace baton
