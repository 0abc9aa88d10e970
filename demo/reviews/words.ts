import type { Fit } from '../../contract/schemas/reviews.ts';

/** A written review; products without a fit get no answer about it. */
type DemoWords = { rating: number; text: string; fit?: Fit; reply?: string };

const tops: DemoWords[] = [
  {
    rating: 5,
    fit: 'true',
    text: 'Exactly what I hoped for. Soft from the first day, and it has kept its shape through a dozen washes.',
  },
  {
    rating: 5,
    text: 'The cloth is heavier than it looks in the pictures, in a good way. I wear it every week.',
  },
  {
    rating: 4,
    fit: 'small',
    text: 'Beautiful, but narrow in the shoulders. I sent back my usual size and kept the next one.',
    reply: 'Thank you for telling us. The measurements of each size are in the size guide now.',
  },
  { rating: 3, fit: 'small', text: 'Nice fabric, but the sleeves are short on me.' },
  {
    rating: 4,
    fit: 'large',
    text: 'Very roomy. I like it that way, but take one size down if you don’t.',
  },
  {
    rating: 4,
    fit: 'true',
    text: 'Good value. The hem curled a little after washing, an iron fixed it.',
  },
  {
    rating: 5,
    fit: 'large',
    text: 'Cut generously, so there is room for a tee underneath. The colour is even nicer than on the screen.',
  },
];

const bottoms: DemoWords[] = [
  {
    rating: 5,
    fit: 'true',
    text: 'They sit where they should, and nothing gapes at the back. Second pair ordered.',
  },
  {
    rating: 4,
    fit: 'small',
    text: 'Tight at the waist for the first days, then they give a little. Go up if you are between sizes.',
  },
  { rating: 5, text: 'The pockets are deep enough for a phone. I had stopped hoping for that.' },
  {
    rating: 3,
    fit: 'large',
    text: 'Too wide at the waist for me, and I had the hem taken up by 4 cm.',
    reply: 'We are sorry that it took a tailor. The inseam of each size is now in its description.',
  },
  { rating: 4, fit: 'true', text: 'Well sewn and comfortable for a whole day at a desk.' },
  {
    rating: 2,
    fit: 'small',
    text: 'A good cut, but I could not close them in the size I always take.',
  },
  {
    rating: 4,
    fit: 'large',
    text: 'Loose and easy. I took one size less than usual, and that was right.',
  },
];

const dresses: DemoWords[] = [
  {
    rating: 5,
    fit: 'true',
    text: 'Worn to a wedding and to the market. It falls beautifully and needs no slip.',
  },
  { rating: 4, fit: 'small', text: 'Lovely, but snug over the bust. The next size is perfect.' },
  { rating: 5, text: 'It has pockets, and they do not show. Enough said.' },
  { rating: 3, fit: 'large', text: 'The straps are long on me, I had to shorten them.' },
  {
    rating: 4,
    fit: 'true',
    text: 'The colour is a little darker than in the pictures, which I prefer.',
  },
];

const coats: DemoWords[] = [
  {
    rating: 5,
    fit: 'true',
    text: 'Warm without being heavy. A thick jumper fits under it, and the lining slides.',
  },
  {
    rating: 5,
    text: 'I waited for two winters to find this cut. The buttons are sewn on as if for ever.',
  },
  {
    rating: 4,
    fit: 'large',
    text: 'Runs big: I am between S and M and took S, with room to spare.',
  },
  {
    rating: 4,
    fit: 'small',
    text: 'Fine over a shirt, tight over a jumper. I changed it for one size up.',
  },
  {
    rating: 3,
    fit: 'true',
    text: 'Handsome, but it picks up every hair of our dog.',
    reply:
      'A lint brush and a damp sponge help. It gets better once the first loose fibres are gone.',
  },
];

const accessories: DemoWords[] = [
  { rating: 5, text: 'Bought as a present and then bought again for myself.' },
  { rating: 4, text: 'Well made. It took a week until the smell of the new material was gone.' },
  { rating: 5, text: 'In use every day since it came, and it looks better for it.' },
];

const children: DemoWords[] = [
  {
    rating: 5,
    fit: 'true',
    text: 'Our daughter would sleep in it if we let her. It has survived nursery and the sandpit.',
  },
  {
    rating: 4,
    fit: 'large',
    text: 'Comes out big, so there is a year of growing in it. We roll up the sleeves.',
  },
  {
    rating: 5,
    text: 'Soft inside, no label that scratches, and the colour is still the same after the tenth wash.',
  },
  { rating: 3, fit: 'small', text: 'Pretty, but tight over the head. Buy it a size larger.' },
  { rating: 4, fit: 'true', text: 'Handed on to the little brother already, without a hole.' },
];

const groups: [kinds: string, words: DemoWords[]][] = [
  ['Dresses', dresses],
  ['Coats Jackets', coats],
  ['Trousers Jeans Skirts Shorts Dungarees Leggings', bottoms],
  ['Scarves Bags Hats Socks Belts Mittens', accessories],
];

/** Reviews that suit a product of this kind. */
export function wordsFor({ category, kind }: { category: string; kind: string }): DemoWords[] {
  const found = groups.find(([kinds]) => kinds.split(' ').includes(kind))?.[1];
  if (found === accessories) return accessories;
  return category === 'kid' ? children : (found ?? tops);
}
