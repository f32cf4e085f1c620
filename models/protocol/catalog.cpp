// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog.h"

#include "models/protocol/packreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QtConcurrentMap>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype maxHead = 1'000'000;
constexpr qsizetype mostFolders = 100;

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::ProtocolCatalog)
};

/// It holds what only a protocol would.
bool isMeantAsPack(const QString &folder)
{
    static const QStringList names{u"*.schema.json"_s, u"*.xsd"_s, u"protocol.*"_s, u"rules.yaml"_s,
                                   u"gates.yaml"_s};
    return !QDir(folder).entryList(names, QDir::Files).isEmpty();
}

QStringList packFolders(const QString &parent, std::vector<PackProblem> &problems)
{
    QStringList result;
    const QDir dir(parent);
    for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (!dir.exists(name + "/protocol.yaml"_L1)) {
            if (isMeantAsPack(dir.filePath(name))) {
                problems.push_back({dir.filePath(name), 1,
                                    Texts::tr("This folder has no protocol.yaml, so it is no "
                                              "protocol and is not read.")});
            }
            continue;
        }
        if (result.size() == mostFolders) {
            problems.push_back({dir.filePath(name), 1,
                                Texts::tr("There are more than %1 protocols here; the rest is not "
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

/// The fields of a kind whose documents are prompts.
void addPromptHeadings(const KindModel &model, ParseOptions &options)
{
    if (formatOf(model.fileName, {}) == Format::Prompt) {
        for (const FieldSchema &heading : model.kind.fields.properties) {
            options.promptHeadings.append(heading.name);
        }
    }
}

} // namespace

std::shared_ptr<const ProtocolCatalog> ProtocolCatalog::load(const QStringList &folders,
                                                             const QString &language,
                                                             const ProtocolCatalog *previous)
{
    auto catalog = std::make_shared<ProtocolCatalog>();
    catalog->m_language = language;
    QStringList paths;
    for (const QString &parent : QStringList(u":/protocols"_s) + folders) {
        paths += packFolders(parent, catalog->m_problems);
    }
    const auto read = [&](const QString &path) { return catalog->readFolder(path, previous); };
    for (ReadFolder &folder : QtConcurrent::blockingMapped<std::vector<ReadFolder>>(paths, read)) {
        std::ranges::move(folder.problems, std::back_inserter(catalog->m_problems));
        catalog->add(std::move(folder.pack));
    }
    for (const auto &pack : catalog->m_packs) {
        catalog->addKinds(*pack);
        for (const KindModel &model : pack->kinds) {
            if (model.xsd) {
                addXmlShapes(*model.xsd, catalog->m_parseOptions);
            }
            addPromptHeadings(model, catalog->m_parseOptions);
        }
    }
    return catalog;
}

ProtocolCatalog::Pack ProtocolCatalog::packOf(const QString &folder) const
{
    const auto found =
        std::ranges::find(m_packs, folder, [](const Pack &pack) { return pack->folder; });
    return found == m_packs.end() ? nullptr : *found;
}

ProtocolCatalog::ReadFolder ProtocolCatalog::readFolder(const QString &path,
                                                        const ProtocolCatalog *previous) const
{
    const Pack before = previous ? previous->packOf(path) : nullptr;
    if (before && path.startsWith(u':')) {
        return {before, {}}; // built in, so it cannot have changed
    }
    ReadFolder result;
    result.pack = readPack(PackFolder(path), m_language, result.problems);
    const bool isBroken = !result.pack || !result.pack->isWhole;
    if (isBroken && before && before->isWhole) {
        result.pack = before;
    }
    return result;
}

void ProtocolCatalog::add(Pack pack)
{
    if (!pack) {
        return;
    }
    const auto same =
        std::ranges::find_if(m_packs, [&](const auto &other) { return other->id == pack->id; });
    if (same == m_packs.end()) {
        m_packs.push_back(std::move(pack));
    } else if (pack->isWhole) {
        *same = std::move(pack);
    }
}

void ProtocolCatalog::addKinds(const ProtocolPack &pack)
{
    for (const KindModel &model : pack.kinds) {
        if (std::ranges::find(m_kinds, model.kind.id, &Kind::id) != m_kinds.end()) {
            m_problems.push_back({pack.folder + "/protocol.yaml"_L1, 1,
                                  Texts::tr("The kind “%1” is already that of another protocol; "
                                            "give it another name.")
                                      .arg(model.kind.id)});
            continue;
        }
        m_kinds.push_back(model.kind);
        m_models.push_back({&pack, &model});
    }
}

QStringList ProtocolCatalog::hiddenNames() const
{
    QStringList names;
    for (const auto &pack : m_packs) {
        names += pack->hiddenFolders;
    }
    for (const Model &model : m_models) {
        if (model.kind->fileName.startsWith(u'.')) {
            names.append(model.kind->fileName);
        }
    }
    names.removeDuplicates();
    return names;
}

SessionLayouts ProtocolCatalog::sessionLayouts() const
{
    SessionLayouts layouts;
    for (const auto &pack : m_packs) {
        const SessionLayouts own = pack->sessionLayouts();
        layouts.insert(layouts.end(), own.begin(), own.end());
    }
    return layouts;
}

const Kind *ProtocolCatalog::kind(const QString &id) const
{
    const auto found = std::ranges::find(m_kinds, id, &Kind::id);
    if (found != m_kinds.end()) {
        return &*found;
    }
    const auto isNamed = [&](const Kind &kind) { return kind.name == id; };
    const auto named = std::ranges::find_if(m_kinds, isNamed);
    const bool isUnique = std::ranges::count_if(m_kinds, isNamed) == 1;
    return isUnique ? &*named : nullptr;
}

const Kind *ProtocolCatalog::recognise(const Tree &tree) const
{
    size_t best = m_models.size();
    std::pair<int, int> bestFit;
    for (size_t i = 0; i < m_models.size(); ++i) {
        const KindModel::Place place = m_models[i].kind->placeIn(tree);
        const std::pair fit(place.fit, place.depth);
        if (fit.first > 0 && fit > bestFit) {
            bestFit = fit;
            best = i;
        }
    }
    return best < m_kinds.size() ? &m_kinds[best] : nullptr;
}

std::vector<NodeId> ProtocolCatalog::rootedEntries(const Tree &tree) const
{
    std::vector<NodeId> entries;
    if (tree.isEmpty() || tree.root().type != ValueType::Map) {
        return entries;
    }
    std::ranges::copy_if(tree.root().children, std::back_inserter(entries), [&](NodeId entry) {
        return std::ranges::any_of(m_models, [&](const Model &model) {
            return model.kind->standsUnder(tree.at(entry).key);
        });
    });
    return entries;
}

const Kind *ProtocolCatalog::recogniseBroken(QByteArrayView xml) const
{
    static const QRegularExpression start(u"<(?:[\\w.-]+:)?([A-Za-z_][\\w.-]*)[\\s/>]"_s);
    const QString root =
        start.match(QString::fromUtf8(xml.first(std::min<qsizetype>(xml.size(), maxHead))))
            .captured(1);
    const auto isOf = [&](const Model &model) {
        return model.kind->xsd && model.kind->xsd->fields().property(root);
    };
    const auto found = std::ranges::find_if(m_models, isOf);
    return root.isEmpty() || found == m_models.end()
        ? nullptr
        : &m_kinds[static_cast<size_t>(found - m_models.begin())];
}

ProtocolCatalog::Model ProtocolCatalog::model(const Kind &kind) const
{
    return m_models[static_cast<size_t>(&kind - m_kinds.data())];
}

} // namespace baton
