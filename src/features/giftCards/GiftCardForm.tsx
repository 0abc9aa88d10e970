import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import type {
  GiftCardBalance as Balance,
  BoughtGiftCard,
  GiftCardOffer,
} from '../../../contract/schemas/giftCards.ts';
import { emailRule } from '../../lib/formRules.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';

type GiftCardFormProps = {
  offer: GiftCardOffer;
  /** Customer's email; '' for guests. */
  buyerEmail: string;
  onBuy: (card: BoughtGiftCard) => Promise<void>;
};

/** Buys a gift card: amount, recipient and message. */
export function GiftCardForm({ offer, buyerEmail, onBuy }: GiftCardFormProps) {
  const { amounts, validYears } = offer;
  return (
    <ValidatedForm
      initialValues={{ amount: String(amounts[0] ?? ''), email: '', message: '', buyerEmail }}
      schema={schema}
      onSubmit={({ amount, email, message, buyerEmail }) =>
        onBuy({
          amount: Number(amount),
          email: email.trim(),
          buyerEmail: buyerEmail.trim(),
          ...(message.trim() !== '' && { message: message.trim() }),
        })
      }
    >
      <Amounts amounts={amounts} />
      <EmailField name="email" label={i18n.t('Recipient’s email')} autoComplete="off" required />
      <FormTextField
        name="message"
        label={i18n.t('Message')}
        hint={i18n.t('Included in the email with the code')}
        minRows={2}
      />
      <EmailField name="buyerEmail" label={i18n.t('Your email')} autoComplete="email" required />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {validYears === undefined
          ? i18n.t(
              'We email the code to the recipient as soon as you have paid. It can be spent over several orders and does not expire.',
            )
          : i18n.t(
              '{years, plural, one {We email the code to the recipient as soon as you have paid. It can be spent over several orders and is valid for # year.} other {We email the code to the recipient as soon as you have paid. It can be spent over several orders and is valid for # years.}}',
              { years: validYears },
            )}
      </Typography>
      <SubmitButton>{i18n.t('Go to payment')}</SubmitButton>
    </ValidatedForm>
  );
}

function Amounts({ amounts }: Pick<GiftCardOffer, 'amounts'>) {
  const id = useId();
  const [{ value, onChange }] = useField<string>('amount');
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={id}>{i18n.t('Amount')}</FormLabel>
      <RadioGroup row aria-labelledby={id} name="amount" value={value} onChange={onChange}>
        {amounts.map((amount) => (
          <FormControlLabel
            key={amount}
            value={String(amount)}
            label={formatPrice(amount)}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const schema = object({
  email: emailRule().required(() => i18n.t('Email is required')),
  buyerEmail: emailRule().required(() => i18n.t('Email is required')),
  message: string().max(limits.giftCardMessage.max, ({ max }) =>
    i18n.t('At most {max} characters', { max }),
  ),
});

type GiftCardBalanceProps = {
  /** Resolves to the balance, or the reason why there is none. */
  onAsk: (code: string) => Promise<Balance | string>;
};

/** Looks up the balance of a gift card. */
export function GiftCardBalance({ onAsk }: GiftCardBalanceProps) {
  const [found, setFound] = useState<Balance>();
  return (
    <ValidatedForm
      initialValues={{ code: '' }}
      schema={codeSchema}
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

const codeSchema = object({
  code: string()
    .trim()
    .required(() => i18n.t('Enter the code from the email')),
});
