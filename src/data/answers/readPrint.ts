/** A PDF; `message` says what is not in it. */
export type Print = { file: Blob; message: string | null };

export function readPrint(file: unknown, headers: Headers): Print {
  return { file: file as Blob, message: headers.get('X-Message') };
}
