import { expect, it } from 'vitest';
import { dark, light, typeScale } from '../../src/theme/tokens.ts';
import { cssVariables, designTokens } from '../../stories/docs/designTokens.ts';

const exported = designTokens();

it.each(['light', 'dark'] as const)('hands out each colour of the %s scheme', (scheme) => {
  const hexes = Object.entries(exported.color[scheme] ?? {}).map(([name, { $value }]) => [
    name,
    $value.hex.toUpperCase(),
  ]);
  expect(Object.fromEntries(hexes)).toEqual({ light, dark }[scheme]);
});

it('hands out sizes, durations and fonts by the format of design tokens', () => {
  expect(Object.keys(exported.font.size).map(Number)).toEqual([...typeScale]);
  expect(exported.duration.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
  expect(exported.radius).toEqual({ $type: 'dimension', $value: { value: 2, unit: 'px' } });
  expect(exported.shadow).toEqual({
    $type: 'shadow',
    $value: {
      color: { ...exported.color.light?.ink?.$value, hex: undefined, alpha: 0.16 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 12, unit: 'px' },
      blur: { value: 40, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    },
  });
  expect(exported.easing.$value).toEqual([0.2, 0, 0, 1]);
  expect(exported.font.display.$value.at(-1)).toBe('serif');
  expect(exported.color.light?.raised?.$value.components).toEqual([1, 1, 1]);
});

it('says the same in CSS, where dark follows the system unless the root says otherwise', () => {
  const [root = '', system = '', chosen = ''] = cssVariables().split(/\n\n/);
  expect(root).toContain(`--hemline-color-muted-ink: ${light.mutedInk};`);
  expect(root).toContain('--hemline-font-size-14: 0.875rem;');
  expect(system).toMatch(
    /prefers-color-scheme: dark\) {\n:root:not\(\[data-color-scheme='light'\]\)/,
  );
  for (const block of [system, chosen]) expect(block).toContain(dark.mutedInk);
});
