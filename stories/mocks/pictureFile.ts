/** A file that says it is a picture, as a file chooser hands it over. */
export function pictureFile(name: string, { type = 'image/jpeg', bytes = 64 } = {}): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
