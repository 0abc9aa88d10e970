import { expect, it } from 'vitest';
import { dark, light, typeScale } from '../../src/theme/tokens.ts';
import { cssVariables, designTokens } from '../../stories/docs/designTokens.ts';

const exported = designTokens();

it.each(['light', 'dark'] as const)('exports each colour of the %s scheme', (scheme) => {
  const hexes = Object.entries(exported.color[scheme] ?? {}).map(([name, { $value }]) => [
    name,
    $value.hex.toUpperCase(),
  ]);
  expect(Object.fromEntries(hexes)).toEqual({ light, dark }[scheme]);
});

it('exports sizes, durations and fonts in the design tokens format', () => {
  expect(Object.keys(exported.font.size).map(Number)).toEqual(Object.values(typeScale));
  expect(exported.duration.fast).toMatchObject({
    $type: 'duration',
    $value: { value: 120, unit: 'ms' },
  });
  expect(exported.radius).toMatchObject({ $type: 'dimension', $value: { value: 2, unit: 'px' } });
  expect(exported.shadow.$type).toBe('shadow');
  expect(exported.shadow.$value).toEqual({
    color: { ...exported.color.light?.ink?.$value, hex: undefined, alpha: 0.16 },
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: 12, unit: 'px' },
    blur: { value: 40, unit: 'px' },
    spread: { value: 0, unit: 'px' },
  });
  expect(exported.easing.$value).toEqual([0.2, 0, 0, 1]);
  expect(exported.font.display.$value.at(-1)).toBe('serif');
  expect(exported.color.light?.raised?.$value.components).toEqual([1, 1, 1]);
});

it('exports each type style with line height and weight', () => {
  expect(exported.typography.h6).toEqual({
    $type: 'typography',
    $value: {
      fontFamily: exported.font.text.$value,
      fontSize: { value: 14, unit: 'px' },
      fontWeight: 600,
      letterSpacing: { value: 0, unit: 'px' },
      lineHeight: 1.4,
    },
    $description: 'What a group of fields or chips is called',
  });
  expect(exported.typography.h1?.$value.fontSize.value).toBe(64);
  expect(exported.typography.h1?.$description).toContain('from 40 to 64 px');
  const values = Object.values(exported.typography).flatMap(({ $value }) => Object.values($value));
  expect(values).not.toContain(Number.NaN);
});

it('describes the use of each token', () => {
  const described = [exported.color.dark, exported.typography, exported.duration];
  for (const { $description } of described.flatMap((group) => Object.values(group ?? {}))) {
    expect($description).toMatch(/^[A-Z]/);
  }
});

it('exports the same in CSS, with the system’s dark scheme unless the root sets one', () => {
  const [root = '', system = '', chosen = ''] = cssVariables().split(/\n\n/);
  expect(root).toContain(`--hemline-color-muted-ink: ${light.mutedInk};`);
  expect(root).toContain('--hemline-font-size-14: 0.875rem;');
  expect(system).toMatch(
    /prefers-color-scheme: dark\) {\n:root:not\(\[data-color-scheme='light'\]\)/,
  );
  for (const block of [system, chosen]) expect(block).toContain(dark.mutedInk);
});
