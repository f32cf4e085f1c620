// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/mcp/tools.h"
#include "models/protocol/fields/fieldschema.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonObject templateObject(const Template &form)
{
    return {{u"id"_s, form.id}, {u"title"_s, form.title}};
}

QJsonObject kindObject(const Kind &kind, bool isFull)
{
    QJsonObject object{{u"id"_s, kind.id}, {u"title"_s, kind.title}};
    if (isFull) {
        object.insert(u"protocol"_s, kind.protocol);
        object.insert(u"description"_s, kind.description);
        object.insert(u"handoff"_s, kind.isHandoff);
    }
    if (!kind.templates.empty()) {
        object.insert(u"templates"_s, arrayOf(kind.templates, templateObject));
    }
    return object;
}

ToolResult runKindsTool(const ToolCall &call)
{
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    QJsonArray kinds;
    QStringList protocols;
    for (const Kind &kind : catalogs.here()->kinds()) {
        protocols.append(kind.protocol);
        if (!call.has("protocol"_L1) || kind.protocol == call.text("protocol"_L1)) {
            kinds.append(kindObject(kind, call.isFull()));
        }
    }
    protocols.removeDuplicates();
    return kinds.isEmpty()
        ? ToolResult(Failure{u"There is no protocol \"%1\" with kinds, but these: %2."_s.arg(
              call.text("protocol"_L1), protocols.join(u", "_s))})
        : ToolResult(QJsonObject{{u"kinds"_s, kinds}});
}

/// Adds the required fields below @p field with their descriptions and pointers.
void addRequired(const FieldSchema &field, const QString &at, QJsonArray &fields)
{
    for (const FieldSchema &property : field.properties) {
        if (!property.isRequired) {
            continue;
        }
        const QString pointer = at + u'/' + property.name;
        QJsonObject object{{u"pointer"_s, pointer}, {u"title"_s, property.title}};
        object.insert(u"help"_s, property.help);
        object.insert(u"values"_s, QJsonArray::fromStringList(property.enumValues));
        fields.append(membersOf(object, object.keys()));
        addRequired(property, pointer, fields);
    }
}

ToolResult runKindTool(const ToolCall &call)
{
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    const Kind *kind = catalogs.kindNamed(call.text("kind"_L1));
    if (!kind) {
        return memory.failure();
    }
    QJsonObject object = kindObject(*kind, true);
    object.insert(u"example"_s, QString::fromUtf8(exampleOf(*kind)));
    QJsonArray required;
    addRequired(kind->fields, {}, required);
    object.insert(u"required"_s, required);
    if (call.isFull()) {
        const QJsonDocument schema = QJsonDocument::fromJson(kind->schemaText);
        object.insert(u"schema"_s,
                      schema.isObject() ? QJsonValue(schema.object())
                                        : QJsonValue(QString::fromUtf8(kind->schemaText)));
    }
    return object;
}

ToolResult runExplainTool(const ToolCall &call)
{
    const ToolResult rules = objectFrom(
        runExplain, {option::given(option::format, u"json"_s), u"--"_s, call.text("rule"_L1)});
    return rules ? ToolResult(rules->value("rules"_L1).toArray().first().toObject()) : rules;
}

/// The file for the draft; empty if none was requested.
Result<QString> outputOf(const ToolCall &call)
{
    return call.has("path"_L1) ? call.context().roots.toWrite(call.text("path"_L1)) : QString();
}

Result<QStringList> assignmentsOf(const ToolCall &call)
{
    QStringList arguments;
    const QJsonObject values = call.values("values"_L1);
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value.key().contains(u'=')) {
            return Failure{u"\"%1\": a key with \"=\" cannot be filled in here. Use \"set\"."_s.arg(
                value.key())};
        }
        arguments.append(option::given(option::set, value.key() + u'=' + compactText(*value)));
    }
    return arguments;
}

