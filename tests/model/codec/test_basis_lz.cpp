// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <string>

#include "model/codec/etc1s.h"
#include "model/codec/ktx2_decode.h"
#include "tests/model/codec/ktx2_file.h"
#include "tests/support/caller.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// A gradient of 10 x 7 pixels with alpha, as the reference encoder of Basis Universal writes it,
// and what its transcoder makes of that.
const std::string kTiny =
    "ab4b5458203230bb0d0a1a0a00000000010000000a00000007000000000000000000000001000000"
    "0100000001000000680000003c000000a400000024000000c800000000000000b000000000000000"
    "7801000000000000080000000000000000000000000000003c0000000000000002003800a3010200"
    "03030000080800000000000000003f000000000000000000ffffffff40003f0f0000000000000000"
    "ffffffff1f0000004b545877726974657200426173697320556e6976657273616c20322e35300000"
    "0a0006003e0000001900000031000000000000000000000000000000040000000400000004000000"
    "1d40140002008021a0fa61a72c010388022000000008ba6537700288032000000004932caf200013"
    "000400000401901f91dc38cdd4d57ff65569ba07000004a8525505a852fd074afdff575555552527"
    "2727a7a2a2a20200c19c000100000010d63fafafb003600a000000000004d281023c681800001034"
    "e54420020400130000000000000820003a259e198d1e3402";
const std::string kTinyPixels =
    "000f9cff000f9cff000f9cff000f9cff620f18ff620f18ff620f18ff620f18ffbd0f00ffbd0f00ff"
    "142cb9ff142cb9ff142cb9ff142cb9ff7f2c35ff7f2c35ff7f2c35ff7f2c35ffda2c0bffda2c0bff"
    "2e46d3ff2e46d3ff2e46d3ff2e46d3ff99464fff99464fff99464fff99464ffff44625fff44625ff"
    "4b63f0ff4b63f0ff4b63f0ff4b63f0ffb6636cffb6636cffb6636cffb6636cffff6342ffff6342ff"
    "0098a0040098a0180098a02a0facb43e6a9c204e6a9c20626a9c20746a9c2088b49c00a0b49c00b4"
    "0facb40421bec61821bec62a21bec63e87b93d4e87b93d6287b93d7487b93d88d1b90ba0d1b90bb4"
    "35d2da0435d2da1835d2da2a35d2da3ea1d3574ea1d35762a1d35774a1d35788ebd325a0ebd325b4";

class BitWriter {
public:
    void put(std::uint32_t value, unsigned bits) {
        for (unsigned i = 0; i < bits; ++i) {
            if (m_count++ % 8 == 0) {
                m_bytes.push_back(0);
            }
            m_bytes.back() = static_cast<std::uint8_t>(m_bytes.back() | (value >> i & 1U)
                                                                            << ((m_count - 1) % 8));
        }
    }
    // A table in which each of 2^bits symbols has a code of `bits` bits.
    void putFlatTable(unsigned bits) {
        put(1U << bits, 14);
        // The order of lengths begins 17 18 19 20 0 8 7 9 6 10 5 11 4 12 3 13 2 14 1: one code, of
        // one bit, for the length.
        static const std::vector<unsigned> kOrder{17, 18, 19, 20, 0,  8, 7,  9, 6,  10, 5,
                                                  11, 4,  12, 3,  13, 2, 14, 1, 15, 16};
        const auto at = std::find(kOrder.begin(), kOrder.end(), bits) - kOrder.begin();
        put(static_cast<std::uint32_t>(at + 1), 5);
        for (std::ptrdiff_t i = 0; i <= at; ++i) {
            put(i == at ? 1 : 0, 3);
        }
        for (std::uint32_t symbol = 0; symbol < 1U << bits; ++symbol) {
            put(0, 1);
        }
    }
    // The code of a symbol in such a table: its bits from the highest.
    void putSymbol(std::uint32_t symbol, unsigned bits) {
        for (unsigned i = bits; i-- > 0;) {
            put(symbol >> i & 1U, 1);
        }
    }
    [[nodiscard]] const ByteVector& bytes() const { return m_bytes; }

private:
    ByteVector m_bytes;
    std::size_t m_count = 0;
};

