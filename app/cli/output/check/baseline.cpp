// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/baseline.h"

#include "app/cli/common/clitexts.h"
#include "models/disk/filestore.h"
#include "models/disk/readablefolders.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr int formatVersion = 1;
const QStringList keyNames{u"path"_s, u"kind"_s, u"rule"_s, u"place"_s};

bool isNumber(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

/// @p pointer without the numbers of entries, so that inserted entries do not change it.
QString placeOf(const JsonPointer &pointer)
{
    JsonPointer place;
    for (const QString &token : pointer.tokens()) {
        const qsizetype bracket = token.lastIndexOf(u'[');
        const bool isRepeated = bracket > 0 && token.endsWith(u']')
            && isNumber(QStringView(token).sliced(bracket + 1).chopped(1));
        place = place.child(isNumber(token) ? u"*"_s : (isRepeated ? token.first(bracket) : token));
    }
    return place.toString();
}

/// True if @p bytes are a baseline of any version of Baton.
bool isBaseline(const QByteArray &bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    return root[u"baseline"].isDouble() && root[u"findings"].isArray();
}

/// Fails for a file @p path with content that is no baseline.
Outcome mayReplace(const QString &path)
{
    if (!QFileInfo::exists(path)) {
        return std::monostate();
    }
    const Result<QByteArray> present = FileStore::read(path);
    if (!present) {
        return present.failure();
    }
    if (!present->isEmpty() && !isBaseline(*present)) {
        return Failure{CliTexts::tr("%1 exists and is not a baseline, so it is not replaced. Give "
                                    "another file to --write-baseline, or delete this one first.")
                           .arg(path)};
    }
    return std::monostate();
}

} // namespace

Baseline::Baseline(const QString &path)
    : m_path(path)
    , m_folder(QFileInfo(absoluteIn(QDir::currentPath(), path)).path())
{
}

Baseline Baseline::of(const FileReports &reports, const QString &path)
{
    Baseline baseline(path);
    for (const FileReport &file : reports) {
        const QString known = baseline.pathOf(file);
        for (const DocumentReport &document : file.report.documents) {
            for (const Finding &finding : document.findings) {
                if (finding.severity == Severity::Note) {
                    continue;
                }
                for (const Finding &part : finding.each()) {
                    ++baseline.m_counts[baseline.keyOf(known, document, part)];
                }
            }
        }
    }
    return baseline;
}

Result<Baseline> Baseline::read(const QString &path)
{
    const Result<QByteArray> bytes = FileStore::read(path);
    if (!bytes) {
        return bytes.failure();
    }
    Result<QMap<Key, int>> counts = countsIn(*bytes);
    if (!counts) {
        return Failure{CliTexts::tr("%1 is not a baseline of this version of Baton: %2 Write it "
                                    "anew with --write-baseline.")
                           .arg(path, counts.error())};
    }
    Baseline baseline(path);
    baseline.m_counts = std::move(*counts);
    return baseline;
}

Result<QMap<Baseline::Key, int>> Baseline::countsIn(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError) {
        return Failure{error.errorString() + u'.'};
    }
    if (root[u"baseline"].toInt() != formatVersion || !root[u"findings"].isArray()) {
        return Failure{CliTexts::tr("its members \"baseline\" and \"findings\" are not there.")};
    }
    QMap<Key, int> counts;
    for (const QJsonValue finding : root[u"findings"].toArray()) {
        Key key;
        for (const QString &name : keyNames) {
            key.append(finding[name].toString());
        }
        counts[key] += std::max(1, finding[u"count"].toInt());
    }
    return counts;
}

Outcome Baseline::save() const
{
    const Outcome allowed = mayReplace(m_path);
    if (!allowed) {
        return allowed;
    }
    QJsonArray findings;
    for (const auto &[key, count] : m_counts.asKeyValueRange()) {
        QJsonObject finding;
        for (qsizetype i = 0; i < keyNames.size(); ++i) {
            finding.insert(keyNames[i], key[i]);
        }
        if (count > 1) {
            finding.insert(u"count"_s, count);
        }
        findings.append(finding);
    }
    const QJsonObject root{{u"baseline"_s, formatVersion}, {u"findings"_s, findings}};
    QDir().mkpath(m_folder); // ".baton" may not exist; save() reports why if it cannot be created
    return FileStore::save(m_path, QJsonDocument(root).toJson());
}

QString Baseline::pathOf(const FileReport &file) const
{
    return file.path == "-"_L1
        ? file.path
        : QDir(m_folder).relativeFilePath(absoluteIn(QDir::currentPath(), file.path));
}

Baseline::Key Baseline::keyOf(const QString &path, const DocumentReport &document,
                              const Finding &part)
{
    return {path, document.kind, part.rule, placeOf(part.fieldPath())};
}

void Baseline::mark(FileReports &reports) const
{
    QMap<Key, int> left = m_counts;
    for (FileReport &file : reports) {
        const QString known = pathOf(file);
        for (const DocumentReport &document : file.report.documents) {
            for (const Finding &finding : document.findings) {
                QMap<Key, int> wanted;
                for (const Finding &part : finding.each()) {
                    ++wanted[keyOf(known, document, part)];
                }
                const auto keys = wanted.keys();
                if (std::ranges::all_of(keys, [&](const Key &key) {
                        return left.value(key) >= wanted.value(key);
                    })) {
                    for (const Key &key : keys) {
                        left[key] -= wanted.value(key);
                    }
                    file.setKnown(document, finding);
                }
            }
        }
    }
}

} // namespace baton::cli
