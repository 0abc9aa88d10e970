import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { pluralize } from '../../../lib/labels.ts';
import { layoutNames, type Role, roleLabels } from '../../../lib/shopFile/roles.ts';
import type { ShopFile } from '../../../lib/shopFile/shopFile.ts';
import type { ShopAnswers, ShopQuestions } from '../../../lib/shopFile/shopQuestions.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';

const Rows = styled(Table)(({ theme }) => ({
  marginBottom: theme.spacing(3),
  overflowWrap: 'anywhere',
  '& td, & th': { verticalAlign: 'top', paddingInline: theme.spacing(1) },
  // On a phone, put the fields below the value that they ask about.
  [theme.breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody :is(td, th)': { border: 0, paddingInline: theme.spacing(0.5) },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0, fontWeight: 600 },
  },
}));

export type ShopFileQuestionsProps = {
  fileName: string;
  file: ShopFile;
  questions: ShopQuestions;
  answers: ShopAnswers;
  /** Changes the meaning of columns. */
  onRoles: (roles: Role[]) => void;
  onAnswers: (answers: ShopAnswers) => void;
};

/** File of another shop: what it leaves open, once for each value, and the meaning of its columns. */
export function ShopFileQuestions(props: ShopFileQuestionsProps) {
  const { fileName, file, questions } = props;
  const products = pluralize(file.products.length, 'product');
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {`${fileName} is a file of ${layoutNames[file.layout]}: ${products} in ${pluralize(file.rows.length, 'row')}. Each colour of a product becomes a product of its own.`}
      </Typography>
      {questions.groups.length > 0 && <GroupQuestions {...props} />}
      {questions.sizes.length > 0 && <ScaleQuestions {...props} />}
      {questions.uncounted > 0 && <UnitsQuestion {...props} />}
      <Columns {...props} />
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h3" variant="subtitle1">
      {children}
    </Typography>
  );
}

function QuestionTable({
  label,
  heads,
  children,
}: {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}) {
  return (
    <>
      <Heading>{label}</Heading>
      <Rows size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Rows>
    </>
  );
}

const categoryLabels = {
  women: categoryInfo.women.name,
  men: categoryInfo.men.name,
  kid: categoryInfo.kid.name,
};

function GroupQuestions({ questions, answers, onAnswers }: ShopFileQuestionsProps) {
  return (
    <QuestionTable label="Category and kind" heads={['In the file', 'Category', 'Kind']}>
      {questions.groups.map(({ group, count }) => {
        const answer = answers.groups[group] ?? { category: '', kind: '' };
        const name = group || 'Without a type';
        const change = (changed: Partial<typeof answer>) =>
          onAnswers({
            ...answers,
            groups: { ...answers.groups, [group]: { ...answer, ...changed } },
          });
        return (
          <TableRow key={group}>
            <TableCell component="th" scope="row">
              <span>{`${name}: ${pluralize(count, 'product')}`}</span>
            </TableCell>
            <TableCell>
              <NativeSelectField
                label={`Category of ${name}`}
                options={categoryLabels}
                emptyLabel="Choose"
                value={answer.category || undefined}
                onChange={(category = '' as never) => change({ category })}
              />
            </TableCell>
            <TableCell>
              <TextField
                size="small"
                label={`Kind of ${name}`}
                value={answer.kind}
                onChange={({ target }) => change({ kind: target.value })}
                slotProps={{ htmlInput: { maxLength: limits.label.max } }}
              />
            </TableCell>
          </TableRow>
        );
      })}
    </QuestionTable>
  );
}

function ScaleQuestions({ questions, answers, onAnswers }: ShopFileQuestionsProps) {
  return (
    <QuestionTable label="Sizes that the shop does not have" heads={['Sizes', 'Size scale to add']}>
      {questions.sizes.map(({ id, sizes, count, scales }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            <span>{`${sizes.join(', ')}: ${pluralize(count, 'product')}`}</span>
          </TableCell>
          <TableCell>
            <NativeSelectField
              label={`Scale for ${sizes.join(', ')}`}
              options={Object.fromEntries(scales.map(({ name }) => [name, name]))}
              emptyLabel="None: leave these products out"
              value={answers.scales[id] || undefined}
              onChange={(name = '') =>
                onAnswers({ ...answers, scales: { ...answers.scales, [id]: name } })
              }
            />
          </TableCell>
        </TableRow>
      ))}
    </QuestionTable>
  );
}

function UnitsQuestion({ questions, answers, onAnswers }: ShopFileQuestionsProps) {
  return (
    <TextField
      type="number"
      size="small"
      sx={{ mb: 3 }}
      label="Units of each size without a number"
      helperText={`The file does not count the stock of ${pluralize(questions.uncounted, 'size')}.`}
      value={answers.units}
      onChange={({ target }) =>
        onAnswers({ ...answers, units: Math.max(0, Math.floor(Number(target.value))) })
      }
      slotProps={{ htmlInput: { min: 0 } }}
    />
  );
}

const { '': unused, ...shownRoles } = roleLabels;

function Columns({ file, onRoles }: ShopFileQuestionsProps) {
  const { header, roles, examples } = file;
  return (
    <QuestionTable label="Columns" heads={['In the file', 'Example', 'Becomes']}>
      {header.map((name, index) => {
        const role = roles[index] ?? '';
        const option = /^option(\d+)(Name|Value)$/.exec(role);
        const own = option && { [role]: `Option ${option[1]}, ${option[2]?.toLowerCase()}` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name
          <TableRow key={index}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{(examples[index] ?? '').slice(0, 80)}</TableCell>
            <TableCell>
              <NativeSelectField
                label={`Meaning of ${name}`}
                options={{ ...shownRoles, ...own } as Record<Exclude<Role, ''>, string>}
                emptyLabel={unused ?? ''}
                value={role || undefined}
                onChange={(chosen = '' as never) => onRoles(roles.with(index, chosen))}
              />
            </TableCell>
          </TableRow>
        );
      })}
    </QuestionTable>
  );
}
