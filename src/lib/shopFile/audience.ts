import type { Category } from '../../../contract/schemas/product.ts';
import { plainName } from './roles.ts';

const audiences: [Category, RegExp][] = [
  [
    'kid',
    /\b(kids?(wear)?|child(ren)?s?|baby|babies|boys?|girls?|toddlers?|infants?|juniors?|newborn|kinder|jungen|madchen|enfants?|bebe|garcons?|filles?|ninos?|ninas?|criancas?|meninos?|meninas?|bambin[oi]|dzieci|dzieciece)\b/,
  ],
  [
    'women',
    /\b(wom[ae]n(s|swear)?|lad(y|ies)|females?|damen|frauen|femmes?|mujer(es)?|mulher(es)?|senhoras?|donna|donne|kobiet[ay]?|damskie|dames)\b/,
  ],
  [
    'men',
    /\b(m[ae]n(s|swear)?|males?|gentlem[ae]n|herren|manner|hommes?|hombres?|homens?|uomo|uomini|mezczyzn[ai]?|meskie|heren)\b/,
  ],
];

/** Category that texts speak of, the most telling one first; undefined for none or several. */
export function audienceOf(texts: readonly string[]): Category | undefined {
  for (const text of texts) {
    // “Baby blue” is a colour, a “baby tee” a cut.
    const plain = plainName(text.replace(/[’']s?\b/g, '')).replace(
      /\bbaby (blue|pink|tee|doll)/g,
      '',
    );
    const found = audiences.filter(([, words]) => words.test(plain)).map(([category]) => category);
    if (found.includes('kid')) return 'kid';
    if (found.length === 1) return found[0];
    if (found.length > 1) return undefined;
  }
  return undefined;
}

/** A kind without the words for its wearers: `Women’s Shirts` is `Shirts`. */
export function kindOf(text: string): string {
  const last =
    text
      .split(/\s*[>/›»]\s*/)
      .filter(Boolean)
      .at(-1) ?? '';
  const isAudience = (word: string) => audienceOf([word]) !== undefined;
  const words = last
    .trim()
    .split(/\s+/)
    .filter((word) => !isAudience(word));
  return words.join(' ').slice(0, 40).trim();
}
