import { compile } from 'html-to-text';
import { booleanWords } from '../csv/booleanWords.ts';

/**
 * Decimal separator of a file's prices, as far as they show it.
 * @param decimals of the currency; with three, `1,250` beside `12.500` is a thousand
 */
export function decimalOf(cells: readonly string[], decimals = 2): ',' | '.' | undefined {
  const most = Math.max(2, decimals);
  const ending = (sign: string) =>
    cells.filter((cell) => new RegExp(`\\d\\${sign}\\d{1,${most}}\\D*$`).test(cell)).length;
  const [commas, points] = [ending(','), ending('.')];
  if (commas === points) return decimals > 2 && points > 0 ? '.' : undefined;
  return commas > points ? ',' : '.';
}

/**
 * Reads an amount with its signs: `$1,249.00`, `1.249,95 €`, `29.9900`. Undefined if there is none.
 * @param decimal of the file; decides for `1.250`, which is otherwise a thousand
 * @param decimals of the currency; with three, `1.250` is not a thousand unless `decimal` says so
 */
export function readMoney(cell: string, decimal?: ',' | '.', decimals = 2): number | undefined {
  const [found] = /-?\d[\d.,' ’\u00a0\u202f]*/.exec(cell.trim()) ?? [];
  const digits = found?.replace(/[' ’\u00a0\u202f]/g, '').replace(/[.,]$/, '');
  if (digits === undefined) return undefined;
  const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (at < 0) return Number(digits);
  const sign = digits[at];
  const isAlone = digits.indexOf(sign ?? '') === at;
  const mayBeThousands = decimals < 3 || decimal !== undefined;
  const isThousands =
    mayBeThousands && digits.length - at === 4 && !/^-?0/.test(digits) && sign !== decimal;
  const whole = digits.slice(0, at).replace(/[.,]/g, '');
  const rest = digits.slice(at + 1);
  if (!isAlone || (isThousands && !/[.,]/.test(digits.slice(0, at)))) {
    return Number(whole + rest);
  }
  const scale = 10 ** Math.max(2, decimals);
  return Math.round(Number(`${whole}.${rest}`) * scale) / scale;
}

/** Reads units in stock, `4.0` as 4 and fewer than none as none; undefined if it has no number. */
export function readUnits(cell: string): number | undefined {
  if (/^out ?of ?stock$/i.test(cell.trim())) return 0;
  const [, digits] = /^\s*(-?\d+(?:[.,]\d+)?)/.exec(cell.replace(/(\d),(\d{3})\b/g, '$1$2')) ?? [];
  if (digits === undefined) return undefined;
  return Math.max(0, Math.floor(Number(digits.replace(',', '.'))));
}

/** Reads yes or no in any language; undefined for other words. */
export function readFlag(cell: string): boolean | undefined {
  const text = cell.normalize('NFC').trim().toUpperCase();
  if (/^(Y|OUI|SÍ|SI|SIM|JA|TAK|ACTIVE|ENABLED)$/.test(text)) return true;
  if (/^(N|NON|NÃO|NEIN|NIE|DISABLED|-1)$/.test(text)) return false;
  if (booleanWords.some(([yes]) => yes === text)) return true;
  return booleanWords.some(([, no]) => no === text) ? false : undefined;
}

/** Reads a list with commas; `\,` is a comma of a value, as WooCommerce writes it. */
export function readList(cell: string, separator = /(?<!\\),|[|\n]/): string[] {
  return cell
    .split(separator)
    .map((text) => text.replace(/\\,/g, ',').trim())
    .filter(Boolean);
}

/** Reads pictures: URLs or names of files, with commas, semicolons, bars or lines between them. */
export function readPictures(cell: string): string[] {
  return cell
    .split(/[|\n;]|,\s+|,(?=https?:|\/\/)|\s+(?=https?:\/\/)/)
    .map((text) => text.trim().replace(/^\/\/(?=[^/])/, 'https://'))
    .filter(Boolean);
}

const tag = /<\/?[a-z][^>]*>|<!--/i;

/** Converters, made once: a file has thousands of descriptions. */
const [fromHtml, fromText] = [false, true].map((preserveNewlines) =>
  compile({
    wordwrap: false,
    preserveNewlines,
    selectors: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        ...{ selector, options: { uppercase: false } },
      })),
      ...['img', 'video', 'iframe', 'svg', 'script', 'style', 'hr'].map((selector) => ({
        ...{ selector, format: 'skip' },
      })),
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'ul', options: { itemPrefix: '• ' } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }),
) as [(html: string) => string, (text: string) => string];

/** Converts HTML to text with its paragraphs and lists; plain text keeps its lines. */
export function htmlToText(html: string): string {
  const isHtml = tag.test(html);
  const text = isHtml ? fromHtml(html) : fromText(html.replace(/</g, '&lt;'));
  // Some exports escape the tags.
  if (!isHtml && tag.test(text)) return htmlToText(text);
  return text
    .split('\n')
    .map((line) => line.replace(/[\u00a0\t ]+/g, ' ').trimEnd())
    .join('\n')
    .replace(/^ (?=[•\d])/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Shortcodes of WordPress with an underscore or attributes, such as `[vc_row]` and `[gallery ids="1"]`. */
const shortcode = /\[\/?(?:\w+_\w*[^\]]*|\w+ \w+=[^\]]*)\]/g;

/** A pair of them, such as `[caption]…[/caption]`. */
const shortcodePair = /\[(\w+)\]([^[]*)\[\/\1\]/g;

/**
 * Text of WooCommerce without shortcodes. Line ends are written as `\n`, which separate paragraphs even
 * between tags.
 */
export function fromWordPress(cell: string): string {
  const lines = cell
    .replace(/(?<!\\)\\n/g, '\n')
    .replace(/\\\\n/g, '\\n')
    .replace(shortcode, '')
    .replace(shortcodePair, '$2');
  if (!/<\/?[a-z]/i.test(lines)) return lines;
  return lines.replace(/>\s*\n\s*</g, '><').replace(/\n/g, '<br>');
}

/** Words with which all names begin. */
export function sharedStart(names: readonly string[]): string {
  const [words = [], ...others] = names.map((name) => name.split(' '));
  const end = words.findIndex((word, at) => others.some((other) => other[at] !== word));
  const shared = end < 0 ? words : words.slice(0, end);
  return shared.join(' ').replace(/[\s,–-]+$/, '');
}
