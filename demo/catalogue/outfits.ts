/** Products worn together, as the pictures show them; a product is in at most one outfit. */
const outfits: Record<string, readonly string[]> = {
  Harbour: ['women-linen-camp-shirt', 'women-chino-shorts'],
  Saturday: ['women-breton-tee', 'women-straight-jeans', 'women-canvas-tote'],
  Library: ['women-merino-crew', 'women-pleated-skirt'],
  Office: ['women-turtleneck', 'women-wide-leg-trousers'],
  Garden: ['women-rib-tank', 'women-floral-gathered-skirt'],
  'Late summer': ['women-denim-jacket', 'women-linen-sundress'],
  Evening: ['women-chunky-cardigan', 'women-slip-dress'],
  'First frost': ['women-wool-coat', 'women-check-scarf'],
  Rain: ['women-leather-tote', 'women-trench'],
  'Long weekend': ['men-heavy-tee', 'men-chambray-shirt', 'men-chinos'],
  Workshop: ['men-pocket-tee', 'men-chore-jacket', 'men-selvedge-jeans'],
  Fireside: ['men-cable-jumper', 'men-corduroy-trousers', 'men-boot-socks'],
  'City winter': ['men-overcoat', 'men-lambswool-scarf'],
  Hillside: ['men-rib-beanie', 'men-flannel-shirt'],
  Airfield: ['men-wool-cap', 'men-bomber'],
  Beach: ['kid-block-stripe-tee', 'kid-seersucker-shorts'],
  Puddles: ['kid-star-tee', 'kid-jeans', 'kid-rain-jacket'],
  Orchard: ['kid-lambswool-jumper', 'kid-cord-skirt'],
  Playground: ['kid-sweatshirt', 'kid-pull-on-joggers'],
  Garage: ['kid-ringer-tee', 'kid-denim-dungarees'],
  Picnic: ['kid-cord-cap', 'kid-gingham-shirt'],
  Snowball: ['kid-teddy-beanie', 'kid-duffle-coat'],
  Birthday: ['kid-stripe-socks', 'kid-dot-skirt'],
  'School day': ['kid-backpack', 'kid-hoodie'],
};

/** The outfit of a demo product, by slug; empty without one. */
export function outfitOf(slug: string): string {
  return Object.entries(outfits).find(([, slugs]) => slugs.includes(slug))?.[0] ?? '';
}
