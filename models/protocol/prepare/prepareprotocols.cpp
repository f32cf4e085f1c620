// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs while Baton is built: reads the files of the built-in protocols and writes what they say as
// the source of a table. Usage: baton_prepare OUTPUT FOLDER
#include "models/protocol/preparedfiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(path));
    }
    return file.readAll();
}

/// Writes one file.
class Writer
{
public:
    QByteArray written(const Tree &tree, const QByteArray &suffix)
    {
        QByteArray nodes;
        for (const Node &node : tree.nodes) {
            nodes += row(node);
        }
        return "constexpr char16_t strings" + suffix + "[] =" + literals() + ";\n"
            + "constexpr PreparedNode nodes" + suffix + "[] = {\n" + nodes + "};\n";
    }

private:
    QByteArray row(const Node &node)
    {
        const auto number = [](qint64 value) { return QByteArray::number(value); };
        const auto range = [&](ByteRange value) {
            return number(value.begin) + ", " + number(value.end);
        };
        return "{" + number(int(node.type)) + ", " + number(int(node.style)) + ", "
            + number(int(node.keyStyle)) + ", " + (node.isEditable ? "true" : "false") + ", "
            + number(node.parent) + ", " + number(node.target) + ", " + text(node.key) + ", "
            + text(node.text) + ", " + text(node.anchor) + ", " + text(node.tag) + ", "
            + range(node.keyRange) + ", " + range(node.range) + ", " + range(node.properties)
            + "},\n";
    }

    QByteArray text(const QString &text)
    {
        if (!m_places.contains(text)) {
            m_places.insert(text, m_strings.size());
            m_strings += text;
        }
        return "{" + QByteArray::number(m_places.value(text)) + ", "
            + QByteArray::number(text.size()) + "}";
    }

    /// The strings as literals of a line each.
    [[nodiscard]] QByteArray literals() const
    {
        constexpr qsizetype ofALine = 80;
        QByteArray result;
        for (qsizetype i = 0; i < m_strings.size(); ++i) {
            result += i % ofALine == 0 ? (i == 0 ? "\n    u\"" : "\"\n    u\"") : "";
            result += spelled(m_strings[i].unicode());
        }
        return result.isEmpty() ? QByteArray(" u\"\"") : result + '"';
    }

    static QByteArray spelled(char16_t c)
    {
        const bool isPlain = c >= ' ' && c < 0x7F && c != '"' && c != '\\' && c != '?';
        // Three octal digits end by themselves, and four of \u name one unit, surrogates excepted.
        if (isPlain) {
            return QByteArray(1, char(c));
        }
        if (c < 0x80) {
            return '\\' + QByteArray::number(int(c), 8).rightJustified(3, '0');
        }
        if (QChar::isSurrogate(c)) {
            qFatal("no protocol uses characters beyond U+FFFF");
        }
        return "\\u" + QByteArray::number(int(c), 16).rightJustified(4, '0');
    }

    QString m_strings;
    QHash<QString, qsizetype> m_places;
};

QByteArray source(const QDir &folder)
{
    QStringList names;
    QDirIterator entries(folder.path(), {u"*.yaml"_s, u"*.json"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        names.append(folder.relativeFilePath(entries.next()));
    }
    names.sort();
    QByteArray tables;
    QByteArray files;
    for (const QString &name : std::as_const(names)) {
        const QByteArray bytes = read(folder.filePath(name));
        const ParsedText parsed = parse(bytes, formatOf(name, bytes));
        if (name.contains("/templates/"_L1) || !parsed.issues.empty()
            || parsed.documents.size() != 1) {
            continue; // is read when it is needed
        }
        const QByteArray suffix = QByteArray::number(names.indexOf(name));
        tables += Writer().written(parsed.documents.front().tree, suffix);
        files += "{\"" + name.toLatin1() + "\", strings" + suffix + ", nodes" + suffix + "},\n";
    }
    return "#include \"models/protocol/preparedfiles.h\"\n\nnamespace baton {\n\nnamespace {\n\n"
        + tables + "constexpr PreparedFile files[] = {\n" + files + "};\n\n} // namespace\n\n"
        + "std::span<const PreparedFile> preparedProtocolFiles()\n{\n    return files;\n}\n\n"
        + "} // namespace baton\n";
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3) {
        qFatal("usage: baton_prepare OUTPUT FOLDER");
    }
    QFile output(QString::fromLocal8Bit(argv[1]));
    const QByteArray text = source(QDir(QString::fromLocal8Bit(argv[2])));
    if (!output.open(QIODevice::WriteOnly) || output.write(text) != text.size()) {
        qFatal("cannot write %s", argv[1]);
    }
    return 0;
}
