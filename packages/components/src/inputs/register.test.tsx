import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement, type Ref } from 'react';
import { Controller, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { AmountField } from './AmountField/AmountField';
import { Checkbox } from './Checkbox/Checkbox';
import { CheckboxField } from './CheckboxField/CheckboxField';
import { Chips } from './Chips/Chips';
import { CodeField } from './CodeField/CodeField';
import { PasswordField } from './PasswordField/PasswordField';
import { PhoneField } from './PhoneField/PhoneField';
import { RadioCards } from './RadioCards/RadioCards';
import { RadioGroup } from './RadioGroup';
import { SearchField } from './SearchField/SearchField';
import { Segmented } from './Segmented/Segmented';
import { Select } from './Select/Select';
import { Switch } from './Switch/Switch';
import { TextArea } from './TextArea/TextArea';
import { TextField } from './TextField/TextField';
import { DateField } from './DateField/DateField';
import { DateTimeField } from './DateTimeField';
import { Field } from './Field';
import { MonthField } from './MonthField/MonthField';
import { QuantityField } from './QuantityField/QuantityField';
import { Slider } from './Slider/Slider';

interface Order {
  day: string;
  machines: number;
  bandwidth: number;
}

const OrderForm = ({ onOrder }: { onOrder: (order: Order) => void }) => {
  const { register, handleSubmit } = useForm<Order>({
    defaultValues: { day: '2026-12-01', machines: 2, bandwidth: 50 },
  });
  return (
    <form onSubmit={(event) => void handleSubmit((order) => onOrder(order))(event)}>
      <Field label="开始日期">
        <DateField {...register('day')} />
      </Field>
      <Field label="台数">
        <QuantityField min={1} max={20} {...register('machines', { valueAsNumber: true })} />
      </Field>
      <Slider label="带宽" min={32} max={100} {...register('bandwidth', { valueAsNumber: true })} />
      <button type="submit">提交</button>
    </form>
  );
};

test('a day, a quantity and a slider are registered as a text field is: they start with the form’s values and submit what was chosen', async () => {
  const onOrder = vi.fn();
  render(<OrderForm onOrder={onOrder} />);
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-12-01');
  expect(screen.getByLabelText('台数')).toHaveValue('2');
  expect(screen.getByRole('slider', { name: '带宽' })).toHaveValue('50');

  fireEvent.change(screen.getByLabelText('开始日期'), { target: { value: '2026/12/3' } });
  fireEvent.blur(screen.getByLabelText('开始日期'));
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  fireEvent.change(screen.getByRole('slider', { name: '带宽' }), { target: { value: '64' } });
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith({ day: '2026-12-03', machines: 3, bandwidth: 64 }));
});

