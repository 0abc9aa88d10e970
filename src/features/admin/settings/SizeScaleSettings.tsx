import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { i18n } from '../../../../contract/i18n.ts';
import { sizeGroups, sizeSystems } from '../../../../contract/rules/adminChoices.ts';
import { beside, listed } from '../../../../contract/rules/beside.ts';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import {
  type ReadyScale,
  readyScales,
  translatedScale,
} from '../../../../contract/rules/readyScales.ts';
import type { SizeScale, SizeScaleInput } from '../../../../contract/schemas/sizeScales.ts';
import { ConversionTable } from '../../../ui/ConversionTable.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { CodeProducts, type KindsByCategory } from './CodeSettings.tsx';
import { SettingsList } from './SettingsList.tsx';
import { type ScaleValues, scaleSchema, toScaleInput, toScaleValues } from './scaleValues.ts';
import type { SettingWords } from './settingWords.ts';

type SizeScaleSettingsProps = {
  scales: readonly SizeScale[];
  kinds: KindsByCategory;
  onSave: (scale: SizeScaleInput) => Promise<FormAnswer<SizeScaleInput>>;
  onEnd: (id: string) => void;
};

/** The shop's size scales, and ready-made ones to add. */
export function SizeScaleSettings({ scales, kinds, onSave, onEnd }: SizeScaleSettingsProps) {
  const has = (name: string) => scales.some((scale) => scale.name === name);
  const missing = readyScales.filter(({ name }) => !has(name) && !has(i18n.t(name)));
  return (
    <Stack spacing={2}>
      <SettingsList
        title={i18n.t('Size scales')}
        addLabel={i18n.t('Add a scale')}
        columns={[i18n.t('Scale'), i18n.t('Sizes')]}
        emptyText={i18n.t('No scales yet.')}
        items={scales}
        nameOf={({ name }) => name}
        cellsOf={(scale) => [
          <>
            <span>{scale.name}</span>
            <br />
            <small>{factsOf(scale)}</small>
          </>,
          scale.sizes.length,
        ]}
        wordsOf={wordsOf}
        toValues={toScaleValues}
        schema={scaleSchema}
        fields={
          <>
            <FormTextField
              name="name"
              label={i18n.t({ id: 'Name (of a thing)', message: 'Name' })}
              required
            />
            <FormTextField
              name="conversions"
              label={i18n.t('Conversions')}
              hint={i18n.t('Other systems, separated by commas: UK, US')}
            />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <FormTextField
                name="sizes"
                label={i18n.t('Sizes')}
                hint={i18n.t(
                  'One size per line, in display order, with its conversions after semicolons: 38; 5; 7',
                )}
                minRows={6}
                maxRows={14}
                required
              />
            </Box>
            <Preview />
            <FormTextField
              name="system"
              label={i18n.t('System')}
              hint={i18n.t('For search engines')}
              options={optionsOf(sizeSystems)}
            />
            <FormTextField
              name="group"
              label={i18n.t('Wearers')}
              hint={i18n.t('For search engines')}
              options={optionsOf(sizeGroups)}
            />
            <CodeProducts
              kinds={kinds}
              hint={i18n.t('Products that have these sizes by default')}
            />
          </>
        }
        toInput={toScaleInput}
        onSave={onSave}
        end="remove"
        endText={i18n.t(
          'New products can no longer use these sizes. A scale can’t be removed while a product, cart or order has one of its sizes.',
        )}
        onEnd={onEnd}
        onMove={(scale, position) => {
          const { id, version } = scale;
          return onSave({ ...toScaleInput(toScaleValues(scale)), id, version, position });
        }}
      />
      <FocusFallback label={i18n.t('Ready-made scales')}>
        {missing.length > 0 && (
          <AdminCard title={i18n.t('Ready-made scales')}>
            <Typography variant="body2" color="textSecondary">
              {i18n.t('Conversions are the usual ones: check them against your own products.')}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
              {missing.map((ready) => (
                <ReadyButton key={ready.name} ready={translatedScale(ready)} onSave={onSave} />
              ))}
            </Stack>
          </AdminCard>
        )}
      </FocusFallback>
    </Stack>
  );
}

type ReadyButtonProps = Pick<SizeScaleSettingsProps, 'onSave'> & { ready: ReadyScale };

/** Adds a scale; its id stays, so that a repeated press adds no second one. */
function ReadyButton({ ready, onSave }: ReadyButtonProps) {
  const [id] = useState(() => uuid());
  const [isPending, setPending] = useState(false);
  return (
    <PendingButton
      size="small"
      variant="outlined"
      startIcon={<Add />}
      aria-label={i18n.t('Add {name}', { name: ready.name })}
      isPending={isPending}
      onClick={async () => {
        setPending(true);
        await onSave({ ...ready, id }).finally(() => setPending(false));
      }}
    >
      {ready.name}
    </PendingButton>
  );
}

/** Shows what the typed lines mean. */
function Preview() {
  const { values } = useFormikContext<ScaleValues>();
  const { sizes, conversions }: ReadyScale = toScaleInput(values);
  if (conversions.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', mb: 3 }}>
      <ConversionTable label={i18n.t('Preview')} sizes={sizes} conversions={conversions} />
    </Box>
  );
}

function optionsOf(names: readonly string[]) {
  return ['', ...names].map((name) => [name, name || i18n.t('None')] as const);
}

function factsOf(scale: SizeScale): string {
  const { sizes, appliesTo } = scale;
  const [first, last] = [sizes[0], sizes.at(-1)];
  return beside(
    first === last ? first : i18n.t('{first} to {last}', { first, last }),
    conversionsOf(scale),
    groupNames(appliesTo),
  );
}

function wordsOf(scale: SizeScale): SettingWords {
  const { name, sizes, conversions, system = '', group = '' } = toScaleValues(scale);
  return [
    [i18n.t('name'), name],
    [i18n.t('conversions'), conversions],
    [i18n.t('sizes'), sizes.replaceAll('\n', ', ')],
    [i18n.t('system'), system],
    [i18n.t('wearers'), group],
    [i18n.t('products'), groupNames(scale.appliesTo)],
  ];
}

function conversionsOf({ conversions }: SizeScale): string {
  return listed(conversions.map(({ name }) => name));
}
