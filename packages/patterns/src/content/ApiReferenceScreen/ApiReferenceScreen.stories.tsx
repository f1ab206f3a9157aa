import { apiReference } from '@compute-market/contract/reference/generated/reference';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ApiReferenceScreen, type ApiReferenceScreenProps } from './ApiReferenceScreen';

const Page = (props: ApiReferenceScreenProps) => (
  <main>
    <ApiReferenceScreen {...props} />
  </main>
);

const meta = {
  title: '界面/内容/ApiReferenceScreen 接口文档',
  component: Page,
  args: {
    reference: apiReference,
    query: '',
    current: null,
    base: 'https://www.example.com/api',
    site: 'https://www.example.com',
    openApiHref: 'https://www.example.com/openapi.json',
    onQueryChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const rent = { query: 'runKvm', current: 'runKvm' };

export const Default: Story = { globals: desktop };
/** One call with its fields, examples and refusals. */
export const Opened: Story = { args: rent, globals: desktop, tags: ['visual'] };
export const Found: Story = { args: { query: '续费' }, globals: desktop };
export const NothingFound: Story = { args: { query: '量子计算' }, globals: desktop };
/** A back end without the document. */
export const WithoutDocument: Story = { args: { openApiHref: null }, globals: desktop };
export const Tablet: Story = { args: rent, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { args: rent, globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };
export const Dark: Story = { args: rent, globals: { ...desktop, theme: 'dark' } };

export const Searches: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '续费');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledWith('续费'));
  },
};

export const ReadsOne: Story = {
  args: { query: 'getRunway' },
  globals: desktop,
  play: async ({ canvas }) => {
    const title = await canvas.findByText('余额可维持时间', { selector: 'strong' });
    await userEvent.click(title);
    await expect(await canvas.findByRole('group', { name: '「余额可维持时间」的 curl' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'TypeScript' }));
    await expect(await canvas.findByRole('group', { name: '「余额可维持时间」的 TypeScript' })).toBeVisible();
  },
};
