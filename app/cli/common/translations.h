// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QCoreApplication;
class QLocale;

namespace baton {

/// Makes @p locale the default and installs the translations of Qt and Baton for it. Returns false
/// if there is none; texts are then English, with English plurals.
bool installTranslations(QCoreApplication &application, const QLocale &locale);

/// Installs the plurals of English, the language of the source texts. Number formats stay the same.
void installPlurals(QCoreApplication &application);

} // namespace baton
