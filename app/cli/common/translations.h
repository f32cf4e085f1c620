// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QCoreApplication;
class QLocale;

namespace baton {

/// Makes @p locale the default one and translates Qt's texts and Baton's for it. Where there is no
/// translation the texts are English, with the plurals of English, and the answer is false.
bool installTranslations(QCoreApplication &application, const QLocale &locale);

/// English is what texts are written in; only its plurals are looked up. Numbers stay as they are.
void installPlurals(QCoreApplication &application);

} // namespace baton
