// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/reading/sessionpass.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/plantedsessions.h"

#include <QRandomGenerator>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// True if @p later, which follows @p earlier in the list, depends on it.
bool dependsOn(const SessionPass &later, const SessionPass &earlier)
{
    return (earlier.gives & (later.needs | later.gives)) || (earlier.needs & later.gives);
}

/// The passes for @p builder in a random order that respects their dependencies.
std::vector<const SessionPass *> anyOrder(const SessionBuilder &builder, QRandomGenerator &random)
{
    std::vector<const SessionPass *> left;
    for (const SessionPass &pass : sessionPasses()) {
        if (pass.isFor(builder)) {
            left.push_back(&pass);
        }
    }
    std::vector<const SessionPass *> order;
    while (!left.empty()) {
        std::vector<size_t> free;
        for (size_t i = 0; i < left.size(); ++i) {
            const bool isFree = std::none_of(
                left.begin(), left.begin() + ptrdiff_t(i),
                [&](const SessionPass *earlier) { return dependsOn(*left[i], *earlier); });
            if (isFree) {
                free.push_back(i);
            }
        }
        const size_t next = free[random.bounded(quint32(free.size()))];
        order.push_back(left[next]);
        left.erase(left.begin() + ptrdiff_t(next));
    }
    return order;
}

} // namespace

/// The passes declare their inputs and outputs.
class TestSessionPasses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void eachPassComesAfterThoseThatItDependsOn()
    {
        const std::span<const SessionPass> passes = sessionPasses();
        QVERIFY(!passes.empty());
        for (int kind = 1; kind <= anyMechanism.toInt(); kind <<= 1) {
            SessionParts given;
            for (const SessionPass &pass : passes) {
                if (pass.of.testFlag(MechanismKind(kind))) {
                    QVERIFY2((pass.needs & given) == pass.needs, pass.name);
                    given |= pass.gives;
                }
            }
            QVERIFY(given.testFlags(SessionPart::Headline | SessionPart::NextStep));
        }
    }

    void eachPassHasAUniqueName()
    {
        QSet<QByteArray> names;
        for (const SessionPass &pass : sessionPasses()) {
            QVERIFY2(!names.contains(pass.name), pass.name);
            names.insert(pass.name);
        }
    }

    void anyAllowedOrderReadsTheSameSession_data()
    {
        QTest::addColumn<QString>("protocol");
        for (const QString &protocol : plantedProtocols()) {
            QTest::newRow(qPrintable(protocol)) << protocol;
        }
    }

    void anyAllowedOrderReadsTheSameSession()
    {
        QFETCH(QString, protocol);
        QRandomGenerator random(20261128);
        int different = 0; // orders other than that of the list
        for (const PlantedSession &planted : plantedSessions(protocol)) {
            const SessionFolder folder;
            for (const auto &[name, text] : planted.files) {
                folder.write(name, text);
            }
            SessionSettings settings;
            settings.now = planted.now;
            settings.memoryMb = 16'384;
            const SessionLocation place = sessionAt(folder.path(planted.session), *m_catalog);
            const auto read = [&](bool isShuffled) {
                const PreviousParts nothing;
                SessionBuilder builder(place, *m_catalog, settings, nothing, nullptr);
                builder.mechanism = &mechanismOf(builder.reading());
                QStringList names;
                const std::span<const SessionPass> passes = sessionPasses();
                std::vector<const SessionPass *> order;
                for (const SessionPass &pass : passes) {
                    if (pass.isFor(builder)) {
                        order.push_back(&pass);
                    }
                }
                const std::vector<const SessionPass *> listed = order;
                order = isShuffled ? anyOrder(builder, random) : order;
                different += order != listed ? 1 : 0;
                for (const SessionPass *pass : order) {
                    pass->run(builder);
                    names.append(QString::fromLatin1(pass->name));
                }
                return std::pair(std::move(builder.session), names.join(u", "_s));
            };
            const Session expected = read(false).first;
            for (int i = 0; i < 4; ++i) {
                const auto [session, names] = read(true);
                QVERIFY2(session == expected, qPrintable(planted.name + u": "_s + names));
            }
        }
        QVERIFY(different > 0);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionPasses)
#include "tst_sessionpasses.moc"
