import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Schema } from 'yup';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { TableCard } from '../frame/TableCard.tsx';

type SettingsListProps<Item, Values, Input> = {
  title: string;
  addLabel: string;
  /** What the columns are called, without the last one, for what can be done. */
  columns: readonly string[];
  emptyText: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What stands in the columns; the first heads the row. */
  cellsOf: (item: Item) => readonly [heading: ReactNode, ...others: ReactNode[]];
  /** What the form begins with, for a new item or one that is changed. */
  toValues: (item: Item | undefined) => Values;
  schema: Schema;
  /** The fields of the form. */
  fields: ReactNode;
  /** Values that passed the schema, as they are saved. */
  toInput: (values: Values) => Input;
  /** `id`: of the item that is changed, or is to be. */
  onSave: (input: Input & { id: string }) => Promise<FormAnswer<Input>>;
  /** What it means to end one. */
  endText: string;
  onEnd: (id: string) => void;
};

/** What the admin has set up of one kind: listed, added and changed in a dialog, and ended. */
export function SettingsList<
  Item extends { id: string; hasEnded?: boolean },
  Values extends FormikValues,
  Input,
>({
  title,
  addLabel,
  columns,
  emptyText,
  items,
  nameOf,
  cellsOf,
  toValues,
  schema,
  fields,
  toInput,
  onSave,
  endText,
  onEnd,
}: SettingsListProps<Item, Values, Input>) {
  const [edited, setEdited] = useState<{ id: string; item?: Item }>();
  const [ended, setEnded] = useState<Item>();
  const item = edited?.item;

  function row(each: Item) {
    const [heading, ...others] = cellsOf(each);
    const change = each.hasEnded ? 'Reactivate' : 'Change';
    return (
      <tr key={each.id}>
        <th scope="row">{heading}</th>
        {others.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <td key={index}>{cell}</td>
        ))}
        <td>
          <Button
            size="small"
            aria-label={`${change} ${nameOf(each)}`}
            onClick={() => setEdited({ id: each.id, item: each })}
          >
            {change}
          </Button>
          {!each.hasEnded && (
            <Button
              size="small"
              color="inherit"
              aria-label={`End ${nameOf(each)}`}
              onClick={() => setEnded(each)}
            >
              End
            </Button>
          )}
        </td>
      </tr>
    );
  }

  // Sent again after a lost answer, a new one is the same.
  const save = (id: string) => async (values: Values) =>
    (await onSave({ ...toInput(values), id })) as FormAnswer<Values>;

  return (
    <>
      <FocusFallback label={title}>
        <TableCard
          title={title}
          action={<Button onClick={() => setEdited({ id: uuid() })}>{addLabel}</Button>}
          columns={[...columns, 'Change']}
          emptyText={emptyText}
          rows={items.map(row)}
        />
      </FocusFallback>
      {edited && (
        <FormDialog
          title={item ? `Change ${nameOf(item)}` : addLabel}
          initialValues={toValues(item)}
          schema={schema}
          onSubmit={save(edited.id)}
          onClose={() => setEdited(undefined)}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '1fr 1fr' },
              columnGap: 2,
              rowGap: 1,
              pt: 1,
            }}
          >
            {fields}
          </Box>
        </FormDialog>
      )}
      {ended && (
        <ConfirmDialog
          open
          title={`End ${nameOf(ended)}?`}
          confirmLabel="End"
          onConfirm={() => {
            onEnd(ended.id);
            setEnded(undefined);
          }}
          onCancel={() => setEnded(undefined)}
        >
          {endText}
        </ConfirmDialog>
      )}
    </>
  );
}
