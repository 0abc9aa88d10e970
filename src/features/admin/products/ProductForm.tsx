import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { extensionFields } from '../../../../contract/rules/productExtensions.ts';
import type { ExtensionField } from '../../../../contract/rules/productFields.ts';
import type { AdminProduct, ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import type { SizeScale } from '../../../../contract/schemas/sizeScales.ts';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { SaveBar } from '../frame/SaveBar.tsx';
import { FormMeasures } from './MeasuresTable.tsx';
import { FormPictures } from './PictureTiles.tsx';
import { ProductFields, unsupportedFields, useShownExtensions } from './ProductFields.tsx';
import {
  noProduct,
  type ProductValues,
  productSchema,
  toFormErrors,
  toProductValues,
  toRequest,
} from './productValues.ts';
import { FormStock } from './StockTable.tsx';

/** Result of saving. `product` is the saved product; without it the form is cleared. */
export type SaveAnswer =
  | { status: 'saved'; product?: AdminProduct | undefined }
  | { status: 'refused'; fields: Record<string, string> }
  /** Nothing was saved; the form keeps its values. */
  | { status: 'kept' };

type ProductFormProps = {
  id?: string;
  product?: AdminProduct | undefined;
  /** Unsaved draft to restore; read on mount only. */
  draft?: ProductValues | undefined;
  allowedSizes: readonly string[];
  sizeScales?: readonly SizeScale[] | undefined;
  picturesNumber: number;
  /** The server stores SKUs and barcodes. */
  takesCodes?: boolean | undefined;
  extensions?: readonly ExtensionField[];
  submitLabel: string;
  actions?: ReactNode;
  problem?: string | undefined;
  upload: UploadPicture;
  onUploadFailure: () => void;
  onSave: (product: ProductInput) => Promise<SaveAnswer>;
  /** Receives the unsaved values; undefined when everything is saved. */
  onUnsavedChange: (values: ProductValues | undefined) => void;
};

export function ProductForm({
  id,
  product,
  draft,
  allowedSizes,
  sizeScales,
  picturesNumber,
  takesCodes,
  extensions = extensionFields,
  submitLabel,
  actions,
  problem,
  upload,
  onUploadFailure,
  onSave,
  onUnsavedChange,
}: ProductFormProps) {
  const columns = useRef<HTMLDivElement>(null);
  const [saves, setSaves] = useState(0);
  const [lacking, setLacking] = useState<readonly ExtensionField[]>([]);
  const lackingProblem =
    lacking.length > 0
      ? i18n.t('This shop does not store {fields}. Clear it to save.', {
          fields: listed(lacking),
        })
      : undefined;
  return (
    <ValidatedForm
      id={id}
      initialValues={product ? toProductValues(product) : noProduct}
      schema={productSchema}
      onSubmit={async (values, { resetForm, takeSaved }) => {
        const lacking = unsupportedFields(values, extensions);
        setLacking(lacking);
        if (lacking.length > 0) {
          const notStored = i18n.t('This shop does not store this');
          return toFormErrors(Object.fromEntries(lacking.map((name) => [name, notStored])), values);
        }
        const answer = await onSave(toRequest(values, extensions));
        if (answer.status === 'refused') return toFormErrors(answer.fields, values);
        if (answer.status === 'saved') {
          setSaves((count) => count + 1);
          if (answer.product) takeSaved(toProductValues(answer.product));
          else {
            resetForm({ values: noProduct });
            beginAgain(columns.current);
          }
        }
        return undefined;
      }}
    >
      <Unsaved draft={draft} onChange={onUnsavedChange} />
      <Box
        ref={columns}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 4, md: 6 },
        }}
      >
        <Section title={i18n.t({ id: 'Details (of a product)', message: 'Details' })}>
          <ProductFields extensions={extensions} />
        </Section>
        <Section title={i18n.t('Pictures')}>
          {/* Remount after each save to clear errors of rejected files. */}
          <FormPictures key={saves} {...{ picturesNumber, upload, onUploadFailure }} />
        </Section>
        <Section title={i18n.t('Sizes and stock')}>
          <FormStock
            allowedSizes={allowedSizes}
            takesCodes={takesCodes}
            sizeScales={extensions.includes('sizeScale') ? sizeScales : undefined}
          />
        </Section>
        <IfShown name="measures" extensions={extensions}>
          <Section title={i18n.t('Measures')}>
            <FormMeasures allowedSizes={allowedSizes} />
          </Section>
        </IfShown>
      </Box>
      <SaveBar label={submitLabel} problem={lackingProblem ?? problem}>
        {actions}
      </SaveBar>
    </ValidatedForm>
  );
}

type IfShownProps = {
  name: ExtensionField;
  extensions: readonly ExtensionField[];
  children: ReactNode;
};

function IfShown({ name, extensions, children }: IfShownProps) {
  return useShownExtensions(extensions).includes(name) ? children : null;
}

/** Scrolls up to the cleared form and its message about the last product. */
function beginAgain(within: HTMLElement | null) {
  window.scrollTo({ top: 0 });
  within?.querySelector('input')?.focus();
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box>{children}</Box>
    </section>
  );
}

/** Restores the draft and reports unsaved changes. */
function Unsaved({
  draft,
  onChange,
}: {
  draft: ProductValues | undefined;
  onChange: (values: ProductValues | undefined) => void;
}) {
  const { dirty, values, setValues } = useFormikContext<ProductValues>();
  useEffect(() => onChange(dirty ? values : undefined), [dirty, values, onChange]);

  const firstDraft = useRef(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (firstDraft.current) void setValues(firstDraft.current);
  }, []);
  return null;
}

const fields = { name: 74, description: 160, price: 74, flags: 44 };
const tiles = ['first', 'second', 'third'];

export function ProductFormSkeleton() {
  return (
    <Box
      role="status"
      aria-label={i18n.t('Loading the product')}
      sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' } }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {Object.entries(fields).map(([field, height]) => (
          <Skeleton key={field} height={height} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(3, 1fr)',
          alignContent: 'start',
        }}
      >
        {tiles.map((tile) => (
          <Skeleton key={tile} height="auto" sx={{ aspectRatio: '4 / 5' }} />
        ))}
      </Box>
    </Box>
  );
}
