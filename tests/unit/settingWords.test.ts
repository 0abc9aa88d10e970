import { expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { shopDifferences } from '../../src/features/admin/settings/shopDifferences.ts';

it('shows each difference, even of fields whose names have one translation', () => {
  addTranslations('de', { terms: 'Bedingungen', privacy: 'Bedingungen' });
  const changed = {
    ...exampleShopProfile,
    policies: { ...exampleShopProfile.policies, terms: 'New terms', privacy: 'New privacy' },
  };
  const found = inLanguage('de', () => shopDifferences(exampleShopProfile, changed));
  expect(found.map(({ field, to }) => [field, to])).toEqual([
    ['Bedingungen', 'New terms'],
    ['Bedingungen', 'New privacy'],
  ]);
});
