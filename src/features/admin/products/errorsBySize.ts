/** What is wrong with the entries of sizes, by their size, as Formik has it by their place. */
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
