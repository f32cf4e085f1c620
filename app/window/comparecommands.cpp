// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/comparecommands.h"

#include "models/document/parse.h"
#include "models/workspace/filestore.h"
#include "widgets/compare/compareview.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

namespace {

/// The document at @p place alone, where a file holds several.
QByteArray documentIn(const QByteArray &bytes, const Evidence &place)
{
    if (place.document == 0) {
        return bytes;
    }
    const ParsedText parsed = parse(bytes, formatOf(place.path, bytes));
    const auto number = static_cast<size_t>(place.document);
    if (number >= parsed.documents.size()) {
        return bytes;
    }
    const ByteRange range = parsed.documents[number].range;
    return bytes.mid(range.begin, range.end - range.begin);
}

} // namespace

CompareCommands::CompareCommands(AppContext &context, Documents &documents, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_documents(documents)
{
}

void CompareCommands::compareWithDisk(OpenDocument &document)
{
    auto *theirs =
        new CompareSource(document.diskBytes(), document.path(), tr("On disk"), m_context.catalog);
    connect(&document, &OpenDocument::diskStateChanged, theirs,
            [&document, theirs] { theirs->setBytes(document.diskBytes()); });
    open(theirs, sourceOf(document, tr("In this window")));
}

void CompareCommands::compareFiles(const QString &left, const QString &right)
{
    withSource(left, [this, right](CompareSource *first) {
        withSource(right, [this, first](CompareSource *second) { open(first, second); });
    });
}

void CompareCommands::compareWithFile(OpenDocument &document, const QString &path)
{
    withSource(path, [this, target = QPointer(&document)](CompareSource *other) {
        if (target) {
            open(sourceOf(*target), other);
        } else {
            delete other;
        }
    });
}

void CompareCommands::compareDocuments(OpenDocument &left, OpenDocument &right)
{
    open(sourceOf(left), sourceOf(right));
}

void CompareCommands::withSource(const QString &path,
                                 const std::function<void(CompareSource *)> &use)
{
    if (OpenDocument *document = m_documents.find(path)) {
        use(sourceOf(*document));
        return;
    }
    QtConcurrent::run([path] {
        return FileStore::read(path);
    }).then(this, [this, path, use](const Result<QByteArray> &bytes) {
        if (bytes) {
            use(new CompareSource(*bytes, path, QFileInfo(path).fileName(), m_context.catalog,
                                  this));
        } else {
            Q_EMIT failed(tr("%1 cannot be compared.").arg(QDir::toNativeSeparators(path)),
                          bytes.error());
        }
    });
}

void CompareCommands::compareHandoffs(const SessionHandoff &before, const SessionHandoff &after)
{
    withHandoff(before, [this, after](CompareSource *first) {
        withHandoff(after, [this, first](CompareSource *second) {
            open(first, second)
                ->setReadOnly(tr("evidence, read only"),
                              tr("The handoffs of attempts are evidence: nothing is taken over "
                                 "into them. To change a handoff, open it from the session."));
        });
    });
}

void CompareCommands::withHandoff(const SessionHandoff &handoff,
                                  const std::function<void(CompareSource *)> &use)
{
    QtConcurrent::run([handoff] {
        return handoff.kept.isEmpty() ? FileStore::read(handoff.at.path)
                                      : Result<QByteArray>(handoff.kept);
    }).then(this, [this, handoff, use](const Result<QByteArray> &bytes) {
        const QString &path = handoff.at.path;
        const QString title =
            tr("%1, attempt %2").arg(QFileInfo(path).fileName()).arg(handoff.attempt);
        if (bytes) {
            use(new CompareSource(documentIn(*bytes, handoff.at), path, title, m_context.catalog,
                                  this));
        } else {
            Q_EMIT failed(tr("%1 cannot be compared.").arg(QDir::toNativeSeparators(path)),
                          bytes.error());
        }
    });
}

CompareSource *CompareCommands::sourceOf(OpenDocument &document, const QString &title)
{
    auto *source =
        new CompareSource(document.editor(), title.isEmpty() ? document.title() : title, this);
    if (title.isEmpty()) {
        connect(&document, &OpenDocument::titleChanged, source,
                [&document, source] { source->setTitle(document.title()); });
    }
    return source;
}

CompareView *CompareCommands::open(CompareSource *left, CompareSource *right)
{
    auto *view = new CompareView(left, right, m_context.catalog);
    Q_EMIT opened(view);
    return view;
}

} // namespace baton
