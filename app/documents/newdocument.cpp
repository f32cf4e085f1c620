// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/newdocument.h"

#include "models/check/placeholdertext.h"
#include "models/document/formatfacts.h"
#include "models/document/treeedit.h"
#include "models/protocol/protocolpack.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString stampOf(const QDateTime &time)
{
    return time.toUTC().toString(u"yyyyMMdd-HHmmss"_s);
}

/// Sets the value at @p at when the template has that field.
Outcome put(QByteArray &bytes, Format format, const JsonPointer &at, const Value &value)
{
    const ParsedText parsed = parse(bytes, format);
    if (at.isRoot() || parsed.documents.empty()
        || parsed.documents.front().tree.find(at) == noNode) {
        return std::monostate{};
    }
    const Result<TextEdits> edits = planEdit(bytes, parsed, 0, SetValue{at, value});
    if (!edits) {
        return edits.failure();
    }
    const Result<QByteArray> after = applied(bytes, edits.value());
    if (!after) {
        return after.failure();
    }
    bytes = after.value();
    return std::monostate{};
}

/// The phase that follows goes along, where the template has it like the first.
Outcome putPhase(QByteArray &bytes, Format format, const Routing &routing, int phase)
{
    const ParsedText parsed = parse(bytes, format);
    if (routing.phase.isRoot() || parsed.documents.empty()) {
        return std::monostate{};
    }
    const Tree &tree = parsed.documents.front().tree;
    const NodeId from = tree.find(routing.phase);
    const NodeId to = routing.toPhase.isRoot() ? noNode : tree.find(routing.toPhase);
    const int distance =
        from != noNode && to != noNode ? tree.at(to).text.toInt() - tree.at(from).text.toInt() : 0;
    if (const Outcome first = put(bytes, format, routing.phase, Value::integer(phase)); !first) {
        return first;
    }
    return put(bytes, format, routing.toPhase, Value::integer(phase + distance));
}

/// The task of the template, counted up while another handoff has it: a first one may have no
/// number.
Outcome putTask(QByteArray &bytes, Format format, const AttemptPolicy &policy,
                const QStringList &tasks)
{
    const ParsedText parsed = parse(bytes, format);
    if (policy.pointer.isRoot() || parsed.documents.empty()) {
        return std::monostate{};
    }
    const Tree &tree = parsed.documents.front().tree;
    const NodeId node = tree.find(policy.pointer);
    QString task = node == noNode ? QString() : tree.at(node).text;
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
    return put(bytes, format, policy.pointer, Value::string(task));
}

/// What the template itself looks like; prose with a block of data is Markdown.
Format guessed(const QByteArray &text)
{
    const Format format = formatOf({}, text);
    const bool hasBlocks =
        format == Format::Text && !parse(text, Format::Markdown).documents.empty();
    return hasBlocks ? Format::Markdown : format;
}

Outcome putSessionFolder(QByteArray &bytes, Format format, const QString &folder)
{
    const ParsedText parsed = parse(bytes, format);
    if (parsed.documents.empty()) {
        return std::monostate{};
    }
    const Tree &tree = parsed.documents.front().tree;
    for (NodeId id = 0; id < static_cast<NodeId>(tree.nodes.size()); ++id) {
        QString text = tree.at(id).text;
        if (tree.at(id).type != ValueType::String || !text.contains("{session_dir}"_L1)) {
            continue;
        }
        text.replace("{session_dir}"_L1, folder);
        if (const Outcome done = put(bytes, format, tree.pointerTo(id), Value::string(text));
            !done) {
            return done;
        }
    }
    return std::monostate{};
}

QString textAt(const ParsedText &parsed, const JsonPointer &at)
{
    if (at.isRoot() || parsed.documents.empty()) {
        return {};
    }
    const Tree &tree = parsed.documents.front().tree;
    const NodeId node = tree.find(at);
    return node == noNode ? QString() : tree.at(node).text;
}

