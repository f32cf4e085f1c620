// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/translations.h"

#include "models/core/translationscope.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Translator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char *context, const char *text,
                                    const char *disambiguation, int n) const override
    {
        return EnglishScope::isOn() ? QString()
                                    : QTranslator::translate(context, text, disambiguation, n);
    }
};

/// The plurals of the language of the sources, which needs no other translations.
class Plurals : public Translator
{
public:
    using Translator::Translator;

    [[nodiscard]] QString translate(const char *context, const char *text,
                                    const char *disambiguation, int n) const override
    {
        return n < 0 ? QString() : Translator::translate(context, text, disambiguation, n);
    }
};

bool install(QCoreApplication &application, const QLocale &locale, const QString &catalog,
             const QString &folder)
{
    auto *translator = new Translator(&application);
    return translator->load(locale, catalog, u"_"_s, folder)
        && QCoreApplication::installTranslator(translator);
}

} // namespace

bool installTranslations(QCoreApplication &application, const QLocale &locale)
{
    QLocale::setDefault(locale);
    install(application, locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    const QString folder = u":/i18n"_s;
    if (install(application, locale, u"baton"_s, folder)) {
        return true;
    }
    install(application, QLocale(QLocale::English), u"baton"_s, folder);
    return false;
}

void installPlurals(QCoreApplication &application)
{
    auto *translator = new Plurals(&application);
    if (translator->load(u":/i18n/baton_en.qm"_s)) {
        QCoreApplication::installTranslator(translator);
    }
}

} // namespace baton
