/** What the shop calls its categories. */
export const categoryNames = { women: 'Women', men: 'Men', kid: 'Kids' } as const;
