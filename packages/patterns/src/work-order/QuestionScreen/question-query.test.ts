import { matchRoute } from '@compute-market/contract/routes';
import { expect, test } from 'vitest';
import { categories } from '../work-order-view/fixtures';
import { questionQuery, findQuestion, otherQuestion, submitAddress } from './question-query';

const read = (search: string) => questionQuery.read(new URLSearchParams(search));

test.each(['question=x', 'question=-1', 'instance_name=../../etc', 'instance_name=%3Cscript%3E'])(
  '%s counts as not said',
  (search) => {
    expect(read(search)).toEqual(questionQuery.blank);
  },
);

test('a question is found with its category, one that is gone is none', () => {
  expect(findQuestion(categories, 32)).toMatchObject({ category: { name: '实例故障' }, child: { name: 'GPU 掉卡' } });
  expect(findQuestion(categories, 999)).toBeNull();
  expect(findQuestion([], null)).toBeNull();
});

test('what fits nowhere else is the last question', () => {
  expect(otherQuestion(categories)?.child.name).toBe('其他问题');
  expect(otherQuestion([])).toBeNull();
});

test.each(['GPU 掉卡', '充值/退费', '100% 占用?', '#1 & <b>', '远程桌面或 VNC 打不开', 'a%2Fb'])(
  'the deep link of %j leads back to it',
  (name) => {
    const [category] = categories;
    if (category === undefined) throw new Error('no category');
    const address = new URL(
      submitAddress(
        { category, child: { id: 11, name, hot: false } },
        { instance: 'k7f3a2c', report: '配置：H20 × 1\n现象：掉卡', subject: '更正发票 FP1' },
      ),
      'http://localhost',
    );
    expect(matchRoute(address.pathname)?.key).toBe('submitWorkOrder');
    expect(decodeURIComponent(address.pathname.split('/')[5] ?? '')).toBe(name);
    expect(address.searchParams.get('instance_name')).toBe('k7f3a2c');
    expect(address.searchParams.get('report')).toBe('配置：H20 × 1\n现象：掉卡');
    expect(address.searchParams.get('subject')).toBe('更正发票 FP1');
  },
);
