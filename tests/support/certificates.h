// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace baton {

/// Certificates of its own authority, created by openssl, as {name}.crt and {name}.key.
class Certificates
{
public:
    Certificates() { make({QStringLiteral("-nodes")}, QStringLiteral("authority")); }

    /// Creates a certificate for @p name; the key has @p password unless that is empty.
    void issue(const QString &name, const QString &password = {}) const
    {
        QStringList options{
            QStringLiteral("-CA"),     path(QStringLiteral("authority.crt")),
            QStringLiteral("-CAkey"),  path(QStringLiteral("authority.key")),
            QStringLiteral("-addext"), QStringLiteral("subjectAltName=IP:127.0.0.1")};
        options += password.isEmpty()
            ? QStringList(QStringLiteral("-nodes"))
            : QStringList{QStringLiteral("-passout"), QStringLiteral("pass:") + password};
        make(options, name);
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile file(path(name));
        if (!file.open(QFile::ReadOnly)) {
            qFatal("no %s", qPrintable(name));
        }
        return file.readAll();
    }

private:
    void make(const QStringList &options, const QString &name) const
    {
        QProcess openssl;
        openssl.start(
            QStringLiteral("openssl"),
            QStringList{QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                        QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                        QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-days"),
                        QStringLiteral("2"), QStringLiteral("-subj"), QStringLiteral("/CN=") + name,
                        QStringLiteral("-keyout"), path(name + QStringLiteral(".key")),
                        QStringLiteral("-out"), path(name + QStringLiteral(".crt"))}
                + options);
        if (!openssl.waitForFinished(60'000) || openssl.exitCode() != 0) {
            qFatal("openssl: %s", openssl.readAllStandardError().constData());
        }
    }

    QTemporaryDir m_folder;
};

} // namespace baton
