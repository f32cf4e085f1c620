// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/maskoption.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/documents/unifieddiff.h"
#include "models/masking/secretsfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// @p value with each of its texts replaced by the result of @p take.
template <typename Take>
QJsonValue withTexts(const QJsonValue &value, const Take &take)
{
    if (value.isString()) {
        QString text = value.toString();
        take(text);
        return text;
    }
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue item : value.toArray()) {
            items.append(withTexts(item, take));
        }
        return items;
    }
    if (value.isObject()) {
        QJsonObject members;
        const QJsonObject given = value.toObject();
        for (auto member = given.begin(); member != given.end(); ++member) {
            members.insert(member.key(), withTexts(member.value(), take));
        }
        return members;
    }
    return value;
}

/// Calls @p take with each text of @p value, and once more together with its key @p key.
template <typename Take>
void takeTexts(Value &value, const QString &key, const Take &take)
{
    if (value.isContainer()) {
        for (qsizetype i = 0; i < std::ssize(value.items); ++i) {
            takeTexts(value.items[size_t(i)], value.keys.value(i, key), take);
        }
        return;
    }
    take(value.text);
    const bool isOnLine = !value.text.contains(u'"') && !value.text.contains(u'\n');
    const QString quote(isOnLine ? u"\""_s : QString());
    const QString start = key + u": "_s + quote;
    QString text = start + value.text + quote;
    take(text);
    if (!key.isEmpty() && text.startsWith(start) && text.endsWith(quote)) {
        value.text = text.sliced(start.size()).chopped(quote.size());
    }
}

/// False after an error message.
bool takeFileOf(const QString &path, secretsfile::Owner owner, Masking &masking, Console &console)
{
    const QStringList problems = secretsfile::takeFile(path, owner, masking);
    for (const QString &problem : problems) {
        console.complain(problem);
    }
    return problems.isEmpty();
}

/// False if @p name is not a kind of secret.
bool switchOn(const QString &name, Masking &masking)
{
    if (name == "all"_L1) {
        for (const QString &kind : Masking::kinds()) {
            masking.setOn(kind, true);
        }
        return true;
    }
    if (Masking::kinds().contains(name)) {
        masking.setOn(name, true);
    }
    return name == "usual"_L1 || masking.isOn(name);
}

} // namespace

void addMaskOption(Arguments &arguments, const QString &absence)
{
    arguments.addValue(
        {option::mask}, u"KINDS"_s,
        CliTexts::tr("Mask secrets: \"usual\", \"all\" or kinds that are not usual, with "
                     "commas between, for example usual,email. %1")
            .arg(absence));
}

std::optional<Masking> maskingOf(const QString &usual, const Arguments &arguments,
                                 const QStringList &paths, Console &console)
{
    Masking masking;
    bool isGood = takeFileOf(secretsfile::userFile(), secretsfile::Owner::User, masking, console);
    QStringList files;
    for (const QString &path : paths) {
        files.append(secretsfile::workspaceFile(path == "-"_L1 ? u"."_s : path));
    }
    files.removeDuplicates();
    for (const QString &file : std::as_const(files)) {
        isGood = takeFileOf(file, secretsfile::Owner::Workspace, masking, console) && isGood;
    }
    const QString asked = arguments.isSet(option::mask) ? arguments.value(option::mask) : usual;
    for (const QString &name : asked.split(u',', Qt::SkipEmptyParts)) {
        if (!switchOn(name.trimmed(), masking)) {
            console.complain(
                CliTexts::tr("There is no kind of secret \"%1\". Use %2.")
                    .arg(name.trimmed(), (u"usual, all, "_s + Masking::kinds().join(u", "_s))));
            isGood = false;
        }
    }
    return isGood ? std::optional(masking) : std::nullopt;
}

bool readMask(const Arguments &arguments, const QStringList &paths, std::optional<Masking> &masking,
              Console &console)
{
    if (!arguments.isSet(option::mask)) {
        return true;
    }
    masking = maskingOf(u"usual"_s, arguments, paths, console);
    return masking.has_value();
}

QByteArray maskedOutput(const QByteArray &output, const QString &format,
                        const std::optional<Masking> &masking)
{
    if (!masking) {
        return output;
    }
    if (format != "json"_L1 && format != "sarif"_L1) {
        return masking->masked(QString::fromUtf8(output)).toUtf8();
    }
    return QJsonDocument(maskedObject(QJsonDocument::fromJson(output).object(), *masking)).toJson();
}

QJsonObject maskedObject(const QJsonObject &object, const Masking &masking)
{
    QJsonValue root = object;
    masking.maskAll([&root](const auto &take) { root = withTexts(root, take); });
    return root.toObject();
}

QByteArray maskedDiff(const QString &name, const QByteArray &before, const QByteArray &after,
                      const std::optional<Masking> &masking)
{
    if (!masking) {
        return unifiedDiff(name.toUtf8(), before, after);
    }
    QString path = name;
    QString old = QString::fromUtf8(before);
    QString changed = QString::fromUtf8(after);
    masking->maskAll([&](const auto &take) {
        take(path);
        take(old);
        take(changed);
    });
    const bool isHidden = old == changed && before != after;
    return isHidden ? u"# %1: what changes is masked\n"_s.arg(path).toUtf8()
                    : unifiedDiff(path.toUtf8(), old.toUtf8(), changed.toUtf8());
}

void maskTexts(const std::vector<Value *> &values, const std::optional<Masking> &masking)
{
    if (!masking) {
        return;
    }
    masking->maskAll([&values](const auto &take) {
        for (Value *value : values) {
            takeTexts(*value, {}, take);
        }
    });
}

} // namespace baton::cli
