import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select/Select';
import { Switch } from './Switch/Switch';

afterEach(cleanup);

const options = [
  { value: 'keep', label: '保留磁盘' },
  { value: 'release', label: '释放磁盘' },
] as const;

// A browser forgets at a reset that a box was ever touched, and then takes its state from its default.
test('what a host holds stands after an action that resets the form, and is chosen anew as before', async () => {
  function Renewal() {
    const [on, setOn] = useState(true);
    const [end, setEnd] = useState<'keep' | 'release'>('keep');
    const [sent, setSent] = useState(0);
    return (
      <form action={() => setSent((times) => times + 1)}>
        <Switch checked={on} onCheckedChange={setOn}>
          到期自动续费
        </Switch>
        <RadioGroup aria-label="到期处理" options={options} value={end} onValueChange={setEnd} />
        <Select aria-label="磁盘" options={options} value={end} onValueChange={setEnd} />
        <button type="submit">提交 {sent}</button>
      </form>
    );
  }
  render(<Renewal />);
  const box = () => screen.getByRole<HTMLInputElement>('switch');
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const select = () => screen.getByRole<HTMLSelectElement>('combobox');
  for (const [times, name, value] of [
    [1, '释放磁盘', 'release'],
    [2, '保留磁盘', 'keep'],
  ] as const) {
    const was = box().checked;
    await userEvent.click(box());
    await userEvent.click(radio(name));
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: `提交 ${times}` });
    await expect.poll(() => select().value).toBe(value);
    expect(radio(name).checked).toBe(true);
    expect(box().checked).toBe(!was);
  }
});
