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
import { i18n } from '../../../../contract/i18n.ts';
import { setupSteps } from '../../../../contract/rules/adminChoices.ts';
import type { ShopSetup } from '../../../../contract/schemas/summary.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { useMay } from '../frame/useMay.ts';

/** Texts in English, and the page of the step. */
type Step = { label: string; hint?: string; to?: string };

const steps: Record<(typeof setupSteps)[number], Step> = {
  profile: { label: /*i18n*/ 'Name and contacts', to: adminPaths.shop },
  sizes: {
    label: /*i18n*/ 'Sizes',
    hint: /*i18n*/ 'If yours are not letters and ages',
    to: adminPaths.sizes,
  },
  product: { label: /*i18n*/ 'First product', to: adminPaths.addProduct },
  delivery: { label: /*i18n*/ 'Delivery', to: adminPaths.settings },
  tax: {
    label: /*i18n*/ 'Taxes',
    hint: /*i18n*/ 'If your prices include any',
    to: adminPaths.settings,
  },
  seller: {
    label: /*i18n*/ 'Seller on invoices',
    hint: /*i18n*/ 'Legal name and VAT number',
    to: adminPaths.shop,
  },
  policies: { label: /*i18n*/ 'Terms, privacy and returns', to: adminPaths.shop },
  payment: {
    label: /*i18n*/ 'Payment',
    hint: /*i18n*/ 'Until STRIPE_SECRET_KEY is set on the server, a test page takes no money',
    to: 'https://dashboard.stripe.com/apikeys',
  },
  mail: {
    label: /*i18n*/ 'Mail',
    hint: /*i18n*/ 'Until SMTP_URL is set on the server, mail is only written to its outbox',
  },
  mfa: { label: /*i18n*/ 'Login with a second factor', to: adminPaths.mfa },
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
    <AdminCard
      title={i18n.t('Open your shop')}
      action={<Button onClick={onDismiss}>{i18n.t('Hide')}</Button>}
    >
      <Typography variant="body2" color="textSecondary">
        {i18n.t('{done} of {steps} done', { done, steps: setupSteps.length })}
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
          <CheckCircle color="success" titleAccess={i18n.t('Done:')} />
        ) : (
          <RadioButtonUnchecked titleAccess={i18n.t('To do:')} />
        )}
      </ListItemIcon>
      <ListItemText
        primary={i18n.t(label)}
        secondary={isDone || hint === undefined ? undefined : i18n.t(hint)}
      />
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
