/** For `poll` and `waitFor`, whose own second is short for a busy machine. */
export const patience = { timeout: 30_000 };
