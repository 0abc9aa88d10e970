import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import {
  lostSizes,
  normalScale,
  scaleProblems,
  usedScaleProblem,
  usedSizesProblem,
} from '../../../contract/rules/scaleInput.ts';
import { isCurrentVersion } from '../../../contract/rules/sellingInput.ts';
import { envParamsWith } from '../../../contract/rules/shopSettings.ts';
import { withItem } from '../../../contract/rules/withItem.ts';
import type { EnvParams } from '../../../contract/schemas/shop.ts';
import type { SizeScale, SizeScaleInput } from '../../../contract/schemas/sizeScales.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotFound, refuse } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  addScales,
  changeScale,
  countNamed,
  countSizeUses,
  findScales,
  lockScales,
  orderScales,
  removeScale,
  renameScale,
} from '../../repositories/sizeScales.ts';
import type { Context } from '../context.ts';
import { settingsInOwnWords } from './ownWords.ts';

/**
 * The shop's limits and choices; forms use the scales' own names, so translated ones are separate.
 */
export async function readEnvParams(
  context: Pick<Context, 'db' | 'languages'>,
): Promise<EnvParams> {
  const scales = await findScales(context.db);
  const shown = await settingsInOwnWords(context, 'scale', scales);
  return envParamsWith(
    scales.map((scale, index) => {
      const { name = scale.name } = shown[index] ?? {};
      return name === scale.name ? scale : { ...scale, label: name };
    }),
  );
}

/**
 * @throws BadInput for a duplicate size or name
 * @throws Conflict when `version` is not the newest, or a removed size is used
 */
export async function saveSizeScale(
  { db, now }: Context,
  { id = v7(), version = 0, position, ...input }: SizeScaleInput,
) {
  if (!isUuid(id)) throw new NotFound(messages.settingHasChanged);
  const scale: SizeScale = { ...normalScale(input), id, version: version + 1 };
  await inTransaction(db, async (tx) => {
    const scales = await lockScales(tx, 'update');
    const before = scales.find((each) => each.id === id);
    if (!isCurrentVersion(before, { version: version || undefined })) {
      throw new Conflict(messages.settingHasChanged, 'version');
    }
    refuse(scaleProblems(scale, scales), BadInput);
    if (!before) return addScales(tx, [scale]);
    const after = withItem(scales, scale, position);
    await refuseUsedSizes(tx, before, scales, after);
    await changeScale(tx, scale);
    if (position !== undefined) await orderScales(tx, after);
    if (before.name !== scale.name) await renameScale(tx, before.name, scale.name, now());
  });
}

/**
 * Removes a scale; an unknown id changes nothing.
 * @throws Conflict for the only one, when products name it, or one of its sizes is used and in no
 * other scale
 */
export async function endSizeScale({ db }: Context, id: string) {
  await inTransaction(db, async (tx) => {
    const scales = await lockScales(tx, 'update');
    const before = scales.find((each) => each.id === id);
    if (!before) return;
    const products = await countNamed(tx, before.name);
    const problem = usedScaleProblem(before.name, { products, scales: scales.length });
    if (problem) throw new Conflict(problem);
    const after = scales.filter((each) => each.id !== id);
    await refuseUsedSizes(tx, before, scales, after);
    await removeScale(tx, id);
  });
}

async function refuseUsedSizes(
  tx: Database,
  { id, name }: SizeScale,
  before: readonly SizeScale[],
  after: readonly SizeScale[],
) {
  const uses = await countSizeUses(tx, name, lostSizes(before, after, id));
  const problem = usedSizesProblem(uses);
  if (problem) throw new Conflict(problem, 'sizes');
}
