// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/source/packnode.h"

#include "models/parsing/parse.h"
#include "models/protocol/source/precompiledfiles.h"
#include "models/strings/spellingmatch.h"
#include "models/text/lineindex.h"

#include <QCoreApplication>
#include <QResource>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype longestPattern = 2'000;

class PackNodeTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::PackNode)
};

} // namespace

bool PackFile::isUsable() const
{
    return !parsed.documents.empty() && !tree().isEmpty() && parsed.isComplete();
}

int PackFile::lineOf(qsizetype offset) const
{
    const bool isPrepared = bytes.isEmpty() && isBuiltIn();
    return baton::lineOf(isPrepared ? QResource(path).uncompressedData() : bytes, offset);
}

void PackFile::report(qsizetype offset, const QString &message) const
{
    problems->push_back({path, lineOf(offset), message});
}

void PackFile::reportIssues() const
{
    for (const SyntaxIssue &issue : parsed.issues) {
        report(issue.range.begin, issue.message);
    }
}

void PackFile::findUnknownKeys(std::vector<PackProblem> &slips) const
{
    QStringList known;
    for (const QStringView key : std::as_const(asked)) {
        known.append(key.toString());
    }
    known.sort();
    for (const NodeId map : maps) {
        for (const NodeId child : tree().at(map).children) {
            const Node &entry = tree().at(child);
            if (tree().at(map).type != ValueType::Map || entry.key.startsWith("x-"_L1)
                || asked.contains(entry.key)) {
                continue;
            }
            const std::optional<Nearest> meant = closestMatch(entry.key, known);
            slips.push_back(
                {path, lineOf(entry.keyRange.begin),
                 meant ? PackNodeTexts::tr(
                             "The key “%1” is unknown and has no effect. Did you mean “%2”?")
                             .arg(entry.key, meant->text)
                       : PackNodeTexts::tr("The key “%1” is unknown and has no effect. Remove it.")
                             .arg(entry.key)});
        }
    }
}

PackNode PackNode::operator[](QStringView key) const
{
    if (!exists()) {
        return *this;
    }
    const NodeId self = node().target != noNode ? node().target : m_node;
    if (!m_file->bytes.isEmpty()) { // a prepared file was checked when Baton was built
        m_file->asked.insert(key);
        m_file->maps.insert(self);
    }
    return {m_file, m_file->tree().child(self, key)};
}

std::vector<PackNode> PackNode::items() const
{
    std::vector<PackNode> result;
    if (exists()) {
        const NodeId self = node().target != noNode ? node().target : m_node;
        for (const NodeId child : m_file->tree().at(self).children) {
            result.emplace_back(m_file, child);
        }
    }
    return result;
}

QString PackNode::text(const QString &fallback) const
{
    return exists() && node().type != ValueType::Null ? node().text : fallback;
}

QStringList PackNode::texts() const
{
    QStringList result;
    for (const PackNode &item : items()) {
        result.append(item.text());
    }
    return result;
}

int PackNode::integer(int fallback) const
{
    bool isOk = false;
    const int number = text().toInt(&isOk);
    return isOk ? number : fallback;
}

bool PackNode::boolean(bool fallback) const
{
    return exists() && node().type == ValueType::Boolean ? node().text == "true"_L1 : fallback;
}

JsonPointer PackNode::pointer() const
{
    const std::optional<JsonPointer> pointer = JsonPointer::parse(text());
    if (!pointer) {
        report(
            PackNodeTexts::tr("“%1” is not a JSON Pointer; it must start with “/”.").arg(text()));
        return {};
    }
    return *pointer;
}

std::vector<JsonPointer> PackNode::pointers() const
{
    std::vector<JsonPointer> result;
    for (const PackNode &item : items()) {
        result.push_back(item.pointer());
    }
    return result;
}

Value PackNode::value() const
{
    return exists() ? m_file->tree().toValue(m_node) : Value::null();
}

QString PackNode::requiredText(QStringView key) const
{
    const QString text = (*this)[key].text();
    if (text.isEmpty()) {
        report(PackNodeTexts::tr("“%1” is missing here.").arg(key));
    }
    return text;
}

QRegularExpression PackNode::pattern(QRegularExpression::PatternOptions options) const
{
    const QString source = text();
    if (source.isEmpty()) {
        return {};
    }
    QRegularExpression pattern("(*LIMIT_MATCH=1000000)"_L1 + source, options);
    if (source.size() > longestPattern) {
        report(PackNodeTexts::tr("This pattern has more than %L1 characters; shorten it.")
                   .arg(longestPattern));
    } else if (!m_file->isBuiltIn() && !pattern.isValid()) {
        report(PackNodeTexts::tr("This pattern is not valid: %1.").arg(pattern.errorString()));
    } else {
        return pattern;
    }
    return QRegularExpression(u"(?!)"_s);
}

int PackNode::line() const
{
    return m_file->isBuiltIn() || !exists() ? 1 : m_file->lineOf(node().range.begin);
}

void PackNode::report(const QString &message) const
{
    m_file->report(exists() ? node().range.begin : 0, message);
}

bool isPlainName(const QString &name)
{
    const auto isLetterOrDigit = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
    };
    const auto isPlain = [&](QChar c) {
        return isLetterOrDigit(c) || c == u'.' || c == u'_' || c == u'-';
    };
    return !name.isEmpty() && isLetterOrDigit(name.front()) && std::ranges::all_of(name, isPlain);
}

QString plainNameWanted(const QString &name)
{
    return PackNodeTexts::tr("“%1” cannot be an id; use letters, digits, “.”, “_” and “-”.")
        .arg(name.simplified());
}

std::optional<PackFile> packFileOf(const PackFolder &folder, const QString &name, Format format,
                                   std::vector<PackProblem> &problems)
{
    const QString path = folder.pathOf(name);
    if (std::optional<Tree> tree = preparedTree(path)) {
        ParsedText parsed;
        parsed.format = format;
        parsed.documents.push_back(
            {.format = format, .range = {}, .tree = std::move(*tree), .isComplete = true});
        return PackFile{path, {}, std::move(parsed), &problems};
    }
    Result<QByteArray> bytes = folder.read(name);
    if (!bytes) {
        problems.push_back({path, 0, bytes.error()});
        return std::nullopt;
    }
    return PackFile{path, *bytes, parse(*bytes, format), &problems};
}

std::optional<PackFile> readPackFile(const PackFolder &folder, const QString &name,
                                     std::vector<PackProblem> &problems)
{
    std::optional<PackFile> file = packFileOf(folder, name, Format::Yaml, problems);
    if (!file) {
        return std::nullopt;
    }
    file->reportIssues();
    if (!file->isUsable() || file->tree().root().type != ValueType::Map) {
        if (file->parsed.issues.empty()) {
            file->report(0, PackNodeTexts::tr("A map of settings was expected here."));
        }
        return std::nullopt;
    }
    return file;
}

} // namespace baton
