import { measureNames } from '../../contract/limits.ts';
import type { GarmentShape } from '../../contract/rules/measures.ts';
import type { Measures } from '../../contract/schemas/measures.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { fieldsOf, numberOf } from './answers/values.ts';
import { ownPieces } from './ownPieces.ts';
import { usePersisted } from './persisted.ts';

/**
 * The measures of a garment that fits the shopper, as they said: one of each shape in a category,
 * as no coat is compared with trousers. Kept in this browser until the logout.
 */
export function useOwnPiece(category: Category, shape: GarmentShape | undefined) {
  const pieces = usePersisted(ownPieces);
  const key = `${category} ${shape ?? 'other'}`;
  return {
    ownPiece: readPiece(pieces?.[key]),
    saveOwnPiece(piece: Measures | undefined) {
      const { [key]: _, ...others } = ownPieces.read() ?? {};
      ownPieces.write(piece ? { ...others, [key]: piece } : others);
    },
  };
}

/** Undefined for invalid stored values. */
function readPiece(stored: unknown): Measures | undefined {
  const fields = fieldsOf(stored);
  const known = measureNames.filter((name) => numberOf(fields[name]) > 0);
  if (known.length === 0) return undefined;
  return Object.fromEntries(known.map((name) => [name, numberOf(fields[name])]));
}
