import type { Readable } from 'node:stream';

export type OpenPicture = {
  stream: Readable;
  /** Bytes. */
  size: number;
  /** Changes when the bytes change; without quotes. */
  version: string;
};

/**
 * Store of pictures. Names match `patterns.imageName` of the contract, so they never contain a
 * path. A picture never changes under its name.
 */
export type PictureStorage = {
  /** Stores the picture, completely or not at all. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  exists: (name: string) => Promise<boolean>;
  open: (name: string) => Promise<OpenPicture | undefined>;
  remove: (name: string) => Promise<void>;
  /** URL of the picture for browsers, valid for at least a day; existence is not checked. */
  signedUrl: (name: string) => Promise<string>;
  /** URL template of the picture's renditions; contains `{width}` and `{format}`. */
  renditionsUrl: (name: string) => string;
};

/** An open storage; `problem` is a human-readable error if it is temporarily unavailable. */
export type OpenedPictures = PictureStorage & {
  problem: string | undefined;
  close: () => Promise<void>;
};

/** The content type of a picture, by the end of its name. */
export const pictureContentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};
