/** Content of an email, independent of its layout. */
export type MailContent = {
  /** `email`: for replies; empty for none. */
  shop: { name: string; email: string };
  publicUrl: string;
  /** Preview text, which mailboxes show beside the subject. */
  preview: string;
  headline: string;
  paragraphs: string[];
  /** The shop's own message, set apart. */
  note?: string;
  /** Links above the button, for steps that come first. */
  link?: Link;
  button: Link;
  bill?: MailBill;
  /** A picture with its text alternative; a permanent URL. */
  notice?: { url: string; text: string };
  facts?: { label: string; text: string }[];
  /** Reason why the reader gets this email. */
  reason: string;
  unsubscribe?: Link;
};

export type Link = { label: string; url: string };

/** Bought items; amounts are formatted. */
export type MailBill = {
  title: string;
  lines: {
    name: string;
    /** Size, units and price. */
    detail: string;
    amount?: string;
    /** A permanent URL; 4:5. */
    picture?: string;
  }[];
  /** Between the lines and the total. */
  sums?: { label: string; amount: string }[];
  /** Absent if the email is not about money; so are the amounts of the lines. */
  total?: string;
  /** Included tax, below the total. */
  included?: readonly { label: string; amount: string }[];
};

/** The colours of `src/theme/tokens.ts` that an email needs; a test keeps the two equal. */
type MailColors = Record<'paper' | 'raised' | 'ink' | 'mutedInk' | 'hairline' | 'accent', string>;

export const light: MailColors = {
  paper: '#FAF8F4',
  raised: '#FFFFFF',
  ink: '#1B1A17',
  mutedInk: '#625E56',
  hairline: '#E4DFD6',
  accent: '#8F3B1B',
};

export const dark: MailColors = {
  paper: '#161513',
  raised: '#1F1E1B',
  ink: '#F3EFE8',
  mutedInk: '#B0AAA0',
  hairline: '#37342F',
  accent: '#E39A76',
};
