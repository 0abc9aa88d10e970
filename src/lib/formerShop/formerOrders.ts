import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { isDay, shopTime, startOfDay } from '../../../contract/rules/days.ts';
import { formerShopLimits } from '../../../contract/rules/formerShop.ts';
import type { FormerOrderInput } from '../../../contract/schemas/formerShop.ts';
import type { CsvRow } from '../csv/csv.ts';
import { decimalOf, readMoney } from '../shopFile/shopCells.ts';
import {
  type CellReader,
  cellReader,
  type FormerEntry,
  type FormerProblem,
  isEmail,
  readPerson,
} from './cells.ts';
import type { FormerRole } from './columns.ts';
import { formerDigits } from './formerDigits.ts';

type Line = FormerOrderInput['lines'][number];
type ReadCells = ReturnType<typeof cellReader>;
type ReadMoney = (cell: string, decimals?: number) => number | undefined;

/** Reads orders, whose items may be rows, or cells of one row. */
export function readFormerOrders(rows: readonly CsvRow[], roles: readonly FormerRole[]) {
  const readCells = cellReader(roles);
  const whole = readCells(rows);
  const cells = [...whole.all('total'), ...whole.all('itemPrice')];
  const [ofTwo, ofThree] = [decimalOf(cells), decimalOf(cells, 3)];
  const moneyOf = (currency: string) => {
    const digits = formerDigits(currency);
    const decimal = digits < 3 ? ofTwo : ofThree;
    return (cell: string, decimals = digits) => readMoney(cell, decimal, decimals);
  };
  const timeOf = timeReader(whole.all('orderedAt'));
  const entries: FormerEntry<FormerOrderInput>[] = [];
  const { groups, strays } = groupRows(rows, readCells);
  const refused = strays;
  for (const group of groups) {
    const read = toOrder(group, readCells, { moneyOf, timeOf, hasTotal: roles.includes('total') });
    if ('value' in read) entries.push({ ...read, rows: group });
    else refused.push(...group.map((row) => ({ row, problems: [read.problem] })));
  }
  return { entries, refused, incomplete: [] };
}

/**
 * Rows of each order. A row without a number belongs to the one above, unless its date or email
 * differs: it could be another customer's.
 */
function groupRows(rows: readonly CsvRow[], readCells: ReadCells) {
  const groups = new Map<string, CsvRow[]>();
  const strays: FormerProblem[] = [];
  let above: CsvRow[] | undefined;
  for (const row of rows) {
    const reader = readCells([row]);
    const number = reader.get('number');
    if (number !== '') {
      above = groups.get(number) ?? [];
      groups.set(number, above);
    } else if (!above || !continues(readCells(above), reader)) {
      strays.push({ row, problems: [above ? otherOrder() : i18n.t('has no order number')] });
      above = undefined;
    }
    above?.push(row);
  }
  return { groups: [...groups.values()], strays };
}

const otherOrder = () =>
  i18n.t('has no order number, and another date or email than the row above');

function continues(group: CellReader, row: CellReader): boolean {
  return (['orderedAt', 'email'] as const).every((role) =>
    ['', group.get(role)].includes(row.get(role)),
  );
}

function toOrder(
  rows: readonly CsvRow[],
  readCells: ReadCells,
  file: {
    moneyOf: (currency: string) => ReadMoney;
    timeOf: (cell: string) => string | undefined;
    hasTotal: boolean;
  },
): { value: FormerOrderInput } | { problem: string } {
  const { moneyOf, timeOf, hasTotal } = file;
  const reader = readCells(rows);
  const { get } = reader;
  const currency = get('currency').toUpperCase();
  const money = moneyOf(currency);
  const number = get('number');
  const orderedAt = timeOf(get('orderedAt'));
  const email = get('email');
  const emails = new Set(reader.all('email').map((text) => text.toLowerCase()));
  const lines = rows.flatMap((row) => readLines(readCells([row]), money));
  const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
  const amounts = {
    ...amount('delivery', money(get('delivery'))),
    ...amount('discount', money(get('discount'))),
    ...amount('tax', money(get('tax'))),
    ...amount('refunded', money(get('refunded'))),
  };
  const total = hasTotal
    ? money(get('total'))
    : Math.max(0, sum + (amounts.delivery ?? 0) - (amounts.discount ?? 0));
  const person = readPerson(reader);
  const state = [get('paid'), get('sent'), get('cancelledAt') && 'cancelled']
    .map((text) => text.replace(/^wc-/, '').replaceAll('_', ' '))
    .filter(Boolean);
  if (rows.some(({ isBroken }) => isBroken))
    return { problem: i18n.t('has an unclosed quotation mark') };
  if (number.length > 40)
    return { problem: i18n.t('has an order number of more than 40 characters') };
  if (emails.size > 1) {
    return {
      problem: i18n.t('has the order number of rows with another email: {emails}', {
        emails: [...emails].join(', '),
      }),
    };
  }
  if (!orderedAt) return { problem: dateProblem(get('orderedAt'), timeOf) };
  if (email !== '' && !isEmail(email))
    return { problem: i18n.t('“{email}” is not an email', { email }) };
  if (total === undefined || total < 0)
    return { problem: i18n.t('“{cell}” is not a total', { cell: get('total') }) };
  if (lines.length > formerShopLimits.lines) {
    return { problem: i18n.t('has more than {max} items', { max: formerShopLimits.lines }) };
  }
  return {
    value: {
      ...{ number, orderedAt, email, lines, total, ...amounts },
      ...(/^[A-Z]{3}$/.test(currency) && { currency }),
      name: person.name.slice(0, limits.name.max),
      phone: person.phone.slice(0, 40),
      address: person.address.slice(0, limits.address.max),
      state: [...new Set(state)].join(', ').slice(0, 80),
    },
  };
}

