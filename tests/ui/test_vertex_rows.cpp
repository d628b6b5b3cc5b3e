// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QHeaderView>
#include <QTest>
#include <memory>

#include "tests/support/test_program.h"
#include "ui/models/vertex_table_model.h"
#include "ui/panels/vertex/vertex_rows.h"

using namespace sinew;

namespace {

/// Counts the numbers that a view reads.
class CountingModel : public VertexTableModel {
public:
    using VertexTableModel::VertexTableModel;
    mutable std::size_t reads = 0;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        reads += role == Qt::DisplayRole ? 1 : 0;
        return VertexTableModel::data(index, role);
    }
};

std::shared_ptr<const VertexTable> manyVertices(std::size_t count) {
    Asset asset;
    asset.meshes.resize(1);
    asset.meshes[0].primitives.resize(1);
    asset.meshes[0].primitives[0].positions = std::vector<glm::vec3>(count, glm::vec3(1, 2, 3));
    return std::make_shared<const VertexTable>(std::make_shared<const Asset>(std::move(asset)),
                                               MeshIndex(0), 0, SkinIndex());
}

}  // namespace

class TestVertexRows : public QObject {
    Q_OBJECT

private slots:
    void aMillionRowsReadOnlyThePageThatIsShown() {
        CountingModel model;
        model.setTable(manyVertices(1'000'000));
        VertexRows view(&model);
        model.setRows(nullptr);  // happens when a primitive is shown
        view.resize(600, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto page = static_cast<std::size_t>(view.viewport()->height() /
                                                   view.verticalHeader()->defaultSectionSize()) +
                          2;
        model.reads = 0;
        for (const int row : {999'999, 500'000, 12'345}) {
            view.scrollTo(model.index(row, 0), QAbstractItemView::PositionAtTop);
            (void)view.grab();
        }
        QVERIFY(model.reads > 0);
        const std::size_t most = 2 * 3 * page * static_cast<std::size_t>(model.columnCount());
        QVERIFY2(model.reads <= most, qPrintable(QString::number(model.reads)));
    }

    void selectingAMillionRowsListsTheFirstOnly() {
        VertexTableModel model;
        model.setTable(manyVertices(1'000'000));
        VertexRows view(&model);
        view.selectAll();
        QCOMPARE(view.selectedCount(), std::size_t{1'000'000});
        QCOMPARE(view.verticesByRow(3), (std::vector<std::uint32_t>{0, 1, 2}));
    }
};

SINEW_TEST_IN(QApplication, TestVertexRows)
#include "test_vertex_rows.moc"
