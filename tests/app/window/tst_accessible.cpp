// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "tests/widgets/accessible.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/pane/sourcepane.h"

using namespace baton;
using namespace Qt::StringLiterals;

/// Assistive technology is notified of the focus.
class TestAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void everyTabStopHasAName_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("file");
        QTest::newRow("a review") << review() << u"a.yaml"_s;
        QTest::newRow("with problems") << QByteArray(review())
                                              .replace("\"APPROVED\"", "\"approved\"")
                                              .replace("findings", "challanges")
                                       << u"a.yaml"_s;
        QTest::newRow("broken") << QByteArray(review()).replace("\"APPROVED\"", "\"APPROVED")
                                << u"a.yaml"_s;
        QTest::newRow("two documents") << review() + "---\n" + review() << u"a.yaml"_s;
        QTest::newRow("a table and maps")
            << QByteArray("handoff:\n  producer: cfd-mesh\n  mesh_plan:\n    refinement_zones:\n"
                          "      - region: a\n        target_size: 1.0e-3\n"
                          "    quality_thresholds:\n      min_jacobian: 0.1\n")
            << u"a.yaml"_s;
        QTest::newRow("no handoff") << QByteArray("a: 1\n") << u"a.yaml"_s;
    }

    void everyTabStopHasAName()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, file);
        WindowFixture fixture;
        fixture.window->openWorkspace(fixture.dir.path());
        QVERIFY(fixture.open(file, bytes));
        EditorTab *tab = fixture.window->currentTab();
        tab->form().expandAll();
        tab->source().openReplace();
        QCoreApplication::processEvents();
        const QStringList nameless = namelessControls(*fixture.window);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }
};

QTEST_MAIN(TestAccessible)
#include "tst_accessible.moc"
