"""What quick meals open: flakes from a box, and fruit that is cut in a moment."""

import math
import random

from ingredients import grain, round_slice
from kit.forms import coat, slices
from mathutils import Matrix
from stage import blend, linear, smoothstep

uniform = random.uniform


def kiwi_slices(radius=0.3):
    """A pale core with rays out to the green, a ring of black seeds round it, the skin cut off."""
    flesh = coat('kiwi', roughness=0.24, gloss=0.5, vary=0.06, bump=0.06, through=0.1)
    green, bright, core, seed = (linear(c) for c in ('#5E8A1C', '#8DB63A', '#E3E6B4', '#15120E'))

    def colour(r, a, s):
        ray = smoothstep(0.3, 0.95, math.cos(26 * a + s + 0.6 * math.sin(3 * a))) * smoothstep(0.22, 0.4, r) * (1 - smoothstep(0.7, 0.92, r))
        tone = blend(blend(bright, green, smoothstep(0.45, 0.98, r)), core, 0.5 * ray)
        tone = blend(tone, core, 1 - smoothstep(0.2, 0.3, r + 0.03 * math.sin(5 * a + s)))
        place = 0.42 + 0.06 * math.sin(17 * a + 2 * s)
        dot = smoothstep(0.45, 0.8, math.cos(22 * a + 3 * s)) * math.exp(-(((r - place) / 0.06) ** 2))
        return blend(tone, seed, smoothstep(0.35, 0.6, dot))

    return slices('kiwi', flesh, radius, colour, thickness=0.08, rings=60, segments=160, outline=lambda a, s: 1 + 0.03 * math.cos(2 * a))


def bran_flakes(size=0.17):
    """Toasted: bent as they dried, blistered, with a ragged edge."""
    made_of = coat('bran-flake', roughness=0.6, gloss=0.1, vary=0.2, bump=0.45, bump_scale=18)
    light, dark, toast = (linear(c) for c in ('#C98A42', '#8E5420', '#5E3210'))
    made = []
    for seed in range(7):
        long, bend, twist = uniform(0.85, 1.25), uniform(0.12, 0.3), uniform(-0.15, 0.15)

        def outline(a, s=seed):
            return 1 + 0.12 * grain((1.6 * math.cos(a), 1.6 * math.sin(a), 0), 1, s) + 0.05 * math.sin(7 * a + s)

        def height(r, a, s=seed, b=bend, w=twist):
            x, y = r * math.cos(a), r * math.sin(a)
            return b * x * x + w * x * y + 0.09 * grain((x, y, 0), 3.2, s)

        def colour(r, a, s=seed):
            x, y = r * math.cos(a), r * math.sin(a)
            tone = blend(light, dark, smoothstep(-0.2, 0.5, grain((x, y, 0), 3.2, s)))
            return blend(tone, toast, 0.7 * smoothstep(0.8, 1.0, r))

        flake = round_slice('bran-flake', made_of, outline, height, colour, rings=16, segments=44, thickness=0.09)
        flake.transform(Matrix.Diagonal((size * long, size, size, 1)))
        made.append(flake)
    return made
