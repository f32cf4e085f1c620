// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/catalogs.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/resources.h"
#include "app/cli/mcp/tools.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonObject promptObject(const Kind &kind)
{
    const QJsonObject about{{u"name"_s, u"about"_s},
                            {u"description"_s, u"What the handoff has to say."_s},
                            {u"required"_s, false}};
    return {{u"name"_s, kind.id},
            {u"title"_s, u"Draft: %1"_s.arg(kind.title)},
            {u"description"_s, kind.description},
            {u"arguments"_s, QJsonArray{about}}};
}

QString promptText(const Kind &kind, const QString &about)
{
    QString text = u"Write a handoff of the kind %1 (%2).\n"_s.arg(kind.id, kind.title);
    if (!kind.description.isEmpty()) {
        text += kind.description + u'\n';
    }
    if (!about.isEmpty()) {
        text += u"\nIt has to say:\n%1\n"_s.arg(about);
    }
    text +=
        u"\nStart from this document, keep its keys and their order, and replace every "
        "placeholder by what you know. Make nothing up: leave a placeholder where you do not "
        "know.\n\n%1\n"
        "Then call the tool \"check\" with the text and the kind, and correct what it finds, until "
        "its receiver accepts it. \"explain_rule\" explains a rule.\n"_s.arg(
            QString::fromUtf8(exampleOf(kind)));
    return text;
}

} // namespace

QJsonArray promptList()
{
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    QJsonArray prompts;
    for (const Kind &kind : catalogs.here()->kinds()) {
        if (kind.isHandoff && !kind.templates.empty()) {
            prompts.append(promptObject(kind));
        }
    }
    return prompts;
}

Result<QJsonObject> promptNamed(const QString &name, const QJsonObject &arguments)
{
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    const Kind *kind = catalogs.kindNamed(name);
    if (!kind) {
        return memory.failure();
    }
    const QString text = promptText(*kind, arguments.value("about"_L1).toString());
    const QJsonObject message{
        {u"role"_s, u"user"_s},
        {u"content"_s, QJsonObject{{u"type"_s, u"text"_s}, {u"text"_s, text}}}};
    return QJsonObject{{u"description"_s, kind->description}, {u"messages"_s, QJsonArray{message}}};
}

} // namespace baton::cli
