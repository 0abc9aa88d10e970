import { limits } from '../../../contract/limits.ts';
import { familyOf, familySwatches } from '../../../contract/rules/colourFamilies.ts';
import { colourFamilies } from '../../../contract/rules/colourLabels.ts';
import { readyScales } from '../../../contract/rules/readyScales.ts';
import { oneSizeName } from '../../../contract/rules/sizeTexts.ts';
import { plainName } from './roles.ts';

/** Property of a variant in another shop, such as `Size` and `M`. */
export type ShopOption = { name: string; value: string };

const sizeName =
  /size|gross|taille|pointure|talla|tamanho|taglia|\bmaat\b|rozmiar|storrelse|storlek|\bkoko\b|velikost|\bmeret\b|marime|\bbeden\b|размер|розмір|サイズ|尺码/;
const colourName =
  /colou?r|farbe|couleur|\bcor\b|colore|kleur|kolor|farve|farge|\bfarg\b|\bvari\b|barva|farba|\bszin\b|culoare|\brenk\b|цвет|колір|色/;
const sizePart = /waist|\blength|inseam|inside leg|bund|lange\b|largo|longueur|\bcup\b|\bband\b/;

/** Words for sizes, as the shop's ready-made scales write them. */
const words: Record<string, string> = {
  ...{ 'extra extra small': 'XXS', 'extra small': 'XS', small: 'S', medium: 'M', large: 'L' },
  ...{ 'extra large': 'XL', 'extra extra large': 'XXL', 'x small': 'XS', 'x large': 'XL' },
  ...{ 'xx small': 'XXS', 'xx large': 'XXL', '2x large': 'XXL', '3x large': '3XL' },
  ...{ '4x large': '4XL', '5x large': '5XL', 'xxx large': '3XL', xsmall: 'XS', xlarge: 'XL' },
  ...{ xxlarge: 'XXL', sm: 'S', med: 'M', lg: 'L', klein: 'S', mittel: 'M', gross: 'L' },
  ...{ petit: 'S', moyen: 'M', grand: 'L', pequeno: 'S', mediano: 'M', medio: 'M', grande: 'L' },
  ...{ '2xl': 'XXL', '2xs': 'XXS', xxxl: '3XL', xxxxl: '4XL', '2x': 'XXL', '3x': '3XL' },
};

const oneSize =
  /^(one ?size.*|os|o\/s|osfa|osfm|free ?size|universal|default title|default|uni|unique|taille unique|talla unica|tamanho unico|taglia unica|einheitsgrosse|onesize|u|-)?$/;

/** Size in the shop's spelling: `Large` is `L`, `2XL` is `XXL`, `W32/L34` is `W32 L34`. */
export function sizeOf(text: string, known: readonly string[]): string {
  const value = text
    .slice(0, limits.size.max)
    .trim()
    .replace(/[;:=|]+/g, ' ')
    .replace(/\s+/g, ' ');
  const keys = keysOf(known);
  const exact = keys.get(keyOf(value));
  if (exact) return exact;
  const plain = plainName(value).replace(/^(size|eu|eur|gr|t) (?=\S)/, '');
  if (oneSize.test(plainName(value))) return oneSizeName;
  const word = words[plain] ?? words[plain.replace(/ \(.*\)$| size$/, '')];
  if (word) return keys.get(keyOf(word)) ?? word;
  const [, waist, length] = /^w? ?(\d{2}) ?[/x ]? ?l ?(\d{2})$|^$/.exec(plain) ?? [];
  const [, w = waist, l = length] = /^(\d{2}) ?[/x] ?(\d{2})$/.exec(plain) ?? [];
  // `11x14` is the size of a print.
  if (w && l && Number(w) >= 20 && Number(w) < 50 && Number(l) >= 20 && Number(l) < 40)
    return `W${w} L${l}`;
  const [, years] = /^(\d{1,2}) ?(?:years?|yrs?|y|t|jahre|ans|anos|anni|lat)$/.exec(plain) ?? [];
  if (years) return `${years}Y`;
  const [, from, to] =
    /^(\d{1,2}) ?(?:-|–|to| ) ?(\d{1,2}) ?(?:months?|mths?|m|mo|mois|monate|meses)$/.exec(plain) ??
    [];
  if (from && to) return `${from}–${to}M`;
  const stripped = keys.get(keyOf(plain));
  if (!stripped && /^\d+(\.5)?$/.test(plain)) return plain;
  return stripped ?? (/^[a-z]{1,4}$/.test(value) ? value.toUpperCase() : value);
}

const keyOf = (size: string) => size.toLowerCase().replace(/,/g, '.').replace(/\s/g, '');

const keysByList = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** Sizes by key, made once for each list: a file has thousands of variants. */
function keysOf(known: readonly string[]): ReadonlyMap<string, string> {
  const kept = keysByList.get(known);
  if (kept) return kept;
  const made = new Map(known.toReversed().map((size) => [keyOf(size), size]));
  keysByList.set(known, made);
  return made;
}

const readySizes = [...new Set(readyScales.flatMap(({ sizes }) => sizes))];

