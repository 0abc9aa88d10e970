import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { inCurrency, priceIn } from '../../../../contract/rules/inCurrency.ts';
import { type Currency, formatCents, toCents } from '../../../../contract/rules/money.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import { inSize } from '../../../../contract/rules/sizeNames.ts';
import { sizeAnd } from '../../../../contract/rules/sizeTexts.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { type NewLine, unitsFor } from './newOrder.ts';

const Line = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [`& > .${listItemTextClasses.root}`]: { margin: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' },
}));

type NewOrderLinesProps = {
  lines: readonly NewLine[];
  /** Currency of the prices; by default the shop's. */
  currency?: Currency | undefined;
  onQuantity: (line: NewLine, quantity: number) => void;
  onRemove: (line: NewLine) => void;
};

export function NewOrderLines({ lines, currency, onQuantity, onRemove }: NewOrderLinesProps) {
  return (
    <AdminCard title={i18n.t('Items')}>
      {lines.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Nothing yet. Find a product and press a size.')}
        </Typography>
      )}
      <List disablePadding role="list" aria-label={i18n.t('Items of the order')}>
        {lines.map((line) => {
          const { product, size, quantity } = line;
          const name = inSize(nameInColour(product), size);
          const sum = inCurrency(currency, () => formatCents(toCents(product.price) * quantity));
          const atMost = Math.max(unitsFor(line), quantity);
          return (
            <Line key={`${product._id} ${size}`}>
              <ListItemText
                primary={nameInColour(product)}
                secondary={
                  <>
                    <span>{sizeAnd(size, priceIn(currency, product.price))}</span>
                    {unitsFor(line) < quantity && (
                      <Typography variant="caption" color="error" component="p">
                        {unitsFor(line) === 0
                          ? i18n.t('None left')
                          : i18n.t('{units, plural, one {Only # left} other {Only # left}}', {
                              units: unitsFor(line),
                            })}
                      </Typography>
                    )}
                  </>
                }
                slotProps={{
                  primary: { variant: 'body2' },
                  secondary: { variant: 'caption', component: 'div' },
                }}
              />
              <TextField
                select
                size="small"
                label={i18n.t('Quantity')}
                value={quantity}
                disabled={unitsFor(line) === 0}
                onChange={({ target }) => onQuantity(line, Number(target.value))}
                slotProps={{
                  select: { native: true },
                  htmlInput: { 'aria-label': i18n.t('Quantity of {name}', { name }) },
                }}
              >
                {Array.from({ length: atMost }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </TextField>
              <span>{sum}</span>
              <Button
                size="small"
                aria-label={i18n.t('Remove {name}', { name })}
                onClick={() => onRemove(line)}
              >
                {i18n.t('Remove')}
              </Button>
            </Line>
          );
        })}
      </List>
    </AdminCard>
  );
}
