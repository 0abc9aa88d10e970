import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import type { LabelsRequest } from '../../../contract/schemas/stock.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { forStaff, shopLanguage } from '../../lib/languages.ts';
import { renderLabels } from '../../print/labels.ts';
import { findProductsById } from '../../repositories/products.ts';
import type { PrintContext } from '../context.ts';
import type { Print } from '../orders/printOrders.ts';

/**
 * Prints labels of sizes, as many of each as requested.
 * @throws BadInput for more labels than fit in one file
 * @throws NotFound when the shop does not have one of the sizes
 */
export async function printLabels(context: PrintContext, { lines }: LabelsRequest): Promise<Print> {
  const { max } = ownerLimits.labels;
  const count = lines.reduce((sum, { copies }) => sum + copies, 0);
  if (count > max)
    throw new BadInput(i18n.t('At most {max} labels fit in one file.', { max }), 'lines');
  const ids = lines.map(({ productId }) => productId).filter(isUuid);
  const products = await findProductsById(context.db, ids, 'admins');
  const labels = lines.flatMap(({ productId, size, copies }) => {
    const product = products.get(productId);
    const found = product?.sizes.find((each) => each.size === size);
    if (!product || !found) throw new NotFound(messages.noSuchSize);
    const { sku = '', barcode = '' } = found;
    const facts = [product.colour, isOneSize(size) ? '' : size].filter(Boolean).join(' · ');
    const price = forStaff(context, () => formatCents(product.priceCents));
    return Array.from({ length: copies }, () => ({
      ...{ name: product.name, facts, sku, price, barcode },
    }));
  });
  const { fonts } = context.prints;
  const language = shopLanguage(null, context.languages);
  return {
    name: 'labels.pdf',
    pdf: await renderLabels(labels, { fonts, author: context.shop.name, language }),
  };
}
