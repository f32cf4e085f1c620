// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/main/mainwindow.h"
#include "fakedialogs.h"
#include "tests/files.h"
#include "widgets/editor/editortab.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace baton {

/// Makes warnings fail the test, except those of the offscreen platform about missing features.
inline void failOnRealWarning()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

/// A visible window with its own folders.
class WindowFixture
{
public:
    WindowFixture()
        : settings(dir.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , context{settings, dialogs, ProtocolCatalog::load(), dir.filePath(QStringLiteral("data"))}
        , window(std::make_unique<MainWindow>(context))
    {
        window->resize(1440, 900); // usual size, whatever the platform reports
        window->show();
    }

    [[nodiscard]] QString path(const QString &name) const { return dir.filePath(name); }

    /// Writes @p bytes to the file @p name and opens it; returns the document once it was analysed.
    OpenDocument *open(const QString &name, const QByteArray &bytes)
    {
        write(path(name), bytes);
        window->open({{path(name), 0, 0}});
        return analysed(name);
    }

    OpenDocument *analysed(const QString &name)
    {
        const auto isReady = [&] {
            const OpenDocument *document = window->documents().find(path(name));
            return document && document->editor().isAnalysed() && window->tabOf(document);
        };
        return QTest::qWaitFor(isReady, 10000) ? window->documents().find(path(name)) : nullptr;
    }

    /// Opens a workspace with a copy of the protocol in @p from in which @p after replaces @p
    /// before.
    void changeProtocol(const QDir &from, const QByteArray &before, const QByteArray &after)
    {
        const QDir to(path(QStringLiteral(".baton/protocols/") + from.dirName()));
        QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = to.filePath(from.relativeFilePath(files.next()));
            QVERIFY(QDir().mkpath(QFileInfo(file).path()));
            QByteArray bytes = contentOf(files.filePath());
            if (files.fileName() == QStringLiteral("protocol.yaml")) {
                QVERIFY(bytes.contains(before));
                bytes.replace(before, after);
            }
            write(file, bytes);
        }
        window->openWorkspace(dir.path());
    }

    void trigger(const QString &id) const { window->actionRegistry().action(id)->trigger(); }

    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return window->findChild<Widget *>(name);
    }

    QTemporaryDir dir;
    QSettings settings;
    FakeDialogs dialogs;
    AppContext context;
    std::unique_ptr<MainWindow> window;
};

inline const QByteArray &review()
{
    static const QByteArray text = "# keep me\n"
                                   "handoff:\n"
                                   "  version: \"1.0\"   # quoted\n"
                                   "  from_phase: 2\n"
                                   "  to_phase: 2\n"
                                   "  producer: 'cfd-reviewer'\n"
                                   "  consumer: \"cfd-bioreactor\"\n"
                                   "  timestamp: \"2026-02-22T09:41:08Z\"\n"
                                   "  deliverable:\n"
                                   "    location: \"{session_dir}/logs/review2.md\"\n"
                                   "    type: \"review\"\n"
                                   "  context:\n"
                                   "    task_id: \"phase2-review-1\"\n"
                                   "    description: \"Engineering review\"\n"
                                   "    focus_areas: []\n"
                                   "    known_gaps: []\n"
                                   "  quality:\n"
                                   "    status: \"complete\"\n"
                                   "    confidence: \"high\"\n"
                                   "    notes: \"\"\n"
                                   "  engineering_review:\n"
                                   "    approval_status: \"APPROVED\"\n"
                                   "    findings: []\n"
                                   "    blocking_issues: []\n";
    return text;
}

} // namespace baton
