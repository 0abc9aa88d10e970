import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { categories } from '../../../contract/limits.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { mySizesIn, sizesOfScales } from '../../../contract/rules/listedScales.ts';
import type { LengthUnit } from '../../../contract/rules/measures.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import type { SizeScale } from '../../../contract/schemas/sizeScales.ts';
import { unitLabel } from '../../lib/labels.ts';
import { measure } from '../../theme/tokens.ts';
import { ConversionTable } from '../../ui/ConversionTable.tsx';
import { Row } from '../../ui/Row.ts';
import { Trans } from '../../ui/Trans.tsx';
import { UnitSwitch } from '../../ui/UnitSwitch.tsx';
import { HowToMeasure } from './HowToMeasure.tsx';
import { ScaleChoices, type ScaleChoicesProps } from './SizeChoice.tsx';
import { inUnit, type SizeChart, sizeCharts, waistCharts } from './sizeTables.ts';

type MySizeProps = Omit<ScaleChoicesProps, 'label'> & {
  /** Saved to the account, not just in this browser. */
  isOnAccount?: boolean;
};

export type SizeGuideBodyProps = {
  category: Category;
  onCategoryChange: (category: Category) => void;
  unit: LengthUnit;
  onUnitChange: (unit: LengthUnit) => void;
  mySize: Omit<MySizeProps, 'category' | 'scales'>;
  /** Size scales of the category, that of the product first; undefined on servers without any. */
  scales?: readonly SizeScale[] | undefined;
  /** Customers' verdict on the fit of the product that opened the guide. */
  fit?: string | undefined;
  /** Heading level: 2 on a page, 3 in a dialog. */
  level?: 2 | 3;
};

const tableNames: Record<Category, string> = {
  women: /*i18n*/ 'Women’s sizes',
  men: /*i18n*/ 'Men’s sizes',
  kid: /*i18n*/ 'Kids’ sizes',
};

/** Size chart of a category in centimetres or inches, conversions, and how to measure. */
export function SizeGuideBody({
  category,
  onCategoryChange,
  unit,
  onUnitChange,
  mySize,
  scales,
  fit,
  level = 2,
}: SizeGuideBodyProps) {
  const id = useId();
  const whole = sizeCharts[category];
  const isOffered = (size: string) => !scales || sizesOfScales(scales).includes(size);
  const chart = { ...whole, rows: whole.rows.filter(({ size }) => isOffered(size)) };
  const isInChart = (size: string) => chart.rows.some((row) => row.size === size);
  const isChartFirst = !scales?.[0] || sizesOfScales([scales[0]]).some(isInChart);
  const bodySizes = chart.rows.length > 0 && (
    <Box sx={isChartFirst ? {} : { mt: 4 }}>
      <SizeTable label={i18n.t(tableNames[category])} chart={chart} unit={unit} />
    </Box>
  );
  return (
    <>
      <Row sx={{ alignItems: 'end', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        <Tabs
          value={category}
          onChange={(_, chosen: Category) => onCategoryChange(chosen)}
          aria-label={i18n.t('Category')}
        >
          {categories.map((each) => (
            <Tab
              key={each}
              value={each}
              label={i18n.t(categoryInfo[each].name)}
              id={`${id}-${each}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        <UnitSwitch unit={unit} onUnitChange={onUnitChange} />
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${category}`}>
        {fit && (
          <Typography sx={{ mb: 3 }}>
            <Trans
              id="How this product fits, by those who bought it: <strong>{fit}</strong>"
              values={{ fit }}
              components={{ strong: <strong /> }}
            />
          </Typography>
        )}
        {isChartFirst && bodySizes}
        {scales
          ?.map((scale) => ({
            ...scale,
            label: scale.label ?? scale.name,
            charts: waistCharts(scale.sizes),
          }))
          .filter(({ conversions, charts }) => conversions.length + charts.length > 0)
          .map(({ label, charts, ...scale }) => (
            <Box key={scale.name} component="section" sx={{ mt: 4 }}>
              <Typography variant="h5" component={`h${level}`} sx={{ mb: 1 }}>
                {label}
              </Typography>
              {scale.conversions.length > 0 && <ConversionTable {...scale} label={label} />}
              <Grid container spacing={4}>
                {charts.map((each) => (
                  <Grid key={each.measures.join()} size={{ xs: 12, sm: 6 }}>
                    <SizeTable
                      label={listed([label, ...each.measures.map((name) => i18n.t(name))])}
                      chart={each}
                      unit={unit}
                    />
                  </Grid>
                ))}
              </Grid>
            </Box>
          ))}
        {!isChartFirst && bodySizes}
        <Box sx={{ mt: 4 }}>
          <MySize category={category} scales={scales} {...mySize} />
        </Box>
        <Typography variant="h4" component={`h${level}`} sx={{ mt: 6, mb: 3 }}>
          {i18n.t('How to measure')}
        </Typography>
        <HowToMeasure measures={chart.measures} />
      </div>
    </>
  );
}

/** Shopper's sizes in a category; choosing one saves it. */
function MySize({ isOnAccount = false, ...choice }: MySizeProps) {
  const saved = isOnAccount
    ? i18n.t('Saved to your account. Press it again to forget it.')
    : i18n.t('Kept in this browser. Press it again to forget it.');
  return (
    <section aria-label={i18n.t('My size')}>
      <Typography variant="h6" component="p">
        {i18n.t('My size')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {mySizesIn(choice.mySizes, choice.category).length === 0
          ? i18n.t('Choose yours, and it’s selected on products and can filter lists.')
          : saved}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <ScaleChoices label={i18n.t('Sizes')} {...choice} />
      </Box>
    </section>
  );
}

type SizeGuideArticleProps = SizeGuideBodyProps & { intro?: string | undefined };

export function SizeGuideArticle({
  intro = i18n.t(
    'These are the body measurements each size is cut for. The measurements of a garment are on its own page.',
  ),
  ...guide
}: SizeGuideArticleProps) {
  return (
    <Container component="article" maxWidth="md" sx={{ py: { xs: 5, md: 12 } }}>
      <Typography variant="h1">{i18n.t('Size guide')}</Typography>
      <Typography
        color="textSecondary"
        sx={{ mt: 2, mb: 5, maxWidth: measure, whiteSpace: 'pre-line' }}
      >
        {intro}
      </Typography>
      <SizeGuideBody {...guide} />
    </Container>
  );
}

type SizeTableProps = {
  label: string;
  chart: SizeChart;
  unit: LengthUnit;
};

export function SizeTable({ label, chart, unit }: SizeTableProps) {
  return (
    <Table aria-label={label} sx={edgeToEdge}>
      <TableHead>
        <TableRow>
          <TableCell>{i18n.t('Size')}</TableCell>
          {chart.measures.map((measure) => (
            <TableCell key={measure} align="right">
              {listed([i18n.t(measure), unitLabel(unit)])}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {chart.rows.map(({ size, values }) => (
          <TableRow key={size}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {size}
            </TableCell>
            {chart.measures.map((measure, index) => (
              <TableCell key={measure} align="right">
                {/* `ltr` keeps the half after its whole number on right-to-left pages. */}
                <span dir="ltr">{inUnit(values[index] ?? 0, unit)}</span>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const edgeToEdge = {
  '& th, & td': { px: { xs: 1, sm: 2 } },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
};
