// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/palettesources.h"

#include "app/palette/palette.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"
#include "models/text/lineindex.h"
#include "widgets/editor/editortab.h"
#include "widgets/style/icons.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>
#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <vector>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct PathParts
{
    QString name;
    QString folder; ///< relative to the workspace
};

/// Splits an absolute and clean path; a workspace has thousands of them.
PathParts placeOf(const QString &path, const QString &workspace)
{
    const QString shown = workspace.isEmpty() ? path : relativeTo(path, workspace);
    return {lastNameOf(path), parentOf(shown)};
}

using Reveal = std::function<void(int number, const JsonPointer &path, TextPosition place)>;

/// Adds the fields of all documents of @p snapshot.
void addFields(PaletteItems &items, const Snapshot &snapshot, const QIcon &mark,
               const Reveal &reveal)
{
    const LineIndex lines(snapshot.bytes);
    for (size_t number = 0; number < snapshot.parsed.documents.size(); ++number) {
        const Tree &tree = snapshot.parsed.documents[number].tree;
        for (NodeId id = 1; id < static_cast<NodeId>(tree.nodes.size()); ++id) {
            const Node &node = tree.at(id);
            if (node.keyRange.isEmpty()) {
                continue;
            }
            const JsonPointer path = tree.pointerTo(id);
            const TextPosition place = lines.positionOf(node.keyRange.begin);
            const bool hasValue = node.type != ValueType::Map && node.type != ValueType::List;
            items.push_back(
                {path.tokens().join(u" › "_s), hasValue ? node.text.left(80) : QString(),
                 QString::number(place.line), mark,
                 [reveal, path, number, place] { reveal(static_cast<int>(number), path, place); },
                 true});
        }
    }
}

} // namespace

PaletteSources::PaletteSources(Palette &palette, const ActionRegistry &actions,
                               const Documents &documents, QObject *parent)
    : QObject(parent)
    , m_palette(palette)
    , m_actions(actions)
    , m_documents(documents)
    , m_search(new WorkspaceSearch(this))
{
    connect(&palette, &Palette::closed, this, [this] {
        disconnect(m_typing);
        m_search->stop();
        ++m_opening;
    });
    connect(m_search, &WorkspaceSearch::finished, this, &PaletteSources::showHits);
}

/// Identifies documents by object and not by path, because new ones have none.
void PaletteSources::addDocuments(PaletteItems &items, const ChooseDocument &choose,
                                  const OpenDocument *without)
{
    for (OpenDocument *document : m_documents.all()) {
        if (document == without) {
            continue;
        }
        const QString folder = QFileInfo(document->path()).path();
        items.push_back({document->title(), document->isUntitled() ? tr("not saved yet") : folder,
                         tr("open", "a document that is open"), icon(u"file"_s, Role::Muted),
                         [choose, chosen = QPointer(document)] {
                             if (chosen) {
                                 choose(*chosen);
                             }
                         },
                         true});
    }
}

/// Computes the items of @p make on a worker if there are many; they come after the others.
void PaletteSources::open(const QString &hint, PaletteItems items, qsizetype more,
                          const Making &make)
{
    constexpr qsizetype madeAtOnce = 1000;
    const quint64 number = ++m_opening;
    if (more <= madeAtOnce) {
        make(items);
        m_palette.open(hint, std::move(items));
        return;
    }
    m_palette.open(hint, items, true);
    QtConcurrent::run([items, make] {
        PaletteItems all = items;
        make(all);
        return stocked(std::move(all));
    }).then(this, [this, number](const PaletteStockPtr &stock) {
        if (number == m_opening) {
            m_palette.setStock(stock);
        }
    });
}