test('bounds may be given as text, as a form library declares them', async () => {
  render(
    <>
      <QuantityField aria-label="台数" defaultValue={9} min="1" max="10" />
      <Slider label="带宽" min="32" max="100" defaultValue={50} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('台数'), '{End}');
  expect(screen.getByLabelText('台数')).toHaveValue('10');
  expect(screen.getByRole('button', { name: '增加' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('32')).toBeInTheDocument();
});

const kinds = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
] as const;
const cards = [
  { value: 'a', title: '甲' },
  { value: 'b', title: '乙' },
] as const;

/** Inputs that take `register`: each starts with what the form holds and submits it again. The given value is `held`. */
const registered: Readonly<Record<string, { held: unknown; draw: (props: UseFormRegisterReturn) => ReactElement }>> = {
  AmountField: { held: '1,500.00', draw: (props) => <AmountField aria-label="金额" {...props} /> },
  Checkbox: { held: true, draw: (props) => <Checkbox aria-label="同意" {...props} /> },
  CheckboxField: { held: true, draw: (props) => <CheckboxField {...props}>同意</CheckboxField> },
  Chips: { held: 'b', draw: (props) => <Chips aria-label="类型" options={kinds} {...props} /> },
  CodeField: {
    held: '123456',
    draw: (props) => <CodeField aria-label="验证码" onRequest={() => Promise.resolve(true)} {...props} />,
  },
  DateField: { held: '2026-12-01', draw: (props) => <DateField aria-label="日期" {...props} /> },
  DateTimeField: { held: '2026-12-01 09:30', draw: (props) => <DateTimeField aria-label="时间" {...props} /> },
  MonthField: { held: '2026-12', draw: (props) => <MonthField aria-label="月份" {...props} /> },
  PasswordField: { held: 'Suanli2026', draw: (props) => <PasswordField aria-label="密码" {...props} /> },
  PhoneField: { held: '13800000001', draw: (props) => <PhoneField aria-label="手机号" {...props} /> },
  QuantityField: { held: '2', draw: (props) => <QuantityField aria-label="台数" {...props} /> },
  RadioCards: { held: 'b', draw: (props) => <RadioCards aria-label="类型" cards={cards} {...props} /> },
  RadioGroup: { held: 'b', draw: (props) => <RadioGroup aria-label="类型" options={kinds} {...props} /> },
  SearchField: { held: 'llama', draw: (props) => <SearchField aria-label="名称" {...props} /> },
  Segmented: { held: 'b', draw: (props) => <Segmented aria-label="类型" options={kinds} {...props} /> },
  Select: { held: 'b', draw: (props) => <Select aria-label="类型" options={kinds} {...props} /> },
  Slider: { held: '50', draw: (props) => <Slider label="带宽" {...props} min={32} max={100} /> },
  Switch: { held: true, draw: (props) => <Switch {...props}>自动续费</Switch> },
  TextArea: { held: '两行\n文字', draw: (props) => <TextArea aria-label="备注" {...props} /> },
  TextField: { held: 'llama3', draw: (props) => <TextField aria-label="名称" {...props} /> },
};

/** Inputs whose value is no text of one control: they are controlled by `value` and `onValueChange`, with `Controller` in a form. */
const controlled = [
  'Cascader',
  'CheckboxGroup',
  'Combobox',
  'DateRangeField',
  'FileDrop',
  'ImageUpload',
  'MarkdownEditor',
  'MultiSelect',
  'RangeSlider',
  'TagsInput',
];
/** What stands in a form and holds no value. */
const frames = ['ErrorSummary', 'Field', 'Form', 'FormSection'];

test('every input takes a side: register, control, or no value', () => {
  const folders = [...new Set(Object.keys(import.meta.glob('./*/*.tsx')).map((file) => file.split('/')[1] ?? ''))];
  expect([...Object.keys(registered), ...controlled, ...frames].sort()).toEqual(folders.sort());
});

test.each(Object.entries(import.meta.glob<string>('../../README*.md', { query: '?raw', import: 'default' })))(
  '%s names every input that goes through Controller',
  async (_, load) => {
    const row = (await load()).split('\n').find((line) => line.startsWith('|') && line.includes('`register`')) ?? '';
    const [, after = ''] = row.split('`Controller`');
    const before = row.slice(0, row.length - after.length);
    expect(controlled.filter((name) => !after.includes(`\`${name}\``))).toEqual([]);
    expect(Object.keys(registered).filter((name) => after.includes(`\`${name}\``))).toEqual([]);
    expect(controlled.filter((name) => before.includes(`\`${name}\``))).toEqual([]);
  },
);

test.each(controlled)('the page of %s says how it is held', async (name) => {
  const sources = import.meta.glob<string>(['./*/*.tsx', './*/*-props.ts'], { query: '?raw', import: 'default' });
  const own = Object.entries(sources).filter(([file]) => file.startsWith(`./${name}/`) && !file.includes('.test.'));
  const text = (await Promise.all(own.map(([, load]) => load()))).join('\n');
  expect(text).toMatch(/\bvalue\?:/);
  expect(text).toMatch(/\bonValueChange\?:/);
});

const Registered = ({ name, onSend }: { name: string; onSend: (value: unknown) => void }) => {
  const { register, handleSubmit } = useForm({ defaultValues: { it: registered[name]?.held } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ it }) => onSend(it))(event)}>
      {registered[name]?.draw(register('it'))}
      <button type="submit">提交</button>
    </form>
  );
};

test.each(Object.keys(registered))('%s starts with the value of the form and submits it', async (name) => {
  const onSend = vi.fn();
  render(<Registered name={name} onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(registered[name]?.held));
});

/** A form whose button writes a value by `setValue` alone, which draws nothing and fires no event. */
const Written = ({
  from,
  to,
  draw,
}: {
  from: unknown;
  to: unknown;
  draw: (props: UseFormRegisterReturn) => ReactElement;
}) => {
  const { register, setValue } = useForm({ defaultValues: { it: from } });
  return (
    <>
      {draw(register('it'))}
      <button type="button" onClick={() => setValue('it', to)}>
        填入
      </button>
    </>
  );
};
const fillIn = () => userEvent.click(screen.getByRole('button', { name: '填入' }));

test('a quantity goes on from the number that its form wrote', async () => {
  render(<Written from={2} to={10} draw={(props) => <QuantityField aria-label="台数" {...props} />} />);
  await fillIn();
  const box = screen.getByRole('spinbutton', { name: '台数' });
  expect(box).toHaveAttribute('aria-valuenow', '10');
  await userEvent.click(box);
  await userEvent.tab();
  expect(box).toHaveValue('10');
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(box).toHaveValue('11');
});

