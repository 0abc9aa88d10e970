import { i18n } from '../../contract/i18n.ts';
import { formatDay } from '../../contract/rules/days.ts';
import { formatPrice } from '../../contract/rules/money.ts';
import { formatMoment, formatShortDay } from '../../src/lib/dates.ts';

const time = '2026-03-04T16:05:00Z';

const products = (count: number) =>
  i18n.t('{count, plural, one {# product} other {# products}}', { count });

const examples = [
  ['Money', formatPrice(1249.5), 'Dollar sign first, two decimals, a comma for thousands'],
  ['A number of things', products(1204), 'A comma for thousands'],
  ['One thing', products(1), 'The noun agrees'],
  ['A day', formatDay(time), 'Where there is room: orders, emails'],
  ['A short day', formatShortDay(time), 'In a chart or a tight list'],
  [
    'A moment',
    formatMoment(time),
    'In the history of an order; a viewer in another time zone is told which it is',
  ],
] as const;

/** Money, numbers and dates in the shop's formats. */
export function Formats() {
  return (
    <table>
      <tbody>
        {examples.map(([name, shown, note]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
              {name}
            </th>
            <td>
              <strong>{shown}</strong>
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
