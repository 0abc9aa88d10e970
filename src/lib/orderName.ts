/** What people call an order: its number, or the end of its id where the server counts none. */
export function orderName({ number, _id }: { number?: string | undefined; _id: string }): string {
  return number ?? _id.slice(-8).toUpperCase();
}
