import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { stateName } from './state-names';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/components/docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The product team reads the states: their names are Chinese, whatever their exports are called. Their addresses stay.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...given) =>
        (await indexer.createIndex(...given)).map((entry) => ({
          ...entry,
          name: entry.name && stateName(entry.title ?? '', entry.name),
        })),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Nothing is highlighted in a test, but the style of every element would be asked for with every change of the page.
  features: (features, { test }) => ({ ...features, highlight: !test }),
  // Of the two, the one that follows a type to its values: `union` and `unknown` tell a reader nothing.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Of sources alone: the workspace's own configuration takes another package from what was emitted of it.
      tsconfigPath: '.storybook/tsconfig.props.json',
      include: ['packages/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@compute-market/source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
  }),
};

export default config;
