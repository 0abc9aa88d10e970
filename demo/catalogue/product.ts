/** One product of the demo shop. */
export type DemoProduct = {
  /** Unique, in kebab case; starts with women-, men- or kid-. */
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  /** While it is reduced: its regular price, and its lowest price in the 30 days before. */
  regularPriceCents?: number;
  lowestPriceCents?: number;
  category: 'women' | 'men' | 'kid';
  newCollection: boolean;
  mostPopular: boolean;
  /** Average of 1 to 5 with its number of votes; null without votes. */
  rating: { average: number; count: number } | null;
  sizes: { size: string; quantity: number; description: string }[];
  /** File names in demo/pictures, the main picture first. */
  pictures: string[];
};

/** Fields that most products of a list lack. */
type Seldom = Pick<DemoProduct, 'newCollection' | 'mostPopular' | 'rating'>;

export type ListedProduct = Omit<DemoProduct, 'category' | keyof Seldom> & Partial<Seldom>;

type View = 'front' | 'hung' | 'folded' | 'back' | 'cloth' | 'detail' | 'pair';

/** The file names of a product's pictures. */
export function picturesOf(slug: string, ...views: View[]): string[] {
  return views.map((view) => `${slug}-${view}.webp`);
}
