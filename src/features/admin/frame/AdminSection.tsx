import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LoadingText } from '../../../ui/LoadingText.tsx';
import { Row } from '../../../ui/Row.ts';

const Actions = styled(Row)(({ theme }) => ({
  gap: theme.spacing(1, 3),
  // Align the labels of text buttons with the content above and below.
  '& > .MuiButton-text': { marginInline: theme.spacing(-1) },
}));

type AdminSectionProps = {
  title: string;
  text?: string;
  actions?: ReactNode;
  /** Loading text until there are some. */
  children: ReactNode;
};

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
        {actions && <Actions>{actions}</Actions>}
      </Row>
      {children || <LoadingText />}
    </>
  );
}
