import { i18n } from '../i18n.ts';

/** Content types that uploads accept. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Message for a file of another type. */
export function notAPictureMessage(name: string): string {
  return i18n.t('“{file}” is not a picture in JPEG, PNG, WebP or AVIF.', { file: name });
}

/** Message for HEIC, which phones take. */
export function heicMessage(name: string): string {
  return i18n.t(
    '“{file}” is a HEIC picture, which can’t be read here: save it as JPEG first. An iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
    { file: name },
  );
}
