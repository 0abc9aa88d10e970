import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * What MUI's links and buttons are that have an `href`: the router goes to what is of the app, and
 * leaves other sites, emails and phones to the browser.
 */
export function AppLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}