// Two endpoints (dark red with intensity 0, bright grey with intensity 7) and two selectors (the
// four values in each row; all lowest).
Etc1sCodebook codebook(Caller caller = Caller::here()) {
    BitWriter endpoints;
    for (int table = 0; table < 3; ++table) {
        endpoints.putFlatTable(5);
    }
    endpoints.putFlatTable(3);
    endpoints.put(0, 1);
    endpoints.putSymbol(0, 3);
    for (const std::uint32_t delta : {24U, 16U, 16U}) {  // 16 becomes 8, 0, 0
        endpoints.putSymbol(delta, 5);
    }
    endpoints.putSymbol(7, 3);
    for (const std::uint32_t delta : {12U, 20U, 20U}) {  // 20, 20, 20
        endpoints.putSymbol(delta, 5);
    }

    BitWriter selectors;
    selectors.put(0, 2);
    selectors.put(1, 1);
    for (const std::uint32_t row : {0xe4U, 0xe4U, 0xe4U, 0xe4U, 0U, 0U, 0U, 0U}) {
        selectors.put(row, 8);
    }

    BitWriter tables;
    tables.putFlatTable(8);  // predictions, without the one that repeats
    tables.putFlatTable(1);  // 2 endpoints
    tables.putFlatTable(2);  // 2 selectors, 1 place in the history, 1 for runs
    tables.putFlatTable(6);
    tables.put(1, 13);

    Etc1sCodebook out;
    if (!readEndpoints(endpoints.bytes(), 2, out) || !readSelectors(selectors.bytes(), 2, out) ||
        !readSliceTables(tables.bytes(), out)) {
        fail(caller, "the codebook is refused");
    }
    return out;
}

struct Texel {
    std::uint32_t column;
    std::uint32_t row;
    Etc1sBlock block;
};

std::vector<Texel> drawn(const ByteVector& slice, const Etc1sGrid& grid, bool expected = true,
                         Caller caller = Caller::here()) {
    std::vector<Texel> out;
    const bool ok =
        decodeSlice(slice, codebook(caller), grid,
                    [&](std::uint32_t column, std::uint32_t row, const Etc1sBlock& block) {
                        out.push_back({column, row, block});
                    });
    if (ok != expected) {
        fail(caller, "the slice ends otherwise");
    }
    return out;
}

Result<Ktx2Content> decoded(const ByteVector& bytes) {
    const Result<Ktx2Image> image = parseKtx2(bytes);
    if (!image) {
        return image.error();
    }
    return decodeKtx2(*image, bytes);
}

}  // namespace

class TestBasisLz : public QObject {
    Q_OBJECT

private slots:
    void coloursAreThoseOfEtc1() {
        const Etc1sEndpoint endpoint{{8, 0, 31}, 1};
        const Etc1sBlock block = decodeEtc1sBlock(endpoint, {0xe4, 0x1b, 0, 0xff});
        // 8 of 31 is 66 of 255; the modifiers of row 1 are 5 and 17.
        const std::array<std::uint8_t, 3> darkest{49, 0, 238};
        const std::array<std::uint8_t, 3> dark{61, 0, 250};
        const std::array<std::uint8_t, 3> bright{71, 5, 255};
        const std::array<std::uint8_t, 3> brightest{83, 17, 255};
        const std::array<std::array<std::uint8_t, 3>, 8> rows{darkest,   dark,   bright, brightest,
                                                              brightest, bright, dark,   darkest};
        for (std::size_t i = 0; i < 8; ++i) {
            QCOMPARE(block[i], rows[i]);
        }
        for (std::size_t i = 8; i < 16; ++i) {
            QCOMPARE(block[i], i < 12 ? darkest : brightest);
        }
    }

    void codebooksAreRead() {
        const Etc1sCodebook book = codebook();
        QCOMPARE(book.endpoints.size(), std::size_t{2});
        QCOMPARE(book.endpoints[0].color5, (std::array<std::uint8_t, 3>{8, 0, 0}));
        QCOMPARE(book.endpoints[0].intensity, std::uint8_t{0});
        QCOMPARE(book.endpoints[1].color5, (std::array<std::uint8_t, 3>{20, 20, 20}));
        QCOMPARE(book.endpoints[1].intensity, std::uint8_t{7});
        QCOMPARE(book.selectors[0], (Etc1sSelector{0xe4, 0xe4, 0xe4, 0xe4}));
        QCOMPARE(book.historySize, 1U);
    }

