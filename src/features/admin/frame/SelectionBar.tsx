import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { Row } from '../../../ui/Row.ts';

type SelectionBarProps = {
  /** Accessible name, for example "Selected orders". */
  label: string;
  /** Number of selected rows, with an optional note. */
  status: string;
  onClear: () => void;
  children: ReactNode;
};

/** Bar of bulk actions, shown above a grid while rows are checked. */
export function SelectionBar({ label, status, onClear, children }: SelectionBarProps) {
  return (
    <Row data-bar role="group" aria-label={label} sx={{ columnGap: 2, minHeight: 44 }}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {status}
      </Typography>
      {children}
      <Button onClick={onClear}>{i18n.t('Uncheck')}</Button>
    </Row>
  );
}
