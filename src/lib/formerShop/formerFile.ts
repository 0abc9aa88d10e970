import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import type { FormerCustomer, FormerOrderInput } from '../../../contract/schemas/formerShop.ts';
import { type CsvRow, fromCsv } from '../csv/csv.ts';
import { readFlag } from '../shopFile/shopCells.ts';
import {
  type CellReader,
  cellReader,
  cellText,
  type FormerEntry,
  type FormerProblem,
  isEmail,
  ownAddress,
  ownPhone,
  readPerson,
} from './cells.ts';
import { type FormerKind, type FormerRole, formerLayout, proposeFormerRoles } from './columns.ts';
import { readFormerOrders, timeReader } from './formerOrders.ts';

/** File of a former shop, with the meaning of each column. */
export type FormerFile = {
  layout: string;
  header: readonly string[];
  roles: readonly FormerRole[];
  rows: readonly CsvRow[];
  /** The first text of each column. */
  examples: readonly string[];
  refused: readonly FormerProblem[];
  /** Rows that are imported without some of their data. */
  incomplete: readonly FormerProblem[];
} & (
  | { kind: 'customers'; entries: readonly FormerEntry<FormerCustomer>[] }
  | { kind: 'orders'; entries: readonly FormerEntry<FormerOrderInput>[] }
);

/** Reads a file; a text if it has no rows, or if customers have no column with emails. */
export function readFormerFile(
  kind: FormerKind,
  text: string,
  keptRoles: (header: readonly string[]) => readonly FormerRole[] | undefined = () => undefined,
): FormerFile | string {
  const [first, ...rows] = fromCsv(text);
  if (!first || rows.length === 0) return i18n.t('The file has no rows below its header.');
  const header = first.cells;
  const roles = keptRoles(header) ?? proposeFormerRoles(kind, header, rows);
  const hasEmails = () => rows.some(({ cells }) => cells.some((cell) => isEmail(cellText(cell))));
  if (kind === 'customers' && !roles.includes('email') && !hasEmails()) {
    return i18n.t('The file has no column with emails: export the customers with their emails.');
  }
  return withFormerRoles({ kind, header, rows }, roles);
}

export function withFormerRoles(
  { kind, header, rows }: Pick<FormerFile, 'kind' | 'header' | 'rows'>,
  roles: readonly FormerRole[],
): FormerFile {
  const examples = header.map(
    (_, index) => rows.map(({ cells }) => cellText(cells[index])).find(Boolean) ?? '',
  );
  const shared = { layout: formerLayout(header), header, roles, rows, examples };
  return kind === 'customers'
    ? { kind, ...shared, ...readCustomers(rows, roles) }
    : { kind, ...shared, ...readFormerOrders(rows, roles) };
}

function readCustomers(rows: readonly CsvRow[], roles: readonly FormerRole[]) {
  const readCells = cellReader(roles);
  const timeOf = timeReader(readCells(rows).all('consentAt'));
  const entries: FormerEntry<FormerCustomer>[] = [];
  const refused: FormerProblem[] = [];
  const incomplete: FormerProblem[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    const reader = readCells([row]);
    const { get } = reader;
    const address = get('email');
    const before = seen.get(address.toLowerCase());
    const problem =
      (row.isBroken && i18n.t('has an unclosed quotation mark')) ||
      (address === '' && i18n.t('has no email')) ||
      (!isEmail(address) && i18n.t('“{email}” is not an email', { email: address })) ||
      (before !== undefined && i18n.t('has the email of row {row}', { row: before }));
    if (problem) {
      refused.push({ row, problems: [problem] });
      continue;
    }
    seen.set(address.toLowerCase(), row.number);
    const { value, problems } = toCustomer(reader, timeOf);
    entries.push({ value, rows: [row] });
    if (problems.length > 0) incomplete.push({ row, problems });
  }
  return { entries, refused, incomplete };
}

function toCustomer(reader: CellReader, timeOf: (cell: string) => string | undefined) {
  const { get } = reader;
  const person = readPerson(reader);
  const phone = ownPhone(person.phone, person.country);
  const address = ownAddress(person.address);
  const note = get('note').slice(0, ownerLimits.notes.max);
  const consentAt = timeOf(get('consentAt'));
  const agreed = readFlag(get('consent')) === true || /^subscribed$/i.test(get('consent'));
  const isClear = agreed && (consentAt !== undefined || get('consentAt') === '');
  return {
    value: {
      ...{ email: get('email'), name: person.name.slice(0, limits.name.max) },
      ...(phone && { phone }),
      ...(address && { address }),
      ...(note && { note }),
      ...(isClear && { consent: true as const, ...(consentAt && { consentAt }) }),
    },
    problems: [
      ...(agreed && !isClear
        ? [
            i18n.t('comes without the consent: “{cell}” is not a date', {
              cell: get('consentAt'),
            }),
          ]
        : []),
      ...(person.phone && !phone
        ? [i18n.t('comes without the phone “{phone}”', { phone: person.phone })]
        : []),
      ...(person.address && !address
        ? [i18n.t('comes without the address “{address}”', { address: person.address })]
        : []),
    ],
  };
}
