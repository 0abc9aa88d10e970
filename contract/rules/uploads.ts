/** Content types that uploads accept. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Message for a file of another type. */
export function notAPictureMessage(name: string): string {
  return `“${name}” is not a picture in JPEG, PNG, WebP or AVIF.`;
}

/** Message for HEIC, which phones take. */
export function heicMessage(name: string): string {
  return `“${name}” is a HEIC picture, which can’t be read here: save it as JPEG first. An iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.`;
}
