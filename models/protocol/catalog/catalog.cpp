// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"

#include "models/disk/folderwalk.h"
#include "models/protocol/catalog/lazypack.h"
#include "models/protocol/catalog/loadedpacks.h"
#include "models/protocol/catalog/xmlshapes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype maxHead = 1'000'000;

} // namespace

ProtocolCatalog::ProtocolCatalog() = default;
ProtocolCatalog::~ProtocolCatalog() = default;

std::shared_ptr<const ProtocolCatalog> ProtocolCatalog::load(const QStringList &folders,
                                                             const QString &language,
                                                             const ProtocolCatalog *previous,
                                                             const SavedTemplates &saved)
{
    auto catalog = std::make_shared<ProtocolCatalog>();
    catalog->m_language = language;
    catalog->m_openTexts = saved ? std::make_unique<const TemplatePlaceholders>(saved) : nullptr;
    LoadedPacks::Packs known;
    if (previous) {
        std::ranges::transform(previous->m_slots, std::back_inserter(known),
                               [](const auto &slot) { return slot->lazy; });
    }
    LoadedPacks loaded = loadPacks(folders, language, known);
    catalog->m_problems = std::move(loaded.problems);
    catalog->m_notices = std::move(loaded.notices);
    catalog->addSlots(std::move(loaded.packs));
    return catalog;
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
                m_problems.push_back({lazy.folder() + "/protocol.yaml"_L1, model.line,
                                      tr("The kind “%1” is already that of another "
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

QStringList ProtocolCatalog::ownFolders() const
{
    QStringList folders;
    for (const auto &slot : m_slots) {
        if (!slot->lazy->folder().startsWith(u':')) {
            folders.append(slot->lazy->folder());
        }
    }
    return folders;
}

void ProtocolCatalog::open(size_t slot) const
{
    std::call_once(m_slots[slot]->once, [&] {
        m_packs[slot] = m_slots[slot]->lazy->pack();
        for (size_t i = m_slots[slot]->firstKind;
             i < m_outlines.size() && m_outlines[i].slot == slot; ++i) {
            const auto model =
                std::ranges::find(m_packs[slot]->kinds, m_outlines[i].kind->kind.id,
                                  [](const KindModel &each) { return each.kind.id; });
            m_kinds[i] = model->kind;
            m_models[i] = {m_packs[slot].get(), &*model};
        }
    });
}

void ProtocolCatalog::openAll() const
{
    for (size_t i = 0; i < m_slots.size(); ++i) {
        open(i);
    }
}

const Kind *ProtocolCatalog::opened(size_t kind) const
{
    open(m_outlines[kind].slot);
    return &m_kinds[kind];
}

const std::vector<Kind> &ProtocolCatalog::kinds() const
{
    openAll();
    return m_kinds;
}

std::vector<const Kind *>
ProtocolCatalog::kindsThat(const std::function<bool(const KindModel &)> &isWanted) const
{
    std::vector<const Kind *> kinds;
    for (size_t i = 0; i < m_outlines.size(); ++i) {
        if (isWanted(*m_outlines[i].kind)) {
            kinds.push_back(opened(i));
        }
    }
    return kinds;
}

const std::vector<std::shared_ptr<const ProtocolPack>> &ProtocolCatalog::packs() const
{
    openAll();
    return m_packs;
}

WantedFiles ProtocolCatalog::wantedFiles() const
{
    WantedFiles wanted;
    for (const auto &slot : m_slots) {
        wanted.hiddenNames += slot->lazy->outline().hiddenFolders;
        wanted.promptHeadings += slot->lazy->outline().promptHeadings;
    }
    for (const Outline &outline : m_outlines) {
        if (outline.kind->fileName.text().startsWith(u'.')) {
            wanted.hiddenNames.append(outline.kind->fileName.text());
        }
    }
    wanted.hiddenNames.removeDuplicates();
    return wanted;
}

SessionLayouts ProtocolCatalog::sessionLayouts() const
{
    SessionLayouts layouts;
    for (const auto &pack : packs()) {
        const SessionLayouts own = pack->sessionLayouts();
        layouts.insert(layouts.end(), own.begin(), own.end());
    }
    return layouts;
}

SessionFolderMatch ProtocolCatalog::sessionFolderAround(const QString &path) const
{
    SessionLayouts layouts;
    for (const auto &slot : m_slots) {
        for (const SessionLayout &layout : slot->lazy->outline().sessions) {
            layouts.push_back(&layout);
        }
    }
    return sessionAround(layouts, path);
}

bool ProtocolCatalog::mayBeState(const QString &path) const
{
    return std::ranges::any_of(m_slots, [&path](const auto &slot) {
        return std::ranges::any_of(
            slot->lazy->outline().sessions,
            [&path](const SessionLayout &layout) { return !layout.folderOfState(path).isEmpty(); });
    });
}

const Kind *ProtocolCatalog::kind(const QString &id) const
{
    const auto ids = kindsThat([&](const KindModel &model) { return model.kind.id == id; });
    if (!ids.empty()) {
        return ids.front();
    }
    const auto names = kindsThat([&](const KindModel &model) { return model.kind.name == id; });
    return names.size() == 1 ? names.front() : nullptr;
}

const Kind *ProtocolCatalog::recognise(const Tree &tree) const
{
    size_t best = m_outlines.size();
    std::pair<int, int> bestFit;
    size_t slot = m_slots.size();
    bool mayBe = false; // applies to the kinds of the current slot, which are adjacent
    for (size_t i = 0; i < m_outlines.size(); ++i) {
        if (m_outlines[i].slot != slot) {
            slot = m_outlines[i].slot;
            mayBe = m_slots[slot]->lazy->mayRecognise(tree);
        }
        if (!mayBe) {
            continue;
        }
        const KindModel::Match place = m_outlines[i].kind->placeIn(tree);
        const std::pair fit(place.fit, place.depth);
        if (fit.first > 0 && fit > bestFit) {
            bestFit = fit;
            best = i;
        }
    }
    return best < m_outlines.size() ? opened(best) : nullptr;
}

Recognition ProtocolCatalog::evidenceFor(const Kind *kind, const Tree &tree) const
{
    Recognition recognition;
    if (kind) {
        recognition.way = Recognition::Method::Content;
        recognition.title = kind->title;
        KindModel::Match place = model(*kind).kind->placeIn(tree);
        recognition.evidence = std::move(place.facts);
        recognition.isGuess = place.isGuess;
        if (model(*kind).kind->isJudged) {
            return recognition; // evidence against other kinds is not needed
        }
    }
    for (const Outline &outline : m_outlines) {
        if (!m_slots[outline.slot]->lazy->mayRecognise(tree)) {
            continue;
        }
        KindModel::Match place = outline.kind->placeIn(tree);
        if (place.fit == 0 && !place.doubts.empty()) {
            recognition.passedOver.push_back({outline.kind->kind.id, std::move(place.doubts)});
        }
    }
    return recognition;
}

std::vector<NodeId> ProtocolCatalog::rootedEntries(const Tree &tree) const
{
    std::vector<NodeId> entries;
    if (tree.isEmpty() || tree.root().type != ValueType::Map) {
        return entries;
    }
    std::vector<bool> mayBe;
    for (const auto &slot : m_slots) {
        mayBe.push_back(slot->lazy->mayRecognise(tree));
    }
    std::ranges::copy_if(tree.root().children, std::back_inserter(entries), [&](NodeId entry) {
        return std::ranges::any_of(m_outlines, [&](const Outline &outline) {
            return mayBe[outline.slot] && outline.kind->isRootKey(tree.at(entry).key);
        });
    });
    return entries;
}

const Kind *ProtocolCatalog::recogniseBroken(QByteArrayView xml) const
{
    // The first tag, or the first words if their < is lost or escaped.
    static const QRegularExpression tag(u"<(?:[\\w.-]+:)?([A-Za-z_][\\w.-]*)[\\s/>]"_s);
    static const QRegularExpression words(
        u"^\\s*(?:&lt;\\?.*?\\?&gt;\\s*)?(?:&lt;)?(?:[\\w.-]+:)?([A-Za-z_][\\w.-]*)(?:[\\s/>]|&gt;)"_s);
    const QString head = QString::fromUtf8(xml.first(std::min<qsizetype>(xml.size(), maxHead)));
    const Kind *kind = kindOfRoot(words.match(head).captured(1));
    return kind ? kind : kindOfRoot(tag.match(head).captured(1));
}

/// The kind whose XML documents have the root element @p name; null if there is none.
const Kind *ProtocolCatalog::kindOfRoot(const QString &name) const
{
    for (size_t i = 0; i < m_outlines.size() && !name.isEmpty(); ++i) {
        if (!m_slots[m_outlines[i].slot]->lazy->outline().hasXml) {
            continue;
        }
        const Kind *kind = opened(i);
        const KindModel &model = *m_models[i].kind;
        if (model.xsd && model.xsd->fields().property(name)) {
            return kind;
        }
    }
    return nullptr;
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

ProtocolCatalog::Model ProtocolCatalog::model(const Kind &kind) const
{
    return m_models[static_cast<size_t>(&kind - m_kinds.data())];
}

} // namespace baton
