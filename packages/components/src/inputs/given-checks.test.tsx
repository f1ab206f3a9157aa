import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { AmountChoice } from '../commerce/AmountChoice/AmountChoice';
import { PayMethodPicker } from '../commerce/PayMethodPicker/PayMethodPicker';
import { RentalSelector, type RentalPeriod } from '../commerce/RentalSelector';
import { Checkbox } from './Checkbox/Checkbox';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup';
import { Chips } from './Chips/Chips';
import { RadioCards } from './RadioCards/RadioCards';
import { RadioGroup } from './RadioGroup';
import { Segmented } from './Segmented/Segmented';
import { Switch } from './Switch/Switch';

type Kind = 'keep' | 'release';
const options = [
  { value: 'keep', label: '保留磁盘' },
  { value: 'release', label: '释放磁盘' },
] as const;
const cards = options.map(({ value, label }) => ({ value, title: label }));
interface Held<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A control whose host holds its value. */
const holding = <Value,>(first: Value, Control: FunctionComponent<Held<Value>>) =>
  function Holding() {
    const [value, onValueChange] = useState(first);
    return <Control {...{ value, onValueChange }} />;
  };
const none: Kind[] = [];
const name = { 'aria-label': '到期处理' };
const one: Record<string, FunctionComponent> = {
  RadioGroup: holding<Kind>('keep', (held) => <RadioGroup {...name} options={options} {...held} />),
  RadioCards: holding<Kind>('keep', (held) => <RadioCards {...name} cards={cards} {...held} />),
  Segmented: holding<Kind>('keep', (held) => <Segmented {...name} options={options} {...held} />),
  Chips: holding<Kind>('keep', (held) => <Chips {...name} options={options} {...held} />),
  'Chips with several': holding(none, (held) => <Chips {...name} multiple options={options} {...held} />),
  CheckboxGroup: holding(none, (held) => <CheckboxGroup {...name} options={options} {...held} />),
  Checkbox: holding(false, ({ value, onValueChange }) => (
    <Checkbox aria-label="释放磁盘" checked={value} onCheckedChange={onValueChange} />
  )),
  Switch: holding(false, ({ value, onValueChange }) => (
    <Switch checked={value} onCheckedChange={onValueChange}>
      释放磁盘
    </Switch>
  )),
};
const release = () => screen.getByLabelText('释放磁盘');

test.each(Object.entries(one))(
  'a %s whose host holds its value shows it still when its form is reset',
  async (_, Control) => {
    render(
      <form aria-label="续费">
        <Control />
      </form>,
    );
    await userEvent.click(release());
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(release()).toBeChecked();
  },
);

const sold: Record<string, [chosen: string, Control: FunctionComponent]> = {
  PayMethodPicker: [
    '支付宝 扫码，实时到账',
    holding<'wechat' | 'alipay' | 'transfer'>('wechat', (held) => <PayMethodPicker {...held} />),
  ],
  AmountChoice: [
    '¥200',
    holding<number | null>(10_000, (held) => <AmountChoice options={[{ fen: 10_000 }, { fen: 20_000 }]} {...held} />),
  ],
  RentalSelector: ['7 天', holding<RentalPeriod>({ unit: 'day', count: 1 }, (held) => <RentalSelector {...held} />)],
};

test.each(Object.entries(sold))(
  'what is chosen in a %s stays chosen when its form is reset',
  async (_, [chosen, Control]) => {
    render(
      <form aria-label="充值">
        <Control />
      </form>,
    );
    await userEvent.click(screen.getByRole('radio', { name: chosen }));
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
  },
);

test('after an action of React, which resets its form, a switch shows what its host holds by then', async () => {
  function Renewal() {
    const [on, setOn] = useState(true);
    return (
      <form action={() => setOn(false)}>
        <Switch checked={on} onCheckedChange={setOn}>
          到期自动续费
        </Switch>
        <button type="submit">提交</button>
        <output>{on ? '开' : '关'}</output>
      </form>
    );
  }
  render(<Renewal />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('关'));
  expect(screen.getByRole('switch')).not.toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).toBeChecked();
});

test('a box without a value of its host goes back to its own default with its form', async () => {
  render(
    <form aria-label="续费">
      <Switch defaultChecked>到期自动续费</Switch>
      <RadioGroup {...name} options={options} defaultValue="keep" />
    </form>,
  );
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(release());
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByRole('radio', { name: '保留磁盘' })).toBeChecked();
});
