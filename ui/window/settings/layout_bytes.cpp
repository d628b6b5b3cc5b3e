// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/layout_bytes.h"

#include <QDataStream>
#include <QIODevice>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace sinew {
namespace {

constexpr int kMostPixels = 32767;  // limit of X11
constexpr int kMostItems = 64;      // docks and dock positions of one window
constexpr int kMostDepth = 16;
constexpr int kMostLetters = 100;  // letters of an object name
constexpr int kAreas = 4;
constexpr int kTitlePixels = 20;

// Qt 6, qmainwindowlayout_p.h, qdockarealayout_p.h and qtoolbararealayout_p.h.
constexpr qint32 kLayoutMarker = 0xff;
constexpr quint8 kDocks = 0xfd;
constexpr quint8 kFloatingTabs = 0xf9;
constexpr quint8 kSequence = 0xfc;
constexpr quint8 kTabs = 0xfa;
constexpr quint8 kDock = 0xfb;
constexpr quint8 kToolBarsOld = 0xfe;
constexpr quint8 kToolBars = 0xfc;
constexpr quint8 kMostDockFlags = 3;     // visible, floating
constexpr quint8 kFloatingFlag = 2;      // flag of a dock
constexpr quint8 kMostToolBarFlags = 3;  // shown, vertical
constexpr quint32 kFloatingToolBar = 1;

/// Parses the bytes from the start. Stops at the first invalid value.
class LayoutReader {
public:
    explicit LayoutReader(const QByteArray& bytes) : m_stream(bytes) {
        m_stream.setVersion(QDataStream::Qt_5_0);
    }

    template <class Number>
    Number number() {
        Number value{};
        m_stream >> value;
        return value;
    }

    /// Reads sections up to the first unknown one. -> number of bytes read; none if they are
    /// invalid.
    std::optional<qint64> sections() {
        bool docksRead = false;
        qint64 end = m_stream.device()->pos();
        while (!m_stream.atEnd()) {
            const auto marker = number<quint8>();
            if (!isKnown(marker)) {
                break;
            }
            if (!section(marker) || m_stream.status() != QDataStream::Ok) {
                return std::nullopt;
            }
            docksRead = docksRead || marker == kDocks;
            end = m_stream.device()->pos();
        }
        return docksRead ? std::optional(end) : std::nullopt;
    }

private:
    static bool isKnown(quint8 marker) {
        return marker == kDocks || marker == kFloatingTabs || marker == kToolBars ||
               marker == kToolBarsOld;
    }

    bool section(quint8 marker) {
        switch (marker) {
            case kDocks:
                return docks();
            case kFloatingTabs:
                return pixels(4) && items(0);
            default:
                return toolBars(marker == kToolBars ? 2 : 1);
        }
    }

    bool pixels(int count) {
        for (int i = 0; i < count; ++i) {
            const auto value = number<qint32>();
            if (value < -kMostPixels || value > kMostPixels) {
                return false;
            }
        }
        return m_stream.status() == QDataStream::Ok;
    }

    /// Reads a count and checks it against the remaining bytes.
    bool count(int& value, int most) {
        value = number<qint32>();
        return m_stream.status() == QDataStream::Ok && value >= 0 && value <= most;
    }

    bool name() {
        QString text;
        m_stream >> text;
        return m_stream.status() == QDataStream::Ok && text.size() <= kMostLetters;
    }

    bool docks() {
        int areas = 0;
        if (!count(areas, kAreas)) {
            return false;
        }
        for (int i = 0; i < areas; ++i) {
            int area = 0;
            if (!count(area, kAreas - 1) || !pixels(2) || !items(0)) {
                return false;
            }
        }
        return pixels(2) && corners();
    }

    bool corners() {
        for (int i = 0; i < kAreas; ++i) {
            const auto area = number<qint32>();
            if (area != Qt::LeftDockWidgetArea && area != Qt::RightDockWidgetArea &&
                area != Qt::TopDockWidgetArea && area != Qt::BottomDockWidgetArea) {
                return false;
            }
        }
        return m_stream.status() == QDataStream::Ok;
    }

