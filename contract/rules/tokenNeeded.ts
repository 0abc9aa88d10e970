/** Message when an admin logs in without a token (specification T4). */
export const tokenNeeded = /*i18n*/ 'MFA token is required for admin login';
