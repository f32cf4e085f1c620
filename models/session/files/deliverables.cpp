// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/files/deliverables.h"

#include "models/check/folder/pathcontainment.h"
#include "models/check/folder/pointerpatterns.h"
#include "models/disk/diskdependencies.h"
#include "models/session/building/canonicaltext.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include "models/values/placeholdertext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 mostHashed = qint64(256) << 20;
constexpr qsizetype chunkSize = qsizetype(1) << 20;

class DeliverableReader
{
public:
    explicit DeliverableReader(SessionBuilder &builder)
        : m_builder(builder)
        , m_project(builder.reading().deliverableMarks)
    {
    }

    void read()
    {
        for (size_t i = 0; i < m_builder.session.handoffs.size() && !m_builder.isStopped(); ++i) {
            readHandoff(static_cast<int>(i));
        }
    }

private:
    void readHandoff(int index)
    {
        const SessionHandoff &handoff = m_builder.session.handoffs[size_t(index)];
        const HandoffSource &source = *m_builder.sources[size_t(index)];
        const auto number = static_cast<size_t>(handoff.at.document);
        if (number >= source.parsed->documents.size()
            || source.parsed->documents[number].tree.isEmpty()) {
            return;
        }
        const CanonicalTree tree(source.parsed->documents[number].tree, handoff.at.pointer);
        for (const JsonPointer &place : m_builder.reading().deliverables) {
            for (const NodeId node : nodesMatching(tree, place)) {
                const Node &value = tree.at(tree.resolved(node));
                const QString written = value.text.trimmed();
                if (value.type == ValueType::String && !written.isEmpty()
                    && !isPlaceholder(written)) {
                    add(index, tree, node, written, place);
                }
            }
        }
    }

    void add(int index, const CanonicalTree &tree, NodeId node, const QString &written,
             const JsonPointer &place)
    {
        const SessionHandoff &handoff = m_builder.session.handoffs[size_t(index)];
        Deliverable found;
        found.written = written;
        found.handoff = index;
        found.evidence = evidenceIn(*m_builder.sources[size_t(index)], handoff.at.path,
                                    handoff.at.document, tree.tree().pointerTo(node));
        found.path = resolved(written, handoff.at.path);
        found.description = ownText(tree, tree.tree().pointerTo(node));
        if (found.description.isEmpty()) {
            found.description = textAt(tree, m_builder.reading().deliverableText);
        }
        found.isRequired = isRequired(tree, tree.tree().pointerTo(node));
        const auto same =
            std::ranges::find(m_builder.session.deliverables, found.written, &Deliverable::written);
        look(found, handoff.at.path);
        if (place.parent() == m_builder.reading().deliverableChecksum.parent()) {
            found.checksum = judged(found, textAt(tree, m_builder.reading().deliverableChecksum));
        }
        if (same == m_builder.session.deliverables.end()) {
            m_builder.session.deliverables.push_back(std::move(found));
        } else if (found.checksum != Deliverable::Checksum::NotGiven) {
            *same = std::move(found);
        }
    }

    [[nodiscard]] bool isRequired(const CanonicalTree &tree, const JsonPointer &path) const
    {
        const QString &member = m_builder.reading().deliverableRequired;
        if (!m_builder.reading().needsDeliverables || member.isEmpty()) {
            return m_builder.reading().needsDeliverables;
        }
        const Tree &whole = tree.tree();
        const NodeId node = whole.find(path.parent().child(member));
        const QString said = node == noNode ? QString() : whole.at(node).text.trimmed();
        return said != "false"_L1 && said != "0"_L1;
    }

    /// The text of an element with the path in an attribute.
    static QString ownText(const CanonicalTree &tree, const JsonPointer &path)
    {
        if (path.isRoot() || !path.tokens().last().startsWith(u'@')) {
            return {};
        }
        const NodeId text = tree.tree().find(path.parent().child(u"#text"_s));
        return text == noNode ? QString() : tree.tree().at(text).text.simplified();
    }

