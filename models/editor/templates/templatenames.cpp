// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/templates/templatenames.h"

#include "models/parsing/parse.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/tree/formatnames.h"
#include "models/values/placeholdertext.h"

#include <algorithm>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The name that begins at @p at in @p text, without trailing dots.
QString nameAt(const QString &text, qsizetype at)
{
    static const QRegularExpression name(u"[\\w.-]*[\\w-]"_s);
    const QRegularExpressionMatch match = name.match(text, at, QRegularExpression::NormalMatch,
                                                     QRegularExpression::AnchorAtOffsetMatchOption);
    return match.captured();
}

/// The offset at which the path around @p at begins.
qsizetype beginOfPath(const QString &text, qsizetype at)
{
    qsizetype begin = at;
    while (begin > 0 && !text[begin - 1].isSpace()
           && !QStringView(u"\"'`(<").contains(text[begin - 1])) {
        --begin;
    }
    // Folder names may contain blanks if the path is the whole text.
    const bool isWhole = text.startsWith(u'/') && !text.contains(u'\n') && text[begin] != u'/';
    return isWhole ? 0 : begin;
}

/// Replaces the folder of a session, recognised by @p layouts, by {session_dir}. Uses the first
/// session found for all texts.
class FolderOpener
{
public:
    explicit FolderOpener(SessionLayouts layouts)
        : m_layouts(std::move(layouts))
    {
    }

    QString operator()(const QString &given)
    {
        QString text = given;
        for (const SessionLayout *layout : m_layouts) {
            const QString head = layout->folder.section(u'*', 0, 0);
            qsizetype at = head.isEmpty() || isPlaceholder(text) ? -1 : text.indexOf(head);
            for (; at >= 0; at = text.indexOf(head, at + 1)) {
                const QString name = nameAt(text, at);
                if (!isSession(*layout, name) || !isInPath(text, at, name.size())) {
                    continue;
                }
                m_own = name;
                const qsizetype begin = beginOfPath(text, at);
                text.replace(begin, at + name.size() - begin, u"{session_dir}"_s);
                at = begin;
            }
        }
        return text;
    }

private:
    [[nodiscard]] bool isSession(const SessionLayout &layout, const QString &name) const
    {
        return layout.isFolderName(name) && (m_own.isEmpty() || m_own == name);
    }

    [[nodiscard]] static bool isInPath(const QString &text, qsizetype at, qsizetype length)
    {
        const bool isBehind = at > 0 && text[at - 1] == u'/';
        const bool isBefore = text.mid(at + length, 1) == "/"_L1;
        return length == text.size() || isBehind
            || (isBefore && (at == 0 || text[at - 1].isSpace()));
    }

    SessionLayouts m_layouts;
    QString m_own;
};

/// The pointers of the ids that show which session a document belongs to, each with the same place
/// in the protocol's template.
std::vector<std::pair<JsonPointer, JsonPointer>> idPlaces(const Tree &tree, const Tree &form,
                                                          const ProtocolCatalog::Model &model)
{
    std::vector<std::pair<JsonPointer, JsonPointer>> places{
        {model.pack->routing.task, model.pack->routing.task}};
    const auto below = [](const JsonPointer &base, const JsonPointer &at) {
        return JsonPointer(base.tokens() + at.tokens());
    };
    for (const SessionLayout *layout : model.pack->sessionLayouts()) {
        for (const JsonPointer &at : layout->reading.joinedBy) {
            places.emplace_back(below(model.kind->placeIn(tree).base, at),
                                below(model.kind->placeIn(form).base, at));
        }
    }
    return places;
}

/// The format of the template text. Prose with a fenced block of data is Markdown.
Format guessed(const QByteArray &text)
{
    const Format format = formatOf({}, text);
    const bool hasBlocks =
        format == Format::Text && !parse(text, Format::Markdown).documents.empty();
    return hasBlocks ? Format::Markdown : format;
}

