/** Name that distinguishes a product from others of its style, as `Linen Shirt, Clay`. */
export function nameInColour({ name, colour }: { name: string; colour?: string }): string {
  return colour ? `${name}, ${colour}` : name;
}
