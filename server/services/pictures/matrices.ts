/** Three rows of three numbers. */
export type Matrix = readonly [Row, Row, Row];
export type Row = readonly [number, number, number];

/** Chromaticities x, y. */
export type Point = readonly [x: number, y: number];

/** Red, green, blue and white of a colour space. */
export type Primaries = readonly [red: Point, green: Point, blue: Point, white: Point];

export const d65: Point = [0.3127, 0.329];

export const srgbPrimaries: Primaries = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], d65];

/** XYZ of D50, the white of ICC profiles. */
const d50: Row = [0.9642, 1, 0.8249];

/** From XYZ to the responses of the eye's cones, after Bradford. */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Linear light of these primaries to XYZ, adapted to D50 as in an ICC profile. */
export function toXyz([red, green, blue, white]: Primaries): Matrix {
  const columns = transpose([xyzOf(red), xyzOf(green), xyzOf(blue)]);
  const whiteXyz = xyzOf(white);
  const scaled = multiply(columns, diagonal(apply(invert(columns), whiteXyz)));
  const [from, to] = [apply(bradford, whiteXyz), apply(bradford, d50)];
  const gains = diagonal([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return multiply(multiply(invert(bradford), multiply(gains, bradford)), scaled);
}

/** XYZ under D50 to linear sRGB. */
export const xyzToSrgb: Matrix = invert(toXyz(srgbPrimaries));

function xyzOf([x, y]: Point): Row {
  return [x / y, 1, (1 - x - y) / y];
}

function diagonal([a, b, c]: Row): Matrix {
  return [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ];
}

export function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function apply([a, b, c]: Matrix, [x, y, z]: Row): Row {
  return [
    a[0] * x + a[1] * y + a[2] * z,
    b[0] * x + b[1] * y + b[2] * z,
    c[0] * x + c[1] * y + c[2] * z,
  ];
}

export function multiply(left: Matrix, right: Matrix): Matrix {
  const [a, b, c] = transpose(right);
  return transpose([apply(left, a), apply(left, b), apply(left, c)]);
}

/** The inverse; not finite if there is none. */
export function invert([a, b, c]: Matrix): Matrix {
  const [p, q, r] = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = a[0] * p[0] + a[1] * p[1] + a[2] * p[2];
  const divide = ([x, y, z]: Row): Row => [x / determinant, y / determinant, z / determinant];
  return transpose([divide(p), divide(q), divide(r)]);
}

function cross(a: Row, b: Row): Row {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
