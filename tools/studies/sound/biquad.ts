/** A filter of second order: what of the input (`b`) and of the output (`a`, without its 1) is added up. */
export type Biquad = { b: readonly [number, number, number]; a: readonly [number, number] };

export function filter(signal: Float32Array, { b, a }: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return signal.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