test('a quantity that its form wrote a moment ago, and that was not drawn since, steps from there', () => {
  let write: (value: string) => void = () => undefined;
  const hold = (element: HTMLInputElement | null) => {
    if (element) write = (value) => void Reflect.set(HTMLInputElement.prototype, 'value', value, element);
  };
  render(<QuantityField aria-label="台数" defaultValue={2} ref={hold} />);
  const box = screen.getByRole('spinbutton', { name: '台数' });
  write('10');
  fireEvent.blur(box);
  expect(box).toHaveValue('10');
  write('20');
  fireEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(box).toHaveValue('21');
});

test('the box and the track of a slider follow what its form wrote', async () => {
  render(<Written from={50} to={80} draw={(props) => <Slider label="带宽" {...props} min={0} max={100} />} />);
  await fillIn();
  expect(screen.getByRole('slider', { name: '带宽' })).toHaveValue('80');
  expect(screen.getByRole('spinbutton')).toHaveValue('80');
  expect(screen.getByRole('slider', { name: '带宽' }).style.getPropertyValue('--fill')).toBe('80%');
});

test.each<[string, string, string, (props: UseFormRegisterReturn) => ReactElement]>([
  ['an amount', '12。3。4', '1,500.00', (props) => <AmountField {...props} />],
  ['a day', '2026-13', '2026-12-01', (props) => <DateField {...props} />],
])('%s that its form put right is wrong no longer', async (_, wrong, right, draw) => {
  render(<Written from={wrong} to={right} draw={(props) => <Field label="项目">{draw(props)}</Field>} />);
  const box = screen.getByLabelText('项目');
  expect(box).toBeInvalid();
  await fillIn();
  expect(box).toHaveValue(right);
  expect(box).not.toBeInvalid();
  expect(box).not.toHaveAccessibleDescription();
});

test('a counter counts the text that its form wrote', async () => {
  render(
    <Written
      from="一"
      to="一二三"
      draw={(props) => <TextField aria-label="名称" {...props} maxLength={20} counter />}
    />,
  );
  await fillIn();
  expect(screen.getByText('3/20')).toBeInTheDocument();
});

const three = [
  { value: 'a', label: '甲', title: '甲', disabled: true },
  { value: 'b', label: '乙', title: '乙' },
  { value: 'c', label: '丙', title: '丙' },
];
interface SetProps {
  name?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}
/** Sets of radios. The first cannot be chosen. */
const sets: Readonly<Record<string, (props: SetProps) => ReactElement>> = {
  Chips: (props) => <Chips aria-label="类型" options={three} {...props} />,
  RadioCards: (props) => <RadioCards aria-label="类型" cards={three} {...props} />,
  RadioGroup: (props) => <RadioGroup aria-label="类型" options={three} {...props} />,
  Segmented: (props) => <Segmented aria-label="类型" options={three} {...props} />,
};
type Draw = (props: SetProps) => ReactElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));

/** Refuses whatever is chosen. */
const Refused = ({ held, draw }: { held: string; draw: Draw }) => {
  const { control, handleSubmit } = useForm({ defaultValues: { it: held } });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Controller
        control={control}
        name="it"
        rules={{ validate: () => '不行' }}
        render={({ field: { name, value, onChange, ref } }) => draw({ name, value, onValueChange: onChange, ref })}
      />
      <button type="submit">提交</button>
    </form>
  );
};

test.each(Object.entries(sets))(
  'a form that is refused leads into the set of %s: to what is chosen, else to the first',
  async (_, draw) => {
    render(<Refused held="" draw={draw} />);
    await submit();
    await waitFor(() => expect(screen.getByRole('radio', { name: '乙' })).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: '丙' }));
    await submit();
    await waitFor(() => expect(screen.getByRole('radio', { name: '丙' })).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: '乙' }));
    await submit();
    await waitFor(() => expect(screen.getByRole('radio', { name: '乙' })).toHaveFocus());
  },
);

test.each(Object.entries(sets))('a ref of %s holds what takes the focus', (_, draw) => {
  const ref = createRef<HTMLInputElement>();
  const { unmount } = render(draw({ ref }));
  expect(ref.current).toBe(screen.getByRole('radio', { name: '乙' }));
  unmount();
  expect(ref.current).toBeNull();
  const { rerender } = render(draw({ ref, value: 'c' }));
  expect(ref.current).toBe(screen.getByRole('radio', { name: '丙' }));
  rerender(draw({ ref, value: 'b' }));
  expect(ref.current).toBe(screen.getByRole('radio', { name: '乙' }));
});

const Missing = ({ draw }: { draw: (props: UseFormRegisterReturn) => ReactElement }) => {
  const { register, handleSubmit } = useForm<{ it: string }>();
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      {draw(register('it', { required: true }))}
      <button type="submit">提交</button>
    </form>
  );
};

test.each(Object.entries(sets))(
  'a registered set of %s that was left empty has the focus on the first that can be chosen',
  async (_, draw) => {
    render(<Missing draw={draw} />);
    await submit();
    await waitFor(() => expect(screen.getByRole('radio', { name: '乙' })).toHaveFocus());
  },
);