/// The time that a name begins with: of a template's own place for it, or, as a template may be a
/// document that was saved as one, of the session of that.
const QRegularExpression &timeAtBegin()
{
    static const QRegularExpression time(u"^(\\[date-time\\]|\\d{8}-\\d{6}(?!\\d))"_s);
    return time;
}

/// A request names its session as the folder that it is made in, while no other one has asked for
/// that; else by the time, or by the next second that is free.
Outcome putSessionName(QByteArray &bytes, Format format, const Routing &routing, NewHandoff &known)
{
    const QString name = textAt(parse(bytes, format), routing.session);
    if (!name.contains(timeAtBegin())) {
        return std::monostate{};
    }
    const QString folder = QFileInfo(known.sessionFolder).fileName();
    if (!folder.isEmpty() && !known.sessions.contains(folder)) {
        return put(bytes, format, routing.session, Value::string(folder));
    }
    if (!known.time.isValid()) {
        return std::monostate{};
    }
    const auto named = [&] { return QString(name).replace(timeAtBegin(), stampOf(known.time)); };
    while (known.sessions.contains(named())) {
        known.time = known.time.addSecs(1);
    }
    return put(bytes, format, routing.session, Value::string(named()));
}

} // namespace

Format formatOfNew(const ProtocolCatalog &catalog, const Kind &kind, const Template &form)
{
    const Format format = guessed(form.text);
    return format == Format::Text ? formatOf(fileNameFor(catalog, kind, 1), form.text) : format;
}

Result<QByteArray> newHandoff(const ProtocolCatalog &catalog, const Kind &kind,
                              const Template &form, NewHandoff known)
{
    QByteArray bytes = form.text;
    const ProtocolPack *pack = catalog.model(kind).pack;
    if (!pack) {
        return bytes;
    }
    const Routing &routing = pack->routing;
    const Format format = formatOfNew(catalog, kind, form);
    if (!known.agent.isEmpty()) {
        if (const Outcome done = put(bytes, format, routing.producer, Value::string(known.agent));
            !done) {
            return done.failure();
        }
    }
    if (known.phase >= 0) {
        if (const Outcome done = putPhase(bytes, format, routing, known.phase); !done) {
            return done.failure();
        }
    }
    if (!known.tasks.isEmpty()) {
        if (const Outcome done = putTask(bytes, format, pack->attempts, known.tasks); !done) {
            return done.failure();
        }
    }
    if (!known.sessionFolder.isEmpty()) {
        if (const Outcome done = putSessionFolder(bytes, format, known.sessionFolder); !done) {
            return done.failure();
        }
    }
    if (const Outcome done = putSessionName(bytes, format, routing, known); !done) {
        return done.failure();
    }
    if (known.time.isValid()) {
        bytes.replace(timeInNames, stampOf(known.time).toLatin1());
        const QString time = known.time.toUTC().toString(u"yyyy-MM-ddTHH:mm:ssZ"_s);
        if (const Outcome done = put(bytes, format, routing.time, Value::string(time)); !done) {
            return done.failure();
        }
    }
    return bytes;
}

bool takesTime(const ProtocolCatalog &catalog, const Kind &kind, const Template &form)
{
    const ProtocolPack *pack = catalog.model(kind).pack;
    const ParsedText parsed = parse(form.text, formatOfNew(catalog, kind, form));
    if (!pack || parsed.documents.empty()) {
        return false;
    }
    return form.text.contains(timeInNames) || !textAt(parsed, pack->routing.time).isEmpty()
        || textAt(parsed, pack->routing.session).contains(timeAtBegin());
}

QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, int phase)
{
    const KindModel *model = catalog.model(kind).kind;
    QString name = model ? model->fileName : QString();
    if (name.isEmpty() || name.contains(u'*')) {
        name = kind.name
            + suffixOf(kind.templates.empty() ? Format::Yaml
                                              : guessed(kind.templates.front().text));
    }
    return name.replace(u"{phase}"_s, QString::number(std::max(phase, 1)));
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
