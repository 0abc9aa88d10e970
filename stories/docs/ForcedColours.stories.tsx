import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { ProductCard } from '../../src/features/catalogue/ProductCard.tsx';
import { ToggleChips } from '../../src/features/catalogue/ToggleChips.tsx';
import { Navbar } from '../../src/features/chrome/Navbar.tsx';
import { SizeSelector } from '../../src/features/product/SizeSelector.tsx';
import { FormTextField } from '../../src/ui/FormTextField.tsx';
import { HeartToggle } from '../../src/ui/HeartToggle.tsx';
import { StarRating } from '../../src/ui/StarRating.tsx';
import { SwatchLink } from '../../src/ui/SwatchLink.tsx';

const nothing = () => {};
const clay = { colour: 'Clay', swatch: '#B4654A', soldOut: false };

/**
 * The shop in a contrast theme of the system, simulated by styles: the toolbar’s *Forced colours*.
 * The test runner compares each element with the browser's own forced colours.
 */
function ForcedColours() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Navbar
        shopName="Hemline"
        cartCount={3}
        schemeMode="system"
        onSchemeModeChange={nothing}
        onSearch={nothing}
        onLogout={nothing}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained">Contained</Button>
        <Button variant="outlined">Outlined</Button>
        <Button>Text</Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
        <Button variant="contained" href={paths.men}>
          A link as a button
        </Button>
        <Link href={paths.men}>A link</Link>
        <HeartToggle label="Off" pressed={false} onToggle={nothing} />
        <HeartToggle label="On" pressed onToggle={nothing} />
        <StarRating value={4.5} count={38} />
      </Stack>
      <ToggleChips
        label="Colour"
        options={[
          { value: 'clay', swatch: '#B4654A' },
          { value: 'sage', swatch: '#8A9A7B' },
        ]}
        chosen={['sage']}
        onChoose={nothing}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SwatchLink to="/" colourway={clay} isCurrent />
        <SwatchLink
          to="/"
          colourway={{ ...clay, colour: 'Sage', swatch: '#8A9A7B' }}
          isCurrent={false}
        />
        <SwatchLink
          to="/"
          colourway={{ ...clay, colour: 'Ink', soldOut: true }}
          isCurrent={false}
        />
      </Stack>
      <SizeSelector
        sizes={linenShirt.sizes}
        size="M"
        problem={false}
        onSelect={nothing}
        onOpenSizeGuide={nothing}
      />
      <Formik
        initialValues={{ town: '' }}
        initialTouched={{ town: true }}
        initialErrors={{ town: 'Town is required' }}
        onSubmit={nothing}
      >
        <FormTextField name="town" label="Town" required />
      </Formik>
      <div>
        <FormControlLabel control={<Switch />} label="Off" />
        <FormControlLabel control={<Switch defaultChecked />} label="On" />
        <FormControlLabel control={<Checkbox />} label="Not chosen" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Chosen" />
        <FormControlLabel control={<Radio />} label="Another" />
        <FormControlLabel control={<Radio defaultChecked />} label="This one" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Disabled" disabled />
      </div>
      <Alert severity="error">Please fill in all required fields</Alert>
      <Table>
        <TableBody>
          <TableRow selected>
            <TableCell>A row that is selected</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Another row</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <div style={{ width: 280 }}>
        <ProductCard
          product={linenShirt}
          isFavourite={false}
          onToggleFavourite={nothing}
          onQuickAdd={nothing}
        />
      </div>
    </Stack>
  );
}

const meta = { title: 'Forced colours', component: ForcedColours } satisfies Meta<
  typeof ForcedColours
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DarkTheme: Story = { globals: { colors: 'forced', scheme: 'dark' } };

export const LightTheme: Story = { globals: { colors: 'forced', scheme: 'light' } };