    bool items(int depth) {
        const auto marker = number<quint8>();
        if (depth > kMostDepth || (marker != kSequence && marker != kTabs)) {
            return false;
        }
        if (marker == kTabs) {
            const auto front = number<qint32>();
            if (front < -1 || front >= kMostItems) {
                return false;
            }
        }
        const auto orientation = number<quint8>();
        int size = 0;
        if ((orientation != Qt::Horizontal && orientation != Qt::Vertical) ||
            !count(size, kMostItems)) {
            return false;
        }
        for (int i = 0; i < size; ++i) {
            if (++m_items > kMostItems || !item(depth)) {
                return false;
            }
        }
        return true;
    }

    bool item(int depth) {
        switch (number<quint8>()) {
            case kDock:
                return dock();
            case kSequence:
                return pixels(2) && limits() && items(depth + 1);
            default:
                return false;
        }
    }

    bool dock() {
        if (!name()) {
            return false;
        }
        const auto flags = number<quint8>();
        return flags <= kMostDockFlags &&
               ((flags & kFloatingFlag) != 0 ? pixels(4) : pixels(2) && limits());
    }

    /// The minimum and maximum size, which Qt does not read back.
    bool limits() {
        number<qint32>();
        number<qint32>();
        return m_stream.status() == QDataStream::Ok;
    }

    bool toolBars(int words) {
        int lines = 0;
        if (!count(lines, kMostItems)) {
            return false;
        }
        for (int i = 0; i < lines; ++i) {
            int area = 0;
            int size = 0;
            if (!count(area, kAreas - 1) || !count(size, kMostItems)) {
                return false;
            }
            for (int j = 0; j < size; ++j) {
                if (++m_items > kMostItems || !toolBar(words)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool toolBar(int words) {
        if (!name() || number<quint8>() > kMostToolBarFlags || !pixels(2)) {
            return false;
        }
        const auto first = number<quint32>();
        if (words > 1) {
            number<quint32>();
        }
        return (first & kFloatingToolBar) == 0;  // our toolbars never float
    }

    QDataStream m_stream;
    int m_items = 0;
};

std::optional<QRect> readRect(QDataStream& stream) {
    std::array<qint32, 4> edges{};
    for (qint32& edge : edges) {
        stream >> edge;
        if (edge < -kMostPixels || edge > kMostPixels) {
            return std::nullopt;
        }
    }
    return QRect(QPoint(edges[0], edges[1]), QPoint(edges[2], edges[3]));
}

}  // namespace

std::optional<SavedLayout> readLayout(const QByteArray& bytes) {
    LayoutReader reader(bytes);
    if (reader.number<qint32>() != kLayoutMarker) {
        return std::nullopt;
    }
    const auto version = reader.number<qint32>();
    const std::optional<qint64> end = reader.sections();
    return end ? std::optional(SavedLayout{bytes.first(*end), version}) : std::nullopt;
}

std::optional<WindowPlace> readPlace(const QByteArray& bytes) {
    constexpr quint32 kMagic = 0x1D9D0CB;  // Qt 6, QWidget::saveGeometry
    constexpr quint16 kNewest = 3;
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_4_0);
    quint32 magic = 0;
    quint16 major = 0;
    quint16 minor = 0;
    stream >> magic >> major >> minor;
    if (magic != kMagic || major < 1 || major > kNewest) {
        return std::nullopt;
    }
    const std::optional<QRect> frame = readRect(stream);
    const std::optional<QRect> normal = readRect(stream);
    qint32 screen = 0;
    quint8 maximized = 0;
    quint8 fullScreen = 0;
    stream >> screen >> maximized >> fullScreen;
    if (stream.status() != QDataStream::Ok || !frame || !normal || !normal->isValid()) {
        return std::nullopt;
    }
    return WindowPlace{*normal, maximized != 0, fullScreen != 0};
}

QRect fittedInto(const QRect& area, const QRect& wanted) {
    if (area.isEmpty() || area.contains(wanted)) {
        return wanted;
    }
    const QSize size = wanted.size().boundedTo(area.size());
    QRect fitted(wanted.topLeft(), size);
    fitted.moveRight(std::min(fitted.right(), area.right()));
    fitted.moveLeft(std::max(fitted.left(), area.left()));
    fitted.moveBottom(std::min(fitted.bottom(), area.bottom()));
    const int room = std::min(area.height() - size.height(), kTitlePixels);  // reserved for the
                                                                             // title bar
    fitted.moveTop(std::max(fitted.top(), area.top() + room));
    return fitted;
}

}  // namespace sinew
