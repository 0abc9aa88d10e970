import { limits } from '../../../contract/limits.ts';
import { tooManyLines, tooManyUnits } from '../../../contract/rules/cartLines.ts';
import { ApiError } from '../apiError.ts';

/** Refusal of a unit that a guest's cart cannot take, as the server words it. Loaded when needed. */
export function fullCart(lines: readonly unknown[]) {
  const message = lines.length < limits.cartLines.max ? tooManyUnits() : tooManyLines();
  return { ok: false, error: new ApiError(409, { message }) } as const;
}
