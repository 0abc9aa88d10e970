import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { ProductGroup } from '../../../contract/schemas/selling.ts';
import type { SizeScaleInput } from '../../../contract/schemas/sizeScales.ts';
import {
  type ImportRun,
  type PictureChoice,
  type RowResults,
  unusedPictures,
  withDrafts,
  withPictures,
} from '../../features/admin/products/importRun.ts';
import type { PlannedRow } from '../../lib/csv/productCsvPlan.ts';
import type { Asking } from './shopFileImport.ts';

/** File that was compared with the shop's products. */
export type Source = {
  fileName: string;
  header: readonly string[];
  planned: readonly PlannedRow[];
  hasDrafts: boolean;
  newKinds: readonly ProductGroup[];
  isInShop: (picture: string) => boolean;
  /** For a file of another shop. */
  asked?: { asking: Asking; compared: Compared; scales: readonly SizeScaleInput[] };
};

/** State of the shop when the file was read. */
export type Compared = { products: readonly AdminProduct[]; extensions: readonly ExtensionField[] };

export type State =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | { step: 'asking'; asking: Asking; compared: Compared }
  | { step: 'planned' | 'running'; source: Source; results: RowResults; problem?: string };

export function toRun(
  state: State,
  { chosen, problems }: PictureChoice,
  asDrafts: boolean,
): ImportRun {
  switch (state.step) {
    case 'reading':
      return state;
    case 'asking':
      return state.asking;
    case 'choose': {
      const all = state.problem === undefined ? problems : [state.problem, ...problems];
      return { step: 'choose', pictures: chosen.size, problems: all };
    }
    default: {
      const { step, results, source } = state;
      const { fileName, header, planned, hasDrafts, newKinds, isInShop } = source;
      const all = state.problem === undefined ? problems : [state.problem, ...problems];
      const settled = hasDrafts && asDrafts ? withDrafts(planned) : planned;
      const rows = withPictures(settled, chosen, isInShop);
      const unused = unusedPictures(rows, chosen);
      const isOfShop = source.asked !== undefined;
      const shared = { fileName, header, rows, problems: all, unused, newKinds, results, isOfShop };
      return { step, ...shared, ...(hasDrafts && { asDrafts }) };
    }
  }
}
