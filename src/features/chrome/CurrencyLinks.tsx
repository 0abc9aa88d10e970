import Stack from '@mui/material/Stack';
import { i18n } from '../../../contract/i18n.ts';
import { type Currency, currency } from '../../../contract/rules/money.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';

type CurrencyLinksProps = {
  currencies: readonly Currency[];
  /** URL of this page. */
  url: string;
  onChoose: (currency: Currency) => void;
};

/** The page in the shop's currencies. Each is loaded as a new document. */
export function CurrencyLinks({ currencies, url, onChoose }: CurrencyLinksProps) {
  const { code: current } = currency();
  return (
    <Stack component="nav" direction="row" aria-label={i18n.t('Currency')} sx={currencyRow}>
      {currencies.map((each) => (
        <StandaloneLink
          key={each.code}
          component="a"
          href={url}
          variant="body2"
          underline="hover"
          aria-current={each.code === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            if (each.code !== current) onChoose(each);
          }}
        >
          {each.code}
        </StandaloneLink>
      ))}
    </Stack>
  );
}

const currencyRow = {
  flexWrap: 'wrap',
  columnGap: 2.5,
  '& > [aria-current]': { textDecoration: 'underline' },
};
