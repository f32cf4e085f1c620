// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/callarguments.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array pathNames{"file_path"_L1,     "notebook_path"_L1, "path"_L1,
                               "absolute_path"_L1, "target_file"_L1,   "filePath"_L1};
constexpr std::array commandNames{"command"_L1, "cmd"_L1, "script"_L1};
constexpr std::array patchNames{"command"_L1, "cmd"_L1,   "script"_L1,
                                "input"_L1,   "patch"_L1, "patchText"_L1};
constexpr std::array subjectNames{"pattern"_L1, "query"_L1, "url"_L1, "prompt"_L1, "message"_L1};

constexpr int indentation = 4;
constexpr int deepest = 8; ///< deeper values are shown as compact JSON

QString compact(const QJsonValue &value)
{
    const QJsonDocument document =
        value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    return QString::fromUtf8(document.toJson(QJsonDocument::Compact));
}

/// True if the value needs separate lines.
bool isBlock(const QJsonValue &value)
{
    return value.toString().contains(u'\n') || !value.toObject().isEmpty()
        || !value.toArray().isEmpty();
}

QString lineOf(const QJsonValue &value)
{
    if (value.isObject() || value.isArray()) {
        return compact(value);
    }
    if (value.isNull()) {
        return u"null"_s;
    }
    const QString text = value.toVariant().toString();
    return text.isEmpty() ? u"\"\""_s : text;
}

/// The lines of a value or of the values in it, each after its name.
class PlainLines
{
public:
    void add(const QString &name, const QJsonValue &value, int depth)
    {
        const QString indent(depth * indentation, u' ');
        if (!isBlock(value) || depth >= deepest) {
            lines.append(indent + name + u' ' + lineOf(value));
            return;
        }
        lines.append(indent + name);
        if (value.isString()) {
            const QString text = value.toString();
            const QString whole = text.endsWith(u'\n') ? text.chopped(1) : text;
            for (const QStringView line : QStringView(whole).split(u'\n')) {
                lines.append(indent + QString(indentation, u' ') + line.toString());
            }
        }
        addAll(value.toObject(), depth + 1);
        const QJsonArray items = value.toArray();
        for (const QJsonValue item : items) {
            addItem(item, depth + 1);
        }
    }

    /// The dash comes before the first of several values.
    void addItem(const QJsonValue &item, int depth)
    {
        const qsizetype first = lines.size();
        addAll(item.toObject(), depth + 1);
        if (first == lines.size()) {
            add(u"-"_s, item, depth);
        } else {
            lines[first][depth * indentation] = u'-';
        }
    }

    /// Old values come before new ones.
    void addAll(const QJsonObject &values, int depth)
    {
        QStringList names = values.keys();
        std::ranges::stable_sort(names, {}, [&values](const QString &name) {
            return std::tuple(isBlock(values.value(name)), !name.startsWith("old"_L1));
        });
        for (const QString &name : std::as_const(names)) {
            add(name + u':', values.value(name), depth);
        }
    }

    QStringList lines;
};

} // namespace

CallArguments::CallArguments(const QString &text)
    : m_text(text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    m_isNamed = document.isObject();
    m_named = document.object();
}

QString CallArguments::workingFolder() const
{
    return m_named.value("workdir"_L1).toString();
}

QStringList CallArguments::paths() const
{
    QStringList paths;
    for (const QLatin1StringView name : pathNames) {
        paths.append(m_named.value(name).toString());
    }
    paths.removeAll(QString());
    return paths;
}

QString CallArguments::command() const
{
    for (const QLatin1StringView name : commandNames) {
        const QJsonValue command = m_named.value(name);
        const QJsonArray words = command.toArray();
        if (command.isString()) {
            return command.toString();
        }
        if (words.size() == 3 && words.at(1).toString().startsWith(u'-')) {
            return words.at(2).toString(); // "bash", "-lc", SCRIPT
        }
    }
    return {};
}

QStringList CallArguments::patches() const
{
    if (m_named.isEmpty()) {
        return {m_text};
    }
    QStringList texts;
    for (const QLatin1StringView name : patchNames) {
        const QJsonValue value = m_named.value(name);
        texts.append(value.toString());
        const QJsonArray words = value.toArray();
        for (const QJsonValue word : words) {
            texts.append(word.toString());
        }
    }
    return texts;
}

QString CallArguments::subject() const
{
    QStringList subjects{m_named.value("description"_L1).toString(), command()};
    subjects += paths();
    for (const QLatin1StringView name : subjectNames) {
        subjects.append(m_named.value(name).toString());
    }
    subjects.removeAll(QString());
    return !subjects.isEmpty() ? subjects.first() : m_named.isEmpty() ? m_text : compact(m_named);
}

QString CallArguments::plainText() const
{
    if (!m_isNamed) {
        return m_text;
    }
    PlainLines plain;
    plain.addAll(m_named, 0);
    return plain.lines.join(u'\n');
}

} // namespace baton
