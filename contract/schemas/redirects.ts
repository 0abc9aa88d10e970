import Type, { type Static } from 'typebox';
import { redirectCount, redirectPath } from '../rules/redirects.ts';
import { StrictObject } from './common.ts';

/** A path of this shop: one slash, then no other, which would be another host. */
const Path = Type.String({ pattern: '^/(?![/\\\\])[^\\s\\\\]*$', maxLength: redirectPath.max });

/** Old path, and where its visitors are sent. */
export const Redirect = StrictObject({ from: Path, to: Path });
export type Redirect = Static<typeof Redirect>;

export const RedirectChange = StrictObject({
  set: Type.Array(Redirect, { maxItems: redirectCount.max }),
  remove: Type.Array(Path, { maxItems: redirectCount.max }),
});

export const PictureAddress = StrictObject({
  url: Type.String({ pattern: '^https?://', maxLength: 2000 }),
});
