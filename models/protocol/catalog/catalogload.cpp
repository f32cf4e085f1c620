// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/parallel.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/lazypack.h"
#include "models/protocol/catalog/protocolfolders.h"
#include "models/protocol/reading/packreader.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostFolders = 100;

class ProtocolCatalogTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::ProtocolCatalog)
};

bool isOwn(const QString &folder)
{
    return (folder + u'/').startsWith(userProtocols() + u'/');
}

/// It holds what only a protocol would.
bool looksLikePack(const QString &folder)
{
    static const QStringList names{u"*.schema.json"_s, u"*.xsd"_s, u"protocol.*"_s, u"rules.yaml"_s,
                                   u"gates.yaml"_s};
    return !QDir(folder).entryList(names, QDir::Files).isEmpty();
}

/// Links that come with a workspace must not lead Baton anywhere else; in a folder of one's own
/// they may.
bool leadsAway(const QDir &parent, const QString &name)
{
    if (PackFolder(parent.path()).isBuiltIn() || isOwn(parent.path())) {
        return false;
    }
    const QString real = QFileInfo(parent.filePath(name)).canonicalFilePath();
    return !real.startsWith(parent.canonicalPath() + u'/');
}

QStringList packFolders(const QString &parent, std::vector<PackProblem> &problems)
{
    QStringList result;
    const QDir dir(parent);
    for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (!dir.exists(name + "/protocol.yaml"_L1)) {
            if (looksLikePack(dir.filePath(name))) {
                problems.push_back(
                    {dir.filePath(name), 1,
                     ProtocolCatalogTexts::tr("This folder has no protocol.yaml, so it is no "
                                              "protocol and is not read.")});
            }
            continue;
        }
        if (leadsAway(dir, name)) {
            problems.push_back(
                {dir.filePath(name), 1,
                 ProtocolCatalogTexts::tr("This link leads out of the workspace's protocols, so "
                                          "it is not read. Put the folder itself here.")});
            continue;
        }
        if (result.size() == mostFolders) {
            problems.push_back(
                {dir.filePath(name), 1,
                 ProtocolCatalogTexts::tr("There are more than %1 protocols here; the rest is not "
                                          "read.")
                     .arg(mostFolders)});
            break;
        }
        result.append(dir.filePath(name));
    }
    return result;
}

/// Adds the elements below @p path, described by @p field, whose content is a list.
void addLists(const FieldSchema &field, const QString &path, std::vector<XmlList> &lists)
{
    for (const FieldSchema &item : field.items) {
        QStringList names{item.name};
        if (item.isOneOf) {
            names.clear();
            for (const FieldSchema &property : item.properties) {
                names.append(property.name);
            }
        }
        lists.push_back({path, names});
        addLists(item, item.isOneOf ? path : path + u'/' + item.name, lists);
    }
    for (const FieldSchema &property : field.properties) {
        addLists(property, path + u'/' + property.name, lists);
    }
}

void addXmlShapes(const XsdSchema &schema, ParseOptions &options)
{
    for (const FieldSchema &root : schema.fields().properties) {
        XmlShape shape{root.name, schema.targetNamespace(), {}};
        addLists(root, root.name, shape.lists);
        options.xml.push_back(std::move(shape));
    }
}

} // namespace

std::shared_ptr<const ProtocolCatalog> ProtocolCatalog::load(const QStringList &folders,
                                                             const QString &language,
                                                             const ProtocolCatalog *previous,
                                                             const SavedTemplates &saved)
{
    auto catalog = std::make_shared<ProtocolCatalog>();
    catalog->m_language = language;
    catalog->m_openTexts = saved ? std::make_unique<const TemplatePlaceholders>(saved) : nullptr;
    std::vector<Lazy> packs;
    const auto read = [&](const QString &path) { return catalog->readFolder(path, previous); };
    const auto take = [&](ReadFolder &&folder) {
        std::ranges::move(folder.problems, std::back_inserter(catalog->m_problems));
        catalog->add(packs, std::move(folder.lazy));
    };
    for (const QString &path : packFolders(u":/protocols"_s, catalog->m_problems)) {
        take(read(path));
    }
    QStringList paths;
    for (const QString &parent : folders) {
        paths += packFolders(parent, catalog->m_problems);
    }
    for (ReadFolder &folder : parallelMap<ReadFolder>(paths, read)) {
        take(std::move(folder));
    }
    catalog->addSlots(std::move(packs));
    return catalog;
}

