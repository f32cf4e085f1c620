// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTcpSocket>
#include <QtEndian>

namespace baton {

/// Presses keys in a program that runs on Qt's VNC platform: a client of RFB 3.3 that looks at no
/// picture.
class RemoteKeyboard
{
public:
    [[nodiscard]] bool connectTo(quint16 port)
    {
        m_socket.connectToHost(QStringLiteral("127.0.0.1"), port);
        if (!m_socket.waitForConnected(2000) || take(12).isEmpty()) {
            return false;
        }
        m_socket.write("RFB 003.003\n");
        const QByteArray security = take(4);
        if (security.isEmpty() || qFromBigEndian<quint32>(security.constData()) != 1) {
            return false;
        }
        m_socket.write(QByteArray(1, '\1')); // shared
        return !take(24).isEmpty();
    }

    /// Types characters of Latin-1, whose key symbols are their codes.
    void type(const QByteArray &text)
    {
        for (const char character : text) {
            const quint32 symbol = character == '\n' ? 0xff0d : static_cast<uchar>(character);
            press(symbol, true);
            press(symbol, false);
        }
        m_socket.waitForBytesWritten(2000);
    }

private:
    QByteArray take(qint64 size)
    {
        while (m_socket.bytesAvailable() < size) {
            if (!m_socket.waitForReadyRead(5000)) {
                return {};
            }
        }
        return m_socket.read(size);
    }

    void press(quint32 symbol, bool isDown)
    {
        QByteArray message(8, '\0');
        message[0] = 4;
        message[1] = isDown ? 1 : 0;
        qToBigEndian(symbol, message.data() + 4);
        m_socket.write(message);
    }

    QTcpSocket m_socket;
};

} // namespace baton
