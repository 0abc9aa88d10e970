import { useRef, useState } from 'react';
import { barcodeKey, skuKey } from '../../../contract/rules/stockCodes.ts';
import type { CodedSize } from '../../../contract/schemas/stock.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshProducts } from '../../data/admin/useAdminProduct.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { type CountLine, StockCount } from '../../features/admin/products/StockCount.tsx';
import { pluralize } from '../../lib/labels.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

/** `/admin/countstock` */
export default function CountStockPage() {
  const { send } = useApi();
  const refresh = useRefreshProducts();
  const showToast = useToast();
  const [lines, setLines] = useState<CountLine[]>([]);
  const [result, setResult] = useState<{ problem?: string; told?: string }>({});
  const found = useRef(new Map<string, Promise<CodedSize | string>>());
  const { leaveDialog } = useUnsavedChangesPrompt(lines.length > 0, { onLeave: () => {} });

  /** Resolves to the size, or to the reason why there is none. */
  async function look(code: string): Promise<CodedSize | string> {
    const outcome = await send('GET /stockcode/:code', { params: { code } });
    return outcome.ok ? outcome.data : outcome.error.message;
  }

  async function scan(typed: string) {
    const code = typed.trim();
    const key = /^\d+$/.test(code) ? barcodeKey(code) : skuKey(code);
    const looking = found.current.get(key) ?? look(code);
    found.current.set(key, looking);
    const size = await looking;
    if (typeof size === 'string') {
      // A typing error, or a code that is added meanwhile.
      found.current.delete(key);
      return setResult({ problem: `Not counted: ${size}` });
    }
    setLines((before) => countOne(before, size));
    setResult({ told: `One more of ${size.name}, size ${size.size}.` });
  }

  async function apply() {
    const body = {
      lines: lines.map(({ productId, size, counted, quantity }) => ({
        ...{ productId, size, quantity: counted, quantitySeen: quantity },
      })),
    };
    const outcome = await send('POST /countstock', { body });
    if (!outcome.ok) {
      const { message, fields } = outcome.error;
      setLines((now) =>
        now.map(({ problem: _, ...line }, index) => {
          const problem = fields[`lines[${index}].quantity`];
          return problem === undefined ? line : { ...line, problem };
        }),
      );
      return setResult({ problem: `Nothing was changed. ${message}` });
    }
    setLines([]);
    found.current.clear();
    setResult({});
    refresh();
    showToast({ text: `Stock counted: ${pluralize(lines.length, 'size')}.`, severity: 'success' });
  }

  return (
    <>
      <PageHead title="Count stock" />
      <AdminSection
        title="Count stock"
        text="Scan a barcode, or type a SKU and press Enter: each counts one unit. Leave out units of orders that wait to be shipped. They have left the stock already."
      >
        <StockCount lines={lines} {...result} onScan={scan} onChange={setLines} onApply={apply} />
      </AdminSection>
      {leaveDialog}
    </>
  );
}

/** The latest counted size comes first. */
function countOne(lines: readonly CountLine[], size: CodedSize): CountLine[] {
  const isSame = (line: CodedSize) => line.productId === size.productId && line.size === size.size;
  const { problem: _, ...before } = lines.find(isSame) ?? { ...size, counted: 0 };
  return [{ ...before, counted: before.counted + 1 }, ...lines.filter((line) => !isSame(line))];
}
