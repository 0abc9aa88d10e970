import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { i18n } from '../../contract/i18n.ts';

type ColumnChoiceProps = {
  columns: readonly { field: string; name: string; shown: boolean }[];
  onToggle: (field: string) => void;
};

/** Column selector of a grid; the last visible column can't be hidden. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isLast = columns.filter(({ shown }) => shown).length === 1;
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ textDecorationLine: 'none' }}
      >
        {i18n.t('Columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': i18n.t('Columns'), sx: { px: 2, py: 1 } },
        }}
      >
        <FormGroup>
          {columns.map(({ field, name, shown }) => (
            <FormControlLabel
              key={field}
              label={name}
              control={
                <Checkbox
                  checked={shown}
                  disabled={shown && isLast}
                  onChange={() => onToggle(field)}
                />
              }
            />
          ))}
        </FormGroup>
      </Popover>
    </>
  );
}
