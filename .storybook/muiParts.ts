import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Source } from '../tests/structure/sources.ts';

/** Material UI component and its page on mui.com. */
export type MuiPart = { name: string; href: string };

const importOfMui = /^import (?!type )(\w+)[^;]* from '@mui\/material\/(\w+)'/gm;
const importOfMuiX = /from '@mui\/(x-data-grid|x-charts)[/']/g;

const muiX: Record<string, MuiPart> = {
  'x-data-grid': { name: 'DataGrid', href: 'https://mui.com/x/react-data-grid/' },
  'x-charts': { name: 'Charts', href: 'https://mui.com/x/react-charts/' },
};

/** Material UI components used by a component and its parts in the same folder or `src/ui`. */
export function findMuiParts(path: string, sources: readonly Source[]): MuiPart[] {
  const source = sources.find((one) => one.path === path);
  if (!source) return [];
  const beside = sources.filter(
    (one) =>
      source.imports.includes(one.path) && [dirname(path), 'src/ui'].includes(dirname(one.path)),
  );
  const names = [source, ...beside].flatMap(({ text }) => [
    ...[...text.matchAll(importOfMui)].map(([, , module = '']) => module),
    ...[...text.matchAll(importOfMuiX)].map(([, library = '']) => library),
  ]);
  const parts = [...new Set(names)].flatMap((name) => muiX[name] ?? partOfMaterial(name) ?? []);
  return [...parts.filter(isTelling), ...parts.filter((part) => !isTelling(part))];
}

/** Search words, without generic components such as `Box`. */
export function wordsOfMui(parts: readonly MuiPart[]): string[] {
  const names = parts.filter(isTelling).map(({ name }) => name);
  return names.filter((name) => !names.some((one) => one !== name && name.startsWith(one)));
}

const isTelling = ({ name }: MuiPart) => !/^(Box|Typography)$/.test(name);

const pages = new Map<string, string | undefined>();

/** Finds the page under “Demos” in the type declaration; hooks and utilities have none. */
function partOfMaterial(name: string): MuiPart | undefined {
  if (!pages.has(name)) pages.set(name, pageOf(name));
  const href = pages.get(name);
  return href ? { name, href } : undefined;
}

function pageOf(name: string): string | undefined {
  if (!/^[A-Z]/.test(name)) return undefined;
  const declared = readFileSync(`node_modules/@mui/material/${name}/${name}.d.ts`, 'utf8');
  const demos = [...declared.matchAll(/https:\/\/mui\.com\/material-ui\/react-([\w-]+)\/(?=\))/g)];
  const own = name.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase();
  const [href] =
    demos.find(([, page]) => page === own) ??
    demos.find(([, page = '']) => own.startsWith(page) || own.endsWith(page)) ??
    demos.find(([, page]) => page === 'text-field') ??
    demos[0] ??
    [];
  return href;
}
