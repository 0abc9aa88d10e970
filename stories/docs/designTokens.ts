import * as tokens from '../../src/theme/tokens.ts';

/**
 * The shop's tokens in the format of the Design Tokens Community Group, which Figma and its plugins
 * read: https://www.designtokens.org/tr/2025.10/format/
 */
export function designTokens() {
  const { easing, ...durations } = tokens.motion;
  return {
    color: {
      light: mapValues(tokens.light, color),
      dark: mapValues(tokens.dark, color),
    },
    font: {
      display: fontFamily(tokens.displayFont),
      text: fontFamily(tokens.textFont),
      size: Object.fromEntries(tokens.typeScale.map((size) => [size, dimension(size)])),
    },
    spacing: { unit: dimension(tokens.spacingUnit) },
    radius: dimension(tokens.radius),
    shadow: shadow(tokens.floatShadow),
    touchTarget: dimension(tokens.touchTarget),
    navbarHeight: mapValues(tokens.navbarHeight, dimension),
    duration: mapValues(durations, (value) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
    })),
    easing: { $type: 'cubicBezier', $value: easing.match(/[\d.]+/g)?.map(Number) },
  };
}

/** The same as CSS variables; the dark colours hold where the system asks for them, or the root says so. */
export function cssVariables(): string {
  const { easing, ...durations } = tokens.motion;
  const shared = {
    'font-display': tokens.displayFont,
    'font-text': tokens.textFont,
    ...Object.fromEntries(tokens.typeScale.map((size) => [`font-size-${size}`, `${size / 16}rem`])),
    spacing: `${tokens.spacingUnit}px`,
    radius: `${tokens.radius}px`,
    'touch-target': `${tokens.touchTarget}px`,
    shadow: tokens.floatShadow,
    ...Object.fromEntries(
      Object.entries(durations).map(([name, ms]) => [`duration-${name}`, `${ms}ms`]),
    ),
    easing,
  };
  return [
    rule(':root', { ...asColors(tokens.light), ...shared }),
    `@media (prefers-color-scheme: dark) {\n${rule(":root:not([data-color-scheme='light'])", asColors(tokens.dark))}}\n`,
    rule("[data-color-scheme='dark']", asColors(tokens.dark)),
  ].join('\n');
}

const asColors = (palette: tokens.Palette) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [
      `color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );

const rule = (selector: string, values: Record<string, string>) =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --hemline-${name}: ${value};\n`)
    .join('')}}\n`;

function color(hex: string) {
  const components = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: hex.toLowerCase() } };
}

/** Of `0 12px 40px rgb(27 26 23 / 0.16)`. */
function shadow(css: string) {
  const [x = 0, y = 0, blur = 0, red = 0, green = 0, blue = 0, alpha = 1] =
    css.match(/[\d.]+/g)?.map(Number) ?? [];
  const components = [red, green, blue].map((part) => part / 255);
  return {
    $type: 'shadow',
    $value: {
      color: { colorSpace: 'srgb', components, alpha },
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(0),
    },
  };
}

const px = (value: number) => ({ value, unit: 'px' });

const dimension = (value: number) => ({ $type: 'dimension', $value: px(value) });

const fontFamily = (families: string) => ({
  $type: 'fontFamily',
  $value: families.split(', ').map((family) => family.replaceAll('"', '')),
});

function mapValues<T extends object, R>(values: T, map: (value: T[keyof T]) => R) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
