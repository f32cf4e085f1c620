// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/sessionstate.h"

#include "models/check/sessionplace.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 maxStateSize = qint64(1) << 20;

QString folderName(const QString &path)
{
    const QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    return parts.isEmpty() ? QString() : parts.last();
}

} // namespace

SessionState::SessionState(const AttemptPolicy &policy, const CheckSettings &settings)
    : m_policy(policy)
    , m_settings(settings)
{
}

std::optional<int> SessionState::retriesUsed(const QString &phase)
{
    QString text = m_policy.stateRetries;
    const std::optional<JsonPointer> pointer =
        JsonPointer::parse(text.replace("{phase}"_L1, phase));
    const NodeId node = text.isEmpty() || !pointer ? noNode : tree().find(*pointer);
    bool isOk = false;
    const int retries = node == noNode ? 0 : tree().at(node).text.toInt(&isOk);
    return isOk ? std::optional(retries) : std::nullopt;
}

QString SessionState::mode()
{
    const NodeId node = m_policy.stateMode.isRoot() ? noNode : tree().find(m_policy.stateMode);
    return node == noNode ? QString() : tree().at(node).text;
}

const Tree &SessionState::tree()
{
    if (!m_isRead) {
        m_isRead = true;
        read();
    }
    return m_tree;
}

/// The state lies beside the session's folder and names it. Only the folder's name is compared, as
/// sessions are copied and moved.
void SessionState::read()
{
    const QString folder =
        m_settings.touchesDisk ? sessionFolder(m_settings.filePath, m_policy.within) : QString();
    if (folder.isEmpty() || m_policy.stateFiles.isEmpty()) {
        return;
    }
    const QDir parent(folder.section(u'/', 0, -2));
    for (const QString &name : parent.entryList({m_policy.stateFiles}, QDir::Files)) {
        QFile file(parent.filePath(name));
        if (file.size() > maxStateSize || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        ParsedText parsed = parse(file.readAll(), Format::Yaml);
        if (parsed.documents.empty()) {
            continue;
        }
        Tree &state = parsed.documents.front().tree;
        const NodeId place = state.find(m_policy.stateFolder);
        if (place != noNode && folderName(state.at(place).text) == folderName(folder)) {
            m_tree = std::move(state);
            return;
        }
    }
}

} // namespace baton
