/** The errors of entries by their size; Formik has them by index. */
export function errorsBySize<Error extends object>(
  entries: readonly { size: string }[],
  errors: readonly (Error | string | undefined)[] | string | undefined,
): Record<string, Error> {
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    entries.flatMap(({ size }, index) => {
      const error = errors[index];
      return error && typeof error === 'object' ? [[size, error]] : [];
    }),
  );
}
