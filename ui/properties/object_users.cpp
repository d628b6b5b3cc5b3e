// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/object_users.h"

#include "model/asset/gltf_interpolation.h"
#include "model/core/utf8.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

class UserList {
public:
    UserList(const Asset& asset, const ObjectRef& object) : m_asset(asset), m_index(object.index) {}

    template <class Member>
    void addNodes(Member Node::*member) {
        for (std::size_t i = 0; i < m_asset.nodes.size(); ++i) {
            if ((m_asset.nodes[i].*member).value == m_index) {
                add(NodeIndex(i));
            }
        }
    }

    void addSkinnedNodes() {
        for (std::size_t i = 0; i < m_asset.nodes.size(); ++i) {
            const Node& node = m_asset.nodes[i];
            if (node.skin.value == m_index) {
                add(NodeIndex(i),
                    node.mesh ? QStringLiteral("mesh %1").arg(nameOf(m_asset, ObjectRef(node.mesh)))
                              : "no mesh");
            }
        }
    }

    void addScenes() {
        for (std::size_t i = 0; i < m_asset.scenes.size(); ++i) {
            for (const NodeIndex root : m_asset.scenes[i].roots) {
                if (root.value == m_index) {
                    add(SceneIndex(i), "root");
                }
            }
        }
    }

    void addSkins() {
        for (std::size_t i = 0; i < m_asset.skins.size(); ++i) {
            const Skin& skin = m_asset.skins[i];
            for (std::size_t j = 0; j < skin.joints.size(); ++j) {
                if (skin.joints[j].value == m_index) {
                    add(ObjectRef::joint(SkinIndex(i), JointIndex(j)));
                }
            }
            if (skin.skeleton.value == m_index) {
                add(SkinIndex(i), "skeleton root");
            }
        }
    }

    void addNodeChannels() {
        for (std::size_t i = 0; i < m_asset.animations.size(); ++i) {
            for (const Channel& channel : m_asset.animations[i].channels) {
                if (channel.node.value == m_index) {
                    add(ObjectRef::channel(AnimationIndex(i), channel.fileIndex),
                        QLatin1String(gltfPath(channel.path)));
                }
            }
        }
    }

    void addPropertyChannels(PropertyOwner owner) {
        for (std::size_t i = 0; i < m_asset.animations.size(); ++i) {
            for (const PropertyChannel& channel : m_asset.animations[i].propertyChannels) {
                if (channel.target.owner == owner && channel.target.index == m_index) {
                    add(ObjectRef::channel(AnimationIndex(i), channel.fileIndex),
                        drivenPart(channel));
                }
            }
        }
    }

    void addPrimitives() {
        for (std::size_t i = 0; i < m_asset.meshes.size(); ++i) {
            for (std::size_t j = 0; j < m_asset.meshes[i].primitives.size(); ++j) {
                addPrimitive(ObjectRef::primitive(MeshIndex(i), j),
                             m_asset.meshes[i].primitives[j]);
            }
        }
    }

    void addMaterials() {
        for (std::size_t i = 0; i < m_asset.materials.size(); ++i) {
            for (std::size_t slot = 0; slot < kTextureSlotCount; ++slot) {
                if (m_asset.materials[i].textures[slot].texture.value == m_index) {
                    add(MaterialIndex(i),
                        QString::fromUtf8(factsOf(static_cast<TextureSlot>(slot)).words));
                }
            }
        }
    }

    void addTextures() {
        for (std::size_t i = 0; i < m_asset.textures.size(); ++i) {
            if (m_asset.textures[i].image.value == m_index) {
                add(TextureIndex(i));
            }
        }
    }

    [[nodiscard]] std::vector<ObjectUser> take() { return std::move(m_out); }

private:
    void add(const ObjectRef& user, const QString& role = {}) { m_out.push_back({user, role}); }

    void addPrimitive(const ObjectRef& user, const Primitive& primitive) {
        const QString mesh = nameOf(m_asset, ownerOf(user));
        if (primitive.material.value == m_index) {
            add(user, mesh);
        }
        for (std::size_t v = 0; v < primitive.variantMaterials.size(); ++v) {
            if (primitive.variantMaterials[v].value == m_index && v < m_asset.variants.size()) {
                add(user, QStringLiteral("%1, variant %2")
                              .arg(mesh, QString::fromStdString(oneLine(m_asset.variants[v]))));
            }
        }
    }

    /// The pointer relative to the object: "emissiveFactor".
    [[nodiscard]] QString drivenPart(const PropertyChannel& channel) const {
        const std::size_t known = pointerOf(objectAt(m_asset, channel.pointer)).size();
        const QString whole = QString::fromStdString(channel.pointer);
        return known == 0 ? whole : whole.mid(static_cast<qsizetype>(known) + 1);
    }

    const Asset& m_asset;
    std::uint32_t m_index;
    std::vector<ObjectUser> m_out;
};

void collect(UserList& users, ObjectKind kind) {
    switch (kind) {
        case ObjectKind::Node:
            users.addScenes();
            users.addSkins();
            users.addNodeChannels();
            users.addPropertyChannels(PropertyOwner::Node);
            return;
        case ObjectKind::Mesh:
            return users.addNodes(&Node::mesh);
        case ObjectKind::Skin:
            return users.addSkinnedNodes();
        case ObjectKind::Material:
            users.addPrimitives();
            return users.addPropertyChannels(PropertyOwner::Material);
        case ObjectKind::Texture:
            return users.addMaterials();
        case ObjectKind::Image:
            return users.addTextures();
        case ObjectKind::Camera:
            users.addNodes(&Node::camera);
            return users.addPropertyChannels(PropertyOwner::Camera);
        case ObjectKind::Light:
            users.addNodes(&Node::light);
            return users.addPropertyChannels(PropertyOwner::Light);
        case ObjectKind::File:
        case ObjectKind::Scene:
        case ObjectKind::Primitive:
        case ObjectKind::Joint:
        case ObjectKind::Animation:
        case ObjectKind::Channel:
            return;
    }
}

}  // namespace

std::vector<ObjectUser> usersOf(const Asset& asset, const ObjectRef& object) {
    UserList users(asset, object);
    collect(users, object.kind);
    return users.take();
}

}  // namespace sinew
