/** A list after one of its items was changed, at its place or at another position. */
export function withItem<Item extends { id: string }>(
  items: readonly Item[],
  item: Item,
  position = items.findIndex(({ id }) => id === item.id),
): Item[] {
  return items.filter(({ id }) => id !== item.id).toSpliced(position, 0, item);
}
