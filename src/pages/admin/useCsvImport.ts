import { useRef, useState } from 'react';
import { patterns } from '../../../contract/limits.ts';
import type { ProductGroup } from '../../../contract/schemas/selling.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshProducts } from '../../data/admin/useAdminProduct.ts';
import type { AdminProductPage } from '../../data/answers/readAnswer.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import {
  choosePictures,
  failedRows,
  type ImportRun,
  isTable,
  missingPictures,
  newKinds,
  type PictureChoice,
  type RowResult,
  type RowResults,
  unsavedRows,
  unusedPictures,
  warnOfDuplicates,
  withDrafts,
  withPictures,
} from '../../features/admin/products/importRun.ts';
import { readCsvFile } from '../../lib/csv/csv.ts';
import { productErrorsToCsv } from '../../lib/csv/productCsv.ts';
import { type PlannedRow, planImport } from '../../lib/csv/productCsvPlan.ts';
import { downloadText } from '../../ui/browser.ts';
import { useSaveImportRow } from './useSaveImportRow.ts';

/** File that was compared with the shop's products. */
type Source = {
  fileName: string;
  header: readonly string[];
  planned: readonly PlannedRow[];
  hasDrafts: boolean;
  newKinds: readonly ProductGroup[];
  isInShop: (picture: string) => boolean;
};

type State =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | { step: 'planned' | 'running'; source: Source; results: RowResults };

const noPictures: PictureChoice = { chosen: new Map(), problems: [] };

/**
 * Imports a CSV file with pictures: compares it with all products, then applies it row by row, each
 * checked against the compared version.
 */
export function useCsvImport(readAll: () => Promise<AdminProductPage>) {
  const rules = useEnvParams();
  const findPictures = useFindPictures();
  const saveRow = useSaveImportRow();
  const refresh = useRefreshProducts();
  const [state, setState] = useState<State>();
  const [pictures, setPictures] = useState(noPictures);
  const [asDrafts, setAsDrafts] = useState(true);
  const stopping = useRef(new AbortController());
  const run = state && toRun(state, pictures, asDrafts);

  function chooseFiles(files: File[]) {
    const [table, ...others] = files.filter(isTable);
    const choice = choosePictures(
      pictures.chosen,
      files.filter((file) => !isTable(file)),
    );
    setPictures(choice);
    if (others.length > 0)
      setState({ step: 'choose', problem: 'Choose one CSV file, not several.' });
    else if (table) void readFile(table, choice);
    else if (state?.step === 'choose') setState({ step: 'choose' });
  }

  async function readFile(file: File, choice: PictureChoice) {
    setState({ step: 'reading' });
    const read = await compare(file, choice);
    // Ignore the result if the dialog was closed meanwhile.
    setState((now) => (now?.step === 'reading' ? read : now));
  }

  async function compare(file: File, { chosen }: PictureChoice): Promise<State> {
    const text = await readCsvFile(file);
    if (text === undefined) {
      return { step: 'choose', problem: `Save ${file.name} as “CSV UTF-8” first.` };
    }
    try {
      const { items: products, extensions } = await readAll();
      const plan = planImport(text, products, rules, extensions);
      if ('problem' in plan) return { step: 'choose', problem: plan.problem };
      const { header, hasDrafts } = plan;
      const planned = warnOfDuplicates(plan.rows, products);
      const known = new Set(products.flatMap(({ images }) => images.map(({ name }) => name)));
      const isKnown = (name: string) => known.has(name);
      const found = await findPictures(missingPictures(withPictures(planned, chosen, isKnown)));
      const isInShop = (name: string) => known.has(name) || found.has(name);
      const source = {
        ...{ fileName: file.name, header, planned, hasDrafts, isInShop },
        newKinds: newKinds(planned, products),
      };
      return { step: 'planned', source, results: new Map() };
    } catch {
      return { step: 'choose', problem: 'We could not reach the shop. Please try again.' };
    }
  }

  async function apply() {
    if (run?.step !== 'planned' || state?.step !== 'planned') return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const results = new Map(run.results);
    const show = (step: 'planned' | 'running') =>
      setState({ ...state, step, results: new Map(results) });
    for (const row of unsavedRows(run.rows, results)) {
      if (signal.aborted) break;
      const before = results.get(row.number);
      function tell(result: RowResult | undefined) {
        if (result) results.set(row.number, result);
        else results.delete(row.number);
        show('running');
      }
      tell((await saveRow(row, { signal, onProgress: tell })) ?? before);
    }
    show('planned');
    refresh();
  }

  function downloadErrors() {
    if (run?.step !== 'planned') return;
    const { fileName, header, rows, results } = run;
    const name = `${fileName.replace(/\.[^.]*$/, '')}-errors.csv`;
    downloadText(name, productErrorsToCsv(header, failedRows(rows, results)));
  }

  function open() {
    setPictures(noPictures);
    setAsDrafts(true);
    setState({ step: 'choose' });
  }

  return {
    run,
    open,
    close: () => setState(undefined),
    chooseFiles,
    setAsDrafts,
    apply,
    downloadErrors,
    stop: () => stopping.current.abort(),
  };
}

function toRun(state: State, { chosen, problems }: PictureChoice, asDrafts: boolean): ImportRun {
  switch (state.step) {
    case 'reading':
      return state;
    case 'choose': {
      const all = state.problem === undefined ? problems : [state.problem, ...problems];
      return { step: 'choose', pictures: chosen.size, problems: all };
    }
    default: {
      const { step, results, source } = state;
      const { fileName, header, planned, hasDrafts, newKinds, isInShop } = source;
      const settled = hasDrafts && asDrafts ? withDrafts(planned) : planned;
      const rows = withPictures(settled, chosen, isInShop);
      const unused = unusedPictures(rows, chosen);
      const shared = { fileName, header, rows, problems, unused, newKinds, results };
      return { step, ...shared, ...(hasDrafts && { asDrafts }) };
    }
  }
}

const imageNamePattern = new RegExp(patterns.imageName);

/** Finds the names of pictures that the server has, or may have. */
function useFindPictures() {
  const { send } = useApi();

  async function isThere(imageName: string): Promise<boolean> {
    if (!imageNamePattern.test(imageName)) return false;
    const outcome = await send('GET /s3/getimage/:imageName', { params: { imageName } });
    return outcome.ok || ![400, 404].includes(outcome.error.status);
  }

  return async function findPictures(names: readonly string[]): Promise<Set<string>> {
    const areThere = await Promise.all(names.map(isThere));
    return new Set(names.filter((_, index) => areThere[index]));
  };
}
