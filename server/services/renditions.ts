import { buffer } from 'node:stream/consumers';
import { findPicture } from '../repositories/pictures.ts';
import type { OpenPicture } from '../storage/pictureStorage.ts';
import type { Context } from './context.ts';
import { encodeRendition, inTurn } from './pictureWork.ts';
import { type RenditionFormat, renditionName, renditionWidths } from './renditionSizes.ts';

export type Renditions = {
  /** Undefined where there is no such picture, or it does not come in this width. */
  open: (name: string, width: number, format: RenditionFormat) => Promise<OpenPicture | undefined>;
};

/** Renditions are made when somebody first asks for them, once, and kept beside their picture. */
export function createRenditions({ db, pictures }: Pick<Context, 'db' | 'pictures'>): Renditions {
  const underWay = new Map<string, Promise<void>>();

  async function make(name: string, width: number, format: RenditionFormat): Promise<void> {
    const row = await findPicture(db, name);
    if (!row || !renditionWidths(row.width).includes(width)) return;
    await inTurn(async () => {
      const original = await pictures.open(name);
      if (!original) return;
      const bytes = await encodeRendition(await buffer(original.stream), width, format);
      await pictures.put(renditionName(name, width, format), bytes);
    });
  }

  return {
    async open(name, width, format) {
      const keptAs = renditionName(name, width, format);
      const kept = await pictures.open(keptAs);
      if (kept) return kept;
      const making =
        underWay.get(keptAs) ?? make(name, width, format).finally(() => underWay.delete(keptAs));
      underWay.set(keptAs, making);
      await making;
      return pictures.open(keptAs);
    },
  };
}
