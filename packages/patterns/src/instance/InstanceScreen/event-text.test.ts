import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { expect, test } from 'vitest';
import { eventBy, eventText, resultOf } from './event-text';

test('an event is a sentence of what is known of it', () => {
  const rented = {
    Kind: 'rented',
    Details: { amount: 4.2, unit: 'hour', count: 2, until: 1_795_000_000, keys: 1 },
  } as const;
  expect(eventText(rented)).toBe('租用实例：2 小时，¥4.20，到期 2026-11-18 19:06，放入 1 个 SSH 公钥');
  expect(eventText({ Kind: 'rented', Details: {} })).toBe('租用实例');
  expect(eventText({ Kind: 'start_failed', Details: { reason: '宿主机资源不足' } })).toBe('启动失败：宿主机资源不足');
  expect(eventText({ Kind: 'port_opened', Details: { change: 'Gradio，内网端口 8000，外网端口 31009' } })).toBe(
    '端口已开放：Gradio，内网端口 8000，外网端口 31009',
  );
  expect(eventText({ Kind: 'snapshot_restored', Details: { change: '装好环境' } })).toBe('快照已恢复：装好环境');
  expect(
    eventText({ Kind: 'snapshot_create_failed', Details: { change: '装好环境', reason: '宿主机磁盘空间不足' } }),
  ).toBe('创建快照失败：装好环境，宿主机磁盘空间不足');
  expect(eventText({ Kind: 'port_open_failed', Details: { change: 'Gradio', reason: '宿主机未能完成操作' } })).toBe(
    '端口开放失败：Gradio，宿主机未能完成操作',
  );
  expect(
    eventText({ Kind: 'usage_stopped', Details: { reason: '定时停止计费', amount: 1.2, until: 1_795_000_000 } }),
  ).toBe('停止计费：定时停止计费，¥1.20，保留至 2026-11-18 19:06');
  expect(
    eventText({
      Kind: 'upgrade_failed',
      Details: { change: 'CPU +8 核', reason: '宿主机磁盘空间不足', amount: 1.28 },
    }),
  ).toBe('升级失败：CPU +8 核，宿主机磁盘空间不足，退回 ¥1.28');
  expect(eventText({ Kind: 'keys', Details: { keys: 0 } })).toBe('修改 SSH 公钥：全部移除');
  expect(eventText({ Kind: 'autorenew', Details: { on: false, unit: 'day', count: 1 } })).toBe('修改自动续费：关闭');
});

test('every kind has words, and only failures are told as such', () => {
  const kinds = Object.values(INSTANCE_EVENT);
  expect(kinds.filter((Kind) => eventText({ Kind, Details: {} }) === '')).toEqual([]);
  expect(kinds.filter((kind) => resultOf(kind) === 'failed').every((kind) => /failed|abnormal/.test(kind))).toBe(true);
});

test('who did it is the account, a sub-account by name, or the product, and the key that it was done with', () => {
  expect(eventBy({ By: 'sub', SubAccountName: '算法组', Details: {} })).toBe('子账号 算法组');
  expect(eventBy({ By: 'system', SubAccountName: '', Details: {} })).toBe('系统');
  expect(eventBy({ By: 'main', SubAccountName: '', Details: { api_key: '夜间任务' } })).toBe(
    '主账号（API 密钥「夜间任务」）',
  );
});
