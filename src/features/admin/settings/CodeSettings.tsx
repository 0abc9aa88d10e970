import { useField } from 'formik';
import { currency, formatPrice } from '../../../../contract/rules/money.ts';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import type { CodeInput, DiscountCode } from '../../../../contract/schemas/selling.ts';
import { formatDay } from '../../../lib/dates.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { CodeProducts, type KindsByCategory } from './CodeProducts.tsx';
import { SettingsList } from './SettingsList.tsx';
import { codeSchema, inCurrency, toCodeInput, toCodeValues } from './settingsValues.ts';

type CodeSettingsProps = {
  codes: readonly DiscountCode[];
  kinds: KindsByCategory;
  onSave: (code: CodeInput) => Promise<FormAnswer<CodeInput>>;
  onEnd: (id: string) => void;
  onReactivate: (code: DiscountCode) => void;
};

/** The discount codes, with how often each was used. */
export function CodeSettings({ codes, kinds, onSave, onEnd, onReactivate }: CodeSettingsProps) {
  return (
    <SettingsList
      title="Discount codes"
      addLabel="Add a code"
      columns={['Code', 'Discount', 'Uses']}
      emptyText="No codes yet. Customers are not asked for one."
      items={codes}
      nameOf={({ code }) => code}
      cellsOf={(code) => [
        <>
          {code.code}
          <br />
          <small>{conditionsOf(code)}</small>
        </>,
        worthOf(code),
        code.maxUses === undefined ? code.uses : `${code.uses} of ${code.maxUses}`,
      ]}
      wordsOf={(code) => ({
        code: code.code,
        discount: worthOf(code),
        conditions: conditionsOf(code),
        'total uses': code.maxUses === undefined ? 'no limit' : String(code.maxUses),
      })}
      toValues={toCodeValues}
      schema={codeSchema}
      fields={
        <>
          <FormTextField name="code" label="Code" required />
          <FormTextField name="kind" label="Discount" options={Object.entries(kindNames)} />
          <ValueField />
          <FormTextField
            name="minimum"
            label={inCurrency('Minimum order')}
            inputMode="decimal"
            hint="Leave empty for any order"
          />
          <CodeProducts kinds={kinds} />
          <FormTextField
            name="from"
            label="First day"
            type="date"
            hint="Leave empty to start now"
          />
          <FormTextField name="until" label="Last day" type="date" hint="Leave empty for no end" />
          <FormTextField
            name="maxUses"
            label="Total uses"
            inputMode="numeric"
            hint="Leave empty for no limit"
          />
          <FormTextField
            name="maxUsesPerCustomer"
            label="Uses per customer"
            inputMode="numeric"
            hint="Leave empty for no limit"
          />
        </>
      }
      toInput={toCodeInput}
      onSave={onSave}
      endText="No one can use it from now on. Customers who are already paying with it still get the discount."
      onEnd={onEnd}
      onReactivate={onReactivate}
    />
  );
}

const kindNames: Record<DiscountCode['kind'], string> = {
  percent: 'Percent off',
  sum: 'Amount off',
  freeDelivery: 'Free delivery',
};

/** How much it is; nothing to say of a delivery. */
function ValueField() {
  const [{ value: kind }] = useField<DiscountCode['kind']>('kind');
  if (kind === 'freeDelivery') return <span />;
  return (
    <FormTextField
      name="value"
      label={kind === 'percent' ? 'Percent' : currencyLabel()}
      inputMode="decimal"
      required
    />
  );
}

/** `Dollars`. */
function currencyLabel(): string {
  const { name } = currency();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function worthOf({ kind, value }: DiscountCode): string {
  if (kind === 'freeDelivery') return 'Delivery';
  return kind === 'percent' ? `${value}%` : formatPrice(value);
}

function conditionsOf(code: DiscountCode): string {
  const { hasEnded, appliesTo, minimum, from, until, maxUsesPerCustomer: perCustomer } = code;
  const texts = [
    hasEnded && 'Ended',
    appliesTo && groupNames(appliesTo),
    minimum > 0 && `From ${formatPrice(minimum)}`,
    from && `Since ${formatDay(from)}`,
    until && `Until ${formatDay(until)}`,
    perCustomer && `${perCustomer} per customer`,
  ];
  return texts.filter(Boolean).join(' · ') || 'For everybody';
}
