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

/// The known protocols: built-in ones and those in the folders of the user and the workspace.
/// Outlines of built-in protocols are loaded immediately, the rest on first use. A shared catalog
/// does not change, so its readers need no locks.
class ProtocolCatalog
{
    Q_DECLARE_TR_FUNCTIONS(baton::ProtocolCatalog)

public:
    /// Loads the built-in protocols and all protocol folders in @p folders. A later protocol
    /// replaces an earlier one with the same id unless it is broken. For a folder that has become
    /// broken since @p previous was loaded, the last valid version stays in use. Adds the templates
    /// of @p saved.
    [[nodiscard]] static std::shared_ptr<const ProtocolCatalog>
    load(const QStringList &folders = {}, const QString &language = {},
         const ProtocolCatalog *previous = nullptr, const SavedTemplates &saved = {});

    ~ProtocolCatalog();
    ProtocolCatalog();
    Q_DISABLE_COPY_MOVE(ProtocolCatalog)

    /// All kinds. Reads all protocols.
    [[nodiscard]] const std::vector<Kind> &kinds() const;
    /// The kinds that @p isWanted accepts. It gets models with recognition features only.
    [[nodiscard]] std::vector<const Kind *>
    kindsThat(const std::function<bool(const KindModel &)> &isWanted) const;
    /// The kind with the full id @p id, such as "cfd.mesh-plan", or with this name if it is unique;
    /// null if there is none.
    [[nodiscard]] const Kind *kind(const QString &id) const;
    [[nodiscard]] const std::vector<PackProblem> &problems() const { return m_problems; }
    /// Notices about protocols that have no errors.
    [[nodiscard]] const std::vector<PackProblem> &notices() const { return m_notices; }
    /// All protocols. Reads them completely.
    [[nodiscard]] const std::vector<std::shared_ptr<const ProtocolPack>> &packs() const;
    /// The hidden folders in which protocols store documents, hidden files that are documents, and
    /// the headings of prompts.
    [[nodiscard]] WantedFiles wantedFiles() const;
    /// The layouts of sessions on disk. Reads all protocols.
    [[nodiscard]] SessionLayouts sessionLayouts() const;
    /// The session folder around @p path, found by names only. Its layout does not contain the
    /// format of the session.
    [[nodiscard]] SessionFolderMatch sessionFolderAround(const QString &path) const;
    /// True if @p path has the name of a session's state file.
    [[nodiscard]] bool mayBeState(const QString &path) const;
    /// The folders of the protocols that are not built in.
    [[nodiscard]] QStringList ownFolders() const;
    /// The language that was passed to load().
    [[nodiscard]] const QString &language() const { return m_language; }
    /// The kind whose shape matches @p tree best; null if no known kind matches.
    [[nodiscard]] const Kind *recognise(const Tree &tree) const;
    /// The evidence in @p tree for @p kind and against others. Null for a document that no kind
    /// matches.
    [[nodiscard]] Recognition evidenceFor(const Kind *kind, const Tree &tree) const;
    /// The root entries that are handoffs themselves, because their key is the root key of a kind.
    [[nodiscard]] std::vector<NodeId> rootedEntries(const Tree &tree) const;

    /// The XML kind with the root element at the begin of @p xml, which does not parse, even if the
    /// < of its tag is lost or escaped; null if there is none.
    [[nodiscard]] const Kind *recogniseBroken(QByteArrayView xml) const;

    /// The options for parsing documents of all protocols. Reads protocols with XML kinds.
    [[nodiscard]] const ParseOptions &parseOptions() const;

    /// One of kinds() with the data for checking it.
    struct Model
    {
        const ProtocolPack *pack = nullptr;
        const KindModel *kind = nullptr;
    };
    [[nodiscard]] Model model(const Kind &kind) const;
    /// The placeholders, such as "[what to write]", in the templates of @p kind, including the
    /// user's own templates.
    [[nodiscard]] QSet<QString> openTexts(const Kind &kind) const
    {
        return m_openTexts ? m_openTexts->of(kind) : kind.openTexts;
    }

private:
    using Pack = std::shared_ptr<const ProtocolPack>;
    using Lazy = std::shared_ptr<const LazyPack>;

    /// A protocol and the position of its kinds among all kinds.
    struct Slot
    {
        Lazy lazy;
        size_t firstKind = 0;
        std::once_flag once;
    };
    /// The features by which a kind is recognised.
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
    // Filled when a slot is opened.
    mutable std::vector<Pack> m_packs;   ///< indexed as m_slots
    mutable std::vector<Kind> m_kinds;   ///< indexed as m_outlines
    mutable std::vector<Model> m_models; ///< indexed as m_outlines
    std::vector<PackProblem> m_problems;
    std::vector<PackProblem> m_notices;
    QString m_language;
    std::unique_ptr<const TemplatePlaceholders> m_openTexts; ///< null if the user has no templates
    mutable std::once_flag m_parsing;
    mutable ParseOptions m_parseOptions; ///< valid after m_parsing is done
};

} // namespace baton
