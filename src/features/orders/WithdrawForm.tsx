import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { parseOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { OrderLinkRequest } from '../../../contract/schemas/orderLink.ts';
import { emailRule } from '../../lib/formRules.ts';
import { focusOnMount } from '../../ui/browser.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';

const schema = object({
  number: string()
    .required(() => i18n.t('Order number is required'))
    .test(
      'form',
      () => i18n.t('An order number looks like H-10023'),
      (text = '') => Boolean(parseOrderNumber(text)),
    ),
  email: emailRule().required(() => i18n.t('Email is required')),
});

type WithdrawFormProps = {
  initialValues?: OrderLinkRequest;
  /** Take the focus, because this replaces the pressed button. */
  isAnswer?: boolean;
  /** Shorter paths for customers with an account. */
  children?: ReactNode;
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onAsk: (request: OrderLinkRequest) => Promise<void>;
};

/** Requests the link to an order, where its customer withdraws from it. */
export function WithdrawForm({
  initialValues = { number: '', email: '' },
  isAnswer = false,
  children,
  onAsk,
}: WithdrawFormProps) {
  return (
    <Container component="section" maxWidth="sm" sx={{ py: { xs: 5, md: 10 }, minHeight: '60svh' }}>
      <Typography
        variant="h2"
        component="h1"
        {...(isAnswer && { ref: focusOnMount, tabIndex: -1 })}
      >
        {i18n.t('Withdraw from a contract')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {i18n.t(
          'We’ll email you a link to your order, where you can withdraw from all or some of it without giving a reason. We’ll confirm by email.',
        )}
      </Typography>
      <ValidatedForm
        initialValues={initialValues}
        schema={schema}
        onSubmit={({ number, email }) => onAsk({ number: number.trim(), email: email.trim() })}
      >
        <Stack sx={{ gap: 2 }}>
          <FormTextField
            name="number"
            label={i18n.t('Order number')}
            hint={i18n.t('As in the emails about your order: H-10023')}
            required
          />
          <EmailField
            name="email"
            label={i18n.t('Email of the order')}
            autoComplete="email"
            required
          />
          <SubmitButton>{i18n.t('Send the link')}</SubmitButton>
        </Stack>
      </ValidatedForm>
      {children}
    </Container>
  );
}
