import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { InstanceStatus } from './InstanceStatus';

describeConformance('InstanceStatus', <InstanceStatus state="running" />, { tag: 'span' });

test.each([
  ['running', '运行中', 'ok'],
  ['starting', '启动中', 'info'],
  ['restarting', '重启中', 'info'],
  ['abnormal', '运行异常', 'warn'],
  ['startFailed', '启动失败', 'err'],
  ['restartFailed', '重启失败', 'err'],
  ['kept', '磁盘保留中', 'keep'],
  ['shutdown', '已关机', 'mute'],
  ['ended', '已结束', 'mute'],
  ['refunded', '启动失败(已退费)', 'mute'],
] as const)('%s reads %s and is %s, with an icon', (state, word, tone) => {
  render(<InstanceStatus state={state} />);
  const chip = screen.getByText(word);
  expect(chip).toHaveAttribute('data-tone', tone);
  expect(chip.querySelector('[data-part="icon"]')).not.toBeEmptyDOMElement();
});

// A back end that is not ours may tell no state (decisions 40).
test('a state that is not known shows nothing', () => {
  const { container } = render(<InstanceStatus state={undefined as never} />);
  expect(container).toBeEmptyDOMElement();
});
