#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Usage: compare_pairs.py SINEW_CLI ASSETS

Compares files of the samples with other forms of the same model, prints the largest distances as a table and fails if
one is larger than what its form rounds. A loss-free form differs by nothing."""
import json
import pathlib
import subprocess
import sys

NOTHING = 1e-6  # of the larger rest size: rounding of coordinates

# Form, file before, file after, largest distance at rest and in motion in parts of the size. Positions are quantised to
# 14 or 11 bits, morph weights to 8; the meshopt forms are of a program that also resamples the clips at 30 Hz, which
# moves Fox's Walk, with keys at 24 Hz, by 1.7 % of its size.
PAIRS = [
    ('Binary', 'Fox/glTF/Fox.gltf', 'Fox/glTF-Binary/Fox.glb', NOTHING, NOTHING),
    ('Binary', 'CesiumMan/glTF/CesiumMan.gltf', 'CesiumMan/glTF-Binary/CesiumMan.glb', NOTHING, NOTHING),
    ('Embedded', 'CesiumMan/glTF/CesiumMan.gltf', 'CesiumMan/glTF-Embedded/CesiumMan.gltf', NOTHING, NOTHING),
    ('Binary', 'RiggedFigure/glTF/RiggedFigure.gltf', 'RiggedFigure/glTF-Binary/RiggedFigure.glb', NOTHING, NOTHING),
    ('Binary', 'RiggedSimple/glTF/RiggedSimple.gltf', 'RiggedSimple/glTF-Binary/RiggedSimple.glb', NOTHING, NOTHING),
    ('Binary', 'BoxAnimated/glTF/BoxAnimated.gltf', 'BoxAnimated/glTF-Binary/BoxAnimated.glb', NOTHING, NOTHING),
    ('Binary', 'InterpolationTest/glTF/InterpolationTest.gltf',
     'InterpolationTest/glTF-Binary/InterpolationTest.glb', NOTHING, NOTHING),
    ('Binary', 'MorphStressTest/glTF/MorphStressTest.gltf', 'MorphStressTest/glTF-Binary/MorphStressTest.glb',
     NOTHING, NOTHING),
    ('Sparse', 'MorphStressTest/glTF-Binary/MorphStressTest.glb', 'Derived_MorphStressTest_Sparse/MorphStressTest.glb',
     NOTHING, NOTHING),
    ('WebP', 'CesiumMan/glTF-Binary/CesiumMan.glb', 'Derived_CesiumMan_WebP/CesiumMan.gltf', NOTHING, NOTHING),
    ('Draco', 'Fox/glTF-Binary/Fox.glb', 'Derived_Fox_Draco/Fox.glb', 1e-4, 1e-4),
    ('Draco', 'CesiumMan/glTF/CesiumMan.gltf', 'CesiumMan/glTF-Draco/CesiumMan.gltf', 1e-3, 1e-2),
    ('Draco', 'RiggedFigure/glTF/RiggedFigure.gltf', 'RiggedFigure/glTF-Draco/RiggedFigure.gltf', 1e-3, 1e-2),
    ('Draco', 'RiggedSimple/glTF/RiggedSimple.gltf', 'RiggedSimple/glTF-Draco/RiggedSimple.gltf', 1e-3, 1e-2),
    ('Draco', 'MorphPrimitivesTest/glTF/MorphPrimitivesTest.gltf',
     'MorphPrimitivesTest/glTF-Draco/MorphPrimitivesTest.gltf', 1e-3, 1e-2),
    ('Quantised', 'AnimatedMorphCube/glTF/AnimatedMorphCube.gltf',
     'AnimatedMorphCube/glTF-Quantized/AnimatedMorphCube.gltf', 1e-4, 4e-3),
    ('Quantised', 'RiggedFigure/glTF/RiggedFigure.gltf', 'Derived_RiggedFigure_Quantized/RiggedFigure.gltf', 1e-4, 1e-3),
    ('meshopt', 'Fox/glTF-Binary/Fox.glb', 'Derived_Fox_Meshopt/Fox_EXT.glb', 1e-4, 2e-2),
    ('meshopt', 'Fox/glTF-Binary/Fox.glb', 'Derived_Fox_Meshopt/Fox_KHR.gltf', 1e-4, 2e-2),
    ('meshopt', 'CesiumMan/glTF-Binary/CesiumMan.glb', 'Derived_CesiumMan_Meshopt/CesiumMan.glb', 1e-4, 1e-2),
    ('meshopt', 'MorphStressTest/glTF-Binary/MorphStressTest.glb',
     'Derived_MorphStressTest_Meshopt/MorphStressTest.glb', 1e-3, 1e-2),
]


def compared(cli, before, after):
    answer = subprocess.run([cli, 'compare', before, after, '--json', '--quiet'], stdout=subprocess.PIPE, check=True)
    return json.loads(answer.stdout)


def main():
    cli, assets = sys.argv[1], pathlib.Path(sys.argv[2])
    failures = 0
    print('| form | model | at rest | weights | in motion | of the size | at |\n| --- | --- | ---: | ---: | ---: | ---: | --- |')
    for form, before, after, rest, motion in PAIRS:
        before, after = assets / before, assets / after
        answer = compared(cli, before, after)
        geometry, weights, moved = answer['geometry'], answer['weights'], answer['motion']
        at = ('%s, frame %d' % ((moved.get('joint') or moved['node'])['name'], moved['frame'])
              if moved['largest'] > 0 and moved.get('frame') is not None else '')
        shares = [part['largest'] / answer['size'] for part in (geometry, moved)]
        print('| %s | %s | %.3g | %.3g | %.3g | %.2g %% | %s |'
              % (form, before.stem, geometry['largest'], weights['largest'], moved['largest'], 100 * max(shares), at))
        if shares[0] > rest or shares[1] > motion:
            print('%s differs from %s by more than its form rounds' % (after, before), file=sys.stderr)
            failures += 1
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
