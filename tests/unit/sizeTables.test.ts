import { describe, expect, it } from 'vitest';
import { inUnit, sizeCharts } from '../../src/features/sizeGuide/sizeTables.ts';

describe('the size charts', () => {
  it.each([
    [92, 'cm', '92'],
    [92, 'in', '36'],
    [72, 'in', '28½'],
    [100, 'in', '39½'],
  ] as const)('write %s cm in %s as %s', (centimetres, unit, written) => {
    expect(inUnit(centimetres, unit)).toBe(written);
  });

  it.each(Object.entries(sizeCharts))(
    'of %s increase from size to size, with one value per measure',
    (_, chart) => {
      for (const [index, { values }] of chart.rows.entries()) {
        expect(values).toHaveLength(chart.measures.length);
        const before = chart.rows[index - 1]?.values;
        for (const [measure, value] of values.entries()) {
          expect(value).toBeGreaterThan(before?.[measure] ?? 0);
        }
      }
    },
  );
});
