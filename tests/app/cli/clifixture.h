// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/app/cli/batonprocess.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// A temporary folder for each test, in which the built program runs.
class CliFixture : public QObject
{
protected:
    /// With a comment, CRLF, and values that a careless writer would change.
    inline static const QByteArray plan = "# kept\r\n"
                                          "handoff:\r\n"
                                          "  producer: 'cfd-bioreactor'   # who\r\n"
                                          "  list: [1, 2.50e0]\r\n"
                                          "  gone: yes\r\n";

    void start()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    [[nodiscard]] static QString cfd(const QString &name)
    {
        return QStringLiteral(BATON_TEST_DATA "/cfd") + (name.isEmpty() ? QString() : u'/' + name);
    }

    [[nodiscard]] static QString samples()
    {
        return QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
    }

    [[nodiscard]] Printed run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return BatonProcess(m_folder->path()).run(arguments, input);
    }

    [[nodiscard]] static QJsonObject json(const Printed &printed)
    {
        return QJsonDocument::fromJson(printed.out.toUtf8()).object();
    }

    [[nodiscard]] QJsonObject summaryOf(const QString &path) const
    {
        return json(run({QStringLiteral("check"), QStringLiteral("--format"),
                         QStringLiteral("json"), path}))[QStringLiteral("summary")]
            .toObject();
    }

    [[nodiscard]] QJsonObject findingOf(const QString &path, const QString &rule) const
    {
        const QJsonObject report = json(run(
            {QStringLiteral("check"), QStringLiteral("--format"), QStringLiteral("json"), path}));
        for (const QJsonValue finding : report[QStringLiteral("files")][0][QStringLiteral(
                 "documents")][0][QStringLiteral("findings")]
                                            .toArray()) {
            if (finding[QStringLiteral("rule")].toString() == rule) {
                return finding.toObject();
            }
        }
        return {};
    }

    [[nodiscard]] static QByteArray content(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write the test's own file");
        }
        return file.fileName();
    }

    [[nodiscard]] static bool copy(const QString &from, const QString &to)
    {
        bool isWhole = QDir().mkpath(to);
        QDirIterator entries(from, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString path = entries.next();
            const QString target = to + path.sliced(from.size());
            isWhole = QDir().mkpath(QFileInfo(target).path()) && QFile::copy(path, target)
                && QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner) && isWhole;
        }
        return isWhole;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};
