// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/startup/startwindow.h"

#include "app/cli/common/translations.h"
#include "app/dialogs/qtdialogs.h"
#include "app/process/displaycheck.h"
#include "app/process/singleinstance.h"
#include "app/process/startoptions.h"
#include "app/screenshots/screenshots.h"
#include "app/startup/startupbenchmark.h"
#include "app/window/main/mainwindow.h"
#include "app/window/parts/bringtofront.h"
#include "app/window/parts/themesetting.h"
#include "models/index/database/sessionindex.h"
#include "models/routing/layout/layoutrunner.h"
#include "widgets/style/focusring.h"
#include "widgets/style/fonts.h"
#include "widgets/style/style.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QThreadPool>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int usageError = 2;

void name(QApplication &application)
{
    application.setApplicationName(u"baton"_s);
    application.setApplicationDisplayName(u"Baton"_s);
    application.setApplicationVersion(QStringLiteral(BATON_VERSION));
    application.setDesktopFileName(u"baton"_s);
}

QLocale localeFor(const StartOptions &options, const QSettings &settings)
{
    const QString chosen =
        options.language.isEmpty() ? settings.value(u"language"_s).toString() : options.language;
    return chosen.isEmpty() ? QLocale::system() : QLocale(chosen);
}

int run(QApplication &application, const StartOptions &options, QSettings &settings)
{
    SingleInstance instance(SingleInstance::defaultName());
    if (instance.handOver(options.locations)) {
        return 0;
    }
    Appearance appearance(settings);
    appearance.apply();
    QtDialogs dialogs;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    AppContext context{settings, dialogs, ProtocolCatalog::load({}, QLocale().name()), data,
                       SessionIndex::localAddress()};
    // The window needs all of them soon and must not wait for them then.
    QThreadPool::globalInstance()->start(
        [catalog = context.catalog] { static_cast<void>(catalog->kinds()); });
    MainWindow window(context);
    QObject::connect(&window, &MainWindow::appearanceChanged, &appearance, &Appearance::apply);
    QObject::connect(&instance, &SingleInstance::openRequested, &window,
                     [&window](const QList<Location> &locations) {
                         window.open(locations);
                         bringToFront(window);
                     });
    instance.listen();
    window.show();
    if (options.opensSample) {
        window.openSample();
        window.open(options.locations);
    } else {
        window.start(options.locations);
    }
    window.recovery().search();
    if (options.endsWhenShown) {
        new StartupBenchmark(window);
    }
    return application.exec();
}

} // namespace

int launch(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setStyle(new BatonStyle);
    name(application);
    const Result<StartOptions> options =
        StartOptions::parse(QApplication::arguments(), QDir::currentPath());
    if (!options) {
        std::fprintf(stderr, "baton: %s\n", qUtf8Printable(options.error()));
        return usageError;
    }
    if (const QString missing = complaintAboutMissing(options->locations); !missing.isEmpty()) {
        std::fprintf(stderr, "baton: %s\n", qUtf8Printable(missing));
        return usageError;
    }
    QApplication::setFont(fonts::body());
    LayoutRunner::setProgram(QApplication::applicationFilePath());
    FocusRing ring;
    if (!options->screenshotsFolder.isEmpty()) {
        installTranslations(application,
                            QLocale(options->language.isEmpty() ? u"en"_s : options->language));
        return takeScreenshots(options.value());
    }
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, u"baton"_s, u"baton"_s);
    installTranslations(application, localeFor(options.value(), settings));
    return run(application, options.value(), settings);
}

} // namespace baton
