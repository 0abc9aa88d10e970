/**
 * What the login page is told by the page that sent the visitor there (specification C11); `from`
 * is a URL to come back to.
 */
export type LoginState = { origin?: string; action?: 'Login' | 'SignUp'; from?: string };
