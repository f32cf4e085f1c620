// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/linkbutton.h"
#include "widgets/verdict/reasonrow.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// A reason of a verdict with the link to its field and its fix.
class TestReasonRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        Finding finding;
        finding.message = u"estimated_elements erwartet eine ganze Zahl, nicht Text"_s;
        finding.path = JsonPointer::of(u"/handoff/mesh_plan/estimated_elements");
        finding.start.line = 26;
        finding.fixes = {{u"Anführungszeichen entfernen"_s, {}, true}};
        m_window = std::make_unique<QWidget>(); // a top-level window would have any width
        m_row = new ReasonRow(m_window.get());
        m_row->setReason(finding, u"Geschätzte Elemente"_s);
        m_link = m_row->findChild<LinkButton *>(u"reasonLink"_s);
        m_fix = m_row->findChild<QPushButton *>(u"reasonFix"_s);
        m_window->show();
    }

    void theFixIsBesideTheLinkIfThereIsRoom()
    {
        showAt(500);
        QTRY_COMPARE(m_fix->y(), m_link->y());
        QVERIFY(m_fix->x() > m_link->geometry().right());
    }

    void theFixIsBelowTheLinkWithoutRoom()
    {
        showAt(240);
        QTRY_VERIFY(m_fix->y() > m_link->geometry().bottom());
        QVERIFY(m_fix->geometry().right() < 240);
        QVERIFY(m_row->minimumSizeHint().width() <= 240);
        showAt(500);
        QTRY_COMPARE(m_fix->y(), m_link->y());
    }

    void wideFixesWrap()
    {
        showAt(500);
        QTRY_COMPARE(m_fix->text(), u"Anführungszeichen entfernen"_s);
        const int oneLine = m_fix->sizeHint().height();
        m_row->resize(m_fix->sizeHint().width(), 400);
        QTRY_COMPARE(m_fix->text(), u"Anführungszeichen\nentfernen"_s);
        QVERIFY(m_fix->geometry().right() < m_row->width());
        QVERIFY(m_fix->sizeHint().height() >= oneLine + m_fix->fontMetrics().lineSpacing());
        QTRY_VERIFY(m_fix->height() >= m_fix->sizeHint().height());
        QCOMPARE(m_fix->toolTip(), QString());
        QCOMPARE(m_fix->accessibleName(), u"Anführungszeichen entfernen"_s);
        showAt(500);
        QTRY_COMPARE(m_fix->text(), u"Anführungszeichen entfernen"_s);
    }

    void wideWordsAreElided()
    {
        showAt(100);
        QTRY_VERIFY(m_fix->text().endsWith(u'…') && !m_fix->text().contains(u'\n'));
        QVERIFY(m_fix->geometry().right() < 100);
        QCOMPARE(m_fix->toolTip(), u"Anführungszeichen entfernen"_s);
    }

private:
    void showAt(int width) { m_row->resize(width, 120); }

    std::unique_ptr<QWidget> m_window;
    ReasonRow *m_row = nullptr;
    LinkButton *m_link = nullptr;
    QPushButton *m_fix = nullptr;
};

QTEST_MAIN(TestReasonRow)
#include "tst_reasonrow.moc"
