import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { categoryInfo, navCategories } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { AccountActions, type NavUser } from './AccountActions.tsx';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  width: `min(${theme.spacing(45)}, 86vw)`,
  minHeight: '100%',
  padding: theme.spacing(1, 3, 3),
}));

const Group = styled('nav')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget,
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: 6,
    textDecorationThickness: 1,
    '&[aria-current]': { textDecorationColor: 'currentColor' },
  },
  '&[data-size="large"]': {
    justifyItems: 'stretch',
    '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
    '& > div > a': { ...theme.typography.h3, minHeight: 56, justifySelf: 'start' },
  },
}));

const otherLinks = [
  { label: 'New Collection', to: paths.newCollection },
  { label: 'Most Popular', to: paths.mostPopular },
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Contacts', to: paths.contacts },
  { label: 'Size guide', to: paths.sizeGuide },
];

type NavDrawerProps = {
  shopName: string;
  open: boolean;
  onClose: () => void;
  /** Absent for a guest. */
  user?: NavUser | undefined;
  /** What stands below a category, as its `KindLinks`. */
  renderKinds?: ((category: Category, inBar: boolean) => ReactNode) | undefined;
  onLogout: () => void;
};

/** The menu of a phone. Each of its links and buttons closes it, but for those that open a list. */
export default function NavDrawer({
  shopName,
  open,
  onClose,
  user,
  renderKinds,
  onLogout,
}: NavDrawerProps) {
  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a, button:not([aria-expanded])')) {
      onClose();
    }
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } }}
    >
      <Panel onClick={closeOnChoice}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h3" component="p">
            {shopName}
          </Typography>
          <IconButton edge="end" aria-label="Close menu">
            <Close />
          </IconButton>
        </Box>
        <Group aria-label="Categories" data-size="large">
          {navCategories.map((category) => (
            <div key={category}>
              <NavLink to={categoryInfo[category].path}>{categoryInfo[category].name}</NavLink>
              {renderKinds?.(category, false)}
            </div>
          ))}
        </Group>
        <Group aria-label="The house">
          {otherLinks.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </Group>
        <Box sx={{ display: 'flex', gap: 1, mt: 'auto', ml: -1 }}>
          <AccountActions user={user} onLogout={onLogout} />
        </Box>
      </Panel>
    </Drawer>
  );
}
