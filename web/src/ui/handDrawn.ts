/** Hand-drawn strokes as SVG paths, deterministic by seed. */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A circle in a box of 100 by 100: an open stroke that overshoots its start. */
export function drawCircle(seed: number): string {
  const next = createRandom(seed);
  const wobble = (size: number) => (next() - 0.5) * size;
  const start = -1.9 + wobble(0.9);
  const turn = Math.PI * 2 + 0.45 + next() * 0.5;
  const wide = 41 + wobble(4);
  const high = 38 + wobble(4);
  const tilt = wobble(0.35);
  const steps = 9;
  const points: [number, number][] = [];
  for (let at = 0; at <= steps; at++) {
    const angle = start + (turn * at) / steps;
    const drift = 1 - 0.05 * (at / steps) + wobble(0.05);
    const x = Math.cos(angle) * wide * drift;
    const y = Math.sin(angle) * high * drift;
    points.push([
      50 + x * Math.cos(tilt) - y * Math.sin(tilt) + wobble(1.5),
      50 + x * Math.sin(tilt) + y * Math.cos(tilt) + wobble(1.5),
    ]);
  }
  return smoothPath(points);
}

/** A slightly wobbling line. */
export function drawStroke(from: [number, number], to: [number, number], seed: number): string {
  const next = createRandom(seed);
  const wobble = () => (next() - 0.5) * 5;
  const at = (part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part + wobble(),
    from[1] + (to[1] - from[1]) * part + wobble(),
  ];
  return smoothPath([at(0), at(0.35), at(0.7), at(1)]);
}

/** A Catmull-Rom spline through the points, as Bézier segments. */
function smoothPath(points: [number, number][]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const show = (value: number) => value.toFixed(1);
  let path = `M${show(at(0)[0])} ${show(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...one, ...two, ...to].map(show).join(" ")}`;
  }
  return path;
}
