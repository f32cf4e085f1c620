// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/focusedprompt.h"

#include "models/check/folder/pathcontainment.h"
#include "models/disk/filestore.h"
#include "models/formats/prompt/promptparse.h"
#include "models/queue/queuetranslations.h"
#include "models/strings/placeholderformat.h"
#include "models/tree/tree.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostOfAFile = qsizetype(256) * 1024;

/// Converts each line that is not an item into one.
QString numbered(const QString &instructions)
{
    static const QRegularExpression item(u"^\\s*([-*]|\\d+[.)])\\s"_s);
    QStringList lines = instructions.trimmed().split(u'\n');
    const bool isList =
        std::ranges::any_of(lines, [](const QString &line) { return item.match(line).hasMatch(); });
    if (isList) {
        return lines.join(u'\n');
    }
    lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    for (qsizetype i = 0; i < lines.size(); ++i) {
        lines[i] = u"%1. %2"_s.arg(i + 1).arg(lines[i].trimmed());
    }
    return lines.join(u'\n');
}

/// The path that leaves() judges: ".." after a link removes the link, not a part of its target.
QString placeOf(const QString &path, const QString &folder)
{
    return QDir::cleanPath(QDir(folder).absoluteFilePath(path.trimmed()));
}

/// The text of the prompt after the name of the context file @p path. A file outside of @p folder
/// is not read: a row of the table gives no right to read the rest of the disk.
QString contentOf(const QString &path, const QString &folder, QStringList &absent)
{
    if (leaves(path, folder)) {
        absent.append(
            QueueTranslations::tr("The context file %1 is outside of the folder %2 and was not "
                                  "read. Copy it into the folder, or choose one that holds it.")
                .arg(path, QDir::toNativeSeparators(folder)));
        return u" not read, outside of the project"_s;
    }
    const Result<QByteArray> bytes = FileStore::read(placeOf(path, folder), mostOfAFile);
    if (!bytes) {
        absent.append(bytes.error());
        return u" not read"_s;
    }
    return u'\n' + QString::fromUtf8(*bytes).trimmed();
}

/// The text for the file that a step must write, which may not exist yet.
QString contentOfOwn(const QString &file, const QString &folder, QStringList &absent)
{
    return leaves(file, folder) || QFileInfo::exists(placeOf(file, folder))
        ? contentOf(file, folder, absent)
        : u" to be written, not there yet"_s;
}

QStringList contextOf(const QueueStep &step, const StepQueue &queue, const QString &folder,
                      QStringList &absent)
{
    QStringList lines;
    for (const QString &path : step.contextFiles) {
        lines.append(u"- %1:"_s.arg(path) + contentOf(path, folder, absent));
    }
    if (!step.file.isEmpty() && !step.contextFiles.contains(step.file)) {
        lines.append(u"- %1:"_s.arg(step.file) + contentOfOwn(step.file, folder, absent));
    }
    const QueueStep *before = queue.before(step);
    if (before && !before->context.trimmed().isEmpty()) {
        lines.append(
            u"- Step %1 hands on: %2"_s.arg(before->numberText(), before->context.trimmed()));
    }
    return lines;
}

QHash<QString, QString> fieldsOf(const QueueStep &step)
{
    return {{u"agent"_s, step.agent}, {u"error"_s, step.error.trimmed()}};
}

Tree treeOf(const QString &prompt)
{
    ParsedText parsed;
    parsePrompt(prompt.toUtf8(), parsed);
    return std::move(parsed.documents.front().tree);
}

/// Says which headings of the protocol's prompts have nothing below them in @p text, the prompt of
/// @p step.
QStringList emptyPartsOf(const QString &text, const QueueStep &step, const ProtocolPack &pack)
{
    const Tree prompt = treeOf(text);
    const Tree usual = treeOf(pack.queue.prompt);
    QStringList empty;
    for (const NodeId part : usual.isEmpty() ? std::vector<NodeId>() : usual.root().children) {
        const QString &heading = usual.at(part).key;
        const NodeId found = prompt.isEmpty() ? noNode : prompt.child(0, heading);
        if (found != noNode && prompt.at(found).children.empty()
            && prompt.at(found).text.trimmed().isEmpty()) {
            empty.append(heading);
        }
    }
    return empty.isEmpty()
        ? empty
        : QStringList{QueueTranslations::tr("The prompt of step %1 of “%2” has nothing below %3. "
                                            "Write it into the queue.")
                          .arg(step.numberText(), step.subtaskText(), empty.join(u", "_s))};
}

QString constraintsOf(const QString &type, const ProtocolPack &pack)
{
    QStringList constraints = pack.queue.constraints.value(type);
    if (!type.isEmpty()) {
        constraints += pack.queue.constraints.value(QString());
    }
    return u"- "_s + constraints.join(u"\n- "_s);
}

} // namespace

FocusedPrompt focusedPrompt(const QueueStep &step, const StepQueue &queue, const ProtocolPack &pack,
                            const QString &folder)
{
    const bool isRetry = step.status == RunStatus::Failed && !step.error.trimmed().isEmpty();
    if (isPromptLike(step.prompt.toUtf8()) && !isRetry) {
        return {step.prompt, emptyPartsOf(step.prompt, step, pack)};
    }
    FocusedPrompt prompt;
    const QueueRetry retry = isRetry ? pack.queue.retry : QueueRetry();
    const bool isOfAnother =
        !retry.agent.isEmpty() && !step.agent.isEmpty() && retry.agent != step.agent;
    QStringList context = contextOf(step, queue, QDir(folder).absolutePath(), prompt.absent);
    if (isOfAnother) {
        const QString task = isPromptLike(step.prompt.toUtf8()) ? step.title() : step.prompt;
        context.append(u"- Step %1 of %2, which failed: %3"_s.arg(step.numberText(), step.agent,
                                                                  task.simplified()));
    }
    const bool isRetyped = !retry.type.isEmpty() && (isOfAnother || step.type.isEmpty());
    const QString type = isRetyped ? retry.type : step.type;
    QHash<QString, QString> fields = fieldsOf(step);
    if (isOfAnother) {
        fields.insert(u"agent"_s, retry.agent);
    }
    fields.insert(u"goal"_s, isRetry ? filled(retry.goal, fieldsOf(step)) : step.title());
    fields.insert(u"instructions"_s, numbered(isOfAnother ? retry.instructions : step.prompt));
    fields.insert(u"constraints"_s, constraintsOf(type, pack));
    QHash<QString, QString> own = fields;
    own.insert(u"context"_s, u"- none"_s); // contents of files may look like headings
    if (queue.absent.contains(u"agent"_s)) {
        own.insert(u"agent"_s, u"–"_s); // no step of the table has one
    }
    prompt.absent = emptyPartsOf(filled(pack.queue.prompt, own), step, pack) + prompt.absent;
    fields.insert(u"context"_s, context.isEmpty() ? u"- none"_s : context.join(u'\n'));
    prompt.text = filled(pack.queue.prompt, fields);
    return prompt;
}

QString nextOf(const QueueStep &step, const ProtocolPack &pack)
{
    QHash<QString, QString> fields = fieldsOf(step);
    if (step.agent.trimmed().isEmpty()) {
        fields.insert(u"agent"_s, QueueTranslations::tr("(no agent)"));
    }
    return filled(pack.queue.next.value(step.status), fields);
}

} // namespace baton