PaletteSources::Making PaletteSources::makingPaths(const QStringList &paths, const QString &mark,
                                                   const Choose &choose) const
{
    QSet<QString> open;
    for (const OpenDocument *document : m_documents.all()) {
        open.insert(document->path());
    }
    return [paths, open, folder = m_folder, choose,
            shown = icon(mark, Role::Muted)](PaletteItems &items) {
        items.reserve(items.size() + static_cast<size_t>(paths.size()));
        QStringList sorted = paths;
        sorted.sort();
        for (const QString &path : std::as_const(sorted)) {
            if (!open.contains(path)) {
                const PathParts place = placeOf(path, folder);
                items.push_back(
                    {place.name, place.folder, {}, shown, [choose, path] { choose(path); }, true});
            }
        }
    };
}

/// Texts are last: among equally good matches, documents are the more frequent target.
void PaletteSources::openWithFiles(const QString &hint, PaletteItems items, const Choose &choose,
                                   bool hasTexts)
{
    const QStringList files = m_files ? m_files() : QStringList();
    const QStringList texts = hasTexts && m_texts ? m_texts() : QStringList();
    open(hint, std::move(items), files.size() + texts.size(),
         [makeFiles = makingPaths(files, u"file"_s, choose),
          makeTexts = makingPaths(texts, u"list"_s, choose)](PaletteItems &all) {
             makeFiles(all);
             makeTexts(all);
         });
}

void PaletteSources::addSessions(PaletteItems &items)
{
    const QIcon mark = icon(u"session"_s, Role::Muted);
    const QMap<QString, QString> sessions = m_sessions ? m_sessions() : QMap<QString, QString>();
    for (const auto &[path, id] : sessions.asKeyValueRange()) {
        const PathParts place = placeOf(path, m_folder);
        const bool isNamedById = place.name.contains(id); // also if no id is known
        items.push_back({isNamedById ? place.name : u"%1 (%2)"_s.arg(id, place.name), place.folder,
                         tr("session"), mark,
                         [this, folder = path] { Q_EMIT sessionRequested(folder); }, true});
    }
}

void PaletteSources::addCommands(PaletteItems &items)
{
    static const QStringList onlyByName{u"file.new"_s,    u"file.saveTemplate"_s,
                                        u"file.revert"_s, u"file.close"_s,
                                        u"file.quit"_s,   u"window.closeAll"_s};
    for (QAction *action : m_actions.all()) {
        const QIcon shown =
            action->icon().isNull() ? icon(u"chevron-right"_s, Role::Muted) : action->icon();
        const QString group = ActionRegistry::groupOf(action);
        const bool isSettings = action->objectName() == u"tools.settings"_s;
        items.push_back({plainText(action),
                         isSettings ? tr("%1 · theme, dark or light, language").arg(group) : group,
                         action->shortcut().toString(QKeySequence::NativeText), shown,
                         [action] { action->trigger(); }, action->isEnabled(),
                         onlyByName.contains(action->objectName())});
    }
}

void PaletteSources::addNew(PaletteItems &items, const ProtocolCatalog &catalog)
{
    static const QRegularExpression placeholder(u"[*{]"_s);
    for (const Kind &kind : catalog.kinds()) {
        const auto [pack, model] = catalog.model(kind);
        if (!pack || !model || kind.templates.empty()) {
            continue;
        }
        const bool hasName =
            !model->fileName.isEmpty() && !model->fileName.text().contains(placeholder);
        items.push_back({tr("New %1", "a kind of document, or its file name")
                             .arg(hasName ? model->fileName.text() : kind.title),
                         hasName ? pack->title + u" · "_s + kind.title : pack->title,
                         {},
                         icon(u"new"_s, Role::Muted),
                         [this, id = kind.id] { Q_EMIT newRequested(id); },
                         true,
                         true});
    }
}

PaletteSources::Choose PaletteSources::opening()
{
    return [this](const QString &path) { Q_EMIT openRequested({{path, 0, 0}}); };
}

PaletteSources::ChooseDocument PaletteSources::showing()
{
    return [this](OpenDocument &document) { Q_EMIT documentRequested(&document); };
}

void PaletteSources::openAll(const ProtocolCatalog &catalog)
{
    PaletteItems items;
    addDocuments(items, showing());
    addCommands(items);
    addNew(items, catalog);
    addSessions(items);
    openWithFiles(tr("Go to document or command"), std::move(items), opening(), true);
}

