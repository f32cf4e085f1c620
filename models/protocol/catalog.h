// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/finding.h"
#include "models/document/tree.h"
#include "models/protocol/kind.h"
#include "models/protocol/sessionlayout.h"

#include <memory>
#include <vector>

namespace baton {

class ProtocolPack;
struct KindModel;

/// Something wrong in a protocol folder; the rest of the catalog is not harmed.
struct PackProblem
{
    QString file;
    int line = 0;
    QString message;

    friend bool operator==(const PackProblem &, const PackProblem &) = default;
};

/// The protocols that are known: the built-in ones and those of the user's and the workspace's
/// folders. Immutable once loaded, so that workers share it without locks.
class ProtocolCatalog
{
public:
    /// Loads the built-in protocols and every folder below each of @p folders; a later one replaces
    /// an earlier id, unless it is broken. Of a folder that broke since @p previous was loaded, the
    /// last version without a problem stays in use.
    [[nodiscard]] static std::shared_ptr<const ProtocolCatalog>
    load(const QStringList &folders = {}, const QString &language = {},
         const ProtocolCatalog *previous = nullptr);

    [[nodiscard]] const std::vector<Kind> &kinds() const { return m_kinds; }
    /// By full id ("cfd.mesh-plan") or by name alone where that is unique; null when there is none.
    [[nodiscard]] const Kind *kind(const QString &id) const;
    [[nodiscard]] const std::vector<PackProblem> &problems() const { return m_problems; }
    [[nodiscard]] const std::vector<std::shared_ptr<const ProtocolPack>> &packs() const
    {
        return m_packs;
    }
    /// Names of the hidden folders that protocols keep documents in, and of hidden files that are
    /// documents.
    [[nodiscard]] QStringList hiddenNames() const;
    /// How the protocols keep their sessions on the disk.
    [[nodiscard]] SessionLayouts sessionLayouts() const;
    /// That it was loaded for, as load() was told.
    [[nodiscard]] const QString &language() const { return m_language; }
    /// The kind that @p tree is most specifically shaped like; null when it is none that is known.
    [[nodiscard]] const Kind *recognise(const Tree &tree) const;
    /// The entries of the root that are handoffs of their own, as some protocols name each by its
    /// key.
    [[nodiscard]] std::vector<NodeId> rootedEntries(const Tree &tree) const;

    /// The XML kind whose root element is the first one in @p xml, which cannot be parsed; null
    /// when there is none.
    [[nodiscard]] const Kind *recogniseBroken(QByteArrayView xml) const;

    /// What the protocols say of how their documents are read.
    [[nodiscard]] const ParseOptions &parseOptions() const { return m_parseOptions; }

    /// One of kinds() with what the check needs of it.
    struct Model
    {
        const ProtocolPack *pack = nullptr;
        const KindModel *kind = nullptr;
    };
    [[nodiscard]] Model model(const Kind &kind) const;

private:
    using Pack = std::shared_ptr<const ProtocolPack>;

    /// A folder that was read, and what is wrong with it.
    struct ReadFolder
    {
        Pack pack;
        std::vector<PackProblem> problems;
    };

    void add(Pack pack);
    void addKinds(const ProtocolPack &pack);
    [[nodiscard]] Pack packOf(const QString &folder) const;
    [[nodiscard]] ReadFolder readFolder(const QString &path, const ProtocolCatalog *previous) const;

    std::vector<std::shared_ptr<const ProtocolPack>> m_packs;
    std::vector<Kind> m_kinds;
    std::vector<Model> m_models; ///< as m_kinds
    std::vector<PackProblem> m_problems;
    QString m_language;
    ParseOptions m_parseOptions;
};

} // namespace baton
