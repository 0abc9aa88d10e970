import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { focusOnMount } from '../../../ui/browser.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import type { ShopValues } from './shopValues.ts';

const nobody = { name: '', role: { en: '', ru: '' }, bio: { en: '', ru: '' } };

const Member = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const wholeRow = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'start',
  gap: 2,
} as const;

export function TeamFields() {
  const { rows, add, remove, focusIfAdded } = useRows<ShopValues['team'][number]>('team', nobody);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FocusFallback label={i18n.t('People')}>
        <AdminCard
          title={i18n.t('People')}
          action={
            rows.length < ownerLimits.team.max && (
              <Button onClick={add}>{i18n.t('Add a person')}</Button>
            )
          }
        >
          <Typography variant="body2" color="textSecondary">
            {i18n.t('On the about page. What is left empty is not mentioned.')}
          </Typography>
          {rows.map(({ name }, index) => (
            <Member
              // biome-ignore lint/suspicious/noArrayIndexKey: its fields are named by its place
              key={index}
              role="group"
              aria-label={name || i18n.t('New person')}
            >
              <Box sx={wholeRow}>
                <FormTextField
                  name={`team.${index}.name`}
                  label={i18n.t('Name')}
                  inputRef={focusIfAdded(index)}
                  required
                />
                <Button
                  sx={{ flexShrink: 0, mt: 4, mx: -1 }}
                  aria-label={
                    name ? i18n.t('Remove {name}', { name }) : i18n.t('Remove the person')
                  }
                  onClick={() => remove(index)}
                >
                  {i18n.t('Remove')}
                </Button>
              </Box>
              <FormTextField name={`team.${index}.role.en`} label={i18n.t('Role')} />
              <FormTextField name={`team.${index}.role.ru`} label={i18n.t('Role in Russian')} />
              <FormTextField name={`team.${index}.bio.en`} label={i18n.t('About')} minRows={2} />
              <FormTextField
                name={`team.${index}.bio.ru`}
                label={i18n.t('About in Russian')}
                minRows={2}
              />
            </Member>
          ))}
        </AdminCard>
      </FocusFallback>
    </Box>
  );
}

/** Repeatable form rows; an added row takes the focus. */
export function useRows<Row>(name: string, empty: Row) {
  const [{ value: rows }, , { setValue }] = useField<Row[]>(name);
  const [added, setAdded] = useState<number>();
  return {
    rows,
    add: () => {
      setAdded(rows.length);
      void setValue([...rows, empty]);
    },
    remove: (index: number) => {
      setAdded(undefined);
      void setValue(rows.filter((_, at) => at !== index));
    },
    /** `inputRef` of a row's first field. */
    focusIfAdded: (index: number) => (index === added ? focusOnMount : undefined),
  };
}
