import { brandTheme, vars } from '@compute-market/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../actions/Button/Button';
import { CopyButton } from '../actions/CopyButton/CopyButton';
import { Link } from '../actions/Link/Link';
import { TickGauge } from '../commerce/TickGauge/TickGauge';
import { Card } from '../data/Card/Card';
import { Donut } from '../data/Donut/Donut';
import { CheckboxField } from '../inputs/CheckboxField/CheckboxField';
import { Field } from '../inputs/Field';
import { Segmented } from '../inputs/Segmented/Segmented';
import { Slider } from '../inputs/Slider/Slider';
import { TextArea } from '../inputs/TextArea/TextArea';
import { TextField } from '../inputs/TextField/TextField';

const meta = { title: '基础/主题', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[12]};
  align-items: center;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: ${vars.space[20]};
  align-items: start;
`;
const Stack = styled.div`
  display: grid;
  gap: ${vars.space[16]};
`;
const Part = styled.div`
  display: grid;
  gap: ${vars.space[16]};
  padding: ${vars.space[20]};
`;

const called = { light: '浅色', dark: '深色' } as const;

const Sample = ({ theme }: { theme: keyof typeof called }) => (
  <Card title={`${called[theme]}的一块`} actions={<Link href="#bill">明细</Link>}>
    <Stack>
      <Row>
        <Button variant="primary">立即租用</Button>
        <Button>了解更多</Button>
        <Button variant="dangerFill">释放</Button>
      </Row>
      <CheckboxField defaultChecked>到期自动续费</CheckboxField>
      <Segmented
        aria-label="计费周期"
        defaultValue="hour"
        options={[
          { value: 'hour', label: '按小时' },
          { value: 'day', label: '按天' },
        ]}
      />
      <TickGauge aria-label="空闲 12 / 20 卡" count={20} filled={12} />
      <Donut
        label="费用构成"
        parts={[
          { key: 'instance', label: '实例', value: 627_685 },
          { key: 'disk', label: '磁盘', value: 120_619 },
          { key: 'bandwidth', label: '带宽', value: 60_300 },
        ]}
      />
    </Stack>
  </Card>
);

/** Words that say no colour of their own, as most words of a page do. */
const Words = () => <p>这里的文字没有写颜色，继承外面的。</p>;

/** Dark in light, light in dark: every part can be read, whatever stands around it. */
export const Subtrees: Story = {
  tags: ['visual'],
  render: () => (
    <Columns>
      {(['light', 'dark'] as const).map((outer) => (
        <Part key={outer} data-theme={outer}>
          <Words />
          <Sample theme={outer} />
          <Card data-theme={outer === 'dark' ? 'light' : 'dark'}>
            <Words />
          </Card>
        </Part>
      ))}
    </Columns>
  ),
};

const first = { brand: '#0a8f3c', radius: 4, font: '' };

/** What the choice makes, or why it makes nothing. */
function cssOf(choice: typeof first): { css: string; fault: string | undefined } {
  try {
    return { css: brandTheme(choice), fault: undefined };
  } catch {
    return { css: '', fault: '请输入 #rrggbb 形式的颜色' };
  }
}

function BrandMaker() {
  const [choice, setChoice] = useState(first);
  const change = (part: Partial<typeof first>) => setChoice((before) => ({ ...before, ...part }));
  const { css, fault } = cssOf(choice);
  return (
    <Columns>
      <style>{css}</style>
      <Stack>
        <Field label="品牌色" error={fault}>
          <TextField value={choice.brand} onValueChange={(brand) => change({ brand })} />
        </Field>
        <input
          type="color"
          aria-label="取色"
          value={fault === undefined && choice.brand.length === 7 ? choice.brand : first.brand}
          onChange={(event) => change({ brand: event.target.value })}
        />
        <Field label="圆角">
          <Slider
            label="圆角"
            unit="px"
            min={0}
            max={16}
            value={choice.radius}
            onValueChange={(radius) => change({ radius })}
          />
        </Field>
        <Field label="字体" optional>
          <TextField placeholder="HarmonyOS Sans" value={choice.font} onValueChange={(font) => change({ font })} />
        </Field>
        <Field label="brand.css">
          <TextArea readOnly rows={8} value={css} />
        </Field>
        <CopyButton labelled label="复制 CSS" value={css} disabled={fault !== undefined} />
      </Stack>
      {(['light', 'dark'] as const).map((theme) => (
        <Part key={theme} data-theme={theme}>
          <Sample theme={theme} />
        </Part>
      ))}
    </Columns>
  );
}

/** One colour, the corners and a typeface; the whole page around it follows at once. */
export const Brand: Story = {
  tags: ['visual'],
  render: () => <BrandMaker />,
};

/** A colour that is none leaves the product as it is, and says so. */
export const NoColor: Story = {
  render: () => <BrandMaker />,
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('textbox', { name: '品牌色' });
    await userEvent.clear(brand);
    await userEvent.type(brand, 'green');
    await expect(canvas.getByText('请输入 #rrggbb 形式的颜色')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制 CSS' })).toBeDisabled();
  },
};
