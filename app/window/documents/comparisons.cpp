// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/comparisons.h"

#include "models/disk/filestore.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "widgets/compare/compareview.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

Comparisons::Comparisons(const CatalogWatch &protocols, Documents &documents, QObject *parent)
    : QObject(parent)
    , m_protocols(protocols)
    , m_documents(documents)
{
}

void Comparisons::compareWithDisk(OpenDocument &document)
{
    auto theirs = std::make_unique<CompareSource>(document.diskBytes(), document.path(),
                                                  tr("On disk"), m_protocols.catalog());
    connect(&document, &OpenDocument::diskStateChanged, theirs.get(),
            [&document, theirs = theirs.get()] { theirs->setBytes(document.diskBytes()); });
    theirs->setReadOnly(tr("This is the text of the file. Save the document to change it."));
    open(std::move(theirs), sourceOf(document, tr("In this window")));
}

void Comparisons::compareFiles(const QString &left, const QString &right)
{
    withSources({left, right}, [this](std::vector<SourcePtr> sources) {
        open(std::move(sources[0]), std::move(sources[1]));
    });
}

void Comparisons::compareWithFile(OpenDocument &document, const QString &path)
{
    withSources({path}, [this, target = QPointer(&document)](std::vector<SourcePtr> sources) {
        if (target) {
            open(sourceOf(*target), std::move(sources[0]));
        }
    });
}

void Comparisons::compareDocuments(OpenDocument &left, OpenDocument &right)
{
    open(sourceOf(left), sourceOf(right));
}

void Comparisons::withSources(const QStringList &paths,
                              const std::function<void(std::vector<SourcePtr> sources)> &use)
{
    QtConcurrent::run([paths] {
        std::vector<Result<QByteArray>> files;
        for (const QString &path : paths) {
            files.push_back(FileStore::read(path));
        }
        return files;
    }).then(this, [this, paths, use](const std::vector<Result<QByteArray>> &files) {
        std::vector<SourcePtr> sources;
        for (qsizetype i = 0; i < paths.size(); ++i) {
            sources.push_back(sourceAt(paths[i], files[size_t(i)]));
            if (!sources.back()) {
                return;
            }
        }
        use(std::move(sources));
    });
}

Comparisons::SourcePtr Comparisons::sourceAt(const QString &path, const Result<QByteArray> &bytes)
{
    if (OpenDocument *document = m_documents.find(path)) {
        return sourceOf(*document);
    }
    if (!bytes) {
        Q_EMIT failed(tr("%1 cannot be compared.").arg(QDir::toNativeSeparators(path)),
                      bytes.error());
        return nullptr;
    }
    auto source = std::make_unique<CompareSource>(*bytes, path, QFileInfo(path).fileName(),
                                                  m_protocols.catalog());
    source->setFile(QFileInfo(path).absoluteFilePath());
    followFile(source.get(), false);
    return source;
}

Comparisons::SourcePtr Comparisons::sourceOf(OpenDocument &document, const QString &title)
{
    auto source = std::make_unique<CompareSource>(document.editor(),
                                                  title.isEmpty() ? document.title() : title);
    attach(source.get(), document, !title.isEmpty());
    followFile(source.get(), !title.isEmpty());
    return source;
}

void Comparisons::attach(CompareSource *source, OpenDocument &document, bool hasTitle)
{
    const auto name = [&document, source, hasTitle] {
        source->setFile(document.path());
        if (!hasTitle) {
            source->setTitle(document.title());
        }
    };
    connect(&document, &OpenDocument::titleChanged, source, name);
    name();
    source->follow(document.editor());
}

/// A document may be opened, or closed and opened again, during the comparison of its file.
void Comparisons::followFile(CompareSource *source, bool hasTitle)
{
    connect(&m_documents, &Documents::opened, source, [source, hasTitle](OpenDocument *document) {
        if (!source->document() && !document->isUntitled() && document->path() == source->file()) {
            attach(source, *document, hasTitle);
        }
    });
    connect(&m_documents, &Documents::openFailed, source, [source](const QString &path) {
        if (path == source->file()) {
            source->refuse({});
        }
    });
    connect(source, &CompareSource::documentRequested, this,
            [this, source] { openToChange(source); });
}

void Comparisons::openToChange(CompareSource *source)
{
    const QFileInfo file(source->file());
    if (file.isFile() && !file.isWritable()) {
        source->refuse(tr("%1 cannot be changed: you have no permission to write to it. Allow "
                          "writing, or copy the file and compare the copy.")
                           .arg(QDir::toNativeSeparators(file.filePath())));
        return;
    }
    m_opening.append(source->file());
    m_documents.open(source->file());
}

void Comparisons::open(SourcePtr left, SourcePtr right)
{
    auto *view = new CompareView(std::move(left), std::move(right), m_protocols.catalog());
    connect(&m_protocols, &CatalogWatch::changed, view,
            [this, view] { view->setCatalog(m_protocols.catalog()); });
    Q_EMIT opened(view);
}

} // namespace baton
