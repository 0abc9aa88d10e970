import type { ReactElement, ReactNode } from 'react';
import { HomeCard } from './HomeCard.tsx';
import { HomeTable } from './HomeTable.tsx';
import { NothingHere } from './NothingHere.tsx';

type HomeTableCardProps = {
  /** Names the table, too. */
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** What the columns are called, the wide first one first. */
  columns: readonly string[];
  /** A `tr` each, the first cell of which heads it. */
  rows: readonly ReactElement[];
  /** Stands in the place of the table where it would have no rows. */
  emptyText: string;
};

/** A card with a small table. */
export function HomeTableCard({ title, action, columns, rows, emptyText }: HomeTableCardProps) {
  return (
    <HomeCard title={title} action={action}>
      {rows.length === 0 ? (
        <NothingHere>{emptyText}</NothingHere>
      ) : (
        <HomeTable aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </HomeTable>
      )}
    </HomeCard>
  );
}
