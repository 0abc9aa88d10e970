import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { object } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import type { Currency } from '../../../contract/rules/money.ts';
import { type ReturnReason, reasonLabels } from '../../../contract/rules/returns.ts';
import { withSize } from '../../../contract/rules/sizeTexts.ts';
import type { OrderProduct } from '../../../contract/schemas/order.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import {
  choicesFor,
  choicesOf,
  type ExchangeOption,
  findProblem,
  forEach,
  insteadField,
  type ReturnableLine,
  refund,
  toReturnedLines,
} from './returnChoices.ts';

/** Resolves to the options of each line of the order; rejects if they can't be loaded. */
export type FindExchanges = () => Promise<ExchangeOption[][]>;

type ReturnDialogProps = {
  products: readonly OrderProduct[];
  /** Currency of the order; by default the shop's. */
  currency?: Currency | undefined;
  returnable: readonly number[];
  /** Offers exchanges; absent if there are none. */
  findExchanges?: FindExchanges | undefined;
  /** Resolves to the error message, or to undefined on success. */
  onReturn: (request: ReturnRequest) => Promise<string | undefined>;
  onClose: () => void;
  /** Filled in by an admin on the customer's behalf. */
  isForCustomer?: boolean;
};

const ownWords = () => ({
  title: i18n.t('Withdraw from this purchase'),
  cancelLabel: i18n.t('Keep everything'),
  unsaid: i18n.t('I’d rather not say'),
  description: i18n.t(
    'Choose the items to send back. We’ll confirm by email and refund them once they arrive.',
  ),
});

const exchangeWords = () => ({
  ...ownWords(),
  title: i18n.t('Return or exchange'),
  description: i18n.t(
    'Choose the items to send back, and for each a refund or another size or colour. A refund counts as withdrawing from the purchase. We hold the new items until yours arrive.',
  ),
});

const adminWords = () => ({
  title: i18n.t('Open a return'),
  submitLabel: i18n.t('Open the return'),
  cancelLabel: i18n.t('Cancel'),
  unsaid: i18n.t(reasonLabels.unsaid),
  description: i18n.t(
    'What the customer sends back. They get the same email as for their own request.',
  ),
});

/** Chooses the items to return or exchange: the second step of a withdrawal, which declares it. */
export function ReturnDialog({
  products,
  currency,
  returnable,
  findExchanges,
  onReturn,
  onClose,
  isForCustomer = false,
}: ReturnDialogProps) {
  const [found, setFound] = useState<ExchangeOption[][] | 'loading' | 'failed'>(
    findExchanges ? 'loading' : [],
  );
  // Options as of the moment it opens.
  const find = useRef(findExchanges);
  useEffect(() => {
    void find.current?.().then(setFound, () => setFound('failed'));
  }, []);
  const shopperWords = findExchanges ? exchangeWords : ownWords;
  const { unsaid, ...words } = isForCustomer ? adminWords() : shopperWords();
  const lines = products.flatMap(({ name, size }, line): ReturnableLine[] => {
    const max = returnable[line] ?? 0;
    return max > 0
      ? [{ line, max, field: `line${line}`, label: withSize(name, size), currency }]
      : [];
  });
  const [first] = lines;
  const isSingle = lines.length === 1 && first?.max === 1;
  const optionsOf = (line: number) => (Array.isArray(found) && found[line]) || [];

  const choicesIn = (values: Record<string, string>) => choicesOf(lines, optionsOf, values);

  const schema = object().test((values, { createError }) => {
    const choices = choicesIn(values as Record<string, string>);
    const message = i18n.t('Choose at least one item');
    if (choices.length === 0) return createError({ path: first?.field ?? 'reason', message });
    const problem = findProblem(choices);
    return problem ? createError(problem) : true;
  });

  const isExchange = (values: Record<string, string>) =>
    findExchanges !== undefined &&
    found !== 'failed' &&
    (found === 'loading' || choicesIn(values).every(({ wanted, isOpen }) => wanted || isOpen));

  return (
    <FormDialog<Record<string, string>>
      submitLabel={<SubmitLabel {...{ isExchange }} />}
      {...words}
      initialValues={{
        ...Object.fromEntries(lines.map(({ field }) => [field, isSingle ? '1' : '0'])),
        ...Object.fromEntries(
          lines.flatMap(({ line, max }) => [
            [insteadField(line), isForCustomer ? refund : ''],
            ...Array.from({ length: max }, (_, unit) => [
              insteadField(line, unit),
              isForCustomer ? refund : '',
            ]),
          ]),
        ),
        reason: 'unsaid' satisfies ReturnReason,
      }}
      schema={schema}
      isLoading={found === 'loading'}
      onSubmit={(values) =>
        onReturn({
          reason: values.reason as ReturnReason,
          lines: toReturnedLines(choicesIn(values)),
        })
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        {lines.map((each) => (
          <LineFields
            key={each.line}
            {...each}
            options={found === 'loading' ? found : optionsOf(each.line)}
          />
        ))}
        {found === 'failed' && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {i18n.t(
              'Exchanges could not be loaded. You can still choose items to return for a refund.',
            )}
          </Alert>
        )}
        <FormTextField
          name="reason"
          label={i18n.t('Reason (optional)')}
          options={Object.entries(reasonLabels).map(([reason, label]) => [
            reason,
            reason === 'unsaid' ? unsaid : i18n.t(label),
          ])}
        />
      </Stack>
    </FormDialog>
  );
}

/** Units to send back; once there are some, also the choice of a refund or a new item. */
function LineFields({
  line,
  max,
  field,
  label,
  currency,
  options,
}: ReturnableLine & { options: readonly ExchangeOption[] | 'loading' }) {
  const { values } = useFormikContext<Record<string, string>>();
  const quantity = Number(values[field]);
  const all = options === 'loading' ? [] : options;
  const choices = choicesFor(all, quantity, currency);
  const isDivisible = quantity > 1 && all.length > 0;
  return (
    <>
      <FormTextField
        name={field}
        label={label}
        options={Array.from({ length: max + 1 }, (_, count) => [
          String(count),
          count === 0 ? i18n.t('Keep') : i18n.t('Send back {count}', { count }),
        ])}
      />
      {quantity > 0 && options === 'loading' && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {i18n.t('Loading sizes…')}
        </Typography>
      )}
      {quantity > 0 && (choices.length > 2 || isDivisible) && (
        <FormTextField
          name={insteadField(line)}
          label={i18n.t('Instead of {item}', { item: label })}
          options={isDivisible ? [...choices, [forEach, i18n.t('Choose for each item')]] : choices}
        />
      )}
      {isDivisible &&
        values[insteadField(line)] === forEach &&
        Array.from({ length: quantity }, (_, unit) => insteadField(line, unit)).map(
          (name, unit) => (
            <FormTextField
              key={name}
              name={name}
              label={i18n.t('Instead of {item}, {number} of {count}', {
                ...{ item: label, number: unit + 1, count: quantity },
              })}
              options={choicesFor(all, 1, currency)}
            />
          ),
        )}
    </>
  );
}

type SubmitLabelProps = { isExchange: (values: Record<string, string>) => boolean };

/** By law, a refund is a withdrawal, and an exchange is not. */
function SubmitLabel({ isExchange }: SubmitLabelProps) {
  const { values } = useFormikContext<Record<string, string>>();
  return (
    <span>{isExchange(values) ? i18n.t('Confirm exchange') : i18n.t('Confirm withdrawal')}</span>
  );
}
