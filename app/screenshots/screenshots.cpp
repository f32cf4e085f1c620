// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/screenshots.h"

#include "app/dialogs/qtdialogs.h"
#include "app/documents/sample.h"
#include "app/screenshots/routingshots.h"
#include "app/screenshots/waitfor.h"
#include "app/screenshots/windowshots.h"
#include "app/window/main/mainwindow.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

QString rename(const QString &name, const QString &language)
{
    return language.isEmpty() || language == u"en" ? name : name + u'-' + language;
}

bool bring(const RoutingShot &shot, MainWindow &window)
{
    const auto isShown = [&window] { return isRoutingShown(window); };
    openRouting(shot, window);
    for (int step = 0; waitFor(isShown); ++step) {
        if (!actOnRouting(shot, window, step)) {
            return true;
        }
    }
    return false;
}

std::unique_ptr<QWidget> dialogOf(const RoutingShot &, MainWindow &, const AppContext &)
{
    return nullptr;
}

/// Takes a picture of a window with @p options after bringing it to the requested state.
template <typename AnyShot>
bool take(const AnyShot &shot, const StartOptions &options)
{
    const QTemporaryDir data;
    QSettings settings(data.filePath(u"settings.ini"_s), QSettings::IniFormat);
    QtDialogs dialogs;
    AppContext context{settings, dialogs, ProtocolCatalog::load({}, QLocale().name()), data.path()};
    Theme::apply(shot.mode);
    MainWindow window(context);
    window.resize(shot.size);
    window.show();
    if (options.locations.isEmpty()) {
        window.openSample();
    } else {
        window.open(options.locations);
    }
    const auto isShown = [&window] {
        return window.isSettled() && window.currentDocument()
            && window.currentDocument()->editor().isAnalysed();
    };
    if (!waitFor(isShown) || !bring(shot, window)) {
        return false;
    }
    const std::unique_ptr<QWidget> dialog = dialogOf(shot, window, context);
    QEventLoop loop; // lays out and paints the window
    QTimer::singleShot(300ms, &loop, &QEventLoop::quit);
    loop.exec();
    const QString file =
        QDir(options.screenshotsFolder).filePath(rename(shot.name, options.language) + u".png"_s);
    if (!(dialog ? dialog.get() : &window)->grab().save(file)) {
        return false;
    }
    std::printf("%s\n", qUtf8Printable(QDir().relativeFilePath(file)));
    std::fflush(stdout);
    return true;
}

template <typename Shots>
bool takeAll(const Shots &shots, const StartOptions &options)
{
    for (const auto &shot : shots) {
        const bool isWanted = options.pictures.isEmpty() || options.pictures.contains(shot.name);
        if (isWanted && !take(shot, options)) {
            std::fprintf(stderr, "baton: the picture %s was not taken\n",
                         qUtf8Printable(shot.name));
            return false;
        }
    }
    return true;
}

/// The first requested name without a picture.
QString unknownName(QStringList names)
{
    for (const WindowShot &shot : windowShots()) {
        names.removeAll(shot.name);
    }
    for (const RoutingShot &shot : routingShots()) {
        names.removeAll(shot.name);
    }
    return names.value(0);
}

} // namespace

int takeScreenshots(const StartOptions &options)
{
    if (!QDir().mkpath(options.screenshotsFolder)) {
        std::fprintf(stderr, "baton: %s cannot be made\n",
                     qUtf8Printable(options.screenshotsFolder));
        return 2;
    }
    if (const QString name = unknownName(options.pictures); !name.isEmpty()) {
        std::fprintf(stderr, "baton: there is no picture %s\n", qUtf8Printable(name));
        return 2;
    }
    if (!takeAll(windowShots(), options) || !takeAll(routingShots(), options)) {
        return 2;
    }
    return 0;
}

} // namespace baton
