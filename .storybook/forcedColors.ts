/** System colours in RGB of Chrome's emulation of forced colours. */
const palettes = {
  light: {
    ButtonBorder: '0 0 0',
    ButtonFace: '255 255 255',
    ButtonText: '0 0 0',
    Canvas: '255 255 255',
    CanvasText: '0 0 0',
    Field: '255 255 255',
    FieldText: '0 0 0',
    GrayText: '96 0 0',
    Highlight: '5 0 73 / 0.8',
    HighlightText: '255 255 255',
    LinkText: '0 0 159',
    SelectedItem: '25 103 210',
    SelectedItemText: '255 255 255',
  },
  dark: {
    ButtonBorder: '255 255 255',
    ButtonFace: '0 0 0',
    ButtonText: '255 255 255',
    Canvas: '0 0 0',
    CanvasText: '255 255 255',
    Field: '0 0 0',
    FieldText: '255 255 255',
    GrayText: '63 242 63',
    Highlight: '0 230 255 / 0.8',
    HighlightText: '0 0 0',
    LinkText: '255 255 0',
    SelectedItem: '153 200 255',
    SelectedItemText: '59 59 59',
  },
};

type SystemColor = keyof typeof palettes.light;

const system = (name: SystemColor) => `rgb(var(--system-${name.toLowerCase()}))`;

const paletteOf = (scheme: keyof typeof palettes) =>
  Object.entries(palettes[scheme])
    .map(([name, channels]) => `--system-${name.toLowerCase()}: ${channels};`)
    .join('');

/**
 * Default colours of a browser's own styles. `--forced` is empty where colours are forced; on
 * elements that keep their own colours it is invalid, which invalidates declarations that use it.
 */
export const browserStyles = `
  :root { ${paletteOf('light')} }
  :root[data-color-scheme='dark'] { ${paletteOf('dark')} }
  @layer forced-colors {
    :root {
      --forced: ;
      --forced-color: ${system('CanvasText')};
      background-color: ${system('Canvas')};
      color: var(--forced-color);
    }
    *, ::before, ::after {
      --forced-text: var(--forced) var(--forced-color);
      --forced-edge: var(--forced) currentcolor;
      --forced-canvas: var(--forced) var(--system-canvas);
      --forced-none: var(--forced) none;
    }
    a:any-link { --forced-color: ${system('LinkText')}; }
    input, select, textarea { --forced-color: ${system('FieldText')}; }
    button { --forced-color: ${system('ButtonText')}; background-color: ${system('ButtonFace')}; }
    button:disabled { --forced-color: ${system('GrayText')}; }
    a:any-link, input, select, textarea, button { color: var(--forced-color); }
    svg, svg * { --forced: initial; }
  }
`;

const systemColors = new RegExp(`\\b(${Object.keys(palettes.light).join('|')})\\b`, 'gi');
const edges =
  /^(border|outline|column-rule|text-decoration|caret|-webkit-text-fill)(-(top|right|bottom|left|block|inline)(-(start|end))?)?(-color)?$/;
/** Parts of border shorthands that are not colours. */
const isNoColor =
  /^(0|-?[\d.]+\w*|calc\(.*|none|hidden|auto|thin|medium|thick|solid|double|dotted|dashed|inset|underline|line-through|inherit|initial|unset|revert)$/;
const words = /(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/** Converts a declaration as a browser with forced colours does: css-color-adjust-1, 3.1. */
function forced(property: string, value: string): string {
  if (property === 'forced-color-adjust') {
    return `${property}:${value};--forced:${value === 'auto' ? ' ' : 'initial'};`;
  }
  const named = value.replace(systemColors, (name) => system(name as SystemColor));
  if (/^(box|text)-shadow$/.test(property)) return `${property}:var(--forced-none, ${value});`;
  if (/^background(-image)?$/.test(property) && /gradient\(/.test(value)) {
    return `${property}:${value.includes('url(') ? value : `var(--forced-none, ${value})`};`;
  }
  if (named !== value) return `${property}:${named};`;
  if (property === 'color') return `color:var(--forced-text, ${value});`;
  if (/^background(-color)?$/.test(property)) {
    const isColor = !/^(none|0|transparent|inherit|initial|unset|revert)$|url\(/.test(value);
    const canvas = `rgb(from ${value} var(--forced-canvas, r g b) / alpha)`;
    return `${property}:${isColor ? canvas : value};`;
  }
  if (edges.test(property)) {
    const edge = (word: string) => (isNoColor.test(word) ? word : `var(--forced-edge, ${word})`);
    return `${property}:${value.replace(words, edge)};`;
  }
  return `${property}:${value};`;
}

type StylisElement = { type: string; value: string; props: string | string[]; children: unknown };

/** Plugin for Emotion's cache that applies forced colours. */
export function forcedColorsPlugin(element: StylisElement) {
  const { type, props, children } = element;
  if (type === '@media') {
    element.value = element.value.replace(/\(forced-colors: ?active\)/, 'all');
  }
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string') return;
  const [, value = '', important = ''] = /^(.*?)(\s*!important)?$/s.exec(children) ?? [];
  element.value = forced(props, value).replace(/;$/, `${important};`);
}
