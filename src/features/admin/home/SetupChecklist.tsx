import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { setupSteps } from '../../../../contract/rules/adminChoices.ts';
import type { ShopSetup } from '../../../../contract/schemas/summary.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { useMay } from '../frame/useMay.ts';

type Step = { label: string; hint?: string; to?: string };

const steps: Record<(typeof setupSteps)[number], Step> = {
  profile: { label: 'Name and contacts', to: adminPaths.shop },
  sizes: { label: 'Sizes', hint: 'If yours are not letters and ages', to: adminPaths.sizes },
  product: { label: 'First product', to: adminPaths.addProduct },
  delivery: { label: 'Delivery', to: adminPaths.settings },
  tax: { label: 'Taxes', hint: 'If your prices include any', to: adminPaths.settings },
  policies: { label: 'Terms, privacy and returns', to: adminPaths.shop },
  payment: {
    label: 'Payment',
    hint: 'Until STRIPE_SECRET_KEY is set on the server, a test page takes no money',
    to: 'https://dashboard.stripe.com/apikeys',
  },
  mail: {
    label: 'Mail',
    hint: 'Until SMTP_URL is set on the server, mail is only written to its outbox',
  },
  mfa: { label: 'Login with a second factor', to: adminPaths.mfa },
};

type SetupChecklistProps = {
  setup: ShopSetup;
  onDismiss: () => void;
};

/**
 * Steps to open a new shop, each with a link to where it is done, or with its setting; renders
 * nothing once all are done, and for roles that can't do them.
 */
export function SetupChecklist({ setup, onDismiss }: SetupChecklistProps) {
  const may = useMay();
  const done = setupSteps.filter((step) => setup[step]).length;
  if (done === setupSteps.length || !may('settings:write')) return null;
  return (
    <AdminCard title="Open your shop" action={<Button onClick={onDismiss}>Hide</Button>}>
      <Typography variant="body2" color="textSecondary">
        {`${done} of ${setupSteps.length} done`}
      </Typography>
      <List disablePadding>
        {setupSteps.map((step) => (
          <SetupStep key={step} isDone={setup[step]} {...steps[step]} />
        ))}
      </List>
    </AdminCard>
  );
}

function SetupStep({ isDone, label, hint, to }: Step & { isDone: boolean }) {
  const content = (
    <>
      <ListItemIcon>
        {isDone ? (
          <CheckCircle color="success" titleAccess="Done:" />
        ) : (
          <RadioButtonUnchecked titleAccess="To do:" />
        )}
      </ListItemIcon>
      <ListItemText primary={label} secondary={isDone ? undefined : hint} />
    </>
  );
  if (!to) return <ListItem disableGutters>{content}</ListItem>;
  const target = to.startsWith('https:') && { target: '_blank', rel: 'noreferrer' };
  return (
    <ListItem disablePadding>
      <ListItemButton disableGutters href={to} {...target}>
        {content}
      </ListItemButton>
    </ListItem>
  );
}
