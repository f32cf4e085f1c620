// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/review/reviewfile.h"

#include "models/disk/diskdependencies.h"
#include "models/disk/filestore.h"
#include "models/disk/folderlisting.h"
#include "models/editing/yaml/blockscalar.h"
#include "models/editing/yaml/quoting.h"
#include "models/parsing/parse.h"
#include "models/review/reviewedits.h"
#include "models/strings/pathstrings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto ending = ".yaml"_L1;

QByteArray quoted(const QString &text)
{
    return edit::doubleQuoted(text, edit::Escapes::Yaml);
}

/// A note of several lines is written as a block of lines, so that it can be read and merged.
QByteArray noteText(const QString &note)
{
    edit::BlockScalarStyle form;
    form.indent = 6;
    const bool areLines = note.contains(u'\n') && !note.endsWith(u'\n');
    const std::optional<edit::SpelledValue> block =
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

bool isOfSame(const Review &a, const Review &b)
{
    return a.gate == b.gate && a.author == b.author;
}

/// @p text as a part of a file's name.
QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, " ", "."));
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

/// Empty if there is no file.
Result<Reviews> readFile(const QString &path)
{
    if (!QFileInfo::exists(path)) {
        return Reviews();
    }
    const Result<QByteArray> bytes = FileStore::read(path);
    return bytes ? ReviewFile::parsed(*bytes, path) : Result<Reviews>(Failure{bytes.error()});
}

} // namespace

QString ReviewFile::pathFor(const QString &workspace, const QString &session)
{
    const QString clean = QDir::cleanPath(session);
    const QString beside = parentOf(clean);
    const QString root = withoutLastSlashes(QDir::cleanPath(workspace)).toString();
    const bool isInside = !root.isEmpty() && isBelow(clean, root); // find() ends below "/"
    const QString place = isInside ? relativeTo(clean, root) : lastNameOf(clean);
    return (isInside ? root : beside) + u"/.baton/reviews/"_s + place + ending;
}

QString ReviewFile::folderFor(const QString &path)
{
    return path.isEmpty() ? path : path.chopped(ending.size()) + u".d"_s;
}

QString ReviewFile::fileOf(const QString &path, const Review &review)
{
    if (const Result<Reviews> shared = readFile(path);
        !shared || std::ranges::any_of(*shared, [&review](const Review &other) {
            return isOfSame(other, review);
        })) {
        return path; // also an unreadable file: the user must correct it
    }
    constexpr qsizetype longest = 200; // letters, of the 255 of a file's name
    QString name = encoded(review.gate) + u'.' + encoded(review.author);
    if (name.size() > longest) {
        name = QString::fromLatin1(
            QCryptographicHash::hash(name.toLatin1(), QCryptographicHash::Sha256).toHex());
    }
    return folderFor(path) + u'/' + name + ending;
}

QString ReviewFile::find(const QString &session)
{
    const QString clean = QDir::cleanPath(QFileInfo(session).absoluteFilePath());
    for (QString root = parentOf(clean); !root.isEmpty(); root = parentOf(root)) {
        const QString path = pathFor(root, clean);
        const QString all = root + u"/.baton/reviews"_s;
        DiskDependencies::add(QFileInfo::exists(all) ? path : all);
        DiskDependencies::add(QFileInfo::exists(all) ? folderFor(path) : all);
        if (QFileInfo::exists(path) || QFileInfo::exists(folderFor(path))) {
            return path;
        }
    }
    return {};
}

QHash<QString, QString> ReviewFile::sessionsIn(const QString &workspace)
{
    const QString root = QDir::cleanPath(workspace);
    const QString folder = root + u"/.baton/reviews"_s;
    QHash<QString, QString> sessions;
    for (const QString &file : filesBelow(folder)) {
        if (!file.endsWith(ending)) {
            continue;
        }
        const QString above = parentOf(file);
        const QString place =
            above.endsWith(".d"_L1) ? above.chopped(2) : file.chopped(ending.size());
        sessions.insert(root + place.sliced(folder.size()), place + ending);
    }
    return sessions;
}

QByteArray ReviewFile::written(const Reviews &reviews)
{
    QByteArray text = "# What a reviewer says of a gate of this session.\nreviews:";
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
        return Failure{tr("%1 is not a readable file of reviews. Fix or remove it. %2")
                           .arg(file, reason)
                           .trimmed()};
    }
    const Value root = text.documents.front().tree.toValue();
    const Value *list = root.find(u"reviews"_s);
    if (!list || list->type != ValueType::List) {
        return Failure{tr("%1 has no list of reviews. Fix or remove it.").arg(file)};
    }
    Reviews reviews;
    for (const Value &item : list->items) {
        const std::optional<Review> review = reviewOf(item);
        if (!review) {
            return Failure{tr("Review %1 in %2 has no gate, or no verdict that is approve, "
                              "needs-work or reject. Correct it.")
                               .arg(reviews.size() + 1)
                               .arg(file)};
        }
        reviews.push_back(*review);
    }
    return reviews;
}

/// A review in a separate file replaces the one in the shared file.
ReadReviews ReviewFile::read(const QString &path)
{
    if (path.isEmpty()) {
        return {};
    }
    QStringList files;
    const QString folder = folderFor(path);
    for (const QString &name : namesIn(folder, QDir::Files)) {
        files += name.endsWith(ending) ? QStringList{folder + u'/' + name} : QStringList();
    }
    files.append(path);
    ReadReviews read;
    read.files = files;
    for (const QString &file : std::as_const(files)) {
        const Result<Reviews> reviews = readFile(file);
        if (!reviews && read.problem.isEmpty()) {
            read.problem = reviews.error();
        }
        for (const Review &review : reviews ? *reviews : Reviews()) {
            const bool isKnown = std::ranges::any_of(
                read.reviews, [&review](const Review &other) { return isOfSame(other, review); });
            if (!isKnown) {
                read.reviews.push_back(review);
            }
        }
    }
    std::ranges::stable_sort(read.reviews, [](const Review &a, const Review &b) {
        return std::tie(a.gate, a.author) < std::tie(b.gate, b.author);
    });
    return read;
}

Outcome ReviewFile::add(const QString &path, const Review &review)
{
    const QString file = fileOf(path, review);
    const QString folder = QFileInfo(file).path();
    if (!QDir().mkpath(folder)) {
        return Failure{tr("The folder %1 cannot be made. Change the permissions there.")
                           .arg(QDir::toNativeSeparators(folder))};
    }
    const Result<QByteArray> bytes = with(file, review);
    return bytes ? FileStore::save(file, *bytes) : Outcome(bytes.failure());
}

ReviewSummary ReviewFile::summaryOf(const Reviews &reviews)
{
    ReviewSummary summary;
    QStringList lines;
    for (const Review &review : reviews) {
        const ReviewStatus standing = review.verdict == ReviewVerdict::Approve
            ? ReviewStatus::Approved
            : review.verdict == ReviewVerdict::Reject ? ReviewStatus::Rejected
                                                      : ReviewStatus::NeedsWork;
        summary.standing = std::max(summary.standing, standing);
        //: "QG1: approved, ada"
        lines.append(tr("%1: %2, %3").arg(review.gate, textOf(review.verdict), review.author));
    }
    summary.lines = lines.join(u'\n');
    return summary;
}

/// The contents of the file at @p path with @p review in it.
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
