import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Schema } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import type { Difference } from '../../../lib/productDifferences.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { ConflictNotice } from '../products/ConflictNotice.tsx';
import { changedWords, type SettingWords } from './settingWords.ts';

const endTexts = {
  end: { label: /*i18n*/ 'End', named: /*i18n*/ 'End {name}', question: /*i18n*/ 'End {name}?' },
  remove: {
    label: /*i18n*/ 'Remove',
    named: /*i18n*/ 'Remove {name}',
    question: /*i18n*/ 'Remove {name}?',
  },
};

type SettingsListProps<Item, Values, Input> = {
  title: string;
  addLabel: string;
  /** Label of a new item's submit button; 'Save' by default. */
  addSubmitLabel?: string;
  /** Column headings, without the actions column. */
  columns: readonly string[];
  emptyText: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Cell contents; the first cell is the row header. */
  cellsOf: (item: Item) => readonly [heading: ReactNode, ...others: ReactNode[]];
  /** Readable values of all fields, for comparing versions. */
  wordsOf: (item: Item) => SettingWords;
  /** Initial form values; `item` is undefined for a new one. */
  toValues: (item: Item | undefined) => Values;
  schema: Schema;
  fields: ReactNode;
  toInput: (values: Values) => Input;
  /**
   * `id` is generated for new items; `version` is the edited version, absent for new items.
   * Resolves to an error on `version` if it is outdated, with the newest version in `items`.
   */
  onSave: (input: Input & { id: string; version?: number }) => Promise<FormAnswer<Input>>;
  /** Word for ending an item. */
  end?: keyof typeof endTexts;
  /** Consequences of ending an item. */
  endText: string;
  onEnd: (id: string) => void;
  onReactivate?: (item: Item) => void;
  /** Further buttons of a row. */
  actionsOf?: (item: Item) => ReactNode;
  /** Moves an item to a position in the list; absent if the order is not the owner's. */
  onMove?: (item: Item, position: number) => Promise<unknown>;
};

/** Table of settings of one kind; items are added and edited in a dialog, and ended. */
export function SettingsList<
  Item extends { id: string; version: number; hasEnded?: boolean },
  Values extends FormikValues,
  Input,
>({
  title,
  addLabel,
  addSubmitLabel,
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
  end = 'end',
  endText,
  onEnd,
  onReactivate,
  actionsOf,
  onMove,
}: SettingsListProps<Item, Values, Input>) {
  const [edited, setEdited] = useState<{ id: string; item?: Item | undefined }>();
  const [ended, setEnded] = useState<Item>();
  const [isStale, setStale] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const version = useRef<number>(undefined);
  const item = edited?.item;
  const newest = items.find(({ id }) => id === edited?.id);

  function open(id: string, from?: Item) {
    version.current = from?.version;
    setStale(false);
    setEdited({ id, item: from });
  }

  function row(each: Item, index: number) {
    const [heading, ...others] = cellsOf(each);
    const name = nameOf(each);
    return (
      <TableRow key={each.id}>
        <TableCell component="th" scope="row">
          {heading}
        </TableCell>
        {others.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <TableCell key={index}>{cell}</TableCell>
        ))}
        <TableCell>
          {actionsOf?.(each)}
          <Button
            size="small"
            aria-label={i18n.t('Change {name}', { name })}
            onClick={() => open(each.id, each)}
          >
            {i18n.t('Change')}
          </Button>
          {onMove && index > 0 && (
            <PendingButton
              size="small"
              aria-label={i18n.t('Move up {name}', { name })}
              isPending={isMoving}
              onClick={async () => {
                setMoving(true);
                await onMove(each, index - 1).finally(() => setMoving(false));
              }}
            >
              {i18n.t('Move up')}
            </PendingButton>
          )}
          {each.hasEnded ? (
            <Button
              size="small"
              key="reactivate"
              aria-label={i18n.t('Reactivate {name}', { name })}
              onClick={() => onReactivate?.(each)}
            >
              {i18n.t('Reactivate')}
            </Button>
          ) : (
            <Button
              size="small"
              aria-label={i18n.t(endTexts[end].named, { name })}
              onClick={() => setEnded(each)}
            >
              <span>{i18n.t(endTexts[end].label)}</span>
            </Button>
          )}
        </TableCell>
      </TableRow>
    );
  }

  // Client-generated ids make retries of a create idempotent.
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
          columns={[...columns, i18n.t('Change')]}
          emptyText={emptyText}
          rows={items.map(row)}
        />
      </FocusFallback>
      {edited && (
        <FormDialog
          key={item?.version}
          title={item ? i18n.t('Change {name}', { name: nameOf(item) }) : addLabel}
          initialValues={toValues(item)}
          schema={schema}
          submitLabel={item ? undefined : addSubmitLabel}
          onSubmit={save(edited.id)}
          onClose={() => setEdited(undefined)}
        >
          {isStale && (
            <ConflictNotice
              subject="item"
              name={item && nameOf(item)}
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
          title={i18n.t(endTexts[end].question, { name: nameOf(ended) })}
          confirmLabel={i18n.t(endTexts[end].label)}
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

/** Readable changes; a missing item was ended. */
function differences(before: SettingWords = [], after: SettingWords | undefined): Difference[] {
  if (after) return changedWords(before, after);
  return [{ field: i18n.t('status'), from: '', to: i18n.t('ended') }];
}
