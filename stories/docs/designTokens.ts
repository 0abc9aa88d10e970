import { theme } from '../../src/theme/theme.ts';
import * as tokens from '../../src/theme/tokens.ts';
import { colourUses } from './colourUses.ts';
import { motionUses } from './motionUses.ts';
import { sizesInPx, type TypeStyle, typeUses } from './typeUses.ts';

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
      display: fontFamily(tokens.displayFont, 'Headings only'),
      text: fontFamily(tokens.textFont, 'Everything else'),
      size: Object.fromEntries(
        Object.values(tokens.typeScale).map((size) => [size, dimension(size)]),
      ),
    },
    typography: mapValues(typeUses, typography),
    spacing: { unit: dimension(tokens.spacingUnit, 'The grid everything is spaced on') },
    radius: dimension(tokens.radius, 'Every corner'),
    shadow: shadow(tokens.floatShadow),
    touchTarget: dimension(tokens.touchTarget, 'Smallest touch target'),
    navbarHeight: mapValues(tokens.navbarHeight, (height, name) =>
      dimension(height, navbarUses[name]),
    ),
    duration: mapValues(durations, (value, name) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
      $description: motionUses[name],
    })),
    easing: {
      $type: 'cubicBezier',
      $value: easing.match(/[\d.]+/g)?.map(Number),
      $description: 'Quick at first and then coming to rest',
    },
  };
}

const navbarUses: Record<keyof typeof tokens.navbarHeight, string> = {
  phone: 'The navbar on a phone',
  desktop: 'The navbar on a desktop',
  compact: 'The navbar in the admin area',
};

/** The tokens as CSS variables; dark colours apply if the system or the root element asks for them. */
export function cssVariables(): string {
  const { easing, ...durations } = tokens.motion;
  const shared = {
    'font-display': tokens.displayFont,
    'font-text': tokens.textFont,
    ...Object.fromEntries(
      Object.values(tokens.typeScale).map((size) => [`font-size-${size}`, `${size / 16}rem`]),
    ),
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

function color(hex: string, name: keyof tokens.Palette) {
  const components = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, hex: hex.toLowerCase() },
    $description: colourUses[name],
  };
}

/** The format has no fluid sizes, so these get their maximum. */
function typography(use: string, name: TypeStyle) {
  const style = theme.typography[name];
  const sizes = sizesInPx(style.fontSize);
  const size = Math.max(...sizes);
  const grows = sizes.length > 1 ? `; from ${sizes.join(' to ')} px with the window` : '';
  return {
    $type: 'typography',
    $value: {
      fontFamily: families(String(style.fontFamily)),
      fontSize: px(size),
      fontWeight: Number(style.fontWeight),
      letterSpacing: px(Number.parseFloat(String(style.letterSpacing ?? 0)) * size),
      lineHeight: Number(style.lineHeight),
    },
    $description: `${use}${grows}`,
  };
}

/** Parses `0 12px 40px rgb(27 26 23 / 0.16)`. */
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
    $description: 'The one shadow, for what floats',
  };
}

const px = (value: number) => ({ value, unit: 'px' });

const dimension = (value: number, use?: string) => ({
  $type: 'dimension',
  $value: px(value),
  ...(use && { $description: use }),
});

const families = (css: string) => css.split(', ').map((family) => family.replaceAll('"', ''));

const fontFamily = (css: string, use: string) => ({
  $type: 'fontFamily',
  $value: families(css),
  $description: use,
});

function mapValues<T extends object, R>(values: T, map: (value: T[keyof T], name: keyof T) => R) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, map(value, name as keyof T)]),
  );
}
