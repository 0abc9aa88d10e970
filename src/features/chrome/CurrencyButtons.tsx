import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { i18n } from '../../../contract/i18n.ts';
import { type Currency, currency } from '../../../contract/rules/money.ts';
import { touchTarget } from '../../theme/tokens.ts';

type CurrencyButtonsProps = {
  currencies: readonly Currency[];
  onChoose: (currency: Currency) => void;
};

/** Choice of a currency of the shop. */
export function CurrencyButtons({ currencies, onChoose }: CurrencyButtonsProps) {
  const { code: current } = currency();
  return (
    <Stack role="group" direction="row" aria-label={i18n.t('Currency')} sx={currencyRow}>
      {currencies.map((each) => (
        <Button
          key={each.code}
          aria-pressed={each.code === current}
          onClick={() => {
            if (each.code !== current) onChoose(each);
          }}
        >
          {each.code}
        </Button>
      ))}
    </Stack>
  );
}

const currencyRow = {
  flexWrap: 'wrap',
  columnGap: 2.5,
  '& > button': { justifyContent: 'start', minWidth: touchTarget, px: 0 },
  '& > [aria-pressed=true]': { textDecoration: 'underline' },
};
