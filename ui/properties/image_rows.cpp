// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/asset_facts.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

QString filterName(Filter filter) {
    return filter == Filter::Linear ? QStringLiteral("linear") : QStringLiteral("nearest");
}

QString wrapName(Wrap wrap) {
    switch (wrap) {
        case Wrap::Repeat:
            return QStringLiteral("repeat");
        case Wrap::MirroredRepeat:
            return QStringLiteral("mirrored repeat");
        case Wrap::ClampToEdge:
            return QStringLiteral("clamp to edge");
    }
    return {};
}

QString channelNames(std::uint32_t channels) {
    switch (channels) {
        case 1:
            return QStringLiteral("grey");
        case 2:
            return QStringLiteral("grey, alpha");
        case 3:
            return QStringLiteral("red, green, blue");
        case 4:
            return QStringLiteral("red, green, blue, alpha");
        default:
            return QStringLiteral("unknown");
    }
}

PropertyRows samplerRows(const AssetPtr& asset, const TextureSampler& sampler) {
    PropertyList list(asset, std::string());
    list.measured(QStringLiteral("Magnified"), filterName(sampler.magFilter));
    list.measured(QStringLiteral("Minified"), filterName(sampler.minFilter));
    list.measured(QStringLiteral("Mipmaps"),
                  sampler.mipmaps ? filterName(sampler.mipFilter) : QStringLiteral("none"));
    list.measured(QStringLiteral("Wrap along U"), wrapName(sampler.wrapU));
    list.measured(QStringLiteral("Wrap along V"), wrapName(sampler.wrapV));
    return list.take();
}

PropertyRows storedRows(const AssetPtr& asset, const ObjectRef& object) {
    const Image& image = asset->images[object.index];
    PropertyList list(asset, object);
    list.measured(QStringLiteral("Type"), QString::fromStdString(image.mimeType));
    if (image.uri.empty()) {
        list.measured(QStringLiteral("From"), QStringLiteral("embedded in the file"));
    } else {
        list.add(QStringLiteral("From"), QString::fromStdString(image.uri), "/uri");
    }
    if (image.encodedBytes > 0) {
        list.measured(QStringLiteral("Bytes"), text::bytes(image.encodedBytes));
    }
    if (image.storedChannels > 0) {
        list.measured(QStringLiteral("Channels"), channelNames(image.storedChannels));
    }
    if (image.storedBits > 0) {
        list.measured(QStringLiteral("Bits per channel"), text::count(image.storedBits));
    }
    return list.take();
}

PropertyRows decodedRows(const AssetPtr& asset, const Image& image) {
    PropertyList list(asset, std::string());
    list.measured(QStringLiteral("Size"),
                  QStringLiteral("%1 × %2 pixels")
                      .arg(QString::number(image.width), QString::number(image.height)));
    list.measured(QStringLiteral("In memory"), text::bytes(decodedBytes(image)));
    if (image.blockFormat != 0) {
        list.measured(QStringLiteral("Block format"),
                      QStringLiteral("VkFormat %1").arg(image.blockFormat));
        list.measured(QStringLiteral("Mipmaps"), text::count(image.levels.size()));
    }
    if (image.placeholder) {
        list.measured(QStringLiteral("State"),
                      QStringLiteral("could not be read: a placeholder is shown"));
    }
    return list.take();
}

}  // namespace

PropertyRows textureRows(const AssetPtr& asset, const ObjectRef& object) {
    const Texture& texture = asset->textures[object.index];
    PropertyList list(asset, object);
    list.link(QStringLiteral("Image"), texture.image);
    PropertyList out(asset, object);
    out.section(QStringLiteral("Texture"), list.take());
    out.section(QStringLiteral("Sampler"), samplerRows(asset, texture.sampler));
    return out.take();
}

PropertyRows imageRows(const AssetPtr& asset, const ObjectRef& object) {
    PropertyList out(asset, object);
    out.section(QStringLiteral("Image"), decodedRows(asset, asset->images[object.index]));
    out.section(QStringLiteral("Stored"), storedRows(asset, object));
    return out.take();
}

}  // namespace sinew
