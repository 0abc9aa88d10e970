import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Schema } from 'yup';
import type { Difference } from '../../../lib/productDifferences.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { ConflictNotice } from '../products/ConflictNotice.tsx';

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
  /** Fields in words, by name, to show what another admin has changed. */
  wordsOf: (item: Item) => Record<string, string>;
  /** What the form begins with, for a new item or one that is changed. */
  toValues: (item: Item | undefined) => Values;
  schema: Schema;
  /** The fields of the form. */
  fields: ReactNode;
  /** Values that passed the schema, as they are saved. */
  toInput: (values: Values) => Input;
  /**
   * `id`: of the item that is changed, or is to be; `version` is the changed one. Resolves to an error
   * of `version` if that is not the newest, with the newest in `items`.
   */
  onSave: (input: Input & { id: string; version?: number }) => Promise<FormAnswer<Input>>;
  /** What it means to end one. */
  endText: string;
  onEnd: (id: string) => void;
  /** Brings an ended item back. */
  onReactivate?: (item: Item) => void;
};

/** What the admin has set up of one kind: listed, added and changed in a dialog, and ended. */
export function SettingsList<
  Item extends { id: string; version: number; hasEnded?: boolean },
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
  wordsOf,
  toValues,
  schema,
  fields,
  toInput,
  onSave,
  endText,
  onEnd,
  onReactivate,
}: SettingsListProps<Item, Values, Input>) {
  const [edited, setEdited] = useState<{ id: string; item?: Item | undefined }>();
  const [ended, setEnded] = useState<Item>();
  const [isStale, setStale] = useState(false);
  /** Version that the form changes. */
  const version = useRef<number>(undefined);
  const item = edited?.item;
  const newest = items.find(({ id }) => id === edited?.id);

  function open(id: string, from?: Item) {
    version.current = from?.version;
    setStale(false);
    setEdited({ id, item: from });
  }

  function row(each: Item) {
    const [heading, ...others] = cellsOf(each);
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
            aria-label={`Change ${nameOf(each)}`}
            onClick={() => open(each.id, each)}
          >
            Change
          </Button>
          {each.hasEnded ? (
            <Button
              size="small"
              aria-label={`Reactivate ${nameOf(each)}`}
              onClick={() => onReactivate?.(each)}
            >
              Reactivate
            </Button>
          ) : (
            <Button size="small" aria-label={`End ${nameOf(each)}`} onClick={() => setEnded(each)}>
              End
            </Button>
          )}
        </td>
      </tr>
    );
  }

  // Sent again after a lost answer, a new one is the same.
  const save = (id: string) => async (values: Values) => {
    const of = version.current === undefined ? { id } : { id, version: version.current };
    const answer = (await onSave({ ...toInput(values), ...of })) as FormAnswer<Values>;
    const hasChanged = typeof answer === 'object' && 'version' in answer;
    setStale(hasChanged);
    return hasChanged ? {} : answer;
  };

  return (
    <>
      <FocusFallback label={title}>
        <TableCard
          title={title}
          action={<Button onClick={() => open(uuid())}>{addLabel}</Button>}
          columns={[...columns, 'Change']}
          emptyText={emptyText}
          rows={items.map(row)}
        />
      </FocusFallback>
      {edited && (
        <FormDialog
          key={item?.version}
          title={item ? `Change ${nameOf(item)}` : addLabel}
          initialValues={toValues(item)}
          schema={schema}
          onSubmit={save(edited.id)}
          onClose={() => setEdited(undefined)}
        >
          {isStale && (
            <ConflictNotice
              subject={item ? nameOf(item) : 'it'}
              differences={differences(item && wordsOf(item), newest && wordsOf(newest))}
              onLoadNewer={() => (newest ? open(newest.id, newest) : setEdited(undefined))}
              onKeepMine={() => {
                version.current = newest?.version;
              }}
            />
          )}
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

/** Changes in words; an item that is gone was ended. */
function differences(
  before: Record<string, string> = {},
  after: Record<string, string> = { status: 'ended' },
): Difference[] {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before[field] ?? '', to }))
    .filter(({ from, to }) => from !== to);
}
