// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/folderlisting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStringDecoder>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Every byte that is no printable ASCII is spelt out, so that the name can be found again.
QString spelled(const std::string &bytes)
{
    QString text;
    for (const char c : bytes) {
        const auto byte = static_cast<uchar>(c);
        text += byte >= 0x20 && byte < 0x7f
            ? QString(QLatin1Char(c))
            : u"\\x%1"_s.arg(QString::number(byte, 16).toUpper(), 2, u'0');
    }
    return text;
}

} // namespace

FolderListing listFolder(const QString &folder)
{
    FolderListing listing;
    std::error_code error;
    std::filesystem::directory_iterator entry(QFile::encodeName(folder).toStdString(), error);
    while (!error && entry != std::filesystem::directory_iterator()) {
        const std::string bytes = entry->path().filename().string();
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString name = decoder(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
        if (decoder.hasError()) {
            listing.unnamed.append(spelled(bytes));
        } else {
            listing.names.append(name);
            std::error_code unknown;
            if (!entry->is_symlink(unknown) && entry->is_regular_file(unknown)) {
                listing.files.insert(name);
            }
        }
        entry.increment(error);
    }
    if (error) {
        listing.problem =
            QCoreApplication::translate(
                "baton::FolderListing",
                "The folder %1 cannot be listed: %2. What is in it was not looked at.")
                .arg(QDir::toNativeSeparators(folder), QString::fromLocal8Bit(error.message()));
    }
    return listing;
}

QString unnamedProblem(const QString &name)
{
    return QCoreApplication::translate("baton::FolderListing",
                                       "%1 cannot be opened: its name is not UTF-8. Rename it.")
        .arg(name);
}

} // namespace baton