    void endpointsComeFromTheNeighbours() {
        // Two by two blocks. The first has endpoint 1, and the second goes on to 0 or is as its
        // left neighbour; then the upper, the upper left and another new one.
        struct Case {
            std::array<std::uint32_t, 4> predictions;  // left, upper, upper left, new
            std::vector<std::uint32_t> deltas;
            std::array<std::size_t, 4> endpoints;
        };
        const std::vector<Case> cases{{{3, 3, 1, 2}, {1, 1}, {1, 0, 1, 1}},
                                      {{3, 3, 3, 2}, {1, 1, 0}, {1, 0, 0, 1}},
                                      {{3, 0, 3, 1}, {1, 1}, {1, 1, 0, 1}},
                                      {{3, 0, 3, 0}, {1, 1}, {1, 1, 0, 0}}};
        const Etc1sCodebook book = codebook();
        for (const auto& [predictions, deltas, endpoints] : cases) {
            BitWriter slice;
            slice.putSymbol(
                predictions[0] | predictions[1] << 2 | predictions[2] << 4 | predictions[3] << 6,
                8);
            auto delta = deltas.begin();
            for (const std::uint32_t prediction : predictions) {
                if (prediction == 3) {
                    slice.putSymbol(*delta++, 1);
                }
                slice.putSymbol(0, 2);
            }
            const std::vector<Texel> blocks = drawn(slice.bytes(), {2, 2});
            QCOMPARE(blocks.size(), std::size_t{4});
            for (std::size_t i = 0; i < 4; ++i) {
                QCOMPARE(blocks[i].column, static_cast<std::uint32_t>(i % 2));
                QCOMPARE(blocks[i].row, static_cast<std::uint32_t>(i / 2));
                QCOMPARE(blocks[i].block,
                         decodeEtc1sBlock(book.endpoints[endpoints[i]], book.selectors[0]));
            }
        }
    }

    void selectorsComeFromHistoryAndRuns() {
        // One row of five blocks: selector 1, then a run of four times the front of the history,
        // to which one selector was added.
        BitWriter slice;
        for (int pair = 0; pair < 3; ++pair) {
            slice.putSymbol(pair == 0 ? 3U : 0U, 8);
            if (pair == 0) {
                slice.putSymbol(0, 1);
                slice.putSymbol(1, 2);  // selector 1
                slice.putSymbol(3, 2);  // a run
                slice.putSymbol(1, 6);  // run of 3 + 1
            }
        }
        const std::vector<Texel> blocks = drawn(slice.bytes(), {5, 1});
        const Etc1sBlock lowest = decodeEtc1sBlock({{8, 0, 0}, 0}, {0, 0, 0, 0});
        for (const Texel& texel : blocks) {
            QCOMPARE(texel.block, lowest);
        }
    }

    void predictionsWithoutANeighbourAreRefused() {
        for (const std::uint32_t prediction : {0U, 1U, 2U}) {
            BitWriter slice;
            slice.putSymbol(prediction, 8);
            slice.put(0, 32);
            drawn(slice.bytes(), {1, 1}, false);
        }
    }

    void filesOfTheReferenceEncoderAreDecodedAlike() {
        const Result<Ktx2Content> content = decoded(fromHex(kTiny));
        QVERIFY(content.ok());
        QCOMPARE(content->rgba, fromHex(kTinyPixels));
        QVERIFY(content->blocks.empty());
    }

    void aStoppedDecodingGivesNoPixels() {
        const ByteVector file = fromHex(kTiny);
        const Result<Ktx2Content> none = decodeKtx2(*parseKtx2(file), file, stoppedToken());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Cancelled);
    }

    void everyCutIsRefused() {
        const ByteVector whole = fromHex(kTiny);
        for (std::size_t length = 0; length < whole.size(); ++length) {
            QVERIFY(!decoded({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}));
        }
    }

    void noChangedByteDoesHarm() {
        const ByteVector whole = fromHex(kTiny);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (unsigned value = 0; value < 256; value += 17) {
                ByteVector changed = whole;
                changed[at] = static_cast<std::uint8_t>(value);
                const Result<Ktx2Image> image = parseKtx2(changed);
                if (!image || std::uint64_t{image->width} * image->height > 1U << 16) {
                    continue;
                }
                const Result<Ktx2Content> content = decodeKtx2(*image, changed);
                QVERIFY(!content ||
                        content->rgba.size() == std::size_t{4} * image->width * image->height);
            }
        }
    }

    void framesOfAVideoAreRefused() {
        ByteVector video = fromHex(kTiny);
        video[0xc8 + 20] = 2;  // the flags of the first image descriptor
        const Result<Ktx2Content> content = decoded(video);
        QVERIFY(!content);
        QVERIFY(content.error().message.find("video") != std::string::npos);
    }
};

SINEW_TEST(TestBasisLz)
#include "test_basis_lz.moc"
