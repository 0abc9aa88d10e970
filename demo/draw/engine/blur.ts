function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const first = from[row] ?? 0;
    const last = from[row + width - 1] ?? 0;
    let sum = first * r;
    for (let x = 0; x < r; x += 1) sum += from[row + Math.min(x, width - 1)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      sum += x + r < width ? (from[row + x + r] ?? 0) : last;
      to[row + x] = sum * share;
      sum -= x - r >= 0 ? (from[row + x - r] ?? 0) : first;
    }
  }
}

/** Like boxRows, but down the columns; all columns are summed side by side, row after row. */
function boxColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number,
) {
  const share = 1 / (2 * r + 1);
  const sums = new Float64Array(width);
  const rowAt = (row: number) => Math.min(height - 1, Math.max(0, row)) * width;
  for (let row = -r; row < r; row += 1) {
    const start = rowAt(row);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (from[start + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const entering = rowAt(y + r);
    const leaving = rowAt(y - r);
    const start = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = (sums[x] ?? 0) + (from[entering + x] ?? 0);
      to[start + x] = sum * share;
      sums[x] = sum - (from[leaving + x] ?? 0);
    }
  }
}

function boxBlur(field: Float32Array, width: number, height: number, r: number, passes: number) {
  let from: Float32Array = new Float32Array(field.length);
  let to: Float32Array = new Float32Array(field.length);
  boxRows(field, from, width, height, r);
  for (let pass = 1; pass < passes * 2; pass += 1) {
    (pass < passes ? boxRows : boxColumns)(from, to, width, height, r);
    [from, to] = [to, from];
  }
  return from;
}

function shrunk(field: Float32Array, width: number, height: number, by: number) {
  const w = Math.ceil(width / by);
  const h = Math.ceil(height / by);
  const small = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < by; dy += 1) {
        const row = Math.min(height - 1, y * by + dy) * width;
        for (let dx = 0; dx < by; dx += 1) {
          sum += field[row + Math.min(width - 1, x * by + dx)] ?? 0;
        }
      }
      small[y * w + x] = sum / (by * by);
    }
  }
  return { small, w, h };
}

/** Enlarges a field computed for every `by`-th pixel, with smooth steps between. */
export function grown(
  small: Float32Array,
  w: number,
  h: number,
  width: number,
  height: number,
  by: number,
) {
  const field = new Float32Array(width * height);
  const row = new Float32Array(w);
  for (let y = 0; y < height; y += 1) {
    const placeY = Math.max(0, Math.min(h - 1, (y + 0.5) / by - 0.5));
    const iy = Math.min(h - 2, Math.floor(placeY));
    const fy = placeY - iy;
    for (let x = 0; x < w; x += 1) {
      const at = iy * w + x;
      row[x] = (small[at] ?? 0) * (1 - fy) + (small[at + w] ?? 0) * fy;
    }
    for (let x = 0; x < width; x += 1) {
      const placeX = Math.max(0, Math.min(w - 1, (x + 0.5) / by - 0.5));
      const ix = Math.min(w - 2, placeX | 0);
      const fx = placeX - ix;
      field[y * width + x] = (row[ix] ?? 0) * (1 - fx) + (row[ix + 1] ?? 0) * fx;
    }
  }
  return field;
}

/** A near-Gaussian blur; `sigma` in pixels. Wide ones are computed on a smaller field. */
export function blur(
  field: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const by = sigma >= 24 ? 8 : sigma >= 11 ? 4 : sigma >= 5 ? 2 : 1;
  const r = Math.max(1, Math.round((sigma / by) * 0.94 - 0.2));
  if (by === 1 || width < by * 4 || height < by * 4)
    return boxBlur(field, width, height, Math.max(1, Math.round(sigma * 0.94 - 0.2)), 3);
  const { small, w, h } = shrunk(field, width, height, by);
  return grown(boxBlur(small, w, h, r, 3), w, h, width, height, by);
}