ToolResult runDraftTool(const ToolCall &call)
{
    const Result<QString> path = outputOf(call);
    const Result<QStringList> assignments = assignmentsOf(call);
    if (!path || !assignments) {
        return path ? assignments.failure() : path.failure();
    }
    QStringList arguments = *assignments;
    if (!path->isEmpty()) {
        arguments.append(option::given(option::output, *path));
    }
    if (call.has("template"_L1)) {
        arguments.append(option::given(option::templateName, call.text("template"_L1)));
    }
    MemoryConsole memory;
    if (runNew(arguments + QStringList{u"--"_s, call.text("kind"_L1)}, memory.console())
        != ExitCode::Ok) {
        return memory.failure();
    }
    const bool isWritten = !path->isEmpty();
    QJsonObject result{{u"written"_s, isWritten}};
    if (isWritten) {
        result.insert(u"notes"_s, memory.failure().message);
    } else {
        result.insert(u"text"_s, QString::fromUtf8(memory.printed()));
    }
    const ToolResult report = objectFrom(runCheck,
                                         {option::given(option::format, u"json"_s),
                                          option::given(option::mask, call.context().masked),
                                          option::given(option::kind, call.text("kind"_L1)),
                                          u"--"_s, isWritten ? *path : u"-"_s},
                                         memory.printed());
    if (report) {
        const QJsonObject told = call.isFull() ? *report : checkSummary(*report);
        result.insert(u"check"_s, told.value("files"_L1).toArray().first());
    }
    return result;
}

std::vector<ResultMember> kindMembers()
{
    return {
        {u"id"_s, u"string"_s, u"The kind, as cfd.mesh-plan."_s},
        {u"title"_s, u"string"_s, u"Its name."_s},
        {u"protocol"_s, u"string"_s, u"The protocol that it belongs to."_s},
        {u"description"_s, u"string"_s, u"What it is for."_s},
        {u"handoff"_s, u"boolean"_s, u"False for another document, such as a state."_s},
        {u"templates"_s, u"array"_s, u"Its templates: id and title."_s, false},
        {u"example"_s, u"string"_s, u"A document to start from."_s},
        {u"required"_s, u"array"_s, u"Required fields: pointer, title, help, values."_s},
        {u"schema"_s, {}, u"With detail full: its JSON Schema, or XML Schema as a text."_s, false}};
}

} // namespace

QByteArray exampleOf(const Kind &kind)
{
    return kind.templates.empty() ? QByteArray() : kind.templates.front().text;
}

std::vector<Tool> kindTools()
{
    using enum Parameter::Type;
    const Parameter kind{u"kind"_s, Text, u"A kind that \"kinds\" lists, as cfd.mesh-plan."_s,
                         true};
    return {
        {u"kinds"_s,
         u"List kinds and templates"_s,
         u"Lists the kinds of handoffs that are known, each with its templates."_s,
         {{u"protocol"_s, Text, u"Only those of this protocol, as cfd."_s}},
         {{u"kinds"_s, u"array"_s, u"Each kind: id, title and templates."_s}},
         false,
         runKindsTool},
        {u"kind"_s,
         u"Show a kind"_s,
         u"Shows one kind: its required fields and an example; with detail full its schema."_s,
         {kind},
         kindMembers(),
         false,
         runKindTool},
        {u"draft"_s,
         u"Draft a handoff"_s,
         u"Writes a new handoff of a kind from its template with values by JSON Pointer, and "
         u"checks "
         "it. The text is returned, or written to a new file."_s,
         {kind,
          {u"values"_s, Values,
           u"Values by JSON Pointer: {\"/handoff/producer\": \"cfd-meshing\"}."_s},
          {u"template"_s, Text, u"This template instead of the first."_s},
          {u"path"_s, Text, u"A file that does not exist yet, to write the draft to."_s}},
         {{u"written"_s, u"boolean"_s, u"True if the file was written."_s},
          {u"text"_s, u"string"_s, u"The draft, where no path was given."_s, false},
          {u"notes"_s, u"string"_s, u"What was said on writing the file."_s, false},
          {u"check"_s, u"object"_s, u"The draft, as \"check\" reports a file."_s, false}},
         true,
         runDraftTool},
        {u"explain_rule"_s,
         u"Explain a rule"_s,
         u"Explains a rule that a finding names: meaning, specification, example and fix."_s,
         {{u"rule"_s, Text, u"Its id, as cfd.checksum-mismatch."_s, true}},
         {{u"id"_s, u"string"_s, u"The id of the rule."_s},
          {u"protocol"_s, u"string"_s, u"Its protocol; empty for a rule of Baton's own."_s},
          {u"severities"_s, u"array"_s, u"How grave its findings may be."_s},
          {u"meaning"_s, u"string"_s, u"What a finding of it says."_s},
          {u"spec"_s, u"string"_s, u"Where the specification says so."_s},
          {u"example"_s, u"string"_s, u"A document that breaks it."_s},
          {u"fix"_s, u"string"_s, u"What to do about it."_s}},
         false,
         runExplainTool},
    };
}

} // namespace baton::cli
