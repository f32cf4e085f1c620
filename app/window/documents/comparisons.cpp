// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/comparisons.h"

#include "models/disk/filestore.h"
#include "widgets/compare/compareview.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

Comparisons::Comparisons(AppContext &context, Documents &documents, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_documents(documents)
{
}

void Comparisons::compareWithDisk(OpenDocument &document)
{
    auto *theirs =
        new CompareSource(document.diskBytes(), document.path(), tr("On disk"), m_context.catalog);
    connect(&document, &OpenDocument::diskStateChanged, theirs,
            [&document, theirs] { theirs->setBytes(document.diskBytes()); });
    theirs->setReadOnly(tr("This is what the file holds. Save the document to change it."));
    open(theirs, sourceOf(document, tr("In this window")));
}

void Comparisons::compareFiles(const QString &left, const QString &right)
{
    withSource(left, [this, right](CompareSource *first) {
        withSource(right, [this, first](CompareSource *second) { open(first, second); });
    });
}

void Comparisons::compareWithFile(OpenDocument &document, const QString &path)
{
    withSource(path, [this, target = QPointer(&document)](CompareSource *other) {
        if (target) {
            open(sourceOf(*target), other);
        } else {
            delete other;
        }
    });
}

void Comparisons::compareDocuments(OpenDocument &left, OpenDocument &right)
{
    open(sourceOf(left), sourceOf(right));
}

void Comparisons::withSource(const QString &path, const std::function<void(CompareSource *)> &use)
{
    if (OpenDocument *document = m_documents.find(path)) {
        use(sourceOf(*document));
        return;
    }
    QtConcurrent::run([path] {
        return FileStore::read(path);
    }).then(this, [this, path, use](const Result<QByteArray> &bytes) {
        if (bytes) {
            auto *source = new CompareSource(*bytes, path, QFileInfo(path).fileName(),
                                             m_context.catalog, this);
            source->setFile(QFileInfo(path).absoluteFilePath());
            followFile(source, false);
            use(source);
        } else {
            Q_EMIT failed(tr("%1 cannot be compared.").arg(QDir::toNativeSeparators(path)),
                          bytes.error());
        }
    });
}

CompareSource *Comparisons::sourceOf(OpenDocument &document, const QString &title)
{
    auto *source =
        new CompareSource(document.editor(), title.isEmpty() ? document.title() : title, this);
    attach(source, document, !title.isEmpty());
    followFile(source, !title.isEmpty());
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

/// A document may be opened, or closed and opened again, while its file is being compared.
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

bool Comparisons::takeOpening(const QString &path)
{
    return m_opening.removeAll(path) > 0;
}

void Comparisons::open(CompareSource *left, CompareSource *right)
{
    Q_EMIT opened(new CompareView(left, right, m_context.catalog));
}

} // namespace baton
