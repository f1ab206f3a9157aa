import type { NoticeParts, NoticeSetting } from '@compute-market/contract/entities/user';
import { expect, test, vi } from 'vitest';
import { createNoticeSaver, type NoticeState } from './notice-saver';

const channels = { sms: false, wechat: false, site: true };
const setting: NoticeSetting = {
  due: channels,
  expired: channels,
  disk_release: channels,
  start_error: channels,
  low_balance: { ...channels, threshold: 100 },
  recharge: channels,
  work_order: channels,
  coupon: channels,
  activity: channels,
};
const bySms = (event: 'due' | 'expired', on: boolean) => ({ event, values: { sms: on } });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function world() {
  const answers: {
    readonly sent: NoticeSetting;
    readonly changed: NoticeParts;
    readonly keep: (kept?: NoticeSetting) => void;
    readonly fail: () => void;
  }[] = [];
  let shown: NoticeState = { setting, saving: false };
  const save = vi.fn(
    (sent: NoticeSetting, changed: NoticeParts) =>
      new Promise<NoticeSetting>((resolve, reject) =>
        answers.push({ sent, changed, keep: (kept = sent) => resolve(kept), fail: () => reject(new Error('断网')) }),
      ),
  );
  const saver = createNoticeSaver(setting, { save, onChange: (state) => (shown = state) });
  return { saver, save, answers, shown: () => shown };
}

test('a box is shown as chosen at once and saved', async () => {
  const { saver, answers, shown } = world();
  const saved = saver.change(bySms('due', true));
  expect(shown()).toMatchObject({ saving: true, setting: { due: { sms: true } } });
  answers[0]?.keep();
  await saved;
  expect(shown()).toMatchObject({ saving: false, setting: { due: { sms: true } } });
});

test('boxes changed while one is being saved go together with the next, and none is undone', async () => {
  const { saver, save, answers, shown } = world();
  void saver.change(bySms('due', true));
  void saver.change(bySms('expired', true));
  const saved = saver.change(bySms('due', false));
  expect(save).toHaveBeenCalledTimes(1);
  answers[0]?.keep();
  await settled();
  expect(save).toHaveBeenCalledTimes(2);
  expect(answers[1]?.sent).toMatchObject({ due: { sms: false }, expired: { sms: true } });
  answers[1]?.keep();
  await saved;
  expect(shown()).toMatchObject({ saving: false, setting: { due: { sms: false }, expired: { sms: true } } });
});

test('what another device changed is shown and goes with the next box', async () => {
  const { saver, answers, shown } = world();
  saver.renew({ ...setting, low_balance: { ...channels, threshold: 500 } });
  expect(shown()).toMatchObject({ saving: false, setting: { low_balance: { threshold: 500 } } });
  void saver.change(bySms('due', true));
  expect(answers[0]?.sent).toMatchObject({ due: { sms: true }, low_balance: { threshold: 500 } });
  answers[0]?.keep();
  await settled();
});

test('what is sent says what was changed here, and what another device set meanwhile is shown', async () => {
  const { saver, answers, shown } = world();
  void saver.change(bySms('due', true));
  void saver.change({ event: 'low_balance', values: { threshold: 50 } });
  const saved = saver.change({ event: 'low_balance', values: { site: false } });
  expect(answers[0]?.changed).toEqual({ due: ['sms'] });
  const elsewhere = { ...setting, due: { ...channels, sms: true }, coupon: { ...channels, wechat: true } };
  answers[0]?.keep(elsewhere);
  await settled();
  expect(answers[1]).toMatchObject({
    changed: { low_balance: ['threshold', 'site'] },
    sent: { coupon: { wechat: true }, low_balance: { sms: false, site: false, threshold: 50 } },
  });
  answers[1]?.keep();
  await saved;
  expect(shown()).toMatchObject({ saving: false, setting: { coupon: { wechat: true }, due: { sms: true } } });
});

test('an account that was read before a box changed takes nothing back', async () => {
  const { saver, answers, shown } = world();
  const saved = saver.change(bySms('due', true));
  saver.renew({ ...setting });
  answers[0]?.keep();
  await saved;
  saver.renew({ ...setting });
  expect(shown().setting.due.sms).toBe(true);
});

test('a failed save shows a toast, and the boxes show what the server kept', async () => {
  const { saver, answers, shown } = world();
  const failing = saver.change(bySms('due', true));
  answers[0]?.fail();
  await expect(failing).rejects.toThrow('断网');
  expect(shown()).toEqual({ saving: false, setting });
  const again = saver.change(bySms('due', true));
  answers[1]?.keep();
  await again;
  expect(shown().setting.due.sms).toBe(true);
});

test('what the account was told to have while a save went on is shown when that save fails', async () => {
  const { saver, answers, shown } = world();
  const lost = saver.change(bySms('due', true));
  answers[0]?.fail();
  await expect(lost).rejects.toThrow('断网');
  const failing = saver.change(bySms('expired', true));
  // The first change had come true without an answer.
  saver.renew({ ...setting, due: { ...channels, sms: true } });
  answers[1]?.fail();
  await expect(failing).rejects.toThrow('断网');
  expect(shown()).toMatchObject({ saving: false, setting: { due: { sms: true }, expired: { sms: false } } });
  void saver.change(bySms('expired', true));
  expect(answers[2]?.sent).toMatchObject({ due: { sms: true } });
});
