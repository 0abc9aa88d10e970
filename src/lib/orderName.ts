/** The name of an order: its number, or the end of its id on a server without numbers. */
export function orderName({ number, _id }: { number?: string | undefined; _id: string }): string {
  return number ?? _id.slice(-8).toUpperCase();
}
