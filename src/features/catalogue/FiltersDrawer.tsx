import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { FlagFilter } from './FlagFilter.tsx';
import LabelFilter from './LabelFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { type FiltersProps, filterLabels, noFilters } from './queryFilters.ts';
import { SearchField } from './SearchField.tsx';
import SizeFilter from './SizeFilter.tsx';

const Body = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(3),
  // On low screens the whole drawer scrolls.
  [lowScreen]: { flex: 'none', overflowY: 'visible' },
}));

const Footer = styled(DialogActions)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type FiltersDrawerProps = FiltersProps & { open: boolean; onClose: () => void };

/** All filters, for phones. Each applies at once; the footer shows the number of matches. */
export default function FiltersDrawer({ open, onClose, ...filters }: FiltersDrawerProps) {
  const { total, onChange } = filters;
  return (
    <SideDrawer
      title={i18n.t('Filters')}
      closeLabel={i18n.t('Close filters')}
      open={open}
      onClose={onClose}
    >
      <Body>
        <DeferredFilters {...filters} />
      </Body>
      <Footer disableSpacing data-bar>
        <Button variant="text" onClick={() => onChange(noFilters)}>
          {i18n.t('Clear all')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          <span>
            {total === undefined
              ? i18n.t('Show products')
              : i18n.t('{count, plural, one {Show # product} other {Show # products}}', {
                  count: total,
                })}
          </span>
        </Button>
      </Footer>
    </SideDrawer>
  );
}

/** About thirty buttons: deferred, so that the drawer opens first and stays responsive. */
function DeferredFilters(filters: FiltersProps) {
  const shown = useDeferredValue<FiltersProps | null>(filters, null);
  return shown && <AllFilters filters={shown} />;
}

const AllFilters = memo(function AllFilters({ filters }: { filters: FiltersProps }) {
  const { query, sizes, labels = [], searchLabel, priceBounds, onChange } = filters;
  return (
    <>
      {searchLabel && (
        <SearchField label={searchLabel} q={query.q} onSearch={(q) => onChange({ q })} />
      )}
      {labels.map((label) => (
        <Part key={label} title={i18n.t(filterLabels[label])}>
          <LabelFilter of={label} {...filters} />
        </Part>
      ))}
      {sizes.length > 0 && (
        <Part title={i18n.t('Size')}>
          <SizeFilter {...filters} />
        </Part>
      )}
      <Part title={i18n.t('Show only')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FlagFilter {...filters} />
        </Box>
      </Part>
      <Part title={i18n.t('Price')}>
        <PriceFilter range={query} bounds={priceBounds} onApply={onChange} />
      </Part>
    </>
  );
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