const isSize = (value: string) =>
  readySizes.includes(sizeOf(value, readySizes)) || /^\d{2,3}([.,]5)?$/.test(value.trim());

const isColour = (value: string) => {
  const family = familyOf({ colour: value });
  return family !== undefined && colourFamilies.includes(family) && family !== 'Multi';
};

/** Meaning of an option in this shop. `other` becomes part of the colour. */
type OptionKind = 'size' | 'colour' | 'other' | 'material';

/**
 * Kind of each option of a product, by its name in many languages, else by its values.
 * @param chosen names of columns that the owner has mapped
 */
export function kindsOfOptions(
  options: readonly { name: string; values: readonly string[] }[],
): Map<string, OptionKind> {
  const kinds = new Map<string, OptionKind>();
  for (const { name } of options) {
    const plain = plainName(name).replace(/^(attribute )?pa /, '');
    if (colourName.test(plain)) kinds.set(name, 'colour');
    else if (sizeName.test(plain) || sizePart.test(plain)) kinds.set(name, 'size');
    else if (/material|fabric|stoff|matiere|tejido|tecido/.test(plain)) kinds.set(name, 'material');
  }
  for (const { name, values } of options) {
    if (kinds.has(name)) continue;
    const is = [...kinds.values()];
    if (!is.includes('size') && values.every(isSize)) kinds.set(name, 'size');
    else if (!is.includes('colour') && values.every(isColour)) kinds.set(name, 'colour');
    else kinds.set(name, 'other');
  }
  return kinds;
}

/** Joins the parts of a size, such as waist and length, or band and cup. */
export function joinSize(parts: readonly ShopOption[]): string {
  const [first, second, ...others] = parts;
  if (!first) return '';
  if (!second || others.length > 0) return parts.map(({ value }) => value).join(' ');
  const isLength = /length|inseam|leg|lange|largo|longueur/;
  const [waist, length] = isLength.test(plainName(first.name)) ? [second, first] : [first, second];
  const areNumbers = [waist, length].every(({ value }) => /^\d{2}"?$/.test(value.trim()));
  if (areNumbers)
    return `W${Number.parseInt(waist.value, 10)} L${Number.parseInt(length.value, 10)}`;
  const isCup = /cup/.test(plainName(second.name)) && /^\d+$/.test(first.value);
  return isCup ? first.value + second.value : `${waist.value} ${length.value}`;
}

/** Name of a colour with the options that this shop lacks: `Blue, Logo Yes`. */
export function joinColour(parts: readonly (ShopOption & { kind: OptionKind })[]): string {
  const colours = parts.filter(({ kind }) => kind === 'colour').map(({ value }) => value.trim());
  const others = parts
    .filter(({ kind }) => kind === 'other' || kind === 'material')
    .map(({ name, value }) =>
      /^(yes|no|ja|nein|oui|non|si|sí|\d+)$/i.test(value.trim()) ? `${name} ${value}` : value,
    );
  return [...colours, ...others]
    .map((text) => text.replace(/\s*;\s*/g, ' / ').trim())
    .filter(Boolean)
    .join(', ');
}

/** Colours in German, French, Spanish, Portuguese, Italian and Polish. */
const foreignColours: Record<keyof typeof familySwatches, RegExp> = {
  Black: /^(schwarz|noire?|negr[oa]|pret[oa]|ner[oa]|czarn[yae])$/,
  Grey: /^(grau|grise?|gris|cinzent[oa]|cinza|grigi[oa]|szar[yae])$/,
  White: /^(weiss|blanc|blanche|blanc[oa]|branc[oa]|bianc[oa]|bial[yae])$/,
  Beige: /^(ecru|crudo|cru|bezow[yae]|creme|sable|arena|areia)$/,
  Brown: /^(braun|marron|brune?|marrom|castanh[oa]|marrone|brazow[yae])$/,
  Red: /^(rot|rouge|roj[oa]|vermelh[oa]|ross[oa]|czerwon[yae])$/,
  Pink: /^(rosa|rose|rosado|rozow[yae])$/,
  Orange: /^(naranja|laranja|arancione|pomaranczow[yae])$/,
  Yellow: /^(gelb|jaune|amarill[oa]|amarel[oa]|giall[oa]|zolt[yae])$/,
  Green: /^(grun|verte?|verde|zielon[yae])$/,
  Blue: /^(blau|dunkelblau|hellblau|bleue?|azul|blu|azzurr[oa]|niebiesk[iae]|granatow[yae]|marino)$/,
  Purple: /^(lila|violett|violette?|morad[oa]|rox[oa]|viola|fioletow[yae])$/,
};

/** Swatch of a colour in another language, whose name no family of the shop has; else empty. */
export function swatchOf(colour: string): string {
  if (familyOf({ colour }) !== 'Multi') return '';
  const words = plainName(colour)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const found = Object.entries(foreignColours).filter(([, names]) =>
    words.some((word) => names.test(word)),
  );
  const [family] = found[0] ?? [];
  return found.length === 1 && family ? familySwatches[family as keyof typeof familySwatches] : '';
}
