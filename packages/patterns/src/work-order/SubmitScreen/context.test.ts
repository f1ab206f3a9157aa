import { expect, test } from 'vitest';
import { workOrderContext } from '@compute-market/contract/entities/work-order';
import { instances } from '../../instance/DashboardScreen/fixtures';
import { makeOrder } from '../../money/OrderScreen/fixtures';
import { instanceContext, orderContext } from './context';

const [instance] = instances;
if (instance === undefined) throw new Error('no instance');

test('an instance tells its state, its last error and where it stands, in a form that the call takes', () => {
  const facts = instanceContext({ ...instance, Note: 'yolo11-缺陷检测', Message: 'GPU 掉卡，正在自动恢复' });
  expect(facts).toMatchObject({ 实例: 'yolo11-缺陷检测', 最近错误: 'GPU 掉卡，正在自动恢复' });
  expect(workOrderContext.safeParse(facts).success).toBe(true);
});

test('what there is nothing to say of is left out, and nothing secret is in it', () => {
  const facts = instanceContext({ ...instance, Message: '' });
  expect(facts).not.toHaveProperty('最近错误');
  expect(JSON.stringify(facts)).not.toMatch(/passw|密码/i);
});

test('an order tells its sum and its state', () => {
  expect(orderContext(makeOrder({ Amount: 1500 }))).toMatchObject({ 金额: 1500, 状态: '已支付' });
});
