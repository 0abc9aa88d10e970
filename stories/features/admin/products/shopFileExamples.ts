import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { extensionFields } from '../../../../contract/rules/productExtensions.ts';
import { type ImportRun, withPictures } from '../../../../src/features/admin/products/importRun.ts';
import { readShopFile, withRoles } from '../../../../src/lib/shopFile/shopFile.ts';
import { planShopFile } from '../../../../src/lib/shopFile/shopPlan.ts';
import { likelyAnswers, questionsOf } from '../../../../src/lib/shopFile/shopQuestions.ts';

export const shopFileText = [
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src,Gift Card',
  'wool-coat,Wool Coat,<p>Warm <b>and</b> long.</p>,Coats,women,Color,Camel,Size,Small,189.00,249.00,shopify,4.0,https://cdn.shop.example/coat.jpg,false',
  'wool-coat,,,,,,Navy,,Small,189.00,,shopify,2,https://cdn.shop.example/gone.jpg,',
  'belt,Belt,Leather,Belts,,Title,Default Title,,,49.00,,,0,,false',
  'card,Gift Card,For friends,Gifts,,Amount,25,,,25.00,,,0,,true',
  'sock,Sock,Wool,Socks,men,Size,M,,,,,shopify,3,,false',
].join('\n');

const unnamed = 'Code,Text,Amount\nA1,Wool Coat,189.00';

function ask(text: string) {
  const file = readShopFile(text, exampleEnvParams.allowedSizes);
  if (!file) throw new Error('It is a file of this shop');
  const questions = questionsOf(file, exampleEnvParams, []);
  return { file, questions, answers: likelyAnswers(questions) };
}

type Asking = Extract<ImportRun, { step: 'asking' }>;

export const askingRun: Asking = { step: 'asking', fileName: 'products.csv', ...ask(shopFileText) };

/** Columns that no layout has. */
export const unknownRun: Asking = { step: 'asking', fileName: 'list.csv', ...ask(unnamed) };

/** Everything is known. */
export const answeredRun: Asking = {
  ...askingRun,
  file: withRoles(askingRun.file, askingRun.file.roles),
  questions: { groups: [], sizes: [], uncounted: 0 },
};

const { file, questions, answers } = askingRun;

export const shopRun: ImportRun = {
  ...{ step: 'planned', fileName: 'products.csv', header: file.header, isOfShop: true },
  ...{ problems: [], unused: [], newKinds: [], results: new Map(), asDrafts: true },
  rows: withPictures(
    planShopFile(file, questions, answers, {
      ...{ ...exampleEnvParams, today: '2026-03-12', extensions: extensionFields },
    }),
    new Map(),
    () => true,
  ),
};
