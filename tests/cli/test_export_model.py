#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`export` to .glb and .obj: read here byte by byte, and by other readers where Node.js has them (NODE_PATH, Debian's
libjs-three)."""
import json
import os
import pathlib
import shutil
import struct
import subprocess
import unittest
import zlib

from cli_case import CliCase, Gltf, floats, main, skinned_triangle

VALIDATE = """
const validator = require('gltf-validator');
validator.validateBytes(new Uint8Array(require('fs').readFileSync(process.argv[1])))
    .then(report => console.log(JSON.stringify(report.issues.messages.filter(each => each.severity === 0))));
"""

THREE_JS = pathlib.Path('/usr/share/javascript/three')  # of Debian's libjs-three
POSE = """
const [build, loader, file, seconds] = process.argv.slice(1);
const fs = require('fs');
const vm = require('vm');
const run = path => vm.runInThisContext(fs.readFileSync(path, 'utf8'));
globalThis.module = globalThis.exports = undefined;  // as in a page
globalThis.self = globalThis.window = globalThis;
const image = {set src(url) { this.loaded(); }, removeEventListener() {},
               addEventListener(name, heard) { this.loaded = name === 'load' ? heard.bind(this) : this.loaded; }};
globalThis.document = {createElementNS: () => Object.create(image)};
run(build);
run(loader);
const bytes = fs.readFileSync(file);
new THREE.GLTFLoader().parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), '', model => {
    const mixer = new THREE.AnimationMixer(model.scene);
    model.animations.forEach(clip => mixer.clipAction(clip).play());
    mixer.update(Number(seconds));
    model.scene.updateMatrixWorld(true);
    const meshes = [];
    model.scene.traverse(mesh => {
        if (mesh.isMesh) {
            const {position, skinIndex, skinWeight} = mesh.geometry.attributes;
            const {bones, boneInverses} = mesh.isSkinnedMesh ? mesh.skeleton : {};
            const posed = Array.from({length: position.count}, (_, i) => {
                const place = new THREE.Vector3().fromBufferAttribute(position, i);
                if (!bones) {
                    return place.applyMatrix4(mesh.matrixWorld).toArray();
                }
                const sum = new THREE.Vector3();
                ['X', 'Y', 'Z', 'W'].forEach(axis => {
                    const joint = skinIndex['get' + axis](i);
                    sum.addScaledVector(place.clone().applyMatrix4(boneInverses[joint]).applyMatrix4(bones[joint].matrixWorld),
                                        skinWeight['get' + axis](i));
                });
                return sum.toArray();
            });
            meshes.push({material: mesh.material.name, textured: Boolean(mesh.material.map), posed});
        }
    });
    console.log(JSON.stringify({clips: model.animations.map(clip => [clip.name, clip.duration]), meshes}));
}, error => { throw error; });
"""


def has_three_js():
    return shutil.which('node') and THREE_JS.is_dir()


def has_validator():
    node = shutil.which('node')
    return node and subprocess.run([node, '-e', 'require("gltf-validator")'], capture_output=True).returncode == 0


def png():
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 1, 1, 8, 2, 0, 0, 0)) +
            chunk(b'IDAT', zlib.compress(b'\0\xff\0\0')) + chunk(b'IEND', b''))


class Glb:
    def __init__(self, path):
        data = path.read_bytes()
        magic, version, length, size, kind = struct.unpack_from('<4sIII4s', data)
        assert (magic, version, length, kind) == (b'glTF', 2, len(data), b'JSON')
        self.document = json.loads(data[20:20 + size])
        self.binary = data[28 + size:]

    def view(self, index):
        view = self.document['bufferViews'][index]
        return self.binary[view['byteOffset']:view['byteOffset'] + view['byteLength']]

    def floats(self, index, width):
        accessor = self.document['accessors'][index]
        assert accessor['componentType'] == 5126
        numbers = struct.unpack_from('<%df' % (width * accessor['count']), self.view(accessor['bufferView']))
        return [list(numbers[i:i + width]) for i in range(0, len(numbers), width)]


class ExportModel(CliCase):
    def setUp(self):
        super().setUp()
        gltf = skinned_triangle()
        texture = gltf.add('textures', {'source': gltf.add('images', {'name': 'Bark', 'uri': 'bark.png'})})
        gltf.add('materials', {'name': 'Green leaf', 'pbrMetallicRoughness': {
            'baseColorFactor': [0, 1, 0, 1], 'baseColorTexture': {'index': texture}}})
        primitive = gltf.document['meshes'][0]['primitives'][0]
        primitive['material'] = 0
        primitive['attributes']['TEXCOORD_0'] = gltf.accessor('VEC2', 5126, 3, floats(0, 0, 1, 0, 0, 1))
        self.write('leaf.gltf', gltf.document)
        (self.folder / 'bark.png').write_bytes(png())

    def exported(self, name, *arguments):
        self.done('export', 'leaf.gltf', '-o', name, '--quiet', *arguments)
        return Glb(self.folder / name)

    def test_a_pose_is_where_the_clip_puts_it(self):
        glb = self.exported('pose.glb', '--animation', 'Rise', '--time', '1.5')
        primitive = glb.document['meshes'][0]['primitives'][0]
        # Vertices 0 and 1 go with the joint, which is lifted by 1; vertex 2 has no weight: its node stands at x = 5.
        self.assertEqual(glb.floats(primitive['attributes']['POSITION'], 3), [[0, 1, 0], [1, 1, 0], [5, 1, 0]])
        self.assertEqual(glb.document['accessors'][primitive['attributes']['POSITION']]['max'], [5, 1, 0])
        self.assertNotIn('skins', glb.document)
        self.assertEqual(glb.document['nodes'], [{'mesh': 0, 'name': 'Body'}])

    def test_images_are_carried_over_as_they_are(self):
        for glb in (self.exported('a.glb'), self.exported('b.glb', '--animated')):
            image = glb.document['images'][0]
            self.assertEqual((image['mimeType'], image['name']), ('image/png', 'Bark'))
            self.assertEqual(glb.view(image['bufferView']), png())
            self.assertEqual(glb.document['materials'][0]['name'], 'Green leaf')

    def test_obj_names_its_materials_and_images(self):
        self.done('export', 'leaf.gltf', '-o', 'pose.obj', '--animation', 'Rise', '--time', '2')
        lines = (self.folder / 'pose.obj').read_text().splitlines()
        self.assertEqual([line for line in lines if line[0] != '#'],
                         ['mtllib pose.mtl', 'o Body', 'v 0 2 0', 'v 1 2 0', 'v 5 1 0', 'vt 0 1', 'vt 1 1', 'vt 0 0',
                          'usemtl Green_leaf', 'f 1/1 2/2 3/3'])
        material = (self.folder / 'pose.mtl').read_text()
        self.assertIn('newmtl Green_leaf\nKd 0 1 0\n', material)
        self.assertIn('map_Kd pose_0_Bark.png\n', material)
        self.assertEqual((self.folder / 'pose_0_Bark.png').read_bytes(), png())

    def test_a_clip_has_a_key_per_frame(self):
        glb = self.exported('clip.glb', '--animated', '--animation', 'Rise', '--fps', '4')
        animation = glb.document['animations'][0]
        self.assertEqual(animation['name'], 'Rise')
        self.assertEqual(len(animation['channels']), 1)
        sampler = animation['samplers'][0]
        self.assertEqual(glb.floats(sampler['input'], 1), [[1], [1.25], [1.5], [1.75], [2]])
        self.assertEqual([y for _, y, _ in glb.floats(sampler['output'], 3)], [0, .5, 1, 1.5, 2])
        target = animation['channels'][0]['target']
        self.assertEqual((glb.document['nodes'][target['node']]['name'], target['path']), ('Hip', 'translation'))
        chosen = self.exported('some.glb', '--animated', '--fps', '4', '--frames', '4:8x2')
        self.assertEqual(chosen.floats(chosen.document['animations'][0]['samplers'][0]['input'], 1), [[1], [1.5], [2]])

    def test_keys_are_left_out_within_a_tolerance_that_is_reported(self):
        result = self.run_cli('export', 'leaf.gltf', '-o', 'few.glb', '--animated', '--fps', '20', '--tolerance', '0.01')
        self.assertIn(b'2 of 21 keys kept over 21 frames; no vertex is more than', result.stderr)
        glb = Glb(self.folder / 'few.glb')
        self.assertEqual(glb.floats(glb.document['animations'][0]['samplers'][0]['input'], 1), [[1], [2]])

    def test_all_clips_are_exported_as_one(self):
        gltf = skinned_triangle()
        times = gltf.accessor('SCALAR', 5126, 2, floats(1, 2))
        places = gltf.accessor('VEC3', 5126, 2, floats(0, 0, 0, 0, 0, 4))
        channels = [{'sampler': 0, 'target': {'node': node, 'path': 'translation'}} for node in (0, 1)]
        gltf.add('animations', {'name': 'Float', 'samplers': [{'input': times, 'output': places}], 'channels': channels})
        self.write('leaf.gltf', gltf.document)
        result = self.run_cli('export', 'leaf.gltf', '-o', 'all.glb', '--animated', '--all-clips', '--fps', '1', '--frames', '1:2')
        self.assertIn(b"'Rise' and 'Float' both drive 'Hip' translation, 'Float' wins", result.stderr)
        animation = Glb(self.folder / 'all.glb').document['animations'][0]
        self.assertEqual((animation['name'], len(animation['channels'])), ('Rise + Float', 2))
        pose = self.answer('sample', 'leaf.gltf', '--all-clips', '--time', '2', '--quiet')
        self.assertEqual([layer['mode'] for layer in pose['layers']], ['blend', 'override'])
        self.fails(2, 'sample', 'leaf.gltf', '--all-clips', '--animation', '0')
        self.fails(2, 'render', 'leaf.gltf', '-o', 'a.png', '--all-clips', '--blend', '0:1')

    def test_the_same_command_writes_the_same_bytes(self):
        for extra in ([], ['--animated', '--tolerance', '0.1']):
            self.exported('a.glb', *extra)
            self.exported('b.glb', *extra)
            self.assertEqual((self.folder / 'a.glb').read_bytes(), (self.folder / 'b.glb').read_bytes())

    def test_what_has_no_effect_is_refused(self):
        for output, *arguments in [['a.glb', '--curves', 'all'], ['a.obj', '--animated'], ['a.glb', '--fps', '3'],
                                   ['a.glb', '--tolerance', '1'], ['a.glb', '--animated', '--time', '1'],
                                   ['a.glb', '--animated', '--tolerance', '-1'], ['a.csv', '--curves', 'all', '--animated'],
                                   ['a.csv', '--curves', 'all', '--hide', 'Hip'], ['a.glb', '--size', '9x9']]:
            with self.subTest(output=output, arguments=arguments):
                self.fails(2, 'export', 'nowhere.glb', '-o', output, *arguments)
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.glb', '--hide', 'Body', mentions=['no mesh to export'])
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.glb', '--animation', 'Fall', mentions=["0 'Rise'"])
        self.fails(3, 'export', 'nowhere.glb', '-o', 'a.glb')
        self.fails(4, 'export', 'leaf.gltf', '-o', 'nowhere/a.obj')

    def test_an_image_that_cannot_be_read_is_named(self):
        (self.folder / 'bark.png').unlink()
        result = self.run_cli('export', 'leaf.gltf', '-o', 'a.glb')
        self.assertEqual(result.returncode, 0)
        self.assertIn(b'Bark was left out: ', result.stderr)
        self.assertNotIn('images', Glb(self.folder / 'a.glb').document)

    @unittest.skipUnless(has_validator(), 'Node.js finds no gltf-validator (npm install gltf-validator, NODE_PATH)')
    def test_the_validator_of_khronos_finds_no_error(self):
        self.write('leaf.gltf', skinned_triangle((.5, 1, 1)).document)
        for arguments in ([], ['--animation', '0', '--time', '1.2'], ['--animated'], ['--animated', '--tolerance', '0.1']):
            self.exported('a.glb', *arguments)
            answer = subprocess.run(['node', '-e', VALIDATE, self.folder / 'a.glb'], capture_output=True, check=True)
            self.assertEqual([(each['code'], each['pointer']) for each in json.loads(answer.stdout)], [])

    @unittest.skipUnless(has_three_js(), 'there is no three.js (apt-get install nodejs libjs-three)')
    def test_three_js_reads_the_pose_that_sample_prints(self):
        for time, arguments in [('1.5', ['--animation', 'Rise', '--time', '1.5']), ('1.25', ['--animated']), ('1.5', ['--animated'])]:
            with self.subTest(arguments=arguments):
                self.exported('a.glb', *arguments)
                answer = subprocess.run(['node', '-e', POSE, THREE_JS / 'build/three.min.js',
                                         THREE_JS / 'examples/js/loaders/GLTFLoader.js', self.folder / 'a.glb', time],
                                        capture_output=True, text=True, timeout=100)
                self.assertEqual(answer.returncode, 0, answer.stderr)
                read = json.loads(answer.stdout)
                self.assertEqual(read['clips'], [['Rise', 2]] if '--animated' in arguments else [])
                mesh, = read['meshes']
                self.assertEqual((mesh['material'], mesh['textured']), ('Green leaf', True))
                pose = self.answer('sample', 'leaf.gltf', '--animation', 'Rise', '--time', time, '--vertices')
                places = [number for place in mesh['posed'] for number in place]
                self.assertEqual(len(places), 9)
                for place, sampled in zip(places[:6], pose['primitives'][0]['positions']):  # the third has no weights
                    self.assertAlmostEqual(place, sampled, 5)


if __name__ == '__main__':
    main()
