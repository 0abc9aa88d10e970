import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Tune from '@mui/icons-material/Tune';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';

/** The shop's icons, each with its one meaning. */
const icons = [
  { Icon: MenuOutlined, name: 'MenuOutlined', meaning: 'Opens the menu on a phone' },
  { Icon: SearchOutlined, name: 'SearchOutlined', meaning: 'Search' },
  { Icon: ShoppingBagOutlined, name: 'ShoppingBagOutlined', meaning: 'The cart, with its count' },
  { Icon: PersonOutlined, name: 'PersonOutlined', meaning: 'My account' },
  { Icon: Logout, name: 'Logout', meaning: 'Log out' },
  { Icon: FavoriteBorder, name: 'FavoriteBorder', meaning: 'Make it a favourite' },
  { Icon: Favorite, name: 'Favorite', meaning: 'A favourite' },
  { Icon: Tune, name: 'Tune', meaning: 'Filters' },
  { Icon: ExpandMore, name: 'ExpandMore', meaning: 'Opens downwards: an accordion, a menu' },
  { Icon: ArrowBack, name: 'ArrowBack', meaning: 'Back to the list' },
  { Icon: Add, name: 'Add', meaning: 'One more' },
  { Icon: Close, name: 'Close', meaning: 'Closes what floats' },
  { Icon: VisibilityOutlined, name: 'VisibilityOutlined', meaning: 'Shows the password' },
  { Icon: ContrastOutlined, name: 'ContrastOutlined', meaning: 'Colours as the device has them' },
  { Icon: LightModeOutlined, name: 'LightModeOutlined', meaning: 'Light colours' },
  { Icon: DarkModeOutlined, name: 'DarkModeOutlined', meaning: 'Dark colours' },
];

/** Every icon of the shop's pages, its name in Material Icons, and what it stands for. */
export function Icons() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Icon</th>
          <th scope="col">Name</th>
          <th scope="col">Means</th>
        </tr>
      </thead>
      <tbody>
        {icons.map(({ Icon, name, meaning }) => (
          <tr key={name}>
            <td>
              <Icon />
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
