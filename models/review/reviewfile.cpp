// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/reviewfile.h"

#include "models/document/edit/blockscalar.h"
#include "models/document/edit/quoting.h"
#include "models/document/parse.h"
#include "models/review/reviewedits.h"
#include "models/workspace/filestore.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QByteArray quoted(const QString &text)
{
    return edit::doubleQuoted(text, edit::Escapes::Yaml);
}

/// A note of several lines stands in as many, so that it can be read and merged.
QByteArray noteText(const QString &note)
{
    edit::BlockForm form;
    form.indent = 6;
    const bool areLines = note.contains(u'\n') && !note.endsWith(u'\n');
    const std::optional<edit::Spelled> block =
        areLines ? edit::blockScalar(note, form) : std::nullopt;
    return (block ? block->head + block->body : quoted(note)) + '\n';
}

QString textAt(const Value &map, const QString &key)
{
    const Value *found = map.find(key);
    return found && !found->isContainer() ? found->text : QString();
}

std::optional<ReviewVerdict> verdictOf(const QString &name)
{
    for (const ReviewVerdict verdict :
         {ReviewVerdict::Approve, ReviewVerdict::NeedsWork, ReviewVerdict::Reject}) {
        if (name == nameOf(verdict)) {
            return verdict;
        }
    }
    return std::nullopt;
}

std::optional<Review> reviewOf(const Value &map)
{
    const std::optional<ReviewVerdict> verdict = verdictOf(textAt(map, u"verdict"_s));
    const QString gate = textAt(map, u"gate"_s);
    if (!verdict || gate.isEmpty()) {
        return std::nullopt;
    }
    return Review{gate, textAt(map, u"author"_s), *verdict, textAt(map, u"note"_s),
                  QDateTime::fromString(textAt(map, u"time"_s), Qt::ISODate)};
}

} // namespace

QString ReviewFile::pathFor(const QString &workspace, const QString &session)
{
    const QString clean = QDir::cleanPath(session);
    const QString beside = clean.section(u'/', 0, -2);
    const QString root = QDir::cleanPath(workspace);
    const bool isInside = !workspace.isEmpty() && clean.startsWith(root + u'/');
    const QString place = isInside ? clean.mid(root.size() + 1) : clean.section(u'/', -1);
    return (isInside ? root : beside) + u"/.baton/reviews/"_s + place + u".yaml"_s;
}

QString ReviewFile::find(const QString &session)
{
    const QString clean = QDir::cleanPath(QFileInfo(session).absoluteFilePath());
    for (QString root = clean.section(u'/', 0, -2); !root.isEmpty();
         root = root.section(u'/', 0, -2)) {
        if (const QString path = pathFor(root, clean); QFileInfo::exists(path)) {
            return path;
        }
    }
    return {};
}

QByteArray ReviewFile::written(const Reviews &reviews)
{
    QByteArray text = "# What reviewers say of the gates of this session; one entry for each gate "
                      "and author.\nreviews:";
    text += reviews.empty() ? " []\n" : "\n";
    for (const Review &review : reviews) {
        text += "\n  - gate: " + quoted(review.gate) + '\n';
        text += "    author: " + quoted(review.author) + '\n';
        text += "    time: " + quoted(review.time.toUTC().toString(Qt::ISODate)) + '\n';
        text += "    verdict: " + nameOf(review.verdict).toString().toLatin1() + '\n';
        text += "    note: " + noteText(review.note);
    }
    return text;
}

Result<Reviews> ReviewFile::parsed(const QByteArray &bytes, const QString &path)
{
    const QString file = QDir::toNativeSeparators(path);
    const ParsedText text = parse(bytes, Format::Yaml);
    if (text.documents.empty() || !text.isComplete()) {
        const QString reason = text.issues.empty() ? QString() : text.issues.front().message;
        return Failure{tr("%1 is no readable file of reviews. Mend or remove it. %2")
                           .arg(file, reason)
                           .trimmed()};
    }
    const Value root = text.documents.front().tree.toValue();
    const Value *list = root.find(u"reviews"_s);
    if (!list || list->type != ValueType::List) {
        return Failure{tr("%1 has no list of reviews. Mend or remove it.").arg(file)};
    }
    Reviews reviews;
    for (const Value &item : list->items) {
        const std::optional<Review> review = reviewOf(item);
        if (!review) {
            return Failure{tr("Review %1 in %2 has no gate, or no verdict that is approve, "
                              "needs-work or reject. Mend it.")
                               .arg(reviews.size() + 1)
                               .arg(file)};
        }
        reviews.push_back(*review);
    }
    return reviews;
}

Result<Reviews> ReviewFile::read(const QString &path)
{
    if (!QFileInfo::exists(path)) {
        return Reviews();
    }
    const Result<QByteArray> bytes = FileStore::read(path);
    return bytes ? parsed(*bytes, path) : Result<Reviews>(Failure{bytes.error()});
}

Result<Reviews> ReviewFile::add(const QString &path, const Review &review)
{
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder)) {
        return Failure{tr("The folder %1 cannot be made. Change the permissions there.")
                           .arg(QDir::toNativeSeparators(folder))};
    }
    const Result<QByteArray> bytes = with(path, review);
    if (!bytes) {
        return Failure{bytes.error()};
    }
    const Outcome saved = FileStore::save(path, *bytes);
    return saved ? parsed(*bytes, path) : Result<Reviews>(Failure{saved.error()});
}

/// What the file at @p path is to hold when @p review is in it.
Result<QByteArray> ReviewFile::with(const QString &path, const Review &review)
{
    if (!QFileInfo::exists(path)) {
        return written({review});
    }
    const Result<QByteArray> bytes = FileStore::read(path);
    if (!bytes) {
        return bytes;
    }
    const Result<Reviews> reviews = parsed(*bytes, path);
    if (!reviews) {
        return Failure{reviews.error()};
    }
    const Result<TextEdits> edits = reviewEdits(*bytes, parse(*bytes, Format::Yaml), review);
    return edits ? applied(*bytes, *edits) : Result<QByteArray>(Failure{edits.error()});
}

} // namespace baton
