import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { experimental_manifests as readManifests } from '@storybook/react/preset';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { readSources } from '../tests/structure/sources.ts';
import {
  hasOwnName,
  inSentence,
  inWords,
  isInWords,
  storySpecifiers,
  titleByFile,
  withMuiWords,
} from './groups.ts';
import { hasGuide } from './guide.ts';
import { findMuiParts, wordsOfMui } from './muiParts.ts';

const sources = readSources('src');

/** File of a component that is exported by another component's file. */
function fileOfPart(component: string): string {
  const beside = sources.filter(({ path }) => dirname(path) === dirname(component));
  const isExported = new RegExp(`^export function ${basename(component, '.tsx')}\\b`, 'm');
  return beside.find(({ text }) => isExported.test(text))?.path ?? component;
}

/** Title of a story file in the sidebar. */
function titleOf(fileName: string, title: string): string {
  if (isInWords(fileName)) return inWords(title);
  const component = relative('.', fileName).replace('stories/', 'src/').replace('.stories.', '.');
  const file = sources.some(({ path }) => path === component) ? component : fileOfPart(component);
  return withMuiWords(title, wordsOfMui(findMuiParts(file, sources)));
}

const config: StorybookConfig & { experimental_manifests: typeof readManifests } = {
  framework: '@storybook/react-vite',
  // They take a third of a build, which tests do not need.
  features: { componentsManifest: process.env.COMPONENT_MANIFESTS !== 'off' },
  core: {
    disableTelemetry: true,
    // Not the app's Vite config, which preloads fonts and compresses.
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: '.storybook/vite.config.ts' },
    },
  },
  stories: storySpecifiers,
  // States have no play function; behaviours are separate stories, hidden by default.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  // Flows stay visible, because designers use them, too. Renaming a title keeps story ids
  // (stableIds.ts). A story that spreads another's play has no play of its own to see here: it is
  // tagged by hand. Components with a guide have a docs page (guide.ts), without behaviours, which
  // would play there.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) => {
        const entries = await indexer.createIndex(fileName, options);
        const isFlow = /stories\/flows\//.test(fileName);
        const hasPage = hasGuide.test(await readFile(fileName, 'utf8'));
        return entries.map(({ tags = [], ...entry }) => {
          if (hasOwnName(fileName) && tags.includes('play-fn')) {
            tags.push('behaviour');
            // Without its own name, Storybook capitalizes each word.
            const { exportName, name } = entry;
            if (name?.replaceAll(' ', '') === exportName) entry.name = inSentence(exportName);
          }
          if (hasPage && !tags.includes('behaviour')) tags.push('autodocs');
          const { title = '' } = entry;
          return {
            ...entry,
            ...(hasOwnName(fileName) && { title: titleOf(fileName, title), metaId: title }),
            tags: isFlow ? tags.map((tag) => (tag === 'behaviour' ? 'flow' : tag)) : tags,
          };
        });
      },
    })),
  addons: [
    // GitHub-flavoured Markdown, for tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Manifests of the components for agents, and an MCP server while Storybook runs (AGENTS.md).
    '@storybook/addon-mcp',
  ],
  // Ids follow from titles there (findings/storybook-manifest-ignores-meta-id.sh).
  experimental_manifests: (manifests, { manifestEntries = [], ...options }) =>
    readManifests(manifests, {
      ...options,
      manifestEntries: manifestEntries.map((entry) => ({
        ...entry,
        title: titleByFile(entry.importPath) ?? entry.title,
      })),
    }),
  // Not for standalone stories (propsTable.ts).
  previewAnnotations: (entries = []) => [
    ...entries.filter((entry) => !/entry-preview-(argtypes|docs)/.test(String(entry))),
    resolve('.storybook/propsTable.ts'),
  ],
  staticDirs: [
    '../public',
    './public',
    { from: '../demo/pictures', to: '/pictures' },
    { from: '../node_modules/@fontsource-variable/manrope/files', to: '/fonts' },
  ],
};

export default config;
