import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBrand, defineBrand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ContactWidget } from './ContactWidget';

/** A drawn code in place of the host's picture. */
const officialAccount = {
  qrcode:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"%3E%3Cpath d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 6h1v1H6z"/%3E%3C/svg%3E',
};

const meta = {
  title: '界面/框架/ContactWidget 联系客服',
  component: ContactWidget,
  args: { brand: defineBrand({ officialAccount }), onTop: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { height: 480 } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Service: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '客服' }));
    const panel = within(await screen.findByRole('dialog', { name: defaultBrand.customerService.title }));
    // A host that named neither phone nor mail has none: a ticket is the way.
    await expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      routes.selectQuestion.to(),
    ]);
  },
};
export const OfficialAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公众号' }));
    await screen.findByRole('img', { name: '算力市场公众号二维码' });
  },
};
/** A host with an online chat: the cell leads there at once. */
export const WithChat: Story = {
  args: { brand: defineBrand({ officialAccount, customerService: { chatUrl: 'https://chat.example.com' } }) },
};
/** Beside a page that fills the width it waits in the gutter, and opens when it is pointed at or reached by keyboard. */
export const InTheGutter: Story = { globals: { viewport: { value: 'tablet' } } };
/** Nothing is drawn: the drawer of the top bar carries customer service instead. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
