import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { categoryInfo, navCategories } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { AccountActions, type NavUser } from './AccountActions.tsx';

const Panel = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(4),
  width: `min(${theme.spacing(45)}, 86vw)`,
  minHeight: '100%',
  padding: theme.spacing(1, 3, 3),
}));

/** Aligns the text with the rest of the drawer. */
const Entries = styled(List)(({ theme }) => ({ marginInline: theme.spacing(-2) }));

/** Link and disclosure button in a row, with the kinds below. */
const CategoryEntry = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  paddingInlineEnd: theme.spacing(2),
}));

const CategoryLink = styled(ListItemButton)(({ theme }) => ({
  ...theme.typography.h3,
  minHeight: 56,
  paddingBlock: 0,
  textUnderlineOffset: 6,
  textDecorationThickness: 1,
  '&[aria-current]': { textDecorationLine: 'underline' },
})) as typeof ListItemButton;

const OtherLink = styled(ListItemButton)({
  minHeight: touchTarget,
  paddingBlock: 0,
}) as typeof ListItemButton;

const saleLink = () => ({ label: i18n.t('Sale'), to: paths.sale });

const otherLinks = () => [
  { label: i18n.t('New Collection'), to: paths.newCollection },
  { label: i18n.t('Most Popular'), to: paths.mostPopular },
  { label: i18n.t('About Us'), to: paths.aboutUs },
  { label: i18n.t('Contacts'), to: paths.contacts },
  { label: i18n.t('Size guide'), to: paths.sizeGuide },
];

type NavDrawerProps = {
  shopName: string;
  hasSale?: boolean | undefined;
  collections?: readonly { name: string; url: string }[] | undefined;
  open: boolean;
  onClose: () => void;
  user?: NavUser | undefined;
  /** Renders the kinds of a category, such as `KindLinks`. */
  renderKinds?: ((category: Category, inBar: boolean) => ReactNode) | undefined;
  onLogout: () => void;
};

/** Phone menu. All links and buttons close it, except those that expand a list. */
export default function NavDrawer({
  shopName,
  hasSale,
  collections = [],
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
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': i18n.t('Menu') } }}
    >
      <Panel onClick={closeOnChoice}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h3" component="p">
            {shopName}
          </Typography>
          <IconButton edge="end" aria-label={i18n.t('Close menu')}>
            <Close />
          </IconButton>
        </Stack>
        <nav aria-label={i18n.t('Categories')}>
          <Entries disablePadding>
            {navCategories.map((category) => (
              <CategoryEntry key={category} disablePadding>
                <CategoryLink component={NavLink} to={categoryInfo[category].path}>
                  {i18n.t(categoryInfo[category].name)}
                </CategoryLink>
                {renderKinds?.(category, false)}
              </CategoryEntry>
            ))}
            {collections.map(({ name, url }) => (
              <ListItem key={url} disablePadding>
                <OtherLink href={url}>{name}</OtherLink>
              </ListItem>
            ))}
          </Entries>
        </nav>
        <nav aria-label={i18n.t('The house')}>
          <Entries disablePadding>
            {[...(hasSale ? [saleLink()] : []), ...otherLinks()].map(({ label, to }) => (
              <ListItem key={to} disablePadding>
                <OtherLink href={to}>{label}</OtherLink>
              </ListItem>
            ))}
          </Entries>
        </nav>
        <Stack direction="row" sx={{ gap: 1, mt: 'auto', ml: -1 }}>
          <AccountActions user={user} onLogout={onLogout} />
        </Stack>
      </Panel>
    </Drawer>
  );
}
