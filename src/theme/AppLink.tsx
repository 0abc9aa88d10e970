import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * What MUI's links and buttons are that have an `href`: a path of the app is gone to by its router,
 * anything else by the browser.
 */
export function AppLink({ href = '', ...props }: ComponentProps<'a'>) {
  return /^[/#]/.test(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