void PaletteSources::openFiles()
{
    PaletteItems items;
    addDocuments(items, showing());
    addSessions(items);
    openWithFiles(tr("Open a file of the workspace"), std::move(items), opening(), true);
}

void PaletteSources::openOutline(EditorTab &tab)
{
    const QString hint = tr("Go to a field");
    const int here = tab.handoff().document;
    const SnapshotPtr snapshot = tab.document().snapshot()->isComplete(here)
        ? tab.document().snapshot()
        : tab.document().lastValid(here);
    if (!snapshot) {
        open(hint, {}, 0, [](PaletteItems &) { });
        return;
    }
    qsizetype nodes = 0;
    for (const SourceDocument &document : snapshot->parsed.documents) {
        nodes += static_cast<qsizetype>(document.tree.nodes.size());
    }
    const QPointer<EditorTab> shown = &tab;
    open(hint, {}, nodes, [shown, snapshot, mark = icon(u"outline"_s, Role::Muted)](auto &items) {
        addFields(items, *snapshot, mark,
                  [shown](int number, const JsonPointer &path, TextPosition place) {
                      if (shown) {
                          shown->revealPath(number, path, place);
                      }
                  });
    });
}

void PaletteSources::openSearch()
{
    ++m_opening;
    m_palette.open(tr("Find in the files and logs of the workspace"), {});
    m_typing = connect(&m_palette, &Palette::typedChanged, this, [this](const QString &text) {
        m_sought = text;
        m_palette.expectItems();
        m_search->start({m_files ? m_files() : QStringList(), m_texts ? m_texts() : QStringList()},
                        text);
    });
}

void PaletteSources::showHits(const SearchHits &hits, bool isCut)
{
    PaletteItems items;
    const QDir root(m_folder);
    for (const SearchHit &hit : hits) {
        items.push_back({hit.text, root.relativeFilePath(hit.path), QString::number(hit.line),
                         icon(u"search"_s, Role::Muted),
                         [this, hit, text = m_sought] {
                             Q_EMIT openRequested({{hit.path, hit.line, hit.column, text}});
                         },
                         true});
    }
    m_palette.setItems(std::move(items));
    if (isCut) {
        m_palette.setNote(
            tr("Only the first %n place(s) are shown.", nullptr, static_cast<int>(hits.size())));
    }
}

void PaletteSources::openOthers(const OpenDocument &document, const ChooseDocument &chooseDocument,
                                const Choose &choose)
{
    PaletteItems items;
    addDocuments(items, chooseDocument, &document);
    items.push_back({tr("Another file…"),
                     {},
                     {},
                     icon(u"open"_s, Role::Muted),
                     [choose] { choose({}); },
                     true});
    openWithFiles(tr("Compare %1 with").arg(document.title()), std::move(items), choose, false);
}

void PaletteSources::openKinds(const ProtocolCatalog &catalog, const QString &chosen,
                               const QString &protocol,
                               const std::function<void(const QString &)> &choose)
{
    PaletteItems items;
    items.push_back({tr("Recognise the kind"), tr("from the content of the document"),
                     chosen.isEmpty() ? tr("now", "the present choice") : QString(),
                     icon(u"refresh"_s, Role::Muted), [choose] { choose({}); }, true});
    std::vector<const Kind *> kinds;
    std::ranges::transform(catalog.kinds(), std::back_inserter(kinds),
                           [](const Kind &kind) { return &kind; });
    std::ranges::stable_partition(
        kinds, [&protocol](const Kind *kind) { return kind->protocol == protocol; });
    for (const Kind *kind : kinds) {
        const QString state = kind->id == chosen ? tr("now", "the present choice") : QString();
        items.push_back({kind->title, kind->id, state, icon(u"file"_s, Role::Muted),
                         [choose, id = kind->id] { choose(id); }, true});
    }
    ++m_opening;
    m_palette.open(tr("What kind of document is this?"), std::move(items));
}

} // namespace baton
