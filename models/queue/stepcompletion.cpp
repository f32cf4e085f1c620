// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/stepcompletion.h"

#include "models/check/file/check.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetranslations.h"
#include "models/queue/stepqueue.h"
#include "models/tree/parsedtext.h"
#include "models/values/wholenumber.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Reads the fields of a completion by the places that its protocol names.
class CompletionReader
{
public:
    CompletionReader(const Tree &tree, JsonPointer base, const QueueFormat &format)
        : m_tree(tree)
        , m_base(std::move(base))
        , m_format(format)
    {
    }

    /// True if the text has a field of a completion.
    [[nodiscard]] bool hasAny() const
    {
        return std::ranges::any_of(m_format.reported.keys(),
                                   [this](const QString &field) { return node(field) != noNode; });
    }

    [[nodiscard]] Result<StepCompletion> read() const
    {
        const QString number = text(u"number"_s);
        const std::optional<qint64> step = wholeNumber(number);
        if (!step) {
            return Failure{
                QueueTranslations::tr("%1 must be a whole number, not %2. Nothing was submitted.")
                    .arg(m_format.reported.value(u"number"_s).last(), number)};
        }
        return StepCompletion{text(u"task"_s),       *step,
                              text(u"agent"_s),      text(u"status"_s),
                              texts(u"artifacts"_s), text(u"summary"_s),
                              text(u"context"_s),    texts(u"blockers"_s)};
    }

private:
    [[nodiscard]] NodeId node(const QString &field) const
    {
        const auto place = m_format.reported.constFind(field);
        return place == m_format.reported.cend()
            ? noNode
            : m_tree.find(JsonPointer(m_base.tokens() + place->tokens()));
    }

    [[nodiscard]] QString text(const QString &field) const
    {
        const NodeId found = node(field);
        return found == noNode ? QString() : m_tree.at(found).text;
    }

    [[nodiscard]] QStringList texts(const QString &field) const
    {
        QStringList texts;
        if (const NodeId found = node(field); found != noNode) {
            for (const NodeId item : m_tree.at(found).children) {
                texts.append(m_tree.at(item).text);
            }
        }
        return texts;
    }

    const Tree &m_tree;
    JsonPointer m_base;
    const QueueFormat &m_format;
};

/// The queue of the protocol for which @p document is a completion; null if it is none.
const QueueFormat *queueOf(const DocumentReport &document, const ProtocolCatalog &catalog)
{
    const Kind *kind = catalog.kind(document.kind);
    const ProtocolPack *pack = kind ? catalog.model(*kind).pack : nullptr;
    return pack && pack->queue.completion == kind->name ? &pack->queue : nullptr;
}

QByteArray jsonOf(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

/// The first completion of @p report; null if there is none.
const DocumentReport *completionIn(const Report &report, const ProtocolCatalog &catalog)
{
    const auto found =
        std::ranges::find_if(report.documents, [&catalog](const DocumentReport &document) {
            return queueOf(document, catalog) != nullptr;
        });
    return found == report.documents.end() ? nullptr : &*found;
}

/// The first of them, each with its line.
QStringList errorsOf(const DocumentReport &document)
{
    constexpr qsizetype most = 5;
    QStringList errors;
    for (const Finding &finding : document.findings) {
        if (finding.severity == Severity::Error && errors.size() < most) {
            errors.append(
                QueueTranslations::tr("Line %1: %2").arg(finding.start.line).arg(finding.message));
        }
    }
    return errors;
}

} // namespace

StepCompletion draftOf(const QueueStep &step, const QueueFormat &format)
{
    StepCompletion draft;
    draft.task = step.subtask;
    draft.number = step.number.value_or(0);
    draft.agent = step.agent;
    draft.status = format.results.key(RunStatus::Succeeded);
    return draft;
}

QByteArray completionText(const StepCompletion &completion, const QueueFormat &format)
{
    const std::pair<QString, QJsonValue> fields[]{
        {u"task"_s, completion.task},
        {u"number"_s, completion.number},
        {u"agent"_s, completion.agent},
        {u"status"_s, completion.status},
        {u"artifacts"_s, QJsonArray::fromStringList(completion.artifacts)},
        {u"summary"_s, completion.summary},
        {u"context"_s, completion.context},
        {u"blockers"_s, QJsonArray::fromStringList(completion.blockers)}};
    QByteArrayList lines;
    for (const auto &[field, value] : fields) {
        if (const auto place = format.reported.constFind(field); place != format.reported.cend()) {
            lines.append("  " + jsonOf(place->last()) + ": " + jsonOf(value));
        }
    }
    return "{\n" + lines.join(",\n") + "\n}\n";
}

QString completionKind(const ProtocolPack &pack)
{
    return pack.id + u'.' + pack.queue.completion;
}

QString completionPath(const QString &folder, const QString &name)
{
    return QDir(QDir(folder).absolutePath()).filePath(name.isEmpty() ? u"completion.json"_s : name);
}

Report checkCompletion(const QByteArray &bytes, const ParsedText &parsed, const ProtocolPack &pack,
                       const ProtocolCatalog &catalog, CheckSettings settings)
{
    Report report = check(bytes, parsed, catalog, settings);
    if (completionIn(report, catalog)) {
        return report;
    }
    settings.kindOverride = completionKind(pack);
    return check(bytes, parsed, catalog, settings);
}

Result<StepCompletion> stepCompletion(const ParsedText &parsed, const Report &report,
                                      const ProtocolCatalog &catalog)
{
    const Failure none{QueueTranslations::tr("This is not a completion of a step. A completion has "
                                             "task_id, step_index, agent and status.")};
    const DocumentReport *found = completionIn(report, catalog);
    if (!found || parsed.documents.empty()) {
        return none;
    }
    const SourceDocument &source = parsed.documents[size_t(found->document)];
    const CompletionReader reader(source.tree, found->base, *queueOf(*found, catalog));
    if (source.isComplete && !reader.hasAny()) {
        return none;
    }
    if (const QStringList errors = errorsOf(*found); !errors.isEmpty()) {
        return Failure{QueueTranslations::tr("The completion has %n error(s) and is not submitted:",
                                             nullptr, found->count(Severity::Error))
                       + u'\n' + errors.join(u'\n')};
    }
    return reader.read();
}

} // namespace baton