    /// The folder that paths are relative to: that of the session, or its project.
    [[nodiscard]] QString root() const
    {
        const QString &path = m_builder.place.path;
        const QString within =
            m_builder.layout ? u'/' + m_builder.layout->within + u'/' : QString();
        const qsizetype at = within.size() > 2 ? path.lastIndexOf(within) : -1;
        return at >= 0 ? path.first(at) : path;
    }

    /// The current path. {session_dir}, and the session path in the state, stand for the current
    /// folder, because sessions are copied and moved.
    [[nodiscard]] QString resolved(const QString &written, const QString &filePath) const
    {
        QString path = written;
        path.replace("{session_dir}"_L1, m_builder.place.path);
        const QString told = m_builder.state.text(m_builder.reading().state.folder);
        if (const QStringView own = withoutLastSlashes(told);
            !own.isEmpty() && isAtOrBelow(path, own)) {
            path = m_builder.place.path + path.sliced(own.size());
        }
        if (m_project.isGiven() && QDir::isRelativePath(path)) {
            const QStringList places = m_project.placesOf(path, filePath);
            const auto there = std::ranges::find_if(places, [](const QString &place) {
                DiskDependencies::add(place);
                return QFileInfo::exists(place);
            });
            return there == places.end() ? places.front() : *there;
        }
        return QDir::cleanPath(QDir::isAbsolutePath(path) ? path : root() + u'/' + path);
    }

    void look(Deliverable &found, const QString &filePath) const
    {
        const QFileInfo info(found.path);
        DiskDependencies::add(found.path);
        found.size = info.exists() ? info.size() : 0;
        if (m_project.isGiven() ? escapesProject(found.written, m_project, filePath)
                                : leaves(found.path, root())) {
            found.state = Deliverable::State::Outside;
        } else {
            found.state = info.exists() ? Deliverable::State::Exists : Deliverable::State::Missing;
        }
    }

    [[nodiscard]] Deliverable::Checksum judged(const Deliverable &found, const QString &given) const
    {
        using Checksum = Deliverable::Checksum;
        const QString head = u"sha256:"_s;
        if (given.isEmpty()) {
            return Checksum::NotGiven;
        }
        QFile file(found.path);
        const bool isReadable = found.state == Deliverable::State::Exists && given.startsWith(head)
            && QFileInfo(file).isFile() && file.size() <= mostHashed
            && file.open(QIODevice::ReadOnly);
        if (!isReadable) {
            return Checksum::NotChecked;
        }
        QCryptographicHash hash(QCryptographicHash::Sha256);
        while (!file.atEnd()) {
            const QByteArray chunk = file.read(chunkSize);
            if (chunk.isEmpty() || m_builder.isStopped()) {
                return Checksum::NotChecked;
            }
            hash.addData(chunk);
        }
        const QString actual = head + QString::fromLatin1(hash.result().toHex());
        return actual.compare(given, Qt::CaseInsensitive) == 0 ? Checksum::Matches
                                                               : Checksum::Differs;
    }

    SessionBuilder &m_builder;
    ProjectRoot m_project;
};

} // namespace

void addDeliverables(SessionBuilder &builder)
{
    DeliverableReader(builder).read();
}

bool isOwed(const Session &session, const Deliverable &deliverable)
{
    return deliverable.isRequired && deliverable.state == Deliverable::State::Missing
        && !session.handoffs[size_t(deliverable.handoff)].isSuperseded;
}

void addFlawOfDeliverables(SessionBuilder &builder)
{
    Session &session = builder.session;
    const auto owed = std::ranges::find_if(
        session.deliverables, [&](const Deliverable &one) { return isOwed(session, one); });
    const bool isWell =
        session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty();
    if (isWell && owed != session.deliverables.end() && builder.state.isThere()
        && QFileInfo(builder.place.path).isDir()) {
        const QString name = QString(owed->written).remove("{session_dir}/"_L1);
        //: "Complete, although docs/result.md does not exist"
        session.summary.flaw = SessionTranslations::tr("%1 does not exist").arg(name);
    }
}

} // namespace baton
