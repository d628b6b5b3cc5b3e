// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>

class QGridLayout;
class QLabel;
class QToolButton;

namespace sinew {

struct Asset;
class ElidedLabel;
struct FileComparison;

/// What is measured between two files.
enum class ComparedTotal : std::uint8_t { Geometry, Weights, Motion };

/// Largest, mean and 95th percentile of each, where the largest is, and a button that leads there.
class ComparisonTotals final : public QWidget {
    Q_OBJECT

public:
    ComparisonTotals();

    void showTotals(const Asset& before, const FileComparison& comparison);
    void clear();

signals:
    void goToWanted(sinew::ComparedTotal total);

private:
    struct Row {
        std::array<QLabel*, 3> numbers{};
        ElidedLabel* where = nullptr;
        QToolButton* go = nullptr;
    };
    [[nodiscard]] Row addRow(QGridLayout& grid, ComparedTotal total, const char* name,
                             const QString& title, const QString& tip);
    static void fill(const Row& row, const std::array<double, 3>& numbers, const QString& where,
                     const QString& shortWhere);

    std::array<Row, 3> m_rows;  // [ComparedTotal]
};

}  // namespace sinew
