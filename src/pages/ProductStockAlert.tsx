import { nameInColour } from '../../contract/rules/nameInColour.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { useUser } from '../data/useUser.ts';
import { StockAlertDialog } from '../features/product/StockAlertDialog.tsx';

type ProductStockAlertProps = {
  product: Product;
  /** Sold-out sizes. */
  sizes: readonly string[];
  mySize?: string | undefined;
  onClose: () => void;
};

/** Requests a back-in-stock email; the customer's email is prefilled. */
export default function ProductStockAlert({
  product,
  sizes,
  mySize,
  onClose,
}: ProductStockAlertProps) {
  const { send } = useApi();
  const user = useUser();
  if (user.status === 'loading') return null;

  async function ask(size: string, email: string): Promise<string | undefined> {
    const outcome = await send('POST /stockalert', {
      body: { productId: product._id, size, email },
    });
    return outcome.ok ? undefined : outcome.error.message;
  }

  return (
    <StockAlertDialog
      name={nameInColour(product)}
      sizes={sizes}
      mySize={mySize}
      email={user.data?.email || ''}
      onAsk={ask}
      onClose={onClose}
    />
  );
}
