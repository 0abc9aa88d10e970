import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { Row } from '../../../ui/Row.ts';

type PageTurnsProps = {
  /** 1-based page number. */
  page: number;
  pageSize: number;
  total: number;
  /** The total with its noun. */
  things: string;
  onPage: (page: number) => void;
};

/** Turns the pages of a list that is sorted by time. */
export function PageTurns({ page, pageSize, total, things, onPage }: PageTurnsProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Row sx={{ gap: 2, mt: 2 }}>
      <Typography role="status" variant="body2">
        {i18n.t('Page {page} of {last} · {things}', { page, last, things })}
      </Typography>
      {last > 1 && (
        <>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {i18n.t('Newer')}
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            {i18n.t('Older')}
          </Button>
        </>
      )}
    </Row>
  );
}
