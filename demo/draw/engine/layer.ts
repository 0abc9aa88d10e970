/** The unfinished picture: colour 0–255 (not premultiplied), coverage and light of each pixel. */
export type Layer = {
  width: number;
  height: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  alpha: Float32Array;
  light: Float32Array;
};

export function emptyLayer(width: number, height: number): Layer {
  const plane = () => new Float32Array(width * height);
  const light = plane().fill(1);
  return { width, height, red: plane(), green: plane(), blue: plane(), alpha: plane(), light };
}

/** Blends a colour with a coverage over a pixel. */
export function cover(
  layer: Layer,
  index: number,
  red: number,
  green: number,
  blue: number,
  coverage: number,
): void {
  const below = layer.alpha[index] ?? 0;
  const total = coverage + below * (1 - coverage);
  if (total <= 0) return;
  const share = coverage / total;
  layer.red[index] = (layer.red[index] ?? 0) * (1 - share) + red * share;
  layer.green[index] = (layer.green[index] ?? 0) * (1 - share) + green * share;
  layer.blue[index] = (layer.blue[index] ?? 0) * (1 - share) + blue * share;
  layer.alpha[index] = total;
}

export function darken(layer: Layer, index: number, factor: number): void {
  layer.red[index] = (layer.red[index] ?? 0) * factor;
  layer.green[index] = (layer.green[index] ?? 0) * factor;
  layer.blue[index] = (layer.blue[index] ?? 0) * factor;
}
