import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { limits } from '../../../../contract/limits.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import type { ShopValues } from './shopValues.ts';
import { useRows } from './useRows.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  columnGap: theme.spacing(2),
  '& + &': { marginTop: theme.spacing(1.5) },
  '& > button': { justifySelf: 'start', marginInline: theme.spacing(-1) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '8rem 1fr auto',
    // Beside the fields, which have their labels above.
    '& > button': { marginTop: theme.spacing(4) },
  },
}));

/** The shop's profiles in social networks, in the form that they stand in. */
export function SocialFields() {
  const { rows, add, remove, focusIfAdded } = useRows<ShopValues['social'][number]>('social', {
    ...{ name: '', url: '' },
  });
  return (
    <AdminCard
      title="Social profiles"
      action={rows.length < limits.social.max && <Button onClick={add}>Add a profile</Button>}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        In the footer of every page; the first one on the contact page, too.
      </Typography>
      <FocusFallback label="Social profiles">
        {rows.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its fields are named by its place
          <Row key={index}>
            <FormTextField
              name={`social.${index}.name`}
              label="Network"
              inputRef={focusIfAdded(index)}
              required
            />
            <FormTextField name={`social.${index}.url`} label="URL" required />
            <Button
              color="inherit"
              aria-label={`Remove ${name || 'the profile'}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </Row>
        ))}
      </FocusFallback>
    </AdminCard>
  );
}
