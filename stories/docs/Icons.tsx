import Add from '@mui/icons-material/Add';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Check from '@mui/icons-material/Check';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Logout from '@mui/icons-material/Logout';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Remove from '@mui/icons-material/Remove';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Tune from '@mui/icons-material/Tune';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert, { type AlertColor } from '@mui/material/Alert';
import { useState } from 'react';

const ofAlert = {
  padding: 0,
  background: 'none',
  color: 'inherit',
  '& .MuiAlert-icon': { margin: 0, padding: 0, color: 'inherit', opacity: 1, fontSize: 24 },
  '& .MuiAlert-message': { display: 'none' },
};

/** Only the icon of an alert. */
function signOf(severity: AlertColor) {
  return () => <Alert severity={severity} role="presentation" sx={ofAlert} />;
}

/** The shop's icons, each with one meaning. A structure test finds missing ones. */
const icons = [
  { Icon: MenuOutlined, name: 'MenuOutlined', meaning: 'Opens the menu on a phone' },
  { Icon: SearchOutlined, name: 'SearchOutlined', meaning: 'Search' },
  { Icon: ShoppingBagOutlined, name: 'ShoppingBagOutlined', meaning: 'The cart, with its count' },
  { Icon: PersonOutlined, name: 'PersonOutlined', meaning: 'My account' },
  { Icon: Logout, name: 'Logout', meaning: 'Log out' },
  {
    Icon: FavoriteBorder,
    name: 'FavoriteBorder',
    meaning: 'My favourites; not yet one of them',
  },
  { Icon: Favorite, name: 'Favorite', meaning: 'One of my favourites' },
  { Icon: CheckCircle, name: 'CheckCircle', meaning: 'A step that is done' },
  { Icon: RadioButtonUnchecked, name: 'RadioButtonUnchecked', meaning: 'A step still to do' },
  { Icon: Tune, name: 'Tune', meaning: 'Filters' },
  { Icon: ExpandMore, name: 'ExpandMore', meaning: 'Opens downwards: an accordion, a menu' },
  { Icon: ChevronLeft, name: 'ChevronLeft', meaning: 'The one before: a row, a place' },
  { Icon: ChevronRight, name: 'ChevronRight', meaning: 'The next one: a row, a place' },
  { Icon: ArrowBack, name: 'ArrowBack', meaning: 'Back to the list' },
  { Icon: Add, name: 'Add', meaning: 'One more' },
  { Icon: Remove, name: 'Remove', meaning: 'One less' },
  { Icon: Close, name: 'Close', meaning: 'Closes what floats; takes a filter or a picture away' },
  {
    Icon: ReportProblemOutlined,
    name: 'ReportProblemOutlined',
    meaning: 'Something has to be settled',
  },
  { Icon: VisibilityOutlined, name: 'VisibilityOutlined', meaning: 'Shows the password' },
  { Icon: VisibilityOffOutlined, name: 'VisibilityOffOutlined', meaning: 'Hides the password' },
  { Icon: ContrastOutlined, name: 'ContrastOutlined', meaning: 'Colours as the device has them' },
  { Icon: LightModeOutlined, name: 'LightModeOutlined', meaning: 'Light colours' },
  { Icon: DarkModeOutlined, name: 'DarkModeOutlined', meaning: 'Dark colours' },
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

/** Table of the shop's icons, searchable by name and meaning. */
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
