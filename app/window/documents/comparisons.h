// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/documents/documents.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace baton {

class CatalogWatch;
class CompareSource;
class CompareView;

/// Opens comparisons of documents, files and states of a file.
class Comparisons : public QObject
{
    Q_OBJECT

public:
    Comparisons(const CatalogWatch &protocols, Documents &documents, QObject *parent = nullptr);

    /// Compares an open document with the present content of its file.
    void compareWithDisk(OpenDocument &document);
    /// Compares two files, either of which may be open.
    void compareFiles(const QString &left, const QString &right);
    void compareWithFile(OpenDocument &document, const QString &path);
    void compareDocuments(OpenDocument &left, OpenDocument &right);
    /// True, once, for a file that a comparison opened to change it: its tab stays in the
    /// background.
    [[nodiscard]] bool takeOpening(const QString &path) { return m_opening.removeAll(path) > 0; }

Q_SIGNALS:
    /// Show @p view, which may be new or already open; the receiver owns it.
    void opened(baton::CompareView *view);
    void failed(const QString &title, const QString &reason);

private:
    using SourcePtr = std::unique_ptr<CompareSource>;
    /// Calls @p use with the sources at @p paths once their files were read; shows a message
    /// instead if one of them cannot be read.
    void withSources(const QStringList &paths,
                     const std::function<void(std::vector<SourcePtr> sources)> &use);
    /// The open document at @p path, or @p bytes of its file; null, with a message, if the file
    /// could not be read.
    [[nodiscard]] SourcePtr sourceAt(const QString &path, const Result<QByteArray> &bytes);
    [[nodiscard]] SourcePtr sourceOf(OpenDocument &document, const QString &title = {});
    /// Makes @p source follow @p document, with its title unless @p hasTitle.
    static void attach(CompareSource *source, OpenDocument &document, bool hasTitle);
    void followFile(CompareSource *source, bool hasTitle);
    void openToChange(CompareSource *source);
    void open(SourcePtr left, SourcePtr right);

    const CatalogWatch &m_protocols;
    Documents &m_documents;
    QStringList m_opening; ///< paths that are being opened for editing
};

} // namespace baton
