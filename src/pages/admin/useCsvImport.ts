import { useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { patterns } from '../../../contract/limits.ts';
import { dayOf } from '../../../contract/rules/days.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { SizeScaleInput } from '../../../contract/schemas/sizeScales.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshProducts } from '../../data/admin/useAdminProduct.ts';
import type { AdminProductPage } from '../../data/answers/readAnswer.ts';
import { useRevalidate } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import {
  choosePictures,
  failedRows,
  isPictureUrl,
  isTable,
  missingPictures,
  newKinds,
  type PictureChoice,
  type RowResult,
  unsavedRows,
  warnOfDuplicates,
  withPictures,
} from '../../features/admin/products/importRun.ts';
import { readCsvFile } from '../../lib/csv/csv.ts';
import { productErrorsToCsv } from '../../lib/csv/productCsv.ts';
import { type PlannedRow, planImport } from '../../lib/csv/productCsvPlan.ts';
import type { ProductTexts } from '../../lib/csv/productTexts.ts';
import type { Role } from '../../lib/shopFile/roles.ts';
import type { ShopAnswers } from '../../lib/shopFile/shopQuestions.ts';
import { downloadText } from '../../ui/browser.ts';
import { type State, toRun } from './csvImportState.ts';
import { useSaveImportRow } from './useSaveImportRow.ts';

const noPictures: PictureChoice = { chosen: new Map(), problems: [] };

/**
 * Imports a CSV file with pictures: compares it with all products, then applies it row by row, each
 * checked against the compared version.
 */
export function useCsvImport(readAll: () => Promise<AdminProductPage & { texts: ProductTexts }>) {
  const rules = useEnvParams();
  const { send } = useApi();
  const revalidate = useRevalidate();
  const findPictures = useFindPictures();
  const saveRow = useSaveImportRow();
  const refresh = useRefreshProducts();
  const [state, setState] = useState<State>();
  const [pictures, setPictures] = useState(noPictures);
  const [asDrafts, setAsDrafts] = useState(true);
  const stopping = useRef(new AbortController());
  const run = state && toRun(state, pictures, asDrafts);

  function chooseFiles(files: File[]) {
    const tables = files.filter(isTable);
    const choice = choosePictures(
      pictures.chosen,
      files.filter((file) => !isTable(file)),
    );
    setPictures(choice);
    if (tables.length > 0) void readFiles(tables, choice);
    else if (state?.step === 'choose') setState({ step: 'choose' });
  }

  async function readFiles(files: readonly File[], choice: PictureChoice) {
    setState({ step: 'reading' });
    const read = await compare(files, choice);
    // Ignore the result if the dialog was closed meanwhile.
    setState((now) => (now?.step === 'reading' ? read : now));
  }

  async function compare(files: readonly File[], { chosen }: PictureChoice): Promise<State> {
    const name = files.map((file) => file.name).join(', ');
    const texts = await Promise.all(files.map(readCsvFile));
    const read = texts.filter((each) => each !== undefined);
    if (read.length < texts.length) {
      return { step: 'choose', problem: i18n.t('Save {name} as “CSV UTF-8” first.', { name }) };
    }
    try {
      const text = await joined(read);
      if (text === undefined)
        return { step: 'choose', problem: i18n.t('Choose one CSV file, not several.') };
      const { items: products, extensions, texts } = await readAll();
      const plan = planImport(text, products, rules, extensions, texts);
      if ('problem' in plan) {
        const { askAbout } = await import('./shopFileImport.ts');
        const asking = askAbout(name, text, { products, rules });
        if (asking) return { step: 'asking', asking, compared: { products, extensions } };
        return { step: 'choose', problem: plan.problem };
      }
      const about = { fileName: name, header: plan.header, hasDrafts: plan.hasDrafts };
      const source = { ...about, ...(await prepare(plan.rows, products, chosen)) };
      return { step: 'planned', source, results: new Map() };
    } catch {
      return { step: 'choose', problem: i18n.t('We could not reach the shop. Please try again.') };
    }
  }

  /** Compares rows with the products and pictures of the shop. */
  async function prepare(
    rows: readonly PlannedRow[],
    products: readonly AdminProduct[],
    chosen: PictureChoice['chosen'],
  ) {
    const planned = warnOfDuplicates(rows, products);
    const known = new Set(products.flatMap(({ images }) => images.map(({ name }) => name)));
    const isKnown = (name: string) =>
      known.has(name) || (rules.shopFiles === true && isPictureUrl(name));
    const found = await findPictures(missingPictures(withPictures(planned, chosen, isKnown)));
    const isInShop = (name: string) => isKnown(name) || found.has(name);
    return { planned, isInShop, newKinds: newKinds(planned, products) };
  }

  /** Shows the products of another shop's file, by the answers. */
  async function preview() {
    if (state?.step !== 'asking') return;
    const { asking, compared } = state;
    const { products, extensions } = compared;
    setState({ step: 'reading' });
    const { planAnswers } = await import('./shopFileImport.ts');
    const today = dayOf(new Date());
    const { rows, scales } = planAnswers(asking, rules, { today, extensions });
    const source = {
      ...{ fileName: asking.fileName, header: asking.file.header },
      ...{ hasDrafts: extensions.includes('draft'), asked: { asking, compared, scales } },
      ...(await prepare(rows, products, pictures.chosen)),
    };
    setState((now) =>
      now?.step === 'reading' ? { step: 'planned', source, results: new Map() } : now,
    );
  }

  async function changeRoles(roles: readonly Role[]) {
    const { askAgain } = await import('./shopFileImport.ts');
    setState((now) => {
      if (now?.step !== 'asking') return now;
      const shop = { products: now.compared.products, rules };
      return { ...now, asking: askAgain(now.asking, roles, shop) };
    });
  }

  function changeAnswers(answers: ShopAnswers) {
    setState((now) =>
      now?.step === 'asking' ? { ...now, asking: { ...now.asking, answers } } : now,
    );
  }

  function goBack() {
    if (state?.step === 'planned' && state.source.asked) {
      setState({ step: 'asking', ...state.source.asked });
    }
  }

  /** Adds scales that the shop lacks; resolves to the error message if one is refused. */
  async function addScales(scales: readonly SizeScaleInput[]): Promise<string | undefined> {
    const known = rules.sizeScales ?? [];
    for (const scale of scales.filter(({ name }) => known.every((one) => one.name !== name))) {
      const outcome = await send('POST /savesizescale', { body: scale });
      await revalidate('GET /envparams');
      if (!outcome.ok)
        return i18n.t('Size scale “{name}”: {message}', {
          name: scale.name,
          message: outcome.error.message,
        });
    }
    return undefined;
  }

  async function apply() {
    if (run?.step !== 'planned' || state?.step !== 'planned') return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const results = new Map(run.results);
    const show = (step: 'planned' | 'running') =>
      setState({ step, source: state.source, results: new Map(results) });
    show('running');
    const problem = await addScales(state.source.asked?.scales ?? []);
    if (problem) {
      setState({ ...state, problem });
      return;
    }
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
    changeRoles,
    changeAnswers,
    preview,
    goBack,
    setAsDrafts,
    apply,
    downloadErrors,
    stop: () => stopping.current.abort(),
  };
}

/** The only file, or PrestaShop's products with their combinations. */
async function joined(texts: readonly string[]): Promise<string | undefined> {
  if (texts.length < 2) return texts[0];
  return (await import('../../lib/shopFile/combinations.ts')).joinCombinations(texts);
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
