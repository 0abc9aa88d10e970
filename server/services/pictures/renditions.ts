import { buffer } from 'node:stream/consumers';
import { findPicture } from '../../repositories/pictures.ts';
import type { OpenPicture } from '../../storage/pictureStorage.ts';
import type { Context } from '../context.ts';
import { pictureProcess, pictureQueue } from './pictureProcess.ts';
import {
  maxRenditionBytes,
  type RenditionFormat,
  renditionName,
  renditionWidths,
  type SharedSize,
  sharedName,
} from './renditionUrls.ts';

export type RenditionStore = {
  /** Undefined if the picture does not exist, or not in this width. */
  open: (name: string, width: number, format: RenditionFormat) => Promise<OpenPicture | undefined>;
  /** A picture for shared links, email or icons; undefined if it does not exist. */
  openShared: (name: string, size: SharedSize) => Promise<OpenPicture | undefined>;
  /** Makes the rendition in advance; returns false when it exists. */
  makeAhead: (name: string, width: number, format: RenditionFormat) => Promise<boolean>;
};

/** Makes each rendition once, on request or in advance, and stores it beside its picture. */
export function createRenditionStore({
  db,
  pictures,
}: Pick<Context, 'db' | 'pictures'>): RenditionStore {
  const underWay = new Map<string, Promise<void>>();

  /** Only once for concurrent requests. */
  function once(keptAs: string, make: () => Promise<void>): Promise<void> {
    const making = underWay.get(keptAs) ?? make().finally(() => underWay.delete(keptAs));
    underWay.set(keptAs, making);
    return making;
  }

  async function openOrMake(keptAs: string, make: () => Promise<void>) {
    const kept = await pictures.open(keptAs);
    if (kept) return kept;
    await once(keptAs, make);
    return pictures.open(keptAs);
  }

  function encode(name: string, keptAs: string, encoder: (bytes: Buffer) => Promise<Buffer>) {
    return pictureQueue.add(async () => {
      const original = await pictures.open(name);
      if (!original) return;
      await pictures.put(keptAs, await encoder(await buffer(original.stream)));
    });
  }

  async function make(name: string, width: number, format: RenditionFormat) {
    const row = await findPicture(db, name);
    if (!row || !renditionWidths(name, row.width).includes(width)) return;
    await encode(name, renditionName(name, width, format), (bytes) =>
      pictureProcess.run('encodeRendition', bytes, width, format, maxRenditionBytes(name, width)),
    );
  }

  return {
    open: (name, width, format) =>
      openOrMake(renditionName(name, width, format), () => make(name, width, format)),
    openShared(name, size) {
      const keptAs = sharedName(name, size);
      return openOrMake(keptAs, () =>
        encode(name, keptAs, (bytes) => {
          if (size === 'large') return pictureProcess.run('encodeShared', bytes);
          if (size === 'small') return pictureProcess.run('encodeSmall', bytes);
          return pictureProcess.run('encodeIcon', bytes, size);
        }),
      );
    },
    async makeAhead(name, width, format) {
      const keptAs = renditionName(name, width, format);
      if (await pictures.exists(keptAs)) return false;
      await once(keptAs, () => make(name, width, format));
      return true;
    },
  };
}
