// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/assignment.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/editing/documentoption.h"
#include "app/cli/mcp/documentsource.h"
#include "app/cli/mcp/maskedcopies.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/mcp/tools.h"
#include "app/cli/output/documents/valuejson.h"
#include "models/editing/plan/valueparser.h"
#include "models/findings/keywords.h"
#include "models/tree/canonicaltree.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The spelling of the value at @p pointer in @p source, or @p json if a secret in it is masked
/// there.
QString spellingOf(const DocumentSource &source, int document, const QString &pointer,
                   const QString &json)
{
    MemoryConsole memory(source.input);
    const std::optional<EditSession> opened = openDocument(source.path, document, memory.console());
    const Result<JsonPointer> at = pointerFrom(pointer);
    const NodeId node = opened && at ? CanonicalTree(opened->tree()).find(*at) : noNode;
    if (node == noNode || jsonText(opened->tree().toReceivedValue(node)) != json) {
        return json;
    }
    const ByteRange range = opened->tree().at(node).range;
    return QString::fromUtf8(opened->bytes().sliced(range.begin, range.length()));
}

ToolResult runGetTool(const ToolCall &call)
{
    const Result<DocumentSource> source = sourceOf(call);
    if (!source) {
        return source.failure();
    }
    QStringList arguments{option::given(option::json),
                          option::given(option::mask, call.context().masked)};
    if (call.has("document"_L1)) {
        arguments.append(
            option::given(option::document, QString::number(call.number("document"_L1))));
    }
    MemoryConsole memory(source->input);
    if (runGet(arguments + QStringList{u"--"_s, source->path, call.text("pointer"_L1)},
               memory.console())
        != ExitCode::Ok) {
        return memory.failure();
    }
    const QByteArray wrapped = "[" + memory.printed() + "]";
    const QString json = QString::fromUtf8(memory.printed()).chopped(1);
    return QJsonObject{
        {u"value"_s, QJsonDocument::fromJson(wrapped).array().first()},
        {u"spelling"_s,
         spellingOf(*source, call.number("document"_L1), call.text("pointer"_L1), json)}};
}

using EditFunction = Outcome (EditSession::*)(const JsonPointer &, const Value &);

Outcome changeValues(EditSession &editing, const QJsonObject &values, EditFunction change)
{
    for (auto each = values.begin(); each != values.end(); ++each) {
        const Result<JsonPointer> at = pointerFrom(each.key());
        const Result<Value> value = parseValue(compactText(*each).toUtf8());
        if (!at || !value) {
            return at ? value.failure() : at.failure();
        }
        const Outcome outcome = (editing.*change)(*at, *value);
        if (!outcome) {
            return outcome;
        }
    }
    return std::monostate();
}

/// True if @p a must be removed after @p b, so that both pointers stay valid: later and deeper
/// values are removed first.
bool isRemovedAfter(const JsonPointer &a, const JsonPointer &b)
{
    return std::ranges::lexicographical_compare(
        a.tokens(), b.tokens(), [](const QString &x, const QString &y) {
            bool isPosition = false;
            bool isOther = false;
            const qlonglong first = x.toLongLong(&isPosition);
            const qlonglong second = y.toLongLong(&isOther);
            if (isPosition != isOther) {
                return isPosition; // numbers and texts are not ordered relative to each other
            }
            return first != second ? first < second : x < y;
        });
}

/// Removes the values at @p pointers, all of which refer to the present document.
Outcome removeValues(EditSession &editing, const QStringList &pointers)
{
    std::vector<JsonPointer> places;
    for (const QString &pointer : pointers) {
        const Result<JsonPointer> at = pointerFrom(pointer);
        if (!at) {
            return at.failure();
        }
        places.push_back(*at);
    }
    std::ranges::sort(places, [](const auto &a, const auto &b) { return isRemovedAfter(b, a); });
    const auto rest = std::ranges::unique(places);
    places.erase(rest.begin(), rest.end());
    for (const JsonPointer &at : places) {
        const Outcome outcome = editing.unset(at);
        if (!outcome) {
            return outcome;
        }
    }
    return std::monostate();
}

