// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/catalog/templateplaceholders.h"
#include "models/protocol/pack/kind.h"
#include "models/protocol/pack/recognition.h"
#include "models/protocol/pack/sessionlayout.h"
#include "models/protocol/source/packproblem.h"
#include "models/tree/tree.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace baton {

struct WantedFiles;

class LazyPack;
class ProtocolPack;
struct KindModel;

/// The known protocols: the built-in ones and those in the folders of the user and of the
/// workspace. The outlines of the built-in ones are loaded at once, the rest on first use. A shared
/// catalog does not change, so its readers need no locks.
class ProtocolCatalog
{
    Q_DECLARE_TR_FUNCTIONS(baton::ProtocolCatalog)

public:
    /// Loads the built-in protocols and every folder below each of @p folders; a later one replaces
    /// an earlier id, unless it is broken. Of a folder that broke since @p previous was loaded, the
    /// last version without a problem stays in use. The templates of @p saved are added.
    [[nodiscard]] static std::shared_ptr<const ProtocolCatalog>
    load(const QStringList &folders = {}, const QString &language = {},
         const ProtocolCatalog *previous = nullptr, const SavedTemplates &saved = {});

    ~ProtocolCatalog();
    ProtocolCatalog();
    Q_DISABLE_COPY_MOVE(ProtocolCatalog)

    /// All of them; that reads all protocols.
    [[nodiscard]] const std::vector<Kind> &kinds() const;
    /// The kinds that @p isWanted accepts; it gets only the features for recognition.
    [[nodiscard]] std::vector<const Kind *>
    kindsThat(const std::function<bool(const KindModel &)> &isWanted) const;
    /// The kind with the full id @p id ("cfd.mesh-plan"), or with that name where it is unique;
    /// null when there is none.
    [[nodiscard]] const Kind *kind(const QString &id) const;
    [[nodiscard]] const std::vector<PackProblem> &problems() const { return m_problems; }
    /// The notices about protocols with which nothing is wrong.
    [[nodiscard]] const std::vector<PackProblem> &notices() const { return m_notices; }
    /// All of them, which reads them.
    [[nodiscard]] const std::vector<std::shared_ptr<const ProtocolPack>> &packs() const;
    /// The hidden folders that protocols keep documents in, hidden files that are documents, and
    /// the headings of prompts.
    [[nodiscard]] WantedFiles wantedFiles() const;
    /// The layouts of the protocols' sessions on the disk, which reads all protocols.
    [[nodiscard]] SessionLayouts sessionLayouts() const;
    /// The session's folder around @p path, by names alone: its layout does not say how to read it.
    [[nodiscard]] SessionFolderMatch sessionFolderAround(const QString &path) const;
    /// True when a session would keep its state in the file @p path.
    [[nodiscard]] bool mayBeState(const QString &path) const;
    /// The folders of the protocols that are not built in.
    [[nodiscard]] QStringList ownFolders() const;
    /// The language that load() was given.
    [[nodiscard]] const QString &language() const { return m_language; }
    /// The kind whose shape fits @p tree best; null if no known kind fits.
    [[nodiscard]] const Kind *recognise(const Tree &tree) const;
    /// The evidence for @p kind in @p tree, and against other ones; no kind: it was recognised as
    /// none.
    [[nodiscard]] Recognition evidenceFor(const Kind *kind, const Tree &tree) const;
    /// The entries of the root that are handoffs of their own, as some protocols name each by its
    /// key.
    [[nodiscard]] std::vector<NodeId> rootedEntries(const Tree &tree) const;

    /// The XML kind whose root element begins @p xml, which cannot be parsed, even if the < of its
    /// tag is lost or escaped; null when there is none.
    [[nodiscard]] const Kind *recogniseBroken(QByteArrayView xml) const;

    /// The options by which the protocols' documents are read; that reads those with XML.
    [[nodiscard]] const ParseOptions &parseOptions() const;

    /// One of kinds() with the data for its check.
    struct Model
    {
        const ProtocolPack *pack = nullptr;
        const KindModel *kind = nullptr;
    };
    [[nodiscard]] Model model(const Kind &kind) const;
    /// The open texts, such as "[what to write]", of the templates of @p kind, the user's own
    /// included.
    [[nodiscard]] QSet<QString> openTexts(const Kind &kind) const
    {
        return m_openTexts ? m_openTexts->of(kind) : kind.openTexts;
    }

private:
    using Pack = std::shared_ptr<const ProtocolPack>;
    using Lazy = std::shared_ptr<const LazyPack>;

    /// A protocol with the place of its kinds among all.
    struct Slot
    {
        Lazy lazy;
        size_t firstKind = 0;
        std::once_flag once;
    };
    /// The description by which a kind is known.
    struct Outline
    {
        const KindModel *kind = nullptr;
        size_t slot = 0;
    };

    void addSlots(std::vector<Lazy> packs);
    void addParseOptions() const;
    void open(size_t slot) const;
    void openAll() const;
    [[nodiscard]] const Kind *opened(size_t kind) const;
    [[nodiscard]] const Kind *kindOfRoot(const QString &name) const;

    std::vector<std::unique_ptr<Slot>> m_slots;
    std::vector<Outline> m_outlines;
    // The packs that opening a slot fills in.
    mutable std::vector<Pack> m_packs;   ///< indexed as m_slots
    mutable std::vector<Kind> m_kinds;   ///< indexed as m_outlines
    mutable std::vector<Model> m_models; ///< indexed as m_outlines
    std::vector<PackProblem> m_problems;
    std::vector<PackProblem> m_notices;
    QString m_language;
    std::unique_ptr<const TemplatePlaceholders> m_openTexts; ///< null: the user has no templates
    mutable std::once_flag m_parsing;
    mutable ParseOptions m_parseOptions; ///< valid once m_parsing is done
};

} // namespace baton
