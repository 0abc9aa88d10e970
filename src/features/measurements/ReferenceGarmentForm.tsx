import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { type LengthUnit, toCentimetres, toUnit } from '../../../contract/rules/measures.ts';
import { formatCount } from '../../../contract/rules/money.ts';
import type { MeasureName, Measures } from '../../../contract/schemas/measures.ts';
import { measureLabels, unitLabel } from '../../lib/labels.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';

type ReferenceGarmentFormProps = {
  names: readonly MeasureName[];
  unit: LengthUnit;
  /** Undefined if none is saved. */
  reference: Measures | undefined;
  /** Undefined clears it. */
  onChange: (reference: Measures | undefined) => void;
};

/** Asks for measures of a garment that fits the shopper; some may be left out. */
export function ReferenceGarmentForm({
  names,
  unit,
  reference,
  onChange,
}: ReferenceGarmentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Record<MeasureName, string>>>({});
  const [isSent, setIsSent] = useState(false);
  const textOf = (name: MeasureName) => typed[name] ?? shownLength(reference?.[name], unit);
  const problems = new Map(
    names.flatMap((name) => {
      const problem = problemOf(textOf(name), unit);
      return problem ? [[name, problem]] : [];
    }),
  );
  const isEmpty = names.every((name) => textOf(name).trim() === '');

  function send(event: FormEvent) {
    event.preventDefault();
    setIsSent(true);
    const [wrong = isEmpty ? names[0] : undefined] = problems.keys();
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    const changed = names.flatMap((name) => {
      const text = textOf(name);
      return text.trim() === '' ? [] : [[name, toCentimetres(toNumber(text), unit)]];
    });
    setTyped({});
    setIsSent(false);
    // Keep measures entered for other kinds of garment.
    const others = Object.entries(reference ?? {}).filter(
      ([name]) => !names.includes(name as MeasureName),
    );
    onChange(Object.fromEntries([...others, ...changed]));
  }

  return (
    <FocusFallback label={i18n.t('A piece that fits you')}>
      <form ref={form} noValidate onSubmit={send}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
          }}
        >
          {names.map((name, index) => {
            const problem = isSent
              ? (problems.get(name) ??
                (isEmpty && index === 0 ? i18n.t('Enter at least one') : undefined))
              : undefined;
            return (
              <TextField
                key={name}
                name={name}
                size="small"
                fullWidth
                label={listed([i18n.t(measureLabels[name]), unitLabel(unit)])}
                value={textOf(name)}
                error={Boolean(problem)}
                helperText={problem}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
              />
            );
          })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button type="submit" variant="outlined">
            {i18n.t('Compare')}
          </Button>
          {reference && (
            <Button
              onClick={() => {
                setTyped({});
                onChange(undefined);
              }}
            >
              {i18n.t('Forget my piece')}
            </Button>
          )}
        </Box>
      </form>
    </FocusFallback>
  );
}

function shownLength(centimetres: number | undefined, unit: LengthUnit): string {
  return centimetres === undefined ? '' : formatCount(toUnit(centimetres, unit));
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function problemOf(text: string, unit: LengthUnit): string | undefined {
  if (text.trim() === '') return undefined;
  const { min, max } = limits.measure;
  const centimetres = toCentimetres(toNumber(text), unit);
  if (centimetres >= min && centimetres <= max) return undefined;
  return i18n.t('Use a number up to {max}', { max: Math.floor(toUnit(max, unit)) });
}
