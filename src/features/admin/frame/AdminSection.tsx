import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/Row.ts';

type AdminSectionProps = {
  title: string;
  /** A line about it. */
  text?: string;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A section of the admin area under its heading. */
export function AdminSection({ title, text, actions, children }: AdminSectionProps) {
  return (
    <>
      <Row sx={{ justifyContent: 'space-between', columnGap: 3, rowGap: 1, mb: { xs: 2, md: 3 } }}>
        <div>
          <Typography variant="h3" component="h1">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )}
        </div>
        {actions && <Row sx={{ columnGap: 3, rowGap: 1 }}>{actions}</Row>}
      </Row>
      {children}
    </>
  );
}
