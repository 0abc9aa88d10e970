/** What a mail of the shop says, apart from what it looks like. */
export type MailContent = {
  /** `email`: for answers; empty for none. */
  shop: { name: string; email: string };
  publicUrl: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  headline: string;
  paragraphs: string[];
  /** In the shop's own words, set apart. */
  note?: string;
  /** Above the button, for what the reader may want first. */
  link?: Link;
  button: Link;
  bill?: MailBill;
  facts?: { label: string; text: string }[];
  /** Why the reader gets this mail. */
  reason: string;
  /** Where they get no more of its kind. */
  unsubscribe?: Link;
};

export type Link = { label: string; url: string };

/** What was bought; amounts as people read them. */
export type MailBill = {
  title: string;
  lines: {
    name: string;
    /** Size, units and price. */
    detail: string;
    amount?: string;
    /** A URL that lasts; 4:5. */
    picture?: string;
  }[];
  /** Between the lines and the total. */
  sums?: { label: string; amount: string }[];
  /** Absent where the mail is not about money, as the amounts of the lines are. */
  total?: string;
  /** What the total includes, as a tax; below it. */
  included?: { label: string; amount: string };
};
