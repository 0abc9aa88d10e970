import { dirname } from 'node:path';
import { theme } from '../src/theme/theme.ts';
import { dark, light, type Palette } from '../src/theme/tokens.ts';
import type { Source } from '../tests/structure/sources.ts';

const colours = Object.keys(light) as (keyof Palette)[];
const typeStyles = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['body1', 'body2', 'button', 'caption', 'overline'],
];

/** Tokens that MUI components use by default, in addition to the theme's. */
const ofMui: Record<string, string> = {
  Alert: 'body2',
  Button: 'button text.primary',
  DialogTitle: 'h6',
  FormHelperText: 'caption text.secondary error.main',
  InputLabel: 'body1',
  OutlinedInput: 'body1 text.primary error.main',
  Table: 'body2 text.primary divider',
  Tab: 'button text.secondary primary.main',
};

const textField = ['OutlinedInput', 'InputLabel', 'FormHelperText'];

/** Parts of MUI components. */
const partsOfMui: Record<string, readonly string[]> = {
  Dialog: ['Paper'],
  Drawer: ['Paper'],
  Snackbar: ['Alert'],
  Table: ['TableCell'],
  MuiTelInput: textField,
  TextField: textField,
};

/**
 * Colour tokens and type styles of a component: those in its code, in its parts and style files, in
 * the component that it wraps, and in the theme for its MUI components.
 */
export function findTokens(path: string, sources: readonly Source[]): string[] {
  const text = textsOf(path, sources).join('\n');
  const named = [
    ...[...text.matchAll(palettePath)].map(([found]) => tokenOf(found)),
    ...[...text.matchAll(/\bdivider\b/g)].map(() => 'hairline'),
    ...[...text.matchAll(colourProp)].map(([, name = '']) =>
      tokenOf(name.replace(/^text(?=[A-Z])/, 'text.').toLowerCase()),
    ),
    ...[...text.matchAll(cssVariable)].map(([, name = '']) => tokenOf(name.replace('-', '.'))),
    ...(/<Typography(?![^>]*variant=)/.test(text) ? ['body1'] : []),
    ...[...text.matchAll(typeStyle)].map(([, one, other]) => one ?? other),
  ];
  return [...colours, ...typeStyles].filter((token) => named.includes(token));
}

const palettePath =
  /\b(?:primary|secondary|success|warning|error|info|text|background)\.(?:main|contrastText|primary|secondary|default|paper)\b/g;
const colourProp = /color(?:=|: )["']([a-z]+(?:Primary|Secondary)?)["']/g;
const cssVariable = /--mui-palette-([a-z]+(?:-\w+)?)/g;
const importOfMui = /^import (?:\{ )?(\w+)[^;]* from '(?:@mui\/material\/\w+|mui-tel-input)'/gm;
const typeStyle = /typography\.(\w+)|variant="(\w+)"/g;

type Shades = Record<string, Record<string, string> | string>;

/** Token behind a palette colour, compared in both schemes. */
function tokenOf(name: string): string | undefined {
  const [group = '', shade = 'main'] = name.split('.');
  const [inLight, inDark] = [theme.colorSchemes.light, theme.colorSchemes.dark].map((scheme) => {
    const colour = (scheme?.palette as Shades | undefined)?.[group];
    return typeof colour === 'string' ? colour : colour?.[shade];
  });
  return colours.find((token) => light[token] === inLight && dark[token] === inDark);
}

function textsOf(path: string, sources: readonly Source[]): string[] {
  const source = sources.find((one) => one.path === path);
  if (!source) return [];
  const others = source.imports.filter((other) => isPartOf(source, other) || wraps(source, other));
  const fromMui = [...source.text.matchAll(importOfMui)];
  return [
    withoutPlainText(source.text),
    ...others.flatMap((other) => textsOf(other, sources)),
    ...fromMui.flatMap(([, name = '']) => [name, ...(partsOfMui[name] ?? [])]).map(textOfMui),
  ];
}

/** True for imports from its own folder and for style-only files: the theme's, or `SectionLink`. */
function isPartOf({ path, text }: Source, other: string): boolean {
  if (/src\/theme\/(tokens|theme)\.ts$/.test(other)) return false;
  const isBeside = dirname(other) === dirname(path);
  const shown = isBeside && /(\w+)\.tsx$/.exec(other)?.[1];
  if (shown) return new RegExp(`\\b${shown}\\b`).test(withoutPlainText(text));
  return isBeside || /src\/(theme\/|ui\/[A-Z]).*\.ts$/.test(other);
}

/** True if a component only wraps another one: `<FormTextField {...props} />`. */
function wraps({ text }: Source, other: string): boolean {
  const name = /(\w+)\.tsx$/.exec(other)?.[1];
  return name !== undefined && new RegExp(`return (?:\\(\\s*)?<${name}\\b`).test(text);
}

/** Removes comments and imports, which may mention dividers, too. */
const withoutPlainText = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/^import [\s\S]*?;$/gm, '');

function textOfMui(name: string): string {
  const overrides = (theme.components as Record<string, { styleOverrides?: object }> | undefined)?.[
    `Mui${name}`
  ]?.styleOverrides;
  const styles = JSON.stringify(overrides ?? {}, (_, value) =>
    typeof value === 'function' ? value({ theme, ownerState: {} }) : value,
  );
  return `${styles} ${(ofMui[name] ?? '').replace(/\b([hb]\w*\d|button|caption|overline)\b/g, 'typography.$1')}`;
}
