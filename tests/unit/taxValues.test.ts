import { describe, expect, it } from 'vitest';
import { portugueseTax } from '../../contract/examples/selling.ts';
import { taxSchema, toTaxInput, toTaxValues } from '../../src/features/admin/settings/taxValues.ts';

describe('values of a tax rate', () => {
  const { country: own, name: vat, rate: percent } = portugueseTax;
  const plain = { country: own, name: vat, rate: percent };
  const full = {
    ...{ ...plain, country: 'Canada', regions: ['QC'], appliesTo: [{ category: 'kid' as const }] },
    ...{ onTop: true, inAddition: true, upTo: 100, splitsPrice: true, exceptDelivery: true },
  };

  it('are the same after they were opened', () => {
    expect(toTaxInput(toTaxValues({ ...full, id: 'a' }))).toEqual(full);
  });

  it('name products, regions or a price for a rate of 0', async () => {
    const isValid = (more: object) =>
      taxSchema.isValid({ ...toTaxValues(undefined), name: 'VAT', rate: '0', ...more });
    const inCanada = { country: 'Canada', regions: ['QC'] };
    expect(await isValid(inCanada)).toBe(true);
    expect(await isValid({ country: 'Ireland', appliesTo: [{ category: 'kid' }] })).toBe(true);
    expect(await isValid({ country: 'Ireland', upTo: '50' })).toBe(true);
    expect(await isValid({ country: 'Ireland' })).toBe(false);
    expect(await isValid({ ...inCanada, country: 'Ireland' })).toBe(false);
    expect(await isValid({ ...inCanada, country: 'Ireland', rate: '23' })).toBe(true);
  });

  it('differ from a newer version that has a field which was cleared', () => {
    const cleared = toTaxInput(toTaxValues({ ...plain, id: 'a', country: 'Canada' }));
    const { country, name, rate, ...optional } = full;
    for (const [field, value] of Object.entries(optional)) {
      const newer = { country, name, rate, [field]: value };
      expect(JSON.stringify({ ...newer, ...cleared })).not.toBe(JSON.stringify(newer));
    }
  });
});
