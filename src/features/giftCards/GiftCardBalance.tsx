import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import type { GiftCardBalance as Balance } from '../../../contract/schemas/giftCards.ts';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';

type GiftCardBalanceProps = {
  /** Resolves to the balance, or the reason why there is none. */
  onAsk: (code: string) => Promise<Balance | string>;
};

/** Looks up what is left on a gift card. */
export function GiftCardBalance({ onAsk }: GiftCardBalanceProps) {
  const [found, setFound] = useState<Balance>();
  return (
    <ValidatedForm
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={async ({ code }) => {
        setFound(undefined);
        const answer = await onAsk(code);
        if (typeof answer === 'string') return { code: answer };
        setFound(answer);
        return undefined;
      }}
    >
      <FormTextField name="code" label={i18n.t('Code')} autoComplete="off" required />
      <SubmitButton>{i18n.t('Show the balance')}</SubmitButton>
      <Typography role="status" sx={{ mt: 2 }}>
        {found ? balanceText(found) : ''}
      </Typography>
    </ValidatedForm>
  );
}

function balanceText({ balance, ending, validUntil }: Balance): string {
  const values = { balance: formatPrice(balance), ending };
  return validUntil === undefined
    ? i18n.t('Card …{ending} has a balance of {balance}.', values)
    : i18n.t('Card …{ending} has a balance of {balance}. It is valid until {day}.', {
        ...values,
        day: formatDay(validUntil),
      });
}

const schema = object({
  code: string()
    .trim()
    .required(() => i18n.t('Enter the code from the email')),
});
