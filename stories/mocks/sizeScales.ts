import {
  lostSizes,
  normalScale,
  scaleProblems,
  usedScaleProblem,
  usedSizesProblem,
} from '../../contract/rules/scaleInput.ts';
import { withItem } from '../../contract/rules/withItem.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { MockFailure, mockEndpoint, refuse, refuseStale } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

/** The owner's size scales. */
export function sizeScaleHandlers(state: ShopState) {
  const find = (id: string) => state.sizeScales.find((scale) => scale.id === id);
  let added = 0;
  const newId = () => `01960000-0000-7000-8000-0000000002${String(++added).padStart(2, '0')}`;

  return [
    mockEndpoint(
      'POST /savesizescale',
      ({ body: { id = newId(), version, position, ...input } }) => {
        const before = find(id);
        refuseStale(before, version);
        const scale = { ...normalScale(input), id, version: (version ?? 0) + 1 };
        refuse(400, scaleProblems(scale, state.sizeScales));
        const after = before
          ? withItem(state.sizeScales, scale, position)
          : [...state.sizeScales, scale];
        if (before) refuseUsed(state, before, after);
        for (const product of state.shelf) {
          if (before && product.sizeScale === before.name) product.sizeScale = scale.name;
        }
        state.sizeScales = after;
        return { reply: { success: true } };
      },
    ),
    mockEndpoint('POST /endsizescale/:id', ({ params: { id } }) => {
      const before = find(id);
      if (before) {
        const products = state.shelf.filter(({ sizeScale }) => sizeScale === before.name).length;
        const scales = state.sizeScales.length;
        const problem = usedScaleProblem(before.name, { products, scales });
        if (problem) throw new MockFailure(409, problem);
        const after = state.sizeScales.filter((each) => each !== before);
        refuseUsed(state, before, after);
        state.sizeScales = after;
      }
      return { reply: { success: true } };
    }),
  ];
}

function refuseUsed(
  { shelf, lines, orders, sizeScales }: ShopState,
  { id, name }: SizeScale,
  after: readonly SizeScale[],
) {
  const { removed, gone } = lostSizes(sizeScales, after, id);
  const has = (sizes: readonly { size: string }[], size: string) =>
    sizes.some((entry) => entry.size === size);
  const uses = removed.map((size) => ({
    size,
    products: shelf.filter(
      ({ sizes, sizeScale }) => has(sizes, size) && (sizeScale === name || gone.includes(size)),
    ).length,
    carts: gone.includes(size) && has(lines, size) ? 1 : 0,
    orders: gone.includes(size) ? orders.filter(({ products }) => has(products, size)).length : 0,
  }));
  const problem = usedSizesProblem(uses);
  if (problem) throw new MockFailure(409, problem, 'sizes');
}
