import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { inSize } from '../../../../contract/rules/sizeNames.ts';
import type { CodedSize } from '../../../../contract/schemas/stock.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';

/** A size with its counted units; `quantity` is its stock when the count began. */
export type CountLine = CodedSize & { counted: number; problem?: string };

type StockCountProps = {
  lines: readonly CountLine[];
  /** Reasons why scans were not counted, with their number. */
  uncounted?: ReadonlyMap<string, number> | undefined;
  /** Error of applying the count. */
  problem?: string | undefined;
  /** Result of the last scan, announced politely. */
  told?: string | undefined;
  onScan: (code: string) => void;
  /** Undefined removes the line. */
  onChange: (line: CountLine, counted: number | undefined) => void;
  onApply: () => Promise<void>;
  /** Downloads a label for each counted unit; absent if the server can't create them. */
  onLabels?: (() => Promise<void>) | undefined;
};

/** Count of the stock. Scanners type a code and press Enter, wherever the focus is. */
export function StockCount(props: StockCountProps) {
  const {
    lines,
    uncounted = new Map(),
    problem,
    told,
    onScan,
    onChange,
    onApply,
    onLabels,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    // The key that moves the focus is typed into the field.
    function startScan({ target, key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) {
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
      const isHere = target === document.body || root.current?.contains(target as Node);
      if (isHere && !(target instanceof HTMLInputElement)) field.current?.focus();
    }
    document.addEventListener('keydown', startScan);
    return () => document.removeEventListener('keydown', startScan);
  }, []);

  function scan(event: FormEvent) {
    event.preventDefault();
    // Uncontrolled: a scanner may type the next code before a render.
    const code = field.current?.value.trim();
    if (field.current) field.current.value = '';
    if (code) onScan(code);
  }

  function enter(code: string) {
    if (code) onScan(code);
    field.current?.focus();
  }

  async function apply() {
    setPending(true);
    await onApply();
    setPending(false);
    field.current?.focus();
  }

  return (
    <div ref={root}>
      <Box component="form" onSubmit={scan} sx={{ maxWidth: 420 }}>
        <TextField
          inputRef={field}
          autoFocus
          fullWidth
          label={i18n.t('SKU or barcode')}
          error={Boolean(problem)}
          slotProps={{
            htmlInput: { maxLength: ownerLimits.sku.max, autoComplete: 'off', spellCheck: false },
          }}
        />
      </Box>
      <Typography role="alert" variant="body2" color="error" component="div">
        {problem && <div>{problem}</div>}
        {[...uncounted].map(([reason, times]) => (
          <div key={reason}>
            {i18n.t(
              '{times, plural, =1 {Not counted: {reason}} other {Not counted # times: {reason}}}',
              { times, reason },
            )}
          </div>
        ))}
      </Typography>
      <Typography role="status" variant="body2" sx={{ mb: 2 }}>
        {told}
      </Typography>
      {lines.length > 0 && (
        <>
          <TableContainer role="region" aria-label={i18n.t('Counted sizes')} tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{i18n.t('Item')}</TableCell>
                  <TableCell align="right" sx={aboveSm}>
                    {i18n.t('In stock')}
                  </TableCell>
                  <TableCell>{i18n.t('Counted')}</TableCell>
                  <TableCell align="right" sx={aboveSm}>
                    {i18n.t('Difference')}
                  </TableCell>
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {lines.map((line) => (
                  <Line
                    key={`${line.productId} ${line.size}`}
                    line={line}
                    onChange={(counted) => onChange(line, counted)}
                    onEnter={enter}
                  />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 3 }}>
            <PendingButton isPending={isPending} variant="contained" onClick={apply}>
              {i18n.t(
                '{sizes, plural, one {Apply the count of # size} other {Apply the count of # sizes}}',
                { sizes: lines.length },
              )}
            </PendingButton>
            {onLabels && (
              <DownloadButton icon={<PrintOutlined />} onDownload={onLabels}>
                {i18n.t('Print labels')}
              </DownloadButton>
            )}
          </Stack>
        </>
      )}
    </div>
  );
}

type LineProps = {
  line: CountLine;
  /** Undefined removes the line. */
  onChange: (counted: number | undefined) => void;
  /** Receives a code that was scanned into the line; empty if a number was typed. */
  onEnter: (code: string) => void;
};

/** Cells whose values phones show in the first one. */
const aboveSm = { display: { xs: 'none', sm: 'table-cell' } };

const digits = String(ownerLimits.quantity.max).length;

function Line({ line, onChange, onEnter }: LineProps) {
  const { name, size, sku, barcode, quantity, counted, problem } = line;
  const title = inSize(name, size);
  const more = counted - quantity;
  const difference = more > 0 ? `+${more}` : String(more).replace('-', '−');
  const typing = useRef({ keys: '', counted, at: 0 });

  /** Scanners type fast, and more digits than a quantity can have. */
  function type(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, timeStamp } = event;
    if (timeStamp - typing.current.at > 300) typing.current = { keys: '', counted, at: 0 };
    typing.current.at = timeStamp;
    if (key.length === 1 && !ctrlKey && !metaKey) typing.current.keys += key;
    if (key !== 'Enter') return;
    event.preventDefault();
    const { keys, counted: before } = typing.current;
    typing.current = { keys: '', counted, at: 0 };
    const isCode = keys.length > digits || /[a-z]/i.test(keys);
    if (isCode) onChange(before);
    onEnter(isCode ? keys : '');
  }

  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: { xs: 112, sm: 160 } }}>
        <div>{title}</div>
        <Typography variant="caption" color="textSecondary" component="div">
          {[sku, barcode].filter(Boolean).join(' · ')}
          <Box component="div" sx={{ display: { sm: 'none' } }}>
            {i18n.t('{quantity} in stock, difference {difference}', { quantity, difference })}
          </Box>
        </Typography>
      </TableCell>
      <TableCell align="right" sx={aboveSm}>
        {quantity}
      </TableCell>
      <TableCell>
        <TextField
          size="small"
          value={counted}
          error={Boolean(problem)}
          helperText={problem}
          onKeyDown={type}
          onChange={({ target }) => {
            const units = Number(target.value.replace(/\D/g, ''));
            onChange(Math.min(units, ownerLimits.quantity.max));
          }}
          slotProps={{
            htmlInput: {
              'aria-label': i18n.t('Counted units of {item}', { item: title }),
              inputMode: 'numeric',
              maxLength: digits,
            },
          }}
          sx={{ minWidth: 88 }}
        />
      </TableCell>
      <TableCell align="right" sx={aboveSm}>
        {difference}
      </TableCell>
      <TableCell align="right" padding="none">
        <Button
          size="small"
          aria-label={i18n.t('Remove {name}', { name: title })}
          onClick={() => {
            onChange(undefined);
            onEnter('');
          }}
        >
          {i18n.t('Remove')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