/// Replaces ids that contain a time, and ids that join documents, by the placeholders of the
/// protocol's template.
void leaveIdsOpen(TemplateFiller &draft, const ProtocolCatalog &catalog,
                  const ProtocolCatalog::Model &model)
{
    static const QRegularExpression timed(u"^[\\w.-]*\\d{8}-\\d{6}(?!\\d)[\\w.-]*$"_s);
    const Kind &kind = model.kind->kind;
    const Template own = kind.templates.empty() ? Template() : kind.templates.front();
    const TemplateFiller form(own.text, formatOfNew(catalog, kind, own));
    for (const auto &[at, inForm] : idPlaces(draft.tree(), form.tree(), model)) {
        const QString text = draft.textAt(at);
        const QString open = form.textAt(inForm);
        const bool isJoined = at != model.pack->routing.task;
        if (!text.isEmpty() && !isPlaceholder(text) && isPlaceholder(open)
            && (isJoined || text.contains(timed))) {
            std::ignore = draft.put(at, Value::string(open)); // an id that cannot be replaced stays
        }
    }
}

/// Sets the attempt in the task id to 1, because a template is the first attempt.
void countFromOne(TemplateFiller &draft, const AttemptPolicy &policy)
{
    const QString task = draft.textAt(policy.pointer);
    const QRegularExpressionMatch match = policy.pattern.match(task);
    if (!policy.pattern.pattern().isEmpty() && match.captured(1).toInt() > 1) {
        QString first = task;
        first.replace(match.capturedStart(1), match.capturedLength(1), u"1"_s);
        std::ignore =
            draft.put(policy.pointer, Value::string(first)); // an id that cannot be replaced stays
    }
}

} // namespace

const QRegularExpression &timeAtBegin()
{
    static const QRegularExpression time(u"^(\\[date-time\\]|\\d{8}-\\d{6}(?!\\d))"_s);
    return time;
}

QString fileNameFor(const ProtocolCatalog &catalog, const Kind &kind, int phase)
{
    const KindModel *model = catalog.model(kind).kind;
    QString name = model ? model->fileName.text() : QString();
    if (name.isEmpty() || name.contains(u'*')) {
        name = kind.name
            + suffixOf(kind.templates.empty() ? Format::Yaml
                                              : guessed(kind.templates.front().text));
    }
    return name.replace(u"{phase}"_s, QString::number(std::max(phase, 1)));
}

Format formatOfNew(const ProtocolCatalog &catalog, const Kind &kind, const Template &form)
{
    const Format format = guessed(form.text);
    return format == Format::Text ? formatOf(fileNameFor(catalog, kind, 1), form.text) : format;
}

QByteArray asTemplate(const QByteArray &text, Format format, const ProtocolCatalog &catalog,
                      const Kind &kind)
{
    const ProtocolCatalog::Model model = catalog.model(kind);
    if (!model.pack || !model.kind) {
        return text;
    }
    TemplateFiller draft(text, format);
    const JsonPointer &session = model.pack->routing.session;
    const QString name = draft.textAt(session);
    const QString open = QString(name).replace(timeAtBegin(), QLatin1StringView(timeInNames));
    if (name != open && draft.put(session, Value::string(open))) {
        followSession(draft, *model.pack, name, open);
    }
    // Paths that cannot be replaced stay.
    std::ignore = draft.rewrite(FolderOpener(model.pack->sessionLayouts()));
    leaveIdsOpen(draft, catalog, model);
    countFromOne(draft, model.pack->attempts);
    return draft.bytes();
}

void followSession(TemplateFiller &draft, const ProtocolPack &pack, const QString &before,
                   const QString &name)
{
    static const QRegularExpression plain(u"^\\w[\\w.-]*$"_s);
    if (before != name && before.contains(timeAtBegin())) {
        draft.replacePart(before.toUtf8(), name.toUtf8());
    }
    if (!name.contains(plain)) {
        return;
    }
    for (const SessionLayout *layout : pack.sessionLayouts()) {
        if (!layout->within.isEmpty()) {
            const QByteArray around = layout->within.toUtf8() + '/';
            draft.replace(around + "{session}", around + name.toUtf8());
        }
    }
}

} // namespace baton
