import { limits } from '../../../contract/limits.ts';
import { tooManyLines, tooManyUnits } from '../../../contract/rules/cartLines.ts';
import { ApiError } from '../apiError.ts';

/**
 * Refuses a unit that a guest's cart cannot take, as the server words it. Loaded when needed.
 * @throws ApiError always
 */
export function fullCart(lines: readonly unknown[]): never {
  const message = lines.length < limits.cartLines.max ? tooManyUnits() : tooManyLines();
  throw new ApiError(409, { message });
}
