import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { layoutNames, type Role, roleLabels } from '../../../lib/shopFile/roles.ts';
import type { ShopFile } from '../../../lib/shopFile/shopFile.ts';
import type { ShopAnswers, ShopQuestions } from '../../../lib/shopFile/shopQuestions.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { ColumnMeanings, QuestionTable } from './ColumnMeanings.tsx';

export type ShopFileQuestionsProps = {
  fileName: string;
  file: ShopFile;
  questions: ShopQuestions;
  answers: ShopAnswers;
  /** Changes the meaning of columns. */
  onRoles: (roles: Role[]) => void;
  onAnswers: (answers: ShopAnswers) => void;
};

/** Questions about another shop's file, once per value, and the meaning of its columns. */
export function ShopFileQuestions(props: ShopFileQuestionsProps) {
  const { fileName, file, questions } = props;
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {i18n.t(
          '{shop, select, unknown {{fileName} is a file of another shop} other {{fileName} is a file of {shop}}}: {products, plural, one {# product} other {# products}} in {rows, plural, one {# row} other {# rows}}. Each colour of a product becomes a product of its own.',
          {
            ...{ fileName, shop: layoutNames[file.layout] ?? 'unknown' },
            ...{ products: file.products.length, rows: file.rows.length },
          },
        )}
      </Typography>
      {questions.groups.length > 0 && <GroupQuestions {...props} />}
      {questions.sizes.length > 0 && <ScaleQuestions {...props} />}
      {questions.uncounted > 0 && <UnitsQuestion {...props} />}
      <ColumnMeanings {...file} options={rolesFor} onRoles={props.onRoles} />
    </>
  );
}

const categoryLabels = () => ({
  women: i18n.t(categoryInfo.women.name),
  men: i18n.t(categoryInfo.men.name),
  kid: i18n.t(categoryInfo.kid.name),
});

function GroupQuestions({ questions, answers, onAnswers }: ShopFileQuestionsProps) {
  return (
    <QuestionTable
      label={i18n.t('Category and kind')}
      heads={[i18n.t('In the file'), i18n.t('Category'), i18n.t('Kind')]}
    >
      {questions.groups.map(({ group, count }) => {
        const answer = answers.groups[group] ?? { category: '', kind: '' };
        const name = group || i18n.t('Without a type');
        const change = (changed: Partial<typeof answer>) =>
          onAnswers({
            ...answers,
            groups: { ...answers.groups, [group]: { ...answer, ...changed } },
          });
        return (
          <TableRow key={group}>
            <TableCell component="th" scope="row">
              <span>
                {i18n.t('{count, plural, one {{group}: # product} other {{group}: # products}}', {
                  count,
                  group: name,
                })}
              </span>
            </TableCell>
            <TableCell>
              <NativeSelectField
                label={i18n.t('Category of {group}', { group: name })}
                options={categoryLabels()}
                emptyLabel={i18n.t('Choose')}
                value={answer.category || undefined}
                onChange={(category = '' as never) => change({ category })}
              />
            </TableCell>
            <TableCell>
              <TextField
                size="small"
                label={i18n.t('Kind of {group}', { group: name })}
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
    <QuestionTable
      label={i18n.t('Sizes that the shop does not have')}
      heads={[i18n.t('Sizes'), i18n.t('Size scale to add')]}
    >
      {questions.sizes.map(({ id, sizes, count, scales }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            <span>
              {i18n.t('{count, plural, one {{sizes}: # product} other {{sizes}: # products}}', {
                count,
                sizes: listed(sizes),
              })}
            </span>
          </TableCell>
          <TableCell>
            <NativeSelectField
              label={i18n.t('Scale for {sizes}', { sizes: listed(sizes) })}
              options={Object.fromEntries(scales.map(({ name }) => [name, name]))}
              emptyLabel={i18n.t('None: leave these products out')}
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
      label={i18n.t('Units of each size without a number')}
      helperText={i18n.t(
        '{sizes, plural, one {The file does not count the stock of # size.} other {The file does not count the stock of # sizes.}}',
        { sizes: questions.uncounted },
      )}
      value={answers.units}
      onChange={({ target }) =>
        onAnswers({ ...answers, units: Math.max(0, Math.floor(Number(target.value))) })
      }
      slotProps={{ htmlInput: { min: 0 } }}
    />
  );
}

/** Meanings of a column; an option keeps its own. */
function rolesFor(role: Role): Partial<Record<Role, string>> {
  const labels = Object.fromEntries(
    Object.entries(roleLabels).map(([each, label]) => [each, i18n.t(label)]),
  );
  const [, number, part] = /^option(\d+)(Name|Value)$/.exec(role) ?? [];
  if (number === undefined) return labels;
  const own =
    part === 'Name'
      ? i18n.t('Option {number}, name', { number })
      : i18n.t('Option {number}, value', { number });
  return { ...labels, [role]: own };
}
