/** What tells a product from the others of its style, as `Linen Shirt, Clay`. */
export function nameInColour({ name, colour }: { name: string; colour?: string }): string {
  return colour ? `${name}, ${colour}` : name;
}
