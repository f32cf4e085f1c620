// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdannotation.h"

#include "models/protocol/xsd/xsddom.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto batonNamespace = "urn:baton:schema"_L1;

void annotate(FieldSchema &field, const QString &name, const QString &text, const PackTexts &texts)
{
    if (name == "title"_L1) {
        field.title = texts.of(text);
    } else if (name == "placeholder"_L1) {
        field.placeholder = texts.of(text);
    } else if (name == "summary"_L1) {
        field.summary = texts.of(text);
    } else if (name == "example"_L1) {
        field.suggestions.append(text);
    } else if (name == "default"_L1) {
        field.defaultValue = Value::string(text);
    } else if (name == "suggested"_L1) {
        field.isSuggested = text == "true"_L1;
    } else if (name == "placeholder-ok"_L1) {
        field.mayBePlaceholder = text == "true"_L1;
    } else if (name == "widget"_L1) {
        field.widget = widgetNamed(text).value_or(field.widget);
    }
}

} // namespace

void addAnnotation(FieldSchema &field, const QDomElement &declaration, const PackTexts &texts)
{
    for (const QDomElement &part : childrenOf(childNamed(declaration, "annotation"_L1))) {
        if (isXsd(part, "documentation"_L1)) {
            field.help = texts.of(part.text().simplified());
        }
        for (const QDomElement &word : childrenOf(part)) {
            if (word.namespaceURI() == batonNamespace) {
                annotate(field, word.localName(), word.text().trimmed(), texts);
            }
        }
    }
}

} // namespace baton
