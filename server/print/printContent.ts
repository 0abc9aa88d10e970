/** What stands on the paper of one order, apart from what it looks like. */
export type PrintContent = {
  /** "Invoice". */
  title: string;
  /** At the bottom of each page, beside its number. */
  footer: string;
  seller: { name: string; lines: string[] };
  facts: { label: string; text: string }[];
  parties: { heading: string; lines: string[] }[];
  table: { columns: Column[]; rows: string[][]; hasCheckboxes: boolean };
  sums: Sum[];
  remarks: { heading: string; text: string }[];
};

type Column = {
  heading: string;
  /** Of the width that is there, in all 1. */
  share: number;
  /** Figures end below each other. */
  isNumber?: true;
};

export type Sum = { label: string; amount: string; isTotal?: true };
