/** For `poll` and `waitFor`, whose default of a second is too short on a busy machine. */
export const patience = { timeout: 30_000 };