/// Sets values in the spelling of the command line, which JSON cannot represent: 1.0e-10.
Outcome assignAll(EditSession &editing, const QStringList &assignments)
{
    for (const QString &word : assignments) {
        const Result<Assignment> assignment = assignmentFrom(word, false);
        const Outcome outcome = assignment ? editing.set(assignment->at, assignment->value)
                                           : Outcome(assignment.failure());
        if (!outcome) {
            return outcome;
        }
    }
    return std::monostate();
}

Outcome changeAll(EditSession &editing, const ToolCall &call)
{
    Outcome outcome = changeValues(editing, call.values("values"_L1), &EditSession::set);
    if (outcome) {
        outcome = assignAll(editing, call.texts("assignments"_L1));
    }
    if (outcome) {
        outcome = changeValues(editing, call.values("append"_L1), &EditSession::append);
    }
    return outcome ? removeValues(editing, call.texts("remove"_L1)) : outcome;
}

QJsonObject findingObject(const Finding &finding)
{
    return {{u"rule"_s, finding.rule},
            {u"severity"_s, word(finding.severity)},
            {u"path"_s, finding.fieldPath().toString()},
            {u"message"_s, finding.message}};
}

ToolResult runSetTool(const ToolCall &call)
{
    const Result<DocumentSource> source = sourceOf(call);
    const Result<bool> isWriting = source ? isToWrite(call, *source) : source.failure();
    if (!isWriting) {
        return isWriting.failure();
    }
    if (call.values("values"_L1).isEmpty() && call.texts("assignments"_L1).isEmpty()
        && call.values("append"_L1).isEmpty() && call.texts("remove"_L1).isEmpty()) {
        return Failure{u"There is nothing to change: give \"values\", \"assignments\", "
                       "\"append\" or \"remove\"."_s};
    }
    MemoryConsole memory(source->input);
    std::optional<EditSession> editing =
        openDocument(source->path, call.number("document"_L1), memory.console());
    if (!editing) {
        return memory.failure();
    }
    const QByteArray before = editing->bytes();
    const std::vector<Finding> wrongBefore = editing->findings(source->path);
    Outcome outcome = keepsSecrets(call, *source, editing->tree());
    if (outcome) {
        outcome = changeAll(*editing, call);
    }
    if (!outcome) {
        return outcome.failure();
    }
    ToolResult result = changed(call, *source, before, editing->bytes(), *isWriting);
    if (result) {
        result->insert(
            u"newFindings"_s,
            arrayOf(newFindings(wrongBefore, editing->findings(source->path)), findingObject));
    }
    return result;
}

std::vector<Parameter> withDocument(std::vector<Parameter> more)
{
    std::vector<Parameter> all = sourceParameters();
    all.insert(all.end(), more.begin(), more.end());
    all.push_back({u"document"_s, Parameter::Type::Number,
                   u"The document of the file, of Markdown the handoff; 1 if not given."_s});
    return all;
}

} // namespace

std::vector<Tool> editTools()
{
    using enum Parameter::Type;
    return {
        {u"get"_s,
         u"Get a value"_s,
         u"Gets the value at a JSON Pointer of a document."_s,
         withDocument({{u"pointer"_s, Text, u"As /handoff/context/task_id."_s, true}}),
         {{u"value"_s, {}, u"The value."_s},
          {u"spelling"_s, u"string"_s,
           u"The value as the document spells it; as JSON where a secret in it is masked."_s}},
         false,
         runGetTool},
        {u"set"_s, u"Change values"_s,
         u"Sets, appends and removes values without touching anything else: comments, order, "
         "quoting and line ends stay. Shows the change, and writes it only with \"write\"."_s,
         withDocument(
             {{u"values"_s, Values, u"New values by JSON Pointer."_s},
              {u"assignments"_s, Texts,
               u"New values as \"/pointer=VALUE\" in YAML, whose spelling is kept: 1.0e-10."_s},
              {u"append"_s, Values, u"Items to add to lists, by the pointer of the list."_s},
              {u"remove"_s, Texts,
               u"Pointers of the values to remove, as the document is before the first removal."_s},
              writeParameter()}),
         withChange({{u"newFindings"_s, u"array"_s,
                      u"Findings that were not there before: rule, severity, path, message."_s}}),
         true, runSetTool},
    };
}

} // namespace baton::cli