/** Amount of an order; none if it is absent or 0. */
function amount<K extends string>(name: K, value: number | undefined) {
  return (value ? { [name]: Math.abs(value) } : {}) as Partial<Record<K, number>>;
}

function readLines(reader: CellReader, money: ReadMoney): Line[] {
  const { get, all } = reader;
  const cells = all('items').flatMap((cell) => cell.split(/[;\n]\s*(?=(?:id|name|product\w*):)/));
  const listed = cells.flatMap((cell) => readItemCell(cell, money) ?? []);
  const name = get('itemName');
  if (name === '') return listed;
  const line = {
    ...{ name, sku: get('itemSku'), handle: get('itemHandle'), quantity: get('itemQuantity') },
    ...{ price: get('itemPrice'), total: get('itemTotal') },
  };
  return [...listed, toLine(line, money)];
}

type LineCells = Record<'name' | 'sku' | 'handle' | 'quantity' | 'price' | 'total', string>;

/** Reads `name:Wool Coat|sku:WC-1|quantity:2|total:20.00`; undefined for a cell without a name. */
function readItemCell(cell: string, money: ReadMoney): Line | undefined {
  const fields = new Map(
    cell.split('|').map((part) => {
      const at = part.indexOf(':');
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );
  const get = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? '';
  const name = get('name', 'product name', 'product');
  if (name === '') return undefined;
  const sums = { price: get('price'), total: get('sub_total', 'subtotal', 'total') };
  const quantity = get('quantity', 'qty');
  return toLine({ name, sku: get('sku'), handle: '', quantity, ...sums }, money);
}

function toLine({ name, sku, handle, ...cells }: LineCells, money: ReadMoney): Line {
  const quantity = Math.max(0, Math.round(money(cells.quantity, 0) ?? 1));
  const price = money(cells.price) ?? (money(cells.total) ?? 0) / (quantity || 1);
  return {
    ...{ name: name.slice(0, 300), quantity, price: Math.max(0, Math.round(price * 1000) / 1000) },
    ...(sku && { sku: sku.slice(0, 100) }),
    ...(handle && { handle: handle.slice(0, 200) }),
  };
}

const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b/;
const worded = /^(?:([a-z]{3})[a-z]*\.? (\d{1,2})|(\d{1,2})\.? ([a-z]{3})[a-z]*\.?),? (\d{4})\b/i;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const clock =
  /^(\d{4}-\d\d-\d\d)(?:[T ,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*([ap]m)?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;

/**
 * Reader of a file's times, as ISO 8601 in UTC: `2024-03-12 10:15:30 +0100`, `12.03.2024`, `Mar 12,
 * 2024 2:05 PM`. Times without a zone are the shop's, and a day is its start there. Days as 3/12/2024
 * are read if one of the file has a part above 12.
 */
export function timeReader(cells: readonly string[]) {
  const slashed = cells.flatMap((cell) => {
    const [, first, sign, second] = numeric.exec(cell) ?? [];
    return sign === '/' || sign === '-' ? [{ first: Number(first), second: Number(second) }] : [];
  });
  const isDayFirst = slashed.some(({ first }) => first > 12);
  const isMonthFirst = slashed.some(({ second }) => second > 12);

  function isoOf(cell: string): string {
    const [, word = '', after, before, wordAfter = '', ofWords = ''] = worded.exec(cell) ?? [];
    const named = months.indexOf((word || wordAfter).toLowerCase()) + 1;
    if (named > 0)
      return cell.replace(worded, toIso(ofWords, String(named), after ?? before ?? ''));
    const [, first = '', sign, second = '', year = ''] = numeric.exec(cell) ?? [];
    if (sign === undefined) return cell;
    if (sign !== '.' && isDayFirst === isMonthFirst) return '';
    const [day, month] = sign !== '.' && isMonthFirst ? [second, first] : [first, second];
    return cell.replace(numeric, toIso(year, month, day));
  }

  return (cell: string): string | undefined => {
    const [, date = '', hour, minute, second = '00', half, zone] =
      clock.exec(isoOf(cell).trim()) ?? [];
    if (!isDay(date)) return undefined;
    if (hour === undefined) return startOfDay(date).toISOString();
    const isHalf = half !== undefined;
    if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
    const hours = isHalf
      ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
      : Number(hour);
    const local = `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
    const offset = /^[+-]/.test(zone ?? '') ? zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') : 'Z';
    const at = zone ? new Date(local + offset) : shopTime(local);
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
  };
}

function toIso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reason why a date is refused. */
function dateProblem(cell: string, timeOf: ReturnType<typeof timeReader>): string {
  const isTime = timeOf(cell.replace(/[T ,]+\d{1,2}:.*$/, '')) !== undefined;
  return isTime
    ? i18n.t('“{cell}” has a time that can’t be read: write 2024-03-12 10:15', { cell })
    : i18n.t('“{cell}” is not a date: write 2024-03-12', { cell });
}
