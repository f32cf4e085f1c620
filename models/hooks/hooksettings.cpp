// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hooksettings.h"

#include "models/hooks/hooktranslations.h"
#include "models/hooks/settingsedit.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const JsonPointer hooksAt = JsonPointer::of(u"/hooks");

QString textAt(const Value &map, const QString &key)
{
    const Value *value = map.find(key);
    return value ? value->text : QString();
}

/// The program of a command that calls "baton hook", with any path and variables; empty for any
/// other command.
QString programOf(const Value &handler)
{
    // Words as a shell has them: NAME=VALUE…, program, hook.
    static const QRegularExpression own(
        uR"(^\s*(?:\w+=(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])*\s+)*)"
        uR"((?<program>(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\;&|])+)\s+hook(?:\s|$))"_s);
    const QString command = textAt(handler, u"command"_s);
    QString program = own.match(command).captured(u"program").remove(u'\'').remove(u'"');
    const Value *arguments = handler.find(u"args"_s); // without a shell
    if (arguments && !arguments->items.empty()) {
        program = arguments->items.front().text == "hook"_L1 ? command : QString();
    }
    return lastNameOf(program) == "baton"_L1 ? program : QString();
}

bool isOwn(const Value &handler)
{
    return !programOf(handler).isEmpty();
}

bool holdsOwn(const Value &entry)
{
    const Value *handlers = entry.find(u"hooks"_s);
    return isOwn(entry) || (handlers && std::ranges::any_of(handlers->items, isOwn));
}

Value handlerFor(const HookRunner &runner, const QString &program)
{
    Value handler = Value::map();
    if (runner.isGrouped) {
        handler.insert(u"type"_s, Value::string(u"command"_s));
    }
    handler.insert(u"command"_s,
                   Value::string(u"%1 hook --runner %2"_s.arg(program, QString(runner.id))));
    handler.insert(u"timeout"_s, Value::integer(runner.timeout));
    return handler;
}

/// The tools that write files, as a matcher of the settings.
QString matcherOf(const HookRunner &runner)
{
    QStringList names;
    for (const WritingTool &tool : runner.tools) {
        names.append(QString(tool.name));
    }
    return names.join(u'|');
}

/// The entry of Baton for the list of the hooks of @p event.
Value entryFor(const HookRunner &runner, const HookEventShape &event, const QString &program)
{
    const bool isOfTool = event.moment <= HookMoment::AfterTool;
    const Value handler = handlerFor(runner, program);
    Value entry = runner.isGrouped ? Value::map() : handler;
    if (isOfTool) {
        entry.insert(u"matcher"_s, Value::string(matcherOf(runner)));
    }
    if (runner.isGrouped) {
        entry.insert(u"hooks"_s, Value::list({handler}));
    }
    return entry;
}

/// The edit that adds @p entry to the hooks of @p event; nullopt if Baton's entry exists. Fails if
/// the settings contain something else there.
Result<std::optional<TreeEdit>> editToAdd(const Value &root, const QString &event,
                                          const Value &entry)
{
    Value events = Value::map();
    events.insert(event, Value::list({entry}));
    const Value *hooks = root.find(u"hooks"_s);
    if (!hooks) {
        return std::optional<TreeEdit>(InsertKey{{}, u"hooks"_s, events, {}});
    }
    if (hooks->type != ValueType::Map) {
        return Failure{HookTranslations::tr("\"hooks\" is not an object there.")};
    }
    const Value *list = hooks->find(event);
    if (!list) {
        return std::optional<TreeEdit>(InsertKey{hooksAt, event, Value::list({entry}), {}});
    }
    if (list->type != ValueType::List) {
        return Failure{HookTranslations::tr("\"%1\" is not a list there.").arg(event)};
    }
    return std::ranges::any_of(list->items, holdsOwn)
        ? std::optional<TreeEdit>()
        : std::optional<TreeEdit>(InsertItem{hooksAt.child(event), -1, entry});
}

/// The pointers of Baton's entries in @p root, the last first.
std::vector<JsonPointer> ownPlaces(const Value &root)
{
    std::vector<JsonPointer> places;
    const Value *hooks = root.find(u"hooks"_s);
    for (qsizetype i = 0; hooks && i < hooks->keys.size(); ++i) {
        const std::vector<Value> &entries = hooks->items[size_t(i)].items;
        for (size_t j = 0; j < entries.size(); ++j) {
            const JsonPointer at = hooksAt.child(hooks->keys[i]).child(qsizetype(j));
            const Value *handlers = entries[j].find(u"hooks"_s);
            const size_t count = handlers ? handlers->items.size() : 0;
            const auto own = size_t(handlers ? std::ranges::count_if(handlers->items, isOwn) : 0);
            if (isOwn(entries[j]) || (own > 0 && own == count)) {
                places.push_back(at);
                continue;
            }
            for (size_t k = 0; own > 0 && k < count; ++k) {
                if (isOwn(handlers->items[k])) {
                    places.push_back(at.child(u"hooks"_s).child(qsizetype(k)));
                }
            }
        }
    }
    std::ranges::reverse(places);
    return places;
}

