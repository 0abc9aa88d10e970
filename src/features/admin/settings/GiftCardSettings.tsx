import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { factsOf } from '../../../../contract/languages.ts';
import { moneyLimits } from '../../../../contract/rules/amounts.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { giftCardAmountProblems } from '../../../../contract/rules/giftCards.ts';
import { formatPrice, toDollars } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { GiftCardTerms, GiftCardTermsInput } from '../../../../contract/schemas/giftCards.ts';
import {
  countRule,
  isAmbiguous,
  toNumber,
  toOptionalNumber,
  toTyped,
} from '../../../lib/formRules.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { ConflictNotice } from '../products/ConflictNotice.tsx';
import { inCurrency } from './settingsValues.ts';
import { changedWords, type SettingWords, yesNo } from './settingWords.ts';
import { useStaleForm } from './useStaleForm.ts';

type GiftCardSettingsProps = {
  terms: GiftCardTerms;
  onSave: (terms: GiftCardTermsInput) => Promise<FormAnswer<GiftCardTermsInput>>;
};

/** Sale of gift cards: on or off, amounts and validity. */
export function GiftCardSettings({ terms, onSave }: GiftCardSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const { base, isStale, loadNewer, keepMine, save } = useStaleForm(terms);
  return (
    <AdminCard
      title={i18n.t('Gift cards')}
      action={<Button onClick={() => setOpen(true)}>{i18n.t('Change gift cards')}</Button>}
    >
      <Typography variant="body2" color="textSecondary">
        {terms.isOn
          ? saleText(pricesOf(terms), terms.validYears)
          : i18n.t('Not on sale. Cards that were sold can still be used.')}
      </Typography>
      {isOpen && (
        <FormDialog
          key={base.version}
          title={i18n.t('Gift cards')}
          initialValues={{
            isOn: base.isOn,
            amounts: base.amounts.map((amount) => toTyped(amount)).join(', '),
            validYears: toTyped(base.validYears),
          }}
          schema={schema}
          onSubmit={async (values) => {
            const wrong = await save((version) =>
              onSave({
                isOn: values.isOn,
                amounts: toAmounts(values.amounts),
                validYears: toOptionalNumber(values.validYears),
                version,
              }),
            );
            return typeof wrong === 'object' ? { amounts: wrong.amounts?.toString() } : wrong;
          }}
          onClose={() => {
            setOpen(false);
            loadNewer();
          }}
        >
          {isStale && (
            <ConflictNotice
              subject="item"
              differences={changedWords(wordsOf(base), wordsOf(terms))}
              onLoadNewer={loadNewer}
              onKeepMine={keepMine}
            />
          )}
          <FormCheckbox name="isOn" label={i18n.t('Sell gift cards')} isSwitch />
          <FormTextField
            name="amounts"
            label={inCurrency(i18n.t('Amounts'))}
            hint={i18n.t('Separated by commas, as {amounts}', { amounts: exampleAmounts() })}
            required
          />
          <FormTextField
            name="validYears"
            label={i18n.t('Valid for years')}
            hint={i18n.t('Empty for no end. Sold cards keep theirs.')}
            inputMode="numeric"
          />
        </FormDialog>
      )}
    </AdminCard>
  );
}

function wordsOf(terms: GiftCardTerms): SettingWords {
  return [
    [i18n.t('Sell gift cards'), yesNo(terms.isOn)],
    [i18n.t('Amounts'), pricesOf(terms)],
    [i18n.t('Valid for years'), toTyped(terms.validYears)],
  ];
}

const pricesOf = ({ amounts }: GiftCardTerms) => listed(amounts.map(formatPrice));

function saleText(prices: string, years: number | undefined): string {
  if (years === undefined) return i18n.t('On sale for {prices}, valid without end.', { prices });
  return i18n.t(
    '{years, plural, one {On sale for {prices}, valid for # year.} other {On sale for {prices}, valid for # years.}}',
    { prices, years },
  );
}

/** Cents of dollars in the shop's currency: 2500 yen, 2.5 dinars. */
function exampleAmounts(): string {
  return [2500, 5000, 10_000].map((cents) => toTyped(toDollars(cents))).join(', ');
}

/** A comma without a space is a decimal sign, where the language has it; else it is refused. */
function toAmounts(typed: string): number[] {
  const hasPoint = factsOf(i18n.locale).decimal !== ',';
  return typed
    .split(/[;؛]|[,،](?:\s+|$)/)
    .map((amount) => amount.trim())
    .filter((amount) => amount !== '')
    .map((amount) =>
      (hasPoint ? amount.includes(',') : isAmbiguous(amount)) ? Number.NaN : toNumber(amount),
    );
}

const { giftCardAmounts, giftCardYears } = ownerLimits;

const schema = object({
  amounts: string()
    .required(() => i18n.t('Enter an amount'))
    .test('amounts', (typed, { createError }) => {
      const amounts = toAmounts(typed);
      const range = moneyLimits(ownerLimits.giftCard);
      const isInRange = (amount: number) => amount >= range.min && amount <= range.max;
      const message = !amounts.every(isInRange)
        ? i18n.t('Amounts from {min} to {max}, separated by a comma and a space', range)
        : giftCardAmountProblems(amounts).get('amounts');
      if (amounts.length > giftCardAmounts.max) {
        return createError({ message: i18n.t('At most {max} amounts', giftCardAmounts) });
      }
      return message === undefined || createError({ message });
    }),
  validYears: countRule(1, giftCardYears.max),
});
