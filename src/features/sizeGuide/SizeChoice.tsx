import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { categories } from '../../../contract/limits.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { mySizeKey } from '../../../contract/rules/mySizeKey.ts';
import { guideScales } from '../../../contract/rules/sizeScales.ts';
import { isByWaist, partsOf, waistAndLength } from '../../../contract/rules/waistAndLength.ts';
import type { MySizeInput, MySizes as Sizes } from '../../../contract/schemas/mySizes.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import type { SizeScale } from '../../../contract/schemas/sizeScales.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { Row } from '../../ui/Row.ts';
import { sizeCharts } from './sizeTables.ts';

type SizeChoiceProps = {
  sizes: readonly string[];
  /** Saved size; undefined for none. */
  size: string | undefined;
  /** Size bought last; suggested while none is saved, but never selected automatically. */
  boughtSize?: string | undefined;
  /** Undefined clears it. */
  onChange: (size: string | undefined) => void;
};

/** Size buttons of a scale; a press saves the size, another clears it. */
export function SizeChoice({
  label,
  sizes,
  size,
  boughtSize,
  onChange,
}: SizeChoiceProps & { label: string }) {
  const offered = size === undefined && sizes.find((each) => each === boughtSize);
  return (
    <FocusFallback label={label}>
      {isByWaist(sizes.map((each) => ({ size: each }))) ? (
        <WaistAndLengthChoice sizes={sizes} size={size} onChange={onChange} />
      ) : (
        <Choices
          values={sizes}
          chosen={size}
          onPress={(each) => onChange(each === size ? undefined : each)}
        />
      )}
      {offered && (
        <Row sx={{ columnGap: 1, mt: 1 }}>
          <Typography variant="body2">
            {i18n.t('You bought {size} last time.', { size: offered })}
          </Typography>
          <Button onClick={() => onChange(offered)}>
            <span>{i18n.t('My size is {size}', { size: offered })}</span>
          </Button>
        </Row>
      )}
    </FocusFallback>
  );
}

type ChoicesProps = {
  values: readonly string[];
  chosen: string | undefined;
  onPress: (value: string) => void;
};

function Choices({ values, chosen, onPress }: ChoicesProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {values.map((value) => (
        <ToggleButton
          key={value}
          value={value}
          selected={value === chosen}
          onChange={() => onPress(value)}
        >
          {value}
        </ToggleButton>
      ))}
    </Box>
  );
}

type Parts = [waist: string | undefined, length: string | undefined];

/** A waist and a length: together they are a size. A press on a chosen one clears it. */
function WaistAndLengthChoice({
  sizes,
  size = '',
  onChange,
}: Pick<SizeChoiceProps, 'sizes' | 'size' | 'onChange'>) {
  const id = useId();
  const [begun, setBegun] = useState<Parts>([undefined, undefined]);
  const chosen = waistAndLength(size) ?? begun;
  const find = (parts: Parts) =>
    sizes.find((each) => waistAndLength(each)?.every((part, index) => part === parts[index]));

  function press(part: number, value: string) {
    const pressed = chosen[part] === value ? undefined : value;
    const next: Parts = part === 0 ? [pressed, chosen[1]] : [chosen[0], pressed];
    const found = find(next);
    // Clear a part that has no size with the new one.
    const isWhole = next.every((each) => each !== undefined);
    setBegun(isWhole && !found ? (part === 0 ? [pressed, undefined] : [undefined, pressed]) : next);
    if (found || size) onChange(found);
  }

  return [/*i18n*/ 'Waist', /*i18n*/ 'Length'].map((name, part) => (
    <Box key={name} role="group" aria-labelledby={id + name} sx={{ mb: 1.5 }}>
      <Typography id={id + name} variant="body2" sx={{ mb: 0.5 }}>
        {i18n.t(name)}
      </Typography>
      <Choices
        values={partsOf(sizes, part)}
        chosen={chosen[part]}
        onPress={(value) => press(part, value)}
      />
    </Box>
  ));
}

export type ScaleChoicesProps = {
  label: string;
  category: Category;
  /** The category's scales; undefined on servers without any, where its charts have the sizes. */
  scales: readonly GuideScale[] | undefined;
  /** Saved sizes, and those bought last, by scale. */
  mySizes: Sizes;
  bought?: Sizes;
  /** A change without a size clears it. */
  onChange: (change: MySizeInput) => void;
};

type GuideScale = Pick<SizeScale, 'id' | 'name' | 'sizes'>;

/** The shopper's size of each scale of a category. */
export function ScaleChoices({
  label,
  category,
  scales,
  mySizes,
  bought = {},
  onChange,
}: ScaleChoicesProps) {
  const groups = scales
    ? guideScales(scales)
    : [{ id: undefined, name: '', sizes: sizeCharts[category].rows.map(({ size }) => size) }];
  return (
    <Stack spacing={2}>
      {groups.map(({ id: scale, name, sizes }) => {
        const key = mySizeKey(category, scale);
        return (
          // One group stays while the scales load.
          <div key={groups.length > 1 ? key : category}>
            {groups.length > 1 && (
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                {name}
              </Typography>
            )}
            <SizeChoice
              label={groups.length > 1 ? `${label}, ${name}` : label}
              sizes={sizes}
              size={mySizes[key]}
              boughtSize={bought[key]}
              onChange={(size) => onChange({ category, ...(scale && { scale }), size })}
            />
          </div>
        );
      })}
    </Stack>
  );
}

const CategorySizes = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 0),
}));

type MySizesProps = Pick<ScaleChoicesProps, 'mySizes' | 'onChange'> & {
  scales?: Partial<Record<Category, ScaleChoicesProps['scales']>>;
};

export function MySizes({ scales = {}, ...choice }: MySizesProps) {
  return (
    <Box component="section" aria-labelledby="my-sizes" sx={{ mt: 8, maxWidth: '35rem' }}>
      <Typography id="my-sizes" variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('My sizes')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {i18n.t(
          'Choose what you wear: it’s selected on products and can filter lists, wherever you log in. Press it again to forget it.',
        )}
      </Typography>
      <List role="list" disablePadding>
        {categories.map((category) => (
          <CategorySizes key={category} divider>
            <Typography variant="h6" component="h3">
              {i18n.t(categoryInfo[category].name)}
            </Typography>
            <ScaleChoices
              label={i18n.t('My size: {category}', {
                category: i18n.t(categoryInfo[category].name),
              })}
              category={category}
              scales={scales[category]}
              {...choice}
            />
          </CategorySizes>
        ))}
      </List>
    </Box>
  );
}
