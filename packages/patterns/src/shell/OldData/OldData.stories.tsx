import { Card } from '@compute-market/components/card';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { Money } from '@compute-market/components/money';
import { TextField } from '@compute-market/components/text-field';
import { fen } from '@compute-market/contract/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OldData } from './OldData';

const meta = {
  title: '界面/框架/OldData 旧数据',
  component: OldData,
  args: { since: 1_795_314_180, onRetry: fn() as (() => void) | null },
  render: (args) => (
    <>
      <OldData {...args} />
      <main>
        <Card title="本月">
          <FigureStrip>
            <Figure label="当前花费" value={<Money fen={fen(1_205_000)} size="figure" />} note="截至 24 时" />
            <Figure label="运行中" value="4 台" />
          </FigureStrip>
          <form>
            <TextField aria-label="备注" defaultValue="正在填写的内容" />
          </form>
        </Card>
      </main>
    </>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { height: 240 } } },
} satisfies Meta<typeof OldData>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A refresh reached nobody, though the browser believes in its network. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoNetwork: Story = { args: { onRetry: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
