// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/keyring.h"
#include "tests/support/fakekeyring.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QString url = u"postgresql://orion@db.example:5432/tasks?sslmode=verify-full"_s;

} // namespace

/// The keyring of the desktop, used over its bus.
class TestKeyring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aStoredPasswordIsReadUntilItIsDeleted()
    {
        QCOMPARE(read(url), QString());
        QCOMPARE(keep(url, u"gehéim"_s), QString());
        QCOMPARE(m_keyring.passwords().value(url), u"gehéim"_s);
        QCOMPARE(read(url), u"gehéim"_s);
        QCOMPARE(read(url + u"x"_s), QString());
        m_keyring.setPasswords({}); // by the desktop's own program
        QCOMPARE(read(url), QString());
    }

    void aLaterPasswordReplacesTheFirst()
    {
        QCOMPARE(keep(url, u"old"_s), QString());
        QCOMPARE(keep(url, u"new"_s), QString());
        QCOMPARE(read(url), u"new"_s);
        QCOMPARE(m_keyring.passwords().size(), 1);
    }

private:
    /// Waits for the answer of @p ask.
    static QString
    answered(const std::function<void(const std::function<void(const QString &)> &)> &ask)
    {
        std::optional<QString> answer;
        ask([&answer](const QString &text) { answer = text; });
        return QTest::qWaitFor([&answer] { return answer.has_value(); }, 30'000) ? *answer
                                                                                 : u"no answer"_s;
    }

    QString read(const QString &key)
    {
        return answered([&](const auto &take) { keyring::read(key, this, take); });
    }

    /// The reason of a failure.
    QString keep(const QString &key, const QString &password)
    {
        return answered([&](const auto &take) { keyring::keep(key, password, this, take); });
    }

    FakeKeyring m_keyring;
};

QTEST_GUILESS_MAIN(TestKeyring)
#include "tst_keyring.moc"
