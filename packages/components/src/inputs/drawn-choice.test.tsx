import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField/CheckboxField';
import { Chips } from './Chips/Chips';
import { QuantityField } from './QuantityField/QuantityField';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select/Select';
import { Switch } from './Switch/Switch';
import { TextArea } from './TextArea/TextArea';
import { TextField } from './TextField/TextField';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Stands as a server drew it; `choose` is what somebody does before the page is taken over. */
async function takeOver(part: ReactElement, choose: () => Promise<void>) {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(part);
  await choose();
  act(() => {
    root = hydrateRoot(page, part);
  });
}

const name = { 'aria-label': '到期处理' };
const options = [
  { value: 'keep', label: '保留磁盘' },
  { value: 'release', label: '释放磁盘' },
] as const;
const control = () => screen.getByLabelText('到期处理');
const release = () => screen.getByLabelText('释放磁盘');

test.each([
  ['with a default', <Select {...name} options={options} defaultValue="keep" />],
  ['with a placeholder', <Select {...name} options={options} placeholder="请选择" />],
  ['with neither', <Select {...name} options={options} />],
])('what is chosen in a drawn Select %s stays when the page is taken over', async (_, select) => {
  await takeOver(select, () => userEvent.selectOptions(control(), 'release'));
  expect(control()).toHaveValue('release');
  await userEvent.selectOptions(control(), 'keep');
  expect(control()).toHaveValue('keep');
});

test('a drawn Select whose host holds its value shows that one when the page is taken over', async () => {
  const select = <Select {...name} options={options} value="keep" onValueChange={() => undefined} />;
  await takeOver(select, () => userEvent.selectOptions(control(), 'release'));
  expect(control()).toHaveValue('keep');
});

test.each([
  ['RadioGroup', <RadioGroup {...name} options={options} defaultValue="keep" />],
  ['Chips', <Chips<string> {...name} multiple options={options} defaultValue={['keep']} />],
  ['CheckboxField', <CheckboxField>释放磁盘</CheckboxField>],
  ['Switch', <Switch>释放磁盘</Switch>],
])('what is ticked in a drawn %s stays when the page is taken over', async (_, part) => {
  await takeOver(part, () => userEvent.click(release()));
  expect(release()).toBeChecked();
});

test.each([
  ['TextField', <TextField {...name} defaultValue="1" />],
  ['TextArea', <TextArea {...name} />],
  ['QuantityField', <QuantityField {...name} defaultValue={1} />],
])('what is typed into a drawn %s stays when the page is taken over', async (_, part) => {
  await takeOver(part, async () => {
    await userEvent.clear(control());
    await userEvent.type(control(), '25');
  });
  expect(control()).toHaveValue('25');
});
