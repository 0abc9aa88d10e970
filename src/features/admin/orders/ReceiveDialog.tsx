import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { withSize } from '../../../../contract/rules/sizeTexts.ts';
import type { OrderProduct } from '../../../../contract/schemas/order.ts';
import type { OrderReturn, ReceivedUnits } from '../../../../contract/schemas/returns.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

type ReceiveDialogProps = {
  products: readonly OrderProduct[];
  /** Requested and already received units. */
  lines: OrderReturn['lines'];
  /** Resolves to the error message, or to undefined on success. */
  onReceive: (lines: ReceivedUnits['lines']) => Promise<string | undefined>;
  onClose: () => void;
};

const kinds = { restocked: /*i18n*/ 'Back in stock', damaged: /*i18n*/ 'Damaged' };

/** Records received items as running totals. Items already recorded can't be undone. */
export function ReceiveDialog({ products, lines, onReceive, onClose }: ReceiveDialogProps) {
  // Compare with the state on opening, so that a save whose reply was lost can be repeated.
  const [before] = useState(lines.filter((line) => sumOf(line) < line.quantity));
  const awaited = before.map((asked) => lines.find(({ line }) => line === asked.line) ?? asked);

  /** Raises counts that were typed before other items were recorded. */
  const countsOf = (values: Record<string, string>) =>
    awaited.map(({ line, restocked, damaged }) => ({
      line,
      restocked: Math.max(restocked, Number(values[`restocked${line}`])),
      damaged: Math.max(damaged, Number(values[`damaged${line}`])),
    }));

  const schema = object().test((values, { createError }) => {
    const counts = countsOf(values as Record<string, string>);
    const over = awaited.findIndex(({ quantity }, index) => sumOf(counts[index]) > quantity);
    const { line, quantity } = awaited[over] ?? {};
    if (line !== undefined) {
      const message = i18n.t('No more than {quantity} in all', { quantity });
      return createError({ path: `damaged${line}`, message });
    }
    if (counts.some((count, index) => sumOf(count) > sumOf(before[index]))) return true;
    const message = i18n.t('Choose what came back');
    return createError({ path: `restocked${awaited[0]?.line}`, message });
  });

  return (
    <FormDialog<Record<string, string>>
      title={i18n.t('Receive a return')}
      initialValues={Object.fromEntries(
        awaited.flatMap(({ line, restocked, damaged }) => [
          [`restocked${line}`, String(restocked)],
          [`damaged${line}`, String(damaged)],
        ]),
      )}
      schema={schema}
      onSubmit={(values) => onReceive(countsOf(values))}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {i18n.t(
          'How many have come back so far. What is back in stock can be sold at once; none of it can be undone.',
        )}
      </Typography>
      {awaited.map((each) => {
        const { name = '', size = '' } = products[each.line] ?? {};
        return (
          <Box key={each.line} component="fieldset" sx={{ mb: 1 }}>
            <Typography component="legend" variant="h6" sx={{ p: 0, mb: 1 }}>
              {withSize(name, size)}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
              {(['restocked', 'damaged'] as const).map((kind) => (
                <FormTextField
                  key={kind}
                  name={kind + each.line}
                  label={i18n.t(kinds[kind])}
                  options={countsFrom(each[kind], each.quantity).map((count) => [
                    String(count),
                    i18n.t('{count} of {quantity}', { count, quantity: each.quantity }),
                  ])}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </FormDialog>
  );
}

function sumOf({ restocked, damaged } = { restocked: 0, damaged: 0 }): number {
  return restocked + damaged;
}

function countsFrom(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
