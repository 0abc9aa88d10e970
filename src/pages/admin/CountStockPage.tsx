import { useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { inSize } from '../../../contract/rules/sizeNames.ts';
import { barcodeKey, skuKey } from '../../../contract/rules/stockCodes.ts';
import type { CodedSize } from '../../../contract/schemas/stock.ts';
import { createQueue, useApi } from '../../data/ApiProvider.tsx';
import { useRefreshProducts } from '../../data/admin/useAdminProduct.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { type CountLine, StockCount } from '../../features/admin/products/StockCount.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';
import { usePrintLabels } from './usePrintLabels.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

/** `/admin/countstock` */
export default function CountStockPage() {
  const { send } = useApi();
  const refresh = useRefreshProducts();
  const showToast = useToast();
  const printLabels = usePrintLabels();
  const [lines, setLines] = useState<readonly CountLine[]>([]);
  const [uncounted, setUncounted] = useState<ReadonlyMap<string, number>>(new Map());
  const [result, setResult] = useState<{ problem?: string; told?: string }>({});
  /** Changed lines, before they are rendered. */
  const latest = useRef(lines);
  const found = useRef(new Map<string, CodedSize>());
  /** Count without an answer yet: sent again with its id, it is applied once. */
  const unanswered = useRef<{ requestId: string; sent: readonly CountLine[] }>(undefined);
  // In order, so that applying includes the scans before it and none after it.
  const [enqueue] = useState(createQueue);
  const { leaveDialog } = useUnsavedChangesPrompt(lines.length > 0, { onLeave: () => {} });

  const look = (code: string) => send('GET /stockcode/:code', { params: { code } });

  function setCounted(changed: readonly CountLine[]) {
    latest.current = changed;
    setLines(changed);
  }

  function change(line: CountLine, counted: number | undefined) {
    setCounted(
      latest.current.flatMap((one) => {
        if (!isSame(line)(one)) return [one];
        const { problem: _, ...rest } = one;
        return counted === undefined ? [] : [{ ...rest, counted }];
      }),
    );
  }

  async function scan(typed: string) {
    const code = typed.trim();
    const gtin = barcodeKey(code);
    const key = gtin || skuKey(code);
    let size = found.current.get(key);
    if (!size) {
      // Some proxies refuse slashes in a path, even encoded ones.
      const outcome = await look(code.startsWith('http') ? key : code);
      if (!outcome.ok) {
        const { message } = outcome.error;
        const reason = message.includes(code) ? message : `${code}. ${message}`;
        return setUncounted((before) => new Map(before).set(reason, (before.get(reason) ?? 0) + 1));
      }
      size = outcome.data;
      found.current.set(key, size);
    }
    const [line, ...others] = countOne(latest.current, size);
    setCounted([line, ...others]);
    const told = i18n.t(
      '{count, plural, one {{product}: # counted} other {{product}: # counted}}',
      { product: inSize(line.name, line.size), count: line.counted },
    );
    setResult((before) => ({ ...before, told }));
  }

  async function apply() {
    const { requestId, sent } = unanswered.current ?? { requestId: uuid(), sent: latest.current };
    unanswered.current = { requestId, sent };
    const body = {
      requestId,
      lines: sent.map(({ productId, size, counted, quantity }) => ({
        ...{ productId, size, quantity: counted, quantitySeen: quantity },
      })),
    };
    const outcome = await send('POST /countstock', { body });
    if (!outcome.ok && outcome.error.reason === 'failed') {
      const problem = i18n.t(
        'This may not have gone through. {message} You can safely try again.',
        { message: outcome.error.message },
      );
      return setResult({ problem });
    }
    unanswered.current = undefined;
    if (outcome.ok) return finish(sent);
    const { message, fields } = outcome.error;
    setCounted(
      latest.current.map(({ problem: _, ...line }) => {
        const problem = fields[`lines[${sent.findIndex(isSame(line))}].quantity`];
        return problem === undefined ? line : { ...line, problem };
      }),
    );
    setResult({ problem: i18n.t('Nothing was changed. {message}', { message }) });
  }

  /** Keeps lines that were changed after they were sent. */
  function finish(sent: readonly CountLine[]) {
    setCounted(
      latest.current.flatMap((line) => {
        const saved = sent.find(isSame(line));
        if (line.counted === saved?.counted) return [];
        return [saved ? { ...line, quantity: saved.counted } : line];
      }),
    );
    found.current.clear();
    setUncounted(new Map());
    setResult({});
    refresh();
    const text = i18n.t(
      '{sizes, plural, one {Stock counted: # size.} other {Stock counted: # sizes.}}',
      { sizes: sent.length },
    );
    showToast({ text, severity: 'success' });
  }

  return (
    <>
      <PageHead title={i18n.t('Count stock')} />
      <AdminSection
        title={i18n.t('Count stock')}
        text={i18n.t(
          'Scan a barcode, or type a SKU and press Enter: each counts one unit. Leave out units of orders that wait to be shipped. They have left the stock already.',
        )}
      >
        <StockCount
          {...{ lines, uncounted, ...result }}
          onScan={(code) => void enqueue(() => scan(code))}
          onChange={change}
          onApply={() => enqueue(apply)}
          onLabels={printLabels && (() => printLabels(labelsOf(latest.current)))}
        />
      </AdminSection>
      {leaveDialog}
    </>
  );
}

/** A label for each counted unit. */
function labelsOf(lines: readonly CountLine[]) {
  return lines
    .filter(({ counted }) => counted > 0)
    .map(({ productId, size, counted }) => ({ productId, size, copies: counted }));
}

const isSame = (line: CodedSize) => (other: CodedSize) =>
  line.productId === other.productId && line.size === other.size;

/** The latest counted size comes first. */
function countOne(lines: readonly CountLine[], size: CodedSize): [CountLine, ...CountLine[]] {
  const { problem: _, ...before } = lines.find(isSame(size)) ?? { ...size, counted: 0 };
  const others = lines.filter((line) => !isSame(size)(line));
  return [{ ...before, counted: before.counted + 1 }, ...others];
}
