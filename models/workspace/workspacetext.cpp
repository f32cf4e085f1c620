// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacetext.h"

#include "models/session/value/runstatustext.h"
#include "models/session/value/sessionsummary.h"
#include "models/strings/pathstrings.h"
#include "models/workspace/distinctnames.h"

#include <QDir>

namespace baton {

namespace {

using namespace Qt::StringLiterals;
using Type = WorkspaceNode::Type;

/// "cfd.mesh-plan" is known as "mesh-plan".
QString kindName(const QString &id)
{
    return id.sliced(id.indexOf(u'.') + 1);
}

/// The name and the text behind it in the name of the folder.
QString wholeName(const WorkspaceNode &session)
{
    const QString folder = lastNameOf(session.path);
    const qsizetype at = folder.indexOf(session.name);
    return at < 0 ? folder : folder.sliced(at);
}

/// The status of a session with its flaw.
QString stateOf(const WorkspaceNode &node)
{
    if (node.type == Type::File && node.entry.content != FileContent::Documents) {
        return WorkspaceText::wordOf(node.entry.content);
    }
    const SessionSummary &summary = node.standing();
    return node.type != Type::Session
            || (summary.status == RunStatus::Unknown && summary.word.isEmpty())
        ? WorkspaceText::wordOf(node.status())
        : standingOf(summary);
}

} // namespace

/// Appends the text that distinguishes siblings of the same name.
QString WorkspaceText::nameOf(const WorkspaceNode &node)
{
    constexpr int most = 64; // that are looked at on each side
    if (node.type != Type::Session || node.parent == nullptr) {
        return node.name;
    }
    const auto &siblings = node.parent->children;
    const int row = node.row();
    const auto isNamesake = [&](int other) {
        return other >= 0 && static_cast<size_t>(other) < siblings.size()
            && siblings[static_cast<size_t>(other)]->name == node.name;
    };
    int first = row;
    int last = row;
    while (row - first < most && isNamesake(first - 1)) {
        --first;
    }
    while (last - row < most && isNamesake(last + 1)) {
        ++last;
    }
    if (first == last) {
        return node.name;
    }
    QStringList names;
    QStringList paths;
    for (int other = first; other <= last; ++other) {
        names.append(wholeName(*siblings[static_cast<size_t>(other)]));
        paths.append(siblings[static_cast<size_t>(other)]->path);
    }
    return distinctNames(names, paths).at(row - first);
}

QStringList WorkspaceText::findingsOf(const WorkspaceNode &node)
{
    const bool isFile = node.type == Type::File;
    const int errors = isFile ? node.entry.errors : node.tally.errors;
    const int warnings = isFile ? node.entry.warnings : node.tally.warnings;
    const int notes = isFile ? node.entry.notes : node.tally.notes;
    QStringList parts;
    if (errors > 0) {
        parts.append(tr("%n error(s)", nullptr, errors));
    }
    if (warnings > 0) {
        parts.append(tr("%n warning(s)", nullptr, warnings));
    }
    if (notes > 0) {
        parts.append(tr("%n note(s)", nullptr, notes));
    }
    if (isFile && node.entry.failsGate) {
        parts.append(wordOf(WorkspaceStatus::GateFailed));
    }
    return parts;
}

int WorkspaceText::countOf(const WorkspaceNode &node)
{
    const bool isFile = node.type == Type::File;
    const int errors = isFile ? node.entry.errors : node.tally.errors;
    const int warnings = isFile ? node.entry.warnings : node.tally.warnings;
    const int notes = isFile ? node.entry.notes : node.tally.notes;
    if (errors > 0) {
        return errors;
    }
    return warnings > 0 ? warnings : notes;
}

QString WorkspaceText::detailOf(const WorkspaceNode &node)
{
    switch (node.type) {
    case Type::Session:
        return node.standing().note.isEmpty() ? node.layout : node.standing().note;
    case Type::Group:
        return QString::number(node.path == u"sessions" ? static_cast<int>(node.children.size())
                                                        : node.tally.files);
    case Type::File:
        break;
    case Type::Root:
    case Type::Folder:
        return {};
    }
    if (!node.entry.problem.isEmpty()) {
        return tr("not readable");
    }
    if (!node.entry.isRead) {
        return {};
    }
    if (node.entry.content != FileContent::Documents) {
        return wordOf(node.entry.content);
    }
    if (node.entry.kind.isEmpty()) {
        return node.entry.errors > 0 ? QString() : tr("no handoff");
    }
    const QString kind = kindName(node.entry.kind);
    const bool isSaid = node.isState || node.name.contains(kind, Qt::CaseInsensitive);
    return isSaid ? QString() : kind;
}

QString WorkspaceText::wordOf(FileContent content)
{
    switch (content) {
    case FileContent::Documents:
        return {};
    case FileContent::Transcript:
        return tr("transcript");
    case FileContent::Database:
        return tr("database");
    }
    return {};
}

QString WorkspaceText::wordOf(WorkspaceStatus status)
{
    switch (status) {
    case WorkspaceStatus::Pending:
        return tr("not read yet");
    case WorkspaceStatus::NoHandoff:
        return tr("no handoff");
    case WorkspaceStatus::Ok:
        return tr("ok");
    case WorkspaceStatus::Note:
        return tr("notes");
    case WorkspaceStatus::Unfilled:
        return tr("not filled in yet");
    case WorkspaceStatus::GateFailed:
        return tr("a gate fails");
    case WorkspaceStatus::Warning:
        return tr("warnings");
    case WorkspaceStatus::Escalate:
        return tr("goes to the user");
    case WorkspaceStatus::Error:
        return tr("errors");
    case WorkspaceStatus::Unreadable:
        return tr("not readable");
    case WorkspaceStatus::Running:
        return tr("running");
    case WorkspaceStatus::Unknown:
        return textOf(RunStatus::Unknown);
    }
    return {};
}

QString WorkspaceText::wordOf(const ReviewSummary &summary)
{
    if (summary.standing == ReviewStatus::None) {
        return {};
    }
    const QString text = tr("Review: %1").arg(textOf(summary.standing));
    return summary.lines.isEmpty() ? text : text + u'\n' + summary.lines;
}

QString WorkspaceText::oneLine(QString name)
{
    constexpr char16_t pictures = 0x2400; // the pictures of control characters, in their order
    for (QChar &c : name) {
        c = c.unicode() < 0x20 ? QChar(char16_t(pictures + c.unicode())) : c;
    }
    return name;
}

QString WorkspaceText::toolTipOf(const WorkspaceNode &node, const QString &root)
{
    if (node.type == Type::Group) {
        return {};
    }
    QStringList lines{QDir(root).relativeFilePath(node.path)};
    if (!node.entry.problem.isEmpty()) {
        lines.append(node.entry.problem);
        return lines.join(u'\n');
    }
    QStringList parts = findingsOf(node);
    if (parts.isEmpty() || node.type == Type::Session) {
        parts.prepend(stateOf(node));
    }
    if (!node.entry.kind.isEmpty()) {
        parts.prepend(kindName(node.entry.kind));
    }
    lines.append(parts.join(u" · "));
    return lines.join(u'\n');
}

QString WorkspaceText::accessibleTextOf(const WorkspaceNode &node)
{
    if (node.type == Type::Group) {
        return node.name + u", "_s
            + tr("%n row(s)", nullptr, static_cast<int>(node.children.size()));
    }
    QStringList parts{nameOf(node)};
    const QStringList findings = findingsOf(node);
    if (findings.isEmpty() || node.type == Type::Session) {
        parts.append(stateOf(node));
    }
    parts += findings;
    if (const QString detail = detailOf(node); !detail.isEmpty() && !parts.contains(detail)) {
        parts.append(detail);
    }
    return parts.join(u", ");
}

} // namespace baton
