import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { currency } from '../../../../contract/rules/money.ts';
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
  sale: { name: 'Put on sale', hint: 'The regular price stays beside it, crossed out' },
  regular: { name: 'New regular price', hint: 'From now on; a sale ends' },
  endSale: { name: 'End the sale', hint: 'Back to the regular price' },
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
          label="Change"
          hint={kinds[kind].hint}
          options={Object.entries(kinds).map(([value, { name }]) => [value, name])}
        />
      </Wide>
      {kind === 'regular' && (
        <FormTextField
          name="direction"
          label="Direction"
          options={Object.entries({ lower: 'Lower', raise: 'Raise' })}
        />
      )}
      {kind !== 'endSale' && (
        <>
          <FormTextField name="amount" label="How much" inputMode="decimal" required />
          <FormTextField
            name="unit"
            label="In"
            options={Object.entries({ percent: 'Percent', sum: currency().code })}
          />
          <FormTextField
            name="ending"
            label="Prices end in"
            hint="The nearest one is taken"
            options={[['', 'Any cents'], ...priceEndings.map(endingOption)]}
          />
        </>
      )}
      {kind === 'sale' && hasDays && (
        <>
          <FormTextField
            name="saleFrom"
            label={`First day${zoneNote()}`}
            type="date"
            hint="Leave empty to begin now"
          />
          <FormTextField
            name="saleUntil"
            label={`Last day${zoneNote()}`}
            type="date"
            hint="Leave empty for no end"
          />
        </>
      )}
    </Fields>
  );
}

/** Option for a price ending: 99 as `.99`. */
function endingOption(ending: number): [value: string, name: string] {
  return [String(ending), `.${String(ending).padStart(2, '0')}`];
}
