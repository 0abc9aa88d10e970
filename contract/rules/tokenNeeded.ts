/** What the server, and then the visitor, is told of an admin's login without a token (specification T4). */
export const tokenNeeded = 'MFA token is required for admin login';
