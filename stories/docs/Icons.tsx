import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DragIndicator from '@mui/icons-material/DragIndicator';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert, { type AlertColor } from '@mui/material/Alert';
import { useState } from 'react';
import {
  AddIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  ContrastIcon,
  DarkModeIcon,
  ExpandMoreIcon,
  FavouriteFilledIcon,
  FavouriteIcon,
  LightModeIcon,
  LogoutIcon,
  MenuIcon,
  PersonIcon,
  RemoveIcon,
  SearchIcon,
  ShoppingBagIcon,
  TuneIcon,
} from '../../src/ui/icons.tsx';

const ofAlert = {
  padding: 0,
  background: 'none',
  color: 'inherit',
  '& .MuiAlert-icon': { margin: 0, padding: 0, color: 'inherit', opacity: 1, fontSize: 24 },
  '& .MuiAlert-message': { display: 'none' },
};

/** An alert brings its sign by itself; here it is its sign alone. */
function signOf(severity: AlertColor) {
  return () => <Alert severity={severity} role="presentation" sx={ofAlert} />;
}

/** The shop's icons, each with its one meaning. A structure test names one that is missing. */
const icons = [
  { Icon: MenuIcon, name: 'MenuIcon', meaning: 'Opens the menu on a phone' },
  { Icon: SearchIcon, name: 'SearchIcon', meaning: 'Search' },
  { Icon: ShoppingBagIcon, name: 'ShoppingBagIcon', meaning: 'The cart, with its count' },
  { Icon: PersonIcon, name: 'PersonIcon', meaning: 'My account' },
  { Icon: LogoutIcon, name: 'LogoutIcon', meaning: 'Log out' },
  {
    Icon: FavouriteIcon,
    name: 'FavouriteIcon',
    meaning: 'My favourites; to be pressed: is none of them yet',
  },
  { Icon: FavouriteFilledIcon, name: 'FavouriteFilledIcon', meaning: 'Is one of my favourites' },
  { Icon: TuneIcon, name: 'TuneIcon', meaning: 'Filters' },
  {
    Icon: ExpandMoreIcon,
    name: 'ExpandMoreIcon',
    meaning: 'Opens downwards: an accordion, a menu',
  },
  { Icon: ChevronLeftIcon, name: 'ChevronLeftIcon', meaning: 'The one before: a row, a place' },
  { Icon: ChevronRightIcon, name: 'ChevronRightIcon', meaning: 'The next one: a row, a place' },
  { Icon: ArrowBack, name: 'ArrowBack', meaning: 'Back to the list' },
  { Icon: AddIcon, name: 'AddIcon', meaning: 'One more' },
  { Icon: RemoveIcon, name: 'RemoveIcon', meaning: 'One less' },
  {
    Icon: CloseIcon,
    name: 'CloseIcon',
    meaning: 'Closes what floats; takes a filter or a picture away',
  },
  {
    Icon: ReportProblemOutlined,
    name: 'ReportProblemOutlined',
    meaning: 'Something has to be settled',
  },
  { Icon: VisibilityOutlined, name: 'VisibilityOutlined', meaning: 'Shows the password' },
  { Icon: VisibilityOffOutlined, name: 'VisibilityOffOutlined', meaning: 'Hides the password' },
  { Icon: ContrastIcon, name: 'ContrastIcon', meaning: 'Colours as the device has them' },
  { Icon: LightModeIcon, name: 'LightModeIcon', meaning: 'Light colours' },
  { Icon: DarkModeIcon, name: 'DarkModeIcon', meaning: 'Dark colours' },
  { Icon: Check, name: 'Check', meaning: 'Copied' },
  { Icon: ContentCopy, name: 'ContentCopy', meaning: 'Copies a text' },
  { Icon: DragIndicator, name: 'DragIndicator', meaning: 'Can be dragged' },
  { Icon: AddPhotoAlternateOutlined, name: 'AddPhotoAlternateOutlined', meaning: 'Adds pictures' },
  { Icon: PhotoCameraOutlined, name: 'PhotoCameraOutlined', meaning: 'Takes a photo' },
  { Icon: ViewColumnOutlined, name: 'ViewColumnOutlined', meaning: 'Chooses columns' },
  { Icon: FileDownloadOutlined, name: 'FileDownloadOutlined', meaning: 'Downloads a file' },
  { Icon: PrintOutlined, name: 'PrintOutlined', meaning: 'Prints invoices and packing slips' },
  {
    Icon: LocalShippingOutlined,
    name: 'LocalShippingOutlined',
    meaning: 'Marks orders as shipped',
  },
  { Icon: FileUploadOutlined, name: 'FileUploadOutlined', meaning: 'Imports a file' },
  { Icon: signOf('error'), name: 'Alert: error', meaning: 'A toast or notice: it failed' },
  {
    Icon: signOf('warning'),
    name: 'Alert: warning',
    meaning: 'A toast or notice: it has to be settled',
  },
  { Icon: signOf('success'), name: 'Alert: success', meaning: 'A toast or notice: it is done' },
  { Icon: signOf('info'), name: 'Alert: info', meaning: 'A toast or notice: for information' },
];

/** Every icon of the shop's pages, its name in the code or the alert that brings it, and what it stands for; looked for by either. */
export function Icons() {
  const [words, setWords] = useState('');
  const isFound = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  const found = icons.filter(({ name, meaning }) => isFound(name) || isFound(meaning));
  return (
    <>
      <input
        type="search"
        aria-label="Search icons"
        placeholder="Search icons: close, filters …"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="docs-field"
      />
      <p role="status">
        {found.length === 0
          ? 'No icon means that yet.'
          : `${found.length} of ${icons.length} icons`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Icon</th>
            <th scope="col">Name</th>
            <th scope="col">Means</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ Icon, name, meaning }) => (
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
    </>
  );
}
