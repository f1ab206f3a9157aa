import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillSentence } from './fill-sentence';

test('each language puts the drawn parts where it wants them', () => {
  const parts = [<b key="amount">¥5</b>, <i key="name">银牌会员</i>];
  const draw = (write: (amount: string, name: string) => string) =>
    render(<p>{fillSentence((amount = '', name = '') => write(amount, name), ...parts)}</p>).container.innerHTML;
  expect(draw((amount, name) => `再消费 ${amount} 升级为${name}`)).toBe(
    '<p>再消费 <b>¥5</b> 升级为<i>银牌会员</i></p>',
  );
  expect(draw((amount, name) => `${name} is ${amount} away`)).toBe('<p><i>银牌会员</i> is <b>¥5</b> away</p>');
});

test('a sentence without them is plain', () => {
  expect(render(<p>{fillSentence(() => '已是最高等级')}</p>).container.innerHTML).toBe('<p>已是最高等级</p>');
});
