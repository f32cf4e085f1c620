// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs while Baton is built: reads the files of the built-in protocols and writes what they say as
// the source of a table. Usage: baton_prepare OUTPUT FOLDER
#include "models/parsing/parse.h"
#include "models/protocol/prepare/fieldwriter.h"
#include "models/protocol/prepare/stringtable.h"
#include "models/protocol/prepare/strippedschema.h"
#include "models/protocol/source/precompiledfiles.h"
#include "models/protocol/xsd/xsdfields.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

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

QByteArray row(const Node &node, StringTable &strings)
{
    const auto number = [](qint64 value) { return QByteArray::number(value); };
    const auto range = [&](ByteRange value) {
        return number(value.begin) + ", " + number(value.end);
    };
    return "{" + number(int(node.type)) + ", " + number(int(node.style)) + ", "
        + number(int(node.keyStyle)) + ", " + (node.isEditable ? "true" : "false") + ", "
        + number(node.parent) + ", " + number(node.target) + ", " + strings.text(node.key) + ", "
        + strings.text(node.text) + ", " + strings.text(node.anchor) + ", " + strings.text(node.tag)
        + ", " + range(node.keyRange) + ", " + range(node.range) + ", " + range(node.properties)
        + "},\n";
}

/// The tables for a YAML or JSON file; @p suffix ends their names. Empty for a file that is read on
/// demand.
QByteArray nodeTables(const QString &name, const QByteArray &bytes, const QByteArray &suffix)
{
    const ParsedText parsed = parse(bytes, formatOf(name, bytes));
    if (name.contains("/templates/"_L1) || !parsed.issues.empty() || parsed.documents.size() != 1) {
        return {};
    }
    StringTable strings;
    QByteArray nodes;
    for (const Node &node : parsed.documents.front().tree.nodes) {
        nodes += row(node, strings);
    }
    return strings.definition(suffix) + "constexpr PreparedNode nodes" + suffix + "[] = {\n" + nodes
        + "};\n";
}

/// @p bytes as a string literal.
QByteArray quoted(const QByteArray &bytes)
{
    QByteArray text;
    for (const char c : bytes) {
        const bool isPlain = c >= ' ' && c < 0x7F && c != '"' && c != '\\' && c != '?';
        text += isPlain ? QByteArray(1, c)
                        : '\\' + QByteArray::number(uchar(c), 8).rightJustified(3, '0');
    }
    return '"' + text + '"';
}

/// The tables for an XML Schema.
QByteArray schemaTables(const QString &name, const QByteArray &bytes, const QByteArray &suffix)
{
    StringTable strings;
    const QByteArray rows = fieldRows(xsdFields({XsdFile{name, bytes}}, {}), strings);
    return strings.definition(suffix) + "constexpr PreparedField fields" + suffix + "[] = {\n"
        + rows + "};\nconstexpr char schema" + suffix + "[] =\n    " + quoted(strippedSchema(bytes))
        + ";\n";
}

QByteArray source(const QDir &folder)
{
    QStringList names;
    QDirIterator entries(folder.path(), {u"*.yaml"_s, u"*.json"_s, u"*.xsd"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        names.append(folder.relativeFilePath(entries.next()));
    }
    names.sort();
    QByteArray tables;
    QByteArray files;
    for (const QString &name : std::as_const(names)) {
        const QByteArray bytes = read(folder.filePath(name));
        const QByteArray suffix = QByteArray::number(names.indexOf(name));
        const bool isSchema = name.endsWith(".xsd"_L1);
        const QByteArray own =
            isSchema ? schemaTables(name, bytes, suffix) : nodeTables(name, bytes, suffix);
        if (own.isEmpty()) {
            continue;
        }
        tables += own;
        files += "{\"" + name.toLatin1() + "\", strings" + suffix
            + (isSchema ? ", {}, fields" + suffix + ", schema" : ", nodes") + suffix
            + (isSchema ? "},\n" : ", {}, {}},\n");
    }
    return "#include \"models/protocol/source/precompiledfiles.h\"\n\nnamespace baton "
           "{\n\nnamespace "
           "{\n\n"
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
