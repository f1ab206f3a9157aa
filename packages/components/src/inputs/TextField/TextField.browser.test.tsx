import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { QuantityField } from '../QuantityField/QuantityField';
import { Slider } from '../Slider/Slider';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from './TextField';

afterEach(cleanup);

// Real events: between one listener and the next the browser may let React render, and a controlled field must survive that.
test('a field that follows a value keeps every character typed into it', async () => {
  const Controlled = () => {
    const [line, setLine] = useState('');
    const [lines, setLines] = useState('');
    return (
      <>
        <TextField aria-label="备注" value={line} onValueChange={setLine} counter maxLength={50} />
        <TextArea aria-label="问题描述" value={lines} onValueChange={setLines} counter maxLength={50} />
      </>
    );
  };
  render(<Controlled />);
  await userEvent.type(screen.getByLabelText('备注'), 'qwen2.5-7b');
  await userEvent.type(screen.getByLabelText('问题描述'), 'CUDA 12.4');
  expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('qwen2.5-7b');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题描述').value).toBe('CUDA 12.4');
  expect([screen.getByText('10/50'), screen.getByText('9/50')]).toHaveLength(2);
});

test.each([
  ['follows a value', true],
  ['keeps its own', false],
])('a number that %s can be typed, stepped and slid', async (_, controlled) => {
  const Numbers = () => {
    const [disk, setDisk] = useState(100);
    const [band, setBand] = useState(50);
    const given = {
      disk: controlled ? { value: disk, onValueChange: setDisk } : { defaultValue: 100 },
      band: controlled ? { value: band, onValueChange: setBand } : { defaultValue: 50 },
    };
    return (
      <>
        <QuantityField aria-label="数据盘" max={500} {...given.disk} />
        <Slider label="带宽" min={32} max={100} {...given.band} />
      </>
    );
  };
  render(<Numbers />);
  const disk = screen.getByLabelText<HTMLInputElement>('数据盘');
  await userEvent.fill(disk, '120');
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(disk.value).toBe('121');

  const slider = screen.getByLabelText<HTMLInputElement>('带宽');
  const box = screen.getByLabelText<HTMLInputElement>('带宽（输入数值）');
  await userEvent.fill(box, '80');
  expect(slider.value).toBe('80');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box.value).toBe('81');
});

test('of a disabled fieldset, only the first legend looks and is enabled', () => {
  render(
    <fieldset disabled>
      <legend>
        <TextField aria-label="名称" />
      </legend>
      <legend>
        <TextField aria-label="第二个" />
      </legend>
      <TextField aria-label="直接" />
      <fieldset>
        <legend>
          <TextField aria-label="里面的" />
        </legend>
      </fieldset>
    </fieldset>,
  );
  const looks = (name: string) => {
    const frame = screen.getByLabelText(name).closest('[data-component]');
    return frame && getComputedStyle(frame).backgroundColor;
  };
  expect(screen.getByLabelText('名称')).toBeEnabled();
  for (const name of ['第二个', '直接', '里面的']) {
    expect(screen.getByLabelText(name)).toBeDisabled();
    expect(looks(name)).not.toBe(looks('名称'));
  }
});
