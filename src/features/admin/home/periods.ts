/** How far back the home can look, in days. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];