ProtocolCatalog::Lazy ProtocolCatalog::packOf(const QString &folder) const
{
    const auto found = std::ranges::find_if(
        m_slots, [&](const auto &slot) { return slot->lazy->folder() == folder; });
    return found == m_slots.end() ? nullptr : (*found)->lazy;
}

ProtocolCatalog::ReadFolder ProtocolCatalog::readFolder(const QString &path,
                                                        const ProtocolCatalog *previous) const
{
    const Lazy before = previous ? previous->packOf(path) : nullptr;
    const PackFolder folder(path);
    if (folder.isBuiltIn()) {
        if (before) {
            return {before, {}}; // it cannot have changed
        }
        std::optional<PackOutline> outline = readOutline(folder);
        return {outline ? std::make_shared<const LazyPack>(std::move(*outline), path, m_language)
                        : nullptr,
                {}};
    }
    ReadFolder result;
    const Pack pack = readPack(folder, m_language, result.problems);
    const bool isBroken = !pack || !pack->isWhole;
    if (isBroken && before && before->pack()->isWhole) {
        result.lazy = before;
    } else if (pack) {
        result.lazy = std::make_shared<const LazyPack>(pack);
    }
    return result;
}

void ProtocolCatalog::add(std::vector<Lazy> &packs, Lazy pack)
{
    if (!pack) {
        return;
    }
    const auto same = std::ranges::find_if(
        packs, [&](const Lazy &other) { return other->outline().id == pack->outline().id; });
    if (same == packs.end()) {
        packs.push_back(std::move(pack));
    } else if (pack->pack()->isWhole) {
        if (PackFolder((*same)->folder()).isBuiltIn() && !isOwn(pack->folder())) {
            m_notices.push_back(
                {pack->folder() + "/protocol.yaml"_L1, 1,
                 ProtocolCatalogTexts::tr("This protocol takes the place of Baton's own “%1” in "
                                          "this workspace.")
                     .arg(pack->outline().id)});
        }
        *same = std::move(pack);
    }
}

void ProtocolCatalog::addSlots(std::vector<Lazy> packs)
{
    for (Lazy &pack : packs) {
        auto slot = std::make_unique<Slot>();
        slot->lazy = std::move(pack);
        slot->firstKind = m_outlines.size();
        const LazyPack &lazy = *slot->lazy;
        for (const KindModel &model : lazy.outline().kinds) {
            const auto isSame = [&](const Outline &other) {
                return other.kind->kind.id == model.kind.id;
            };
            if (std::ranges::any_of(m_outlines, isSame)) {
                m_problems.push_back(
                    {lazy.folder() + "/protocol.yaml"_L1, model.line,
                     ProtocolCatalogTexts::tr("The kind “%1” is already that of another "
                                              "protocol; give it another name.")
                         .arg(model.kind.id)});
                continue;
            }
            m_outlines.push_back({&model, m_slots.size()});
        }
        m_slots.push_back(std::move(slot));
    }
    m_packs.resize(m_slots.size());
    m_kinds.resize(m_outlines.size());
    m_models.resize(m_outlines.size());
}

const ParseOptions &ProtocolCatalog::parseOptions() const
{
    std::call_once(m_parsing, [this] { addParseOptions(); });
    return m_parseOptions;
}

void ProtocolCatalog::addParseOptions() const
{
    for (size_t i = 0; i < m_slots.size(); ++i) {
        const PackOutline &outline = m_slots[i]->lazy->outline();
        m_parseOptions.promptHeadings += outline.promptHeadings;
        if (!outline.hasXml) {
            continue;
        }
        open(i);
        for (const KindModel &model : m_packs[i]->kinds) {
            if (model.xsd) {
                addXmlShapes(*model.xsd, m_parseOptions);
            }
        }
    }
}

} // namespace baton