/// The handler of Baton in @p entry, which has one.
const Value &ownHandler(const Value &entry)
{
    const Value *handlers = entry.find(u"hooks"_s);
    return handlers ? *std::ranges::find_if(handlers->items, isOwn) : entry;
}

/// False if the entry calls a missing program or @p inner, or omits one of the tools of @p wanted.
/// All other changes by the user are accepted.
bool isCurrent(const Value &own, const Value &wanted, const QString &inner)
{
    const QString program = programOf(ownHandler(own));
    const bool isThere =
        !QDir::isAbsolutePath(program) || (program != inner && QFileInfo(program).isExecutable());
    const QString matcher = textAt(own, u"matcher"_s);
    const QRegularExpression tools(QRegularExpression::anchoredPattern(matcher));
    const bool isOfAll = matcher.isEmpty() || matcher == "*"_L1;
    return isThere
        && (isOfAll
            || std::ranges::all_of(textAt(wanted, u"matcher"_s).split(u'|'),
                                   [&tools](const QString &tool) {
                                       return tools.isValid() && tools.match(tool).hasMatch();
                                   }));
}

} // namespace

HookSettings::HookSettings(const HookRunner &runner, QString path, QString program, QString inner)
    : m_runner(runner)
    , m_path(std::move(path))
    , m_program(std::move(program))
    , m_inner(std::move(inner))
{
}

Failure HookSettings::refused(const QString &reason) const
{
    return {HookTranslations::tr("The settings %1 stay as they are: %2").arg(m_path, reason)};
}

Result<QByteArray> HookSettings::installed(const QByteArray &bytes) const
{
    const bool isBlank = bytes.trimmed().isEmpty();
    SettingsEdit settings(isBlank ? QByteArray("{}") : bytes);
    if (const QString problem = settings.problem(); !problem.isEmpty()) {
        return refused(problem);
    }
    if (isOutdated(settings.root())) {
        const Result<QByteArray> bare = uninstalled(bytes);
        return bare ? installed(*bare) : bare;
    }
    if (m_runner.isVersioned && !settings.root().find(u"version"_s)) {
        if (const Outcome added =
                settings.apply(InsertKey{{}, u"version"_s, Value::integer(1), {}});
            !added) {
            return refused(added.error());
        }
    }
    for (const HookEventShape &event : m_runner.events) {
        const auto edit =
            editToAdd(settings.root(), QString(event.name), entryFor(m_runner, event, m_program));
        if (!edit) {
            return refused(edit.error());
        }
        if (*edit) {
            if (const Outcome added = settings.apply(**edit); !added) {
                return refused(added.error());
            }
        }
    }
    return isBlank ? QJsonDocument::fromJson(settings.bytes()).toJson() : settings.bytes();
}

/// True if an entry of Baton calls a program that cannot start or omits a tool.
bool HookSettings::isOutdated(const Value &root) const
{
    const Value *hooks = root.find(u"hooks"_s);
    return hooks && std::ranges::any_of(m_runner.events, [&](const HookEventShape &event) {
               const Value *list = hooks->find(QString(event.name));
               return list && std::ranges::any_of(list->items, [&](const Value &entry) {
                          return holdsOwn(entry)
                              && !isCurrent(entry, entryFor(m_runner, event, m_program), m_inner);
                      });
           });
}

Result<QByteArray> HookSettings::uninstalled(const QByteArray &bytes) const
{
    if (bytes.trimmed().isEmpty()) {
        return bytes;
    }
    SettingsEdit settings(bytes);
    if (const QString problem = settings.problem(); !problem.isEmpty()) {
        return refused(problem);
    }
    const std::vector<JsonPointer> places = ownPlaces(settings.root());
    if (places.empty()) {
        return bytes;
    }
    if (const auto made = installed({}); made && bytes.trimmed() == made->trimmed()) {
        return QByteArray();
    }
    for (const JsonPointer &place : places) {
        if (const Outcome removed = settings.remove(place); !removed) {
            return refused(removed.error());
        }
        JsonPointer around = place.parent();
        while (!around.isRoot() && settings.isEmptyAt(around) && settings.remove(around)) {
            around = around.parent();
        }
    }
    return settings.bytes();
}

QString shellWord(const QString &path)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    QString inside = path;
    return plain.match(path).hasMatch() ? path : u'\'' + inside.replace(u'\'', "'\\''"_L1) + u'\'';
}

} // namespace baton
