import { mySizeProblem, withMySize } from '../../../contract/rules/mySizes.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type { MySizeInput } from '../../../contract/schemas/mySizes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, NotLoggedIn } from '../../errors.ts';
import { changeUser, lockUser } from '../../repositories/users.ts';
import type { Caller } from '../../security/caller.ts';
import type { Context } from '../context.ts';

/**
 * Keeps what the caller wears of a category, or forgets it.
 * @throws BadInput for a size that the shop does not have
 */
export async function saveMySize(
  { db }: Pick<Context, 'db'>,
  { id }: Pick<Caller, 'id'>,
  input: MySizeInput,
): Promise<void> {
  const problem = mySizeProblem(input, shopSettings.allowedSizes);
  if (problem) throw new BadInput(problem, 'size');
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new NotLoggedIn();
    await changeUser(tx, id, { mySizes: withMySize(user.mySizes, input) });
  });
}
