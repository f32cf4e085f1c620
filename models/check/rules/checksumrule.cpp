// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/pathcontainment.h"
#include "models/check/folder/sessionpaths.h"
#include "models/check/report/rulecontext.h"
#include "models/disk/checkeddisk.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

#include <QCryptographicHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule checksum: the SHA-256 at `checksum` must be that of the file at `path`, if the file exists.
/// {session_dir} is the folder above the one named `within`; other relative paths start at the
/// document.
class ChecksumRule final : public Rule
{
public:
    ChecksumRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_checksum;
    JsonPointer m_path;
    QString m_within;
};

constexpr qint64 chunkSize = qint64(1) << 20;

/// True for a well-formed checksum. The schema reports other spellings.
bool isChecksum(const QString &text)
{
    static const QRegularExpression form(u"^sha256:[0-9a-f]{64}$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return form.match(text).hasMatch();
}

/// The checksum of the file at @p path; empty if it cannot be read completely.
QString checksumOf(const QString &path, const std::atomic_bool *stop)
{
    const auto file = CheckedDisk::opened(CheckedDisk::at(path));
    if (!file) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!file->atEnd()) {
        const QByteArray chunk = file->read(chunkSize);
        if (chunk.isEmpty() || (stop && *stop)) {
            return {};
        }
        hash.addData(chunk);
    }
    return "sha256:"_L1 + QString::fromLatin1(hash.result().toHex());
}

ChecksumRule::ChecksumRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_checksum(settings[u"checksum"].pointer())
    , m_path(settings[u"path"].pointer())
    , m_within(settings[u"within"].text())
{
}

void ChecksumRule::apply(const RuleContext &context, FindingList &findings) const
{
    const NodeId checksum = context.tree.find(m_checksum);
    const NodeId path = context.tree.find(m_path);
    if (checksum == noNode || path == noNode) {
        return;
    }
    const QString named = context.tree.at(path).text;
    if (leavesSession(named, context.settings.filePath, m_within)) {
        return; // the message would reveal checksums of files outside the session
    }
    const QString file = resolvedPath(named, context.settings.filePath, m_within);
    const QString given = context.tree.at(checksum).text;
    const QString actual = isChecksum(given) ? checksumOf(file, context.stop) : QString();
    if (actual.isEmpty() || actual.compare(given, Qt::CaseInsensitive) == 0) {
        return;
    }
    PendingFinding &judged = findings.add(checksum, id(), severity(),
                                          message({{u"expected"_s, actual}, {u"actual"_s, given}}));
    judged.finding.expected = actual;
    judged.finding.actual = given;
}

const RegisteredRule<ChecksumRule> checksumRule(u"checksum"_s);

} // namespace

} // namespace baton
