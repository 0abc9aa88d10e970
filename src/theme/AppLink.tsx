import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Link element of MUI components with an `href`: router navigation within the app, and plain links
 * for other sites, emails and phones.
 */
export function AppLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}
