/** Name that distinguishes a product from others of its style, such as `Linen Shirt, Clay`. */
export function nameInColour({ name, colour }: { name: string; colour?: string }): string {
  return colour ? `${name}, ${colour}` : name;
}
