import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { Cascader } from './Cascader/Cascader';
import { Checkbox } from './Checkbox/Checkbox';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup';
import { Chips } from './Chips/Chips';
import { Combobox } from './Combobox/Combobox';
import { DateRangeField } from './DateRangeField/DateRangeField';
import { Field } from './Field';
import { FileDrop } from './FileDrop/FileDrop';
import { ImageUpload } from './ImageUpload/ImageUpload';
import { MarkdownEditor } from './MarkdownEditor/MarkdownEditor';
import { MultiSelect } from './MultiSelect/MultiSelect';
import { QuantityField } from './QuantityField/QuantityField';
import { RadioGroup } from './RadioGroup/RadioGroup';
import { RangeSlider } from './RangeSlider/RangeSlider';
import { Select } from './Select/Select';
import { Slider } from './Slider/Slider';
import { Switch } from './Switch/Switch';
import { TagsInput } from './TagsInput/TagsInput';
import { TextArea } from './TextArea/TextArea';
import { TextField } from './TextField/TextField';

// The part that comes on demand is fetched once, outside the time a test may wait.
beforeAll(() => import('./MarkdownEditor/EditorBody'));

const options = [{ value: 'hangzhou', label: '杭州' }];
type Said = { 'aria-invalid'?: boolean | 'false'; 'aria-required'?: boolean };
const controls: [string, string, (said: Said) => ReactElement][] = [
  ['TextField', 'textbox', (said) => <TextField aria-label="机房" {...said} />],
  ['TextArea', 'textbox', (said) => <TextArea aria-label="机房" {...said} />],
  ['Select', 'combobox', (said) => <Select aria-label="机房" options={options} {...said} />],
  ['QuantityField', 'spinbutton', (said) => <QuantityField aria-label="机房" {...said} />],
  ['Slider', 'slider', (said) => <Slider label="机房" min={1} max={9} box={false} {...said} />],
  ['Checkbox', 'checkbox', (said) => <Checkbox aria-label="机房" {...said} />],
  ['Switch', 'switch', (said) => <Switch aria-label="机房" {...said} />],
  ['Combobox', 'combobox', (said) => <Combobox aria-label="机房" options={options} {...said} />],
  ['TagsInput', 'textbox', (said) => <TagsInput aria-label="机房" {...said} />],
  ['RadioGroup', 'radiogroup', (said) => <RadioGroup aria-label="机房" options={options} {...said} />],
  [
    'Checkbox of a set',
    'checkbox',
    (said) => (
      <Field label="机房" group>
        <Checkbox aria-label="杭州" {...said} />
      </Field>
    ),
  ],
];

test.each(controls)('a %s that its host calls invalid in the words of ARIA is', (_, role, draw) => {
  const { rerender } = render(draw({ 'aria-invalid': true }));
  expect(screen.getByRole(role)).toHaveAttribute('aria-invalid', 'true');
  rerender(draw({ 'aria-invalid': 'false' }));
  expect(screen.getByRole(role)).not.toBeInvalid();
});

// A slider always has a value, and its role may not bear the word.
test.each(controls.filter(([name]) => name !== 'Slider'))(
  'a %s that its host calls required in the words of ARIA is',
  (_, role, draw) => {
    render(draw({ 'aria-required': true }));
    expect(screen.getByRole(role)).toHaveAttribute('aria-required', 'true');
  },
);

test('a set that its host calls invalid in the words of ARIA says so in each box', () => {
  const { rerender } = render(<CheckboxGroup aria-label="机房" options={options} aria-invalid />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  rerender(<CheckboxGroup aria-label="机房" options={options} aria-invalid="false" />);
  expect(screen.getByRole('checkbox')).not.toBeInvalid();
});

test.each<[string, ReactElement]>([
  ['CheckboxGroup', <CheckboxGroup key="" aria-label="机房" options={options} aria-invalid aria-required />],
  ['Chips', <Chips key="" aria-label="机房" multiple options={options} aria-invalid aria-required />],
  ['RangeSlider', <RangeSlider key="" label="机房" min={1} max={9} aria-invalid aria-required />],
  ['DateRangeField', <DateRangeField key="" aria-label="机房" aria-invalid aria-required />],
])('the set of a %s bears no word that its role may not, also from its host', (_, control) => {
  render(control);
  const set = screen.getByRole('group', { name: '机房' });
  expect(set).not.toHaveAttribute('aria-invalid');
  expect(set).not.toHaveAttribute('aria-required');
});

test('a range of days that its host calls invalid in the words of ARIA says so in both boxes', () => {
  render(<DateRangeField aria-label="机房" presets={[]} aria-invalid />);
  for (const box of screen.getAllByRole('textbox')) expect(box).toBeInvalid();
});

const upload = () => Promise.reject(new Error('nothing is sent'));
test.each<[string, ReactElement]>([
  ['FileDrop', <FileDrop key="" aria-label="附件" upload={upload} aria-invalid />],
  ['ImageUpload', <ImageUpload key="" label="人像面" upload={upload} aria-invalid />],
])('a %s that its host calls invalid in the words of ARIA looks it', (_, control) => {
  render(control);
  expect(screen.getByRole('group')).toHaveAttribute('data-invalid');
});

test('the writing area of an editor bears what its host says of it in ARIA attributes, and its frame does not', async () => {
  const { container } = render(
    <MarkdownEditor aria-label="问题描述" aria-describedby="limits" aria-invalid="true" aria-required />,
  );
  const text = await screen.findByRole('textbox', { name: '问题描述' });
  for (const [name, said] of [
    ['aria-describedby', 'limits'],
    ['aria-invalid', 'true'],
    ['aria-required', 'true'],
  ] as const) {
    expect(text).toHaveAttribute(name, said);
    expect(container.querySelector('[data-component="MarkdownEditor"]')).not.toHaveAttribute(name);
  }
  expect(container.querySelector('[data-component="MarkdownEditor"]')).toHaveAttribute('data-invalid');
});

const ofOrder = { 'aria-label': '机房', name: 'place', form: 'order' };
test.each<[string, ReactElement]>([
  ['Combobox', <Combobox key="" {...ofOrder} options={options} defaultValue="hangzhou" />],
  ['MultiSelect', <MultiSelect key="" {...ofOrder} options={options} defaultValue={['hangzhou']} />],
  ['Cascader', <Cascader key="" {...ofOrder} options={options} defaultValue={['hangzhou']} />],
  ['TagsInput', <TagsInput key="" {...ofOrder} defaultValue={['hangzhou']} />],
])('a %s outside the form that it names is sent with it', (_, control) => {
  render(
    <>
      <form id="order" aria-label="订单" />
      {control}
    </>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('place')).toEqual(['hangzhou']);
});

test('a control outside the form that it names begins anew with it', async () => {
  render(
    <>
      <form id="order" aria-label="订单" />
      <TagsInput {...ofOrder} defaultValue={['hangzhou']} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'ningbo{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});
