// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/prepare/fieldwriter.h"

#include "models/protocol/prepare/stringtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString linesOf(const QStringList &values)
{
    const auto fitsNoLine = [](const QString &value) {
        return value.isEmpty() || value.contains(u'\n');
    };
    if (std::ranges::any_of(values, fitsNoLine)) {
        qFatal("a value of a prepared field is a line");
    }
    return values.join(u'\n');
}

QByteArray spelled(bool value)
{
    return value ? "true" : "false";
}

} // namespace

QByteArray fieldRows(const FieldSchema &field, StringTable &strings)
{
    const auto number = [](qint64 value) { return QByteArray::number(value); };
    const QString defaultValue = field.defaultValue ? field.defaultValue->text : QString();
    const QByteArrayList columns{strings.text(field.name),
                                 strings.text(field.title),
                                 strings.text(field.help),
                                 strings.text(field.placeholder),
                                 strings.text(field.summary),
                                 strings.text(defaultValue),
                                 strings.text(linesOf(field.enumValues)),
                                 strings.text(linesOf(field.suggestions)),
                                 number(int(field.widget)),
                                 number(qint64(field.properties.size())),
                                 number(qint64(field.items.size())),
                                 spelled(field.defaultValue.has_value()),
                                 spelled(field.isRequired),
                                 spelled(field.isSuggested),
                                 spelled(field.mayBePlaceholder),
                                 spelled(field.isOneOf)};
    QByteArray rows = '{' + columns.join(", ") + "},\n";
    for (const std::vector<FieldSchema> &inner : {field.properties, field.items}) {
        for (const FieldSchema &each : inner) {
            rows += fieldRows(each, strings);
        }
    }
    return rows;
}

} // namespace baton
