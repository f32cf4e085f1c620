// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlemptyitems.h"

#include "models/formats/yaml/reading/yamlscanner.h"

namespace baton {

bool EmptyItems::mayCause(const YamlFault &fault)
{
    return fault.kind == YamlFault::Kind::Syntax
        && fault.reason == "did not find expected node content";
}

Insertions EmptyItems::filled(const QByteArray &bytes)
{
    const YamlScanner text(bytes);
    Insertions places;
    for (qsizetype start = text.skipSpace(text.begin()); start < text.size();
         start = text.skipSpace(text.nextLine(start))) {
        qsizetype dash = start;
        const auto isItem = [&](qsizetype at) {
            return text.at(at) == '-' && text.isBlankOrEnd(at + 1);
        };
        while (isItem(dash) && isItem(text.skipSpace(dash + 1))
               && text.skipSpace(dash + 1) < text.lineEnd(start)) {
            dash = text.skipSpace(dash + 1);
        }
        const qsizetype next = text.skipSpace(dash + 1);
        if (isItem(dash) && dash < text.lineEnd(start) && next >= text.lineEnd(start)
            && text.columnOf(next) <= text.columnOf(dash)) {
            places.push_back({dash + 1, QByteArrayLiteral(" ~")});
        }
    }
    return places;
}

} // namespace baton
