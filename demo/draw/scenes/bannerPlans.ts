/**
 * A garment in a banner: its middle and height as shares of the banner's sides, its rotation in
 * degrees.
 */
type Placement = { slug: string; x: number; y: number; height: number; turn: number };

export type BannerPlan = {
  width: number;
  height: number;
  /** From bottom to top. */
  garments: Placement[];
};

const wide = (height: number, garments: Placement[]): BannerPlan => ({
  width: 1920,
  height,
  garments,
});

const tall = (garments: Placement[]): BannerPlan => ({
  width: 1080,
  height: 1350,
  garments,
});

/** Wide banners keep their left third empty for a line of text, tall ones their lower third. */
export const bannerPlans: Record<string, BannerPlan> = {
  'home-wide': wide(1080, [
    { slug: 'women-wide-leg-trousers', x: 0.94, y: 0.72, height: 1.02, turn: 13 },
    { slug: 'women-wool-coat', x: 0.645, y: 0.54, height: 1, turn: -5 },
    { slug: 'men-cable-jumper', x: 0.88, y: 0.3, height: 0.6, turn: 9 },
    { slug: 'women-leather-tote', x: 0.52, y: 0.86, height: 0.5, turn: -13 },
    { slug: 'men-rib-beanie', x: 0.8, y: 0.85, height: 0.3, turn: -9 },
  ]),
  'home-tall': tall([
    { slug: 'women-wide-leg-trousers', x: 0.86, y: 0.25, height: 0.74, turn: 11 },
    { slug: 'women-wool-coat', x: 0.4, y: 0.325, height: 0.62, turn: -6 },
    { slug: 'women-leather-tote', x: 0.78, y: 0.46, height: 0.34, turn: 8 },
    { slug: 'men-rib-beanie', x: 0.15, y: 0.55, height: 0.18, turn: -11 },
  ]),
  'women-wide': wide(720, [
    { slug: 'women-satin-skirt', x: 0.95, y: 0.52, height: 1.25, turn: 12 },
    { slug: 'women-trench', x: 0.545, y: 0.66, height: 1.5, turn: -9 },
    { slug: 'women-merino-crew', x: 0.79, y: 0.48, height: 0.98, turn: 4 },
  ]),
  'women-tall': tall([
    { slug: 'women-satin-skirt', x: 0.84, y: 0.34, height: 0.66, turn: 11 },
    { slug: 'women-trench', x: 0.2, y: 0.2, height: 0.84, turn: -8 },
    { slug: 'women-merino-crew', x: 0.6, y: 0.2, height: 0.44, turn: 4 },
  ]),
  'men-wide': wide(720, [
    { slug: 'men-selvedge-jeans', x: 0.955, y: 0.66, height: 1.5, turn: 10 },
    { slug: 'men-overcoat', x: 0.545, y: 0.68, height: 1.5, turn: -8 },
    { slug: 'men-flannel-shirt', x: 0.775, y: 0.55, height: 1.12, turn: 5 },
  ]),
  'men-tall': tall([
    { slug: 'men-selvedge-jeans', x: 0.88, y: 0.22, height: 0.84, turn: 10 },
    { slug: 'men-overcoat', x: 0.22, y: 0.2, height: 0.82, turn: -7 },
    { slug: 'men-flannel-shirt', x: 0.6, y: 0.24, height: 0.5, turn: 5 },
  ]),
  'kids-wide': wide(720, [
    { slug: 'kid-denim-dungarees', x: 0.525, y: 0.56, height: 1.12, turn: -9 },
    { slug: 'kid-star-tee', x: 0.93, y: 0.34, height: 0.82, turn: 11 },
    { slug: 'kid-rain-jacket', x: 0.735, y: 0.52, height: 1.02, turn: 2 },
    { slug: 'kid-stripe-socks', x: 0.915, y: 0.78, height: 0.5, turn: -14 },
  ]),
  'kids-tall': tall([
    { slug: 'kid-denim-dungarees', x: 0.2, y: 0.28, height: 0.6, turn: -8 },
    { slug: 'kid-star-tee', x: 0.84, y: 0.12, height: 0.4, turn: 11 },
    { slug: 'kid-rain-jacket', x: 0.6, y: 0.32, height: 0.5, turn: 4 },
    { slug: 'kid-stripe-socks', x: 0.9, y: 0.5, height: 0.26, turn: -14 },
  ]),
};
