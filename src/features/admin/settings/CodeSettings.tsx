import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { categories } from '../../../../contract/limits.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { formatDay, zoneNote } from '../../../../contract/rules/days.ts';
import { currencyName, formatCount, formatPrice } from '../../../../contract/rules/money.ts';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import type { Category } from '../../../../contract/schemas/product.ts';
import type {
  CodeInput,
  DiscountCode,
  ProductGroup,
} from '../../../../contract/schemas/selling.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';
import { codeSchema, inCurrency, toCodeInput, toCodeValues } from './settingsValues.ts';

type CodeSettingsProps = {
  codes: readonly DiscountCode[];
  kinds: KindsByCategory;
  onSave: (code: CodeInput) => Promise<FormAnswer<CodeInput>>;
  onEnd: (id: string) => void;
  onReactivate: (code: DiscountCode) => void;
};

export function CodeSettings({ codes, kinds, onSave, onEnd, onReactivate }: CodeSettingsProps) {
  return (
    <SettingsList
      title={i18n.t('Discount codes')}
      addLabel={i18n.t('Add a code')}
      columns={[i18n.t('Code'), i18n.t('Discount'), i18n.t('Uses')]}
      emptyText={i18n.t('No codes yet. Customers are not asked for one.')}
      items={codes}
      nameOf={({ code }) => code}
      cellsOf={(code) => [
        <>
          <span>{code.code}</span>
          <br />
          <small>{conditionsOf(code)}</small>
        </>,
        discountText(code),
        code.maxUses === undefined
          ? code.uses
          : i18n.t('{uses} of {maxUses}', { uses: code.uses, maxUses: code.maxUses }),
      ]}
      wordsOf={(code) => [
        [i18n.t('code'), code.code],
        [i18n.t('discount'), discountText(code)],
        [i18n.t('conditions'), conditionsOf(code)],
        [
          i18n.t('total uses'),
          code.maxUses === undefined ? i18n.t('no limit') : String(code.maxUses),
        ],
      ]}
      toValues={toCodeValues}
      schema={codeSchema}
      fields={
        <>
          <FormTextField name="code" label={i18n.t('Code')} required />
          <FormTextField
            name="kind"
            label={i18n.t('Discount')}
            options={Object.entries(kindNames).map(([kind, name]) => [kind, i18n.t(name)])}
          />
          <ValueField />
          <FormTextField
            name="minimum"
            label={inCurrency(i18n.t('Minimum order'))}
            inputMode="decimal"
            hint={i18n.t('Leave empty for any order')}
          />
          <CodeProducts kinds={kinds} hint={i18n.t('Choose none for every product')} />
          <FormTextField
            name="from"
            label={i18n.t('First day') + zoneNote()}
            type="date"
            hint={i18n.t('Leave empty to start now')}
          />
          <FormTextField
            name="until"
            label={i18n.t('Last day') + zoneNote()}
            type="date"
            hint={i18n.t('Leave empty for no end')}
          />
          <FormTextField
            name="maxUses"
            label={i18n.t('Total uses')}
            inputMode="numeric"
            hint={i18n.t('Leave empty for no limit')}
          />
          <FormTextField
            name="maxUsesPerCustomer"
            label={i18n.t('Uses per customer')}
            inputMode="numeric"
            hint={i18n.t('Leave empty for no limit')}
          />
        </>
      }
      toInput={toCodeInput}
      onSave={onSave}
      endText={i18n.t(
        'No one can use it from now on. Customers who are already paying with it still get the discount.',
      )}
      onEnd={onEnd}
      onReactivate={onReactivate}
    />
  );
}

const kindNames: Record<DiscountCode['kind'], string> = {
  percent: /*i18n*/ 'Percent off',
  sum: /*i18n*/ 'Amount off',
  freeDelivery: /*i18n*/ 'Free delivery',
};

