// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/newdocument.h"

#include "models/parsing/parse.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/tree/formatnames.h"
#include "models/values/placeholdertext.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString stampOf(const QDateTime &time)
{
    return time.toUTC().toString(u"yyyyMMdd-HHmmss"_s);
}

/// Also sets the next phase if the template defines it relative to the first.
Outcome putPhase(TemplateFiller &draft, const Routing &routing, int phase)
{
    const QString from = draft.textAt(routing.phase);
    const QString to = draft.textAt(routing.toPhase);
    const int distance = from.isEmpty() || to.isEmpty() ? 0 : to.toInt() - from.toInt();
    if (const Outcome first = draft.put(routing.phase, Value::integer(phase)); !first) {
        return first;
    }
    return draft.put(routing.toPhase, Value::integer(phase + distance));
}

/// Sets the task of the template, with the next number that no other handoff has; the first one may
/// have no number.
Outcome putTask(TemplateFiller &draft, const AttemptPolicy &policy, const QStringList &tasks)
{
    QString task = draft.textAt(policy.pointer);
    if (!tasks.contains(task) || isPlaceholder(task)) {
        return std::monostate{};
    }
    const QRegularExpressionMatch match = policy.pattern.match(task);
    const QString head = match.hasMatch() ? task.first(match.capturedStart(1)) : task + u'-';
    const QString tail = match.hasMatch() ? task.sliced(match.capturedEnd(1)) : QString();
    int attempt = match.hasMatch() ? match.captured(1).toInt() : 1;
    for (; tasks.contains(task); ++attempt) {
        task = head + QString::number(attempt + 1) + tail;
    }
    return draft.put(policy.pointer, Value::string(task));
}

Outcome putSessionFolder(TemplateFiller &draft, const QString &folder)
{
    return draft.rewrite(
        [&folder](QString text) { return text.replace("{session_dir}"_L1, folder); });
}

/// A request names its session after its folder, unless another request has that name; else by the
/// time, or the next free second.
Outcome putSessionName(TemplateFiller &draft, const ProtocolPack &pack, NewHandoff &known)
{
    const QString name = draft.textAt(pack.routing.session);
    const QString folder = QFileInfo(known.sessionFolder).fileName();
    const auto timed = [&] { return QString(name).replace(timeAtBegin(), stampOf(known.time)); };
    const bool isTimed = name.contains(timeAtBegin());
    QString session = name;
    if (isTimed && !folder.isEmpty() && !known.sessions.contains(folder)) {
        session = folder;
    } else if (isTimed && known.time.isValid()) {
        while (known.sessions.contains(timed())) {
            known.time = known.time.addSecs(1);
        }
        session = timed();
    }
    const Outcome done = session == name ? Outcome(std::monostate{})
                                         : draft.put(pack.routing.session, Value::string(session));
    if (done) {
        followSession(draft, pack, name, session);
    }
    return done;
}

/// Inserts all values of @p known.
Outcome fill(TemplateFiller &draft, const ProtocolPack &pack, NewHandoff &known)
{
    const Routing &routing = pack.routing;
    Outcome done = std::monostate{};
    if (!known.agent.isEmpty()) {
        done = draft.put(routing.producer, Value::string(known.agent));
    }
    if (done && known.phase >= 0) {
        done = putPhase(draft, routing, known.phase);
    }
    if (done && !known.tasks.isEmpty()) {
        done = putTask(draft, pack.attempts, known.tasks);
    }
    if (done && !known.sessionFolder.isEmpty()) {
        done = putSessionFolder(draft, known.sessionFolder);
    }
    if (done) {
        done = putSessionName(draft, pack, known);
    }
    if (done && known.time.isValid()) {
        draft.replace(timeInNames, stampOf(known.time).toLatin1());
        const QString time = known.time.toUTC().toString(Qt::ISODate);
        done = draft.put(routing.time, Value::string(time));
    }
    return done;
}

} // namespace

Result<QByteArray> newHandoff(const ProtocolCatalog &catalog, const Kind &kind,
                              const Template &form, NewHandoff known)
{
    const ProtocolPack *pack = catalog.model(kind).pack;
    if (!pack) {
        return form.text;
    }
    const Format format = formatOfNew(catalog, kind, form);
    TemplateFiller draft(asTemplate(form.text, format, catalog, kind), format);
    const Outcome done = fill(draft, *pack, known);
    return done ? Result<QByteArray>(draft.bytes()) : done.failure();
}

QByteArray namedAs(const QByteArray &text, const QString &from, const QString &to)
{
    const auto inFolder = [](const QString &path) {
        const QFileInfo file(path);
        return QString(file.dir().dirName() + u'/' + file.fileName()).toUtf8();
    };
    TemplateFiller draft(text, formatOf(from, text));
    draft.replacePart(inFolder(from), inFolder(to));
    return draft.bytes();
}

bool takesTime(const ProtocolCatalog &catalog, const Kind &kind, const Template &form)
{
    const ProtocolPack *pack = catalog.model(kind).pack;
    const TemplateFiller draft(form.text, formatOfNew(catalog, kind, form));
    return pack
        && (form.text.contains(timeInNames) || !draft.textAt(pack->routing.time).isEmpty()
            || draft.textAt(pack->routing.session).contains(timeAtBegin()));
}

QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, const Template &form,
                    int phase)
{
    const QString name = fileNameFor(catalog, kind, phase);
    const Format format = formatOfNew(catalog, kind, form);
    return formatOf(name, form.text) == format
        ? name
        : QFileInfo(name).completeBaseName() + suffixOf(format);
}

} // namespace baton
