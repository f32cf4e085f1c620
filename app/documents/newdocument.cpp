// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/newdocument.h"

#include "models/document/treeedit.h"
#include "models/protocol/protocolpack.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Sets the value at @p at when the template has that field.
Outcome put(QByteArray &bytes, const JsonPointer &at, const Value &value)
{
    const ParsedText parsed = parse(bytes, formatOf({}, bytes));
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
Outcome putPhase(QByteArray &bytes, const JsonPointer &at, int phase)
{
    const ParsedText parsed = parse(bytes, formatOf({}, bytes));
    if (at.isRoot() || parsed.documents.empty()) {
        return std::monostate{};
    }
    const Tree &tree = parsed.documents.front().tree;
    const JsonPointer next = at.parent().child(u"to_phase"_s);
    const NodeId from = tree.find(at);
    const NodeId to = tree.find(next);
    const int distance =
        from != noNode && to != noNode ? tree.at(to).text.toInt() - tree.at(from).text.toInt() : 0;
    if (const Outcome first = put(bytes, at, Value::integer(phase)); !first) {
        return first;
    }
    return put(bytes, next, Value::integer(phase + distance));
}

Outcome putSessionFolder(QByteArray &bytes, const QString &folder)
{
    const ParsedText parsed = parse(bytes, formatOf({}, bytes));
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
        if (const Outcome done = put(bytes, tree.pointerTo(id), Value::string(text)); !done) {
            return done;
        }
    }
    return std::monostate{};
}

} // namespace

Result<QByteArray> newHandoff(const ProtocolCatalog &catalog, const Kind &kind,
                              const Template &form, const NewHandoff &known)
{
    QByteArray bytes = form.text;
    const ProtocolPack *pack = catalog.model(kind).pack;
    if (!pack) {
        return bytes;
    }
    const Routing &routing = pack->routing;
    if (!known.agent.isEmpty()) {
        if (const Outcome done = put(bytes, routing.producer, Value::string(known.agent)); !done) {
            return done.failure();
        }
    }
    if (known.phase >= 0) {
        if (const Outcome done = putPhase(bytes, routing.phase, known.phase); !done) {
            return done.failure();
        }
    }
    if (!known.sessionFolder.isEmpty()) {
        if (const Outcome done = putSessionFolder(bytes, known.sessionFolder); !done) {
            return done.failure();
        }
    }
    if (known.time.isValid()) {
        const QString time = known.time.toUTC().toString(u"yyyy-MM-ddTHH:mm:ssZ"_s);
        if (const Outcome done = put(bytes, routing.time, Value::string(time)); !done) {
            return done.failure();
        }
    }
    return bytes;
}

QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, int phase)
{
    const KindModel *model = catalog.model(kind).kind;
    QString name = model ? model->fileName : QString();
    if (name.isEmpty() || name.contains(u'*')) {
        name = kind.name + u".yaml"_s;
    }
    return name.replace(u"{phase}"_s, QString::number(std::max(phase, 1)));
}

QString fencedBlock(const QString &text, const QString &language)
{
    static const QRegularExpression runs(u"^[ \\t]*(`{3,})"_s, QRegularExpression::MultilineOption);
    qsizetype longest = 2;
    for (auto it = runs.globalMatch(text); it.hasNext();) {
        longest = std::max(longest, it.next().capturedLength(1));
    }
    const QString fence(longest + 1, u'`');
    const QString end = text.endsWith(u'\n') ? QString() : u"\n"_s;
    return fence + language + u'\n' + text + end + fence + u'\n';
}

} // namespace baton
