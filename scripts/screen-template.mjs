// The texts of a new screen: one that shows a short list in all its states, to be filled from there.
import { dashed } from './generator.mjs';

/** Areas of the house, with their word in Storybook. */
export const screenAreas = {
  account: '账号',
  content: '内容',
  instance: '实例',
  money: '费用',
  store: '市场',
  verification: '认证',
  'work-order': '工单',
};

const lower = (name) => `${name[0].toLowerCase()}${name.slice(1)}`;
/** Key of the route: `CouponSummary` → `couponSummary`. */
export const routeKey = lower;
/** Its module in the application: `CouponSummary` → `coupon-summary`. */
export const routeModule = dashed;

const data = (
  name,
  title,
) => `/** What ${title} shows. Fill in: the screen is a function of this, money in fen, times in ms. */
export interface ${name}Data {
  readonly lines: readonly string[];
}
`;

const messages = (name, title) => `/** Every word of ${title}. */
export const ${lower(name)}Messages = {
  title: '${title}',
  reading: '正在读取${title}',
  failed: '${title}加载失败',
  empty: '暂无内容',
} as const;
`;

const frameOf = ({ area, isConsole }) => ({
  open: isConsole ? '<>' : '<Page>',
  close: isConsole ? '</>' : '</Page>',
  import: isConsole
    ? ''
    : `import { Page } from '${area === 'content' ? '../docs-view' : '../../content/docs-view'}';\n`,
});

function screen(about) {
  const { name, path } = about;
  const frame = frameOf(about);
  return `import { Card } from '@compute-market/components/card';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
${frame.import}import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { Waiting } from '../../slow-hint';
import type { ${name}Data } from './data';
import { ${lower(name)}Messages as messages } from './messages';

export interface ${name}ScreenProps {
  content: Resource<${name}Data>;
  /** Reads it again. */
  onRetry: () => void;
}

const Lines = ({ lines }: ${name}Data) =>
  lines.length === 0 ? (
    <EmptyState title={messages.empty} />
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** ${path}: a short list, in all its states. */
export function ${name}Screen({ content, onRetry }: ${name}ScreenProps) {
  return (
    ${frame.open}
      <PageHead title={messages.title} />
      <Card>
        {content.state === 'loading' && <Waiting label={messages.reading} lines={4} />}
        {content.state === 'error' && (
          <ErrorState title={messages.failed} help={content.reason} requestId={content.requestId} onRetry={onRetry} />
        )}
        {content.state === 'ready' && <Lines {...content.data} />}
      </Card>
    ${frame.close}
  );
}
`;
}

const stories = ({ name, title, area, isConsole, lit }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { loading, ready } from '../../resource';
${
  isConsole
    ? `import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
`
    : ''
}import { ${name}Screen, type ${name}ScreenProps } from './${name}Screen';

const Page = (props: ${name}ScreenProps) => (
  ${isConsole ? `<ConsoleFrame viewer={mainAccount} lit="${lit}" unreadWorkOrder={false}>` : '<main>'}
    <${name}Screen {...props} />
  ${isConsole ? '</ConsoleFrame>' : '</main>'}
);

/** A story whose look is to be kept gets \`tags: ['visual']\`, then \`npm run pictures\` takes its picture (docs/visual-tests.md). */
const meta = {
  title: '界面/${screenAreas[area]}/${name}Screen ${title}',
  component: Page,
  args: { content: ready({ lines: ['第一行', '第二行'] }), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = { globals: desktop };
export const Loading: Story = { args: { content: loading }, globals: desktop };
export const Failed: Story = {
  args: { content: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
};
export const Empty: Story = { args: { content: ready({ lines: [] }) }, globals: desktop };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
`;

const test = ({ name }) => `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loading, ready } from '../../resource';
import { ${lower(name)}Messages as messages } from './messages';
import { ${name}Screen } from '.';

test('what was read is shown line by line, and that there is nothing is said', () => {
  const { rerender } = render(<${name}Screen content={ready({ lines: ['第一行', '第二行'] })} onRetry={vi.fn()} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['第一行', '第二行']);
  rerender(<${name}Screen content={ready({ lines: [] })} onRetry={vi.fn()} />);
  expect(screen.getByText(messages.empty)).toBeVisible();
});

test('it is said that it is being read', () => {
  render(<${name}Screen content={loading} onRetry={vi.fn()} />);
  expect(screen.getByRole('status', { name: messages.reading })).toBeVisible();
});

test('what could not be read can be asked for again', async () => {
  const onRetry = vi.fn();
  render(<${name}Screen content={{ state: 'error', reason: '请求超时' }} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
`;

const index = ({ name }) => `export type { ${name}Data } from './data';
export { ${name}Screen } from './${name}Screen';
`;

/** The news of the house, which everyone may read; or the one name that a new call answers. */
const reading = ({ name, call }) =>
  call === null
    ? `const read${name} = async (options: CallOptions): Promise<${name}Data> => {
  const { data } = await api.call(getNotices, { page: 1, page_size: 5 }, options);
  return { lines: data.map(({ Title }) => Title) };
};`
    : `const read${name} = async (options: CallOptions): Promise<${name}Data> => {
  const { Name } = await api.call(${call.name}, {}, options);
  return { lines: [Name] };
};`;

const route = (about) => {
  const { name, title, area, call } = about;
  const asked = call === null ? { name: 'getNotices', domain: 'notice' } : call;
  return `import { ${asked.name} } from '@compute-market/contract/calls/${asked.domain}';
import { ${name}Screen, type ${name}Data } from '@compute-market/patterns/${area}/${name}Screen';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { settle, useResult } from '../result';

/** What ${title} shows${call === null ? ': the titles of the newest notices' : ''}. Fill in: here the wire becomes the data of the screen. */
${reading(about)}

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { content: settle(read${name}({ signal })) };
}

export function Component() {
  const content = useResult(useLoaderData<typeof loader>().content);
  const { revalidate } = useRevalidator();
  return <${name}Screen content={content} onRetry={() => void revalidate()} />;
}
`;
};

/** Path → text of the files that a screen adds: its pattern with stories and test, and its route. */
export function screenFiles(about) {
  const { name, title, area } = about;
  const folder = `packages/patterns/src/${area}/${name}Screen`;
  return {
    [`${folder}/data.ts`]: data(name, title),
    [`${folder}/messages.ts`]: messages(name, title),
    [`${folder}/${name}Screen.tsx`]: screen(about),
    [`${folder}/${name}Screen.stories.tsx`]: stories(about),
    [`${folder}/${name}Screen.test.tsx`]: test(about),
    [`${folder}/index.ts`]: index(about),
    [`packages/app/src/routes/${area}/${routeModule(name)}.tsx`]: route(about),
  };
}
