// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"
#include "models/values/handoffreferences.h"

#include <QDateTime>

#include <memory>

namespace baton {

/// The values at @p pointers as written; empty for a missing or blank value.
[[nodiscard]] QStringList valuesAt(const CanonicalTree &tree,
                                   const std::vector<JsonPointer> &pointers);
/// The position of each of @p some in @p all, which must contain it.
[[nodiscard]] std::vector<size_t> positionsIn(const std::vector<JsonPointer> &all,
                                              const std::vector<JsonPointer> &some);

/// The files to compare: those in `folder`, or the file `beside` in each of its subfolders.
struct FilesOf
{
    QString folder;
    QString beside = {};
};

/// One handoff of a folder, with the facts that determine its order.
struct FolderHandoff
{
    QString file;
    qsizetype begin = 0; ///< byte offset in the file
    QString from;        ///< sender; if the document has none, the producer of its kind
    QString to;
    QStringList values; ///< values at the pointers that the pack's rules compare
    HandoffReferences links;
    QDateTime time; ///< time stated in the document, else modification time of the file
    QString kind;   ///< name of the kind
    QString phase;
    int attempt = 0; ///< attempt number in the task; 0 if there is none
};

/// The FolderHandoff of @p tree.
[[nodiscard]] FolderHandoff folderHandoff(const ProtocolPack &pack, const KindModel &kind,
                                          const CanonicalTree &tree);

/// The handoffs of @p pack in @p files, by file name. Thread-safe. Results are cached, so that
/// checking all files of a folder reads each file once; a file changed in place is noticed after
/// two seconds. Empty for folders of more than 2,000 files.
[[nodiscard]] std::shared_ptr<const std::vector<FolderHandoff>>
handoffsIn(const FilesOf &files, const ProtocolPack &pack);

/// The last of @p handoffs with @p kind and @p phase, by time and attempt; null if there is none.
[[nodiscard]] const FolderHandoff *latestOf(const std::vector<FolderHandoff> &handoffs,
                                            const QString &kind, const QString &phase);

/// The files of @p files, relative to their folder, that contain a handoff of @p pack with @p
/// values at @p pointers.
[[nodiscard]] QStringList filesWith(const FilesOf &files, const ProtocolPack &pack,
                                    const std::vector<JsonPointer> &pointers,
                                    const QStringList &values);

} // namespace baton
