/** Message when an admin logs in without a token (specification T4). */
export const tokenNeeded = 'MFA token is required for admin login';
