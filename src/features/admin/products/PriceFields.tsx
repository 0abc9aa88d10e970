import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { currency, decimals } from '../../../../contract/rules/money.ts';
import { priceEndings } from '../../../../contract/rules/priceChange.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import type { PriceValues } from './priceValues.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.125rem, 1fr))',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(1),
  marginBottom: theme.spacing(1),
}));

const Wide = styled('div')({ gridColumn: '1 / -1' });

const kinds: Record<PriceValues['kind'], { name: string; hint: string }> = {
  sale: {
    name: /*i18n*/ 'Put on sale',
    hint: /*i18n*/ 'The regular price stays beside it, crossed out',
  },
  regular: { name: /*i18n*/ 'New regular price', hint: /*i18n*/ 'From now on; a sale ends' },
  endSale: { name: /*i18n*/ 'End the sale', hint: /*i18n*/ 'Back to the regular price' },
};

/** @param hasDays the server keeps the days of sales */
export function PriceFields({ hasDays }: { hasDays: boolean }) {
  const { values } = useFormikContext<PriceValues>();
  const { kind } = values;
  return (
    <Fields>
      <Wide>
        <FormTextField
          name="kind"
          label={i18n.t({ id: 'Change (noun)', message: 'Change' })}
          hint={i18n.t(kinds[kind].hint)}
          options={Object.entries(kinds).map(([value, { name }]) => [value, i18n.t(name)])}
        />
      </Wide>
      {kind === 'regular' && (
        <FormTextField
          name="direction"
          label={i18n.t('Direction')}
          options={Object.entries({
            lower: i18n.t({ id: 'Lower (verb)', message: 'Lower' }),
            raise: i18n.t('Raise'),
          })}
        />
      )}
      {kind !== 'endSale' && (
        <>
          <FormTextField name="amount" label={i18n.t('How much')} inputMode="decimal" required />
          <FormTextField
            name="unit"
            label={i18n.t({ id: 'In (unit)', message: 'In' })}
            options={Object.entries({ percent: i18n.t('Percent'), sum: currency().code })}
          />
          <FormTextField
            name="ending"
            label={i18n.t('Prices end in')}
            hint={i18n.t('The nearest one is taken')}
            options={[['', i18n.t('Any cents')], ...priceEndings.map(endingOption)]}
          />
        </>
      )}
      {kind === 'sale' && hasDays && (
        <>
          <FormTextField
            name="saleFrom"
            label={i18n.t('First day') + zoneNote()}
            type="date"
            hint={i18n.t('Leave empty to begin now')}
          />
          <FormTextField
            name="saleUntil"
            label={i18n.t('Last day') + zoneNote()}
            type="date"
            hint={i18n.t('Leave empty for no end')}
          />
        </>
      )}
    </Fields>
  );
}

/** Option for a price ending: 99 as `.99`, or as the last digits of a currency without decimals. */
function endingOption(ending: number): [value: string, name: string] {
  const digits = String(ending).padStart(2, '0');
  return [String(ending), decimals() === 0 ? digits : `.${digits.padEnd(decimals(), '0')}`];
}
