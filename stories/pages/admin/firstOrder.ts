import type { Canvas } from '../../flows/shopping.ts';

/** The newest of `manyOrders`, in the list. */
export function firstOrder(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('link', { name: '1 May 2026, 12:00' });
}