/** Amount of the discount; none for free delivery. */
function ValueField() {
  const [{ value: kind }] = useField<DiscountCode['kind']>('kind');
  if (kind === 'freeDelivery') return <span />;
  return (
    <FormTextField
      // A new field, because React can't change a label that a browser has translated.
      key={kind}
      name="value"
      label={kind === 'percent' ? i18n.t('Percent') : currencyLabel()}
      inputMode="decimal"
      required
    />
  );
}

/** Plural name of the currency, for example `Dollars`. */
function currencyLabel(): string {
  const name = currencyName();
  return name.charAt(0).toLocaleUpperCase(i18n.locale) + name.slice(1);
}

function discountText({ kind, value }: DiscountCode): string {
  if (kind === 'freeDelivery') return i18n.t('Delivery');
  return kind === 'percent'
    ? i18n.t('{percent}%', { percent: formatCount(value) })
    : formatPrice(value);
}

function conditionsOf(code: DiscountCode): string {
  const { hasEnded, appliesTo, minimum, from, until, maxUsesPerCustomer: perCustomer } = code;
  const texts = [
    hasEnded && i18n.t('Ended'),
    appliesTo && groupNames(appliesTo),
    minimum > 0 && i18n.t('From {minimum}', { minimum: formatPrice(minimum) }),
    from && i18n.t('Since {day}', { day: formatDay(from) }),
    until && i18n.t('Until {day}', { day: formatDay(until) }),
    perCustomer &&
      i18n.t('{uses, plural, one {# per customer} other {# per customer}}', {
        uses: perCustomer,
      }),
  ];
  return beside(...texts) || i18n.t('For everybody');
}

/** Known kinds of product per category. */
export type KindsByCategory = Partial<Record<Category, readonly string[]>>;

/** Field for the categories and kinds that a setting applies to. */
export function CodeProducts({ kinds, hint }: { kinds: KindsByCategory; hint: string }) {
  const id = useId();
  const [{ value: chosen }, , { setValue }] = useField<ProductGroup[]>('appliesTo');

  /** Choosing a whole category deselects its kinds, and vice versa. */
  function toggle(group: ProductGroup, isOn: boolean) {
    const isReplaced = ({ category, kind }: ProductGroup) =>
      category === group.category && (kind === undefined) !== (group.kind === undefined);
    const others = chosen.filter((each) => !isSame(each, group) && !isReplaced(each));
    return setValue(isOn ? others : [...others, group]);
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ gridColumn: '1 / -1', mb: 3 }}>
      <Typography id={id} variant="h6" component="h3">
        {i18n.t('Products')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      {categories.map((category) => (
        <Stack
          key={category}
          direction="row"
          role="group"
          aria-label={i18n.t(categoryInfo[category].name)}
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}
        >
          <Typography variant="body2" sx={{ width: '4em' }}>
            {i18n.t(categoryInfo[category].name)}
          </Typography>
          {offered(category, kinds, chosen).map((group) => {
            const isOn = chosen.some((each) => isSame(each, group));
            return (
              <ToggleButton
                key={group.kind ?? ''}
                value={group.kind ?? ''}
                selected={isOn}
                onChange={() => toggle(group, isOn)}
              >
                <span>{group.kind ?? i18n.t('All')}</span>
              </ToggleButton>
            );
          })}
        </Stack>
      ))}
    </Box>
  );
}

/** Options of a category: all, its kinds, and chosen kinds that no longer exist. */
function offered(
  category: Category,
  kinds: KindsByCategory,
  chosen: readonly ProductGroup[],
): ProductGroup[] {
  const known = kinds[category] ?? [];
  const gone = chosen.filter(
    (group) => group.category === category && group.kind && !known.includes(group.kind),
  );
  return [{ category }, ...known.map((kind) => ({ category, kind })), ...gone];
}

function isSame(one: ProductGroup, other: ProductGroup): boolean {
  return one.category === other.category && one.kind === other.kind;
}
