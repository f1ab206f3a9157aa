import { NOTICE_EVENT, type NoticeEvent } from '@compute-market/contract/enumerations';
import type { NoticeSetting } from '@compute-market/contract/entities/user';

/** Events about rentals and money reach the phone unless the customer says otherwise; offers do not. */
const urgent = { sms: true, wechat: false, site: true };
const gentle = { sms: false, wechat: false, site: true };

/** Below this balance, in yuan, a customer is told. */
const lowBalanceYuan = 100;

const defaults: Required<NoticeSetting> = {
  [NOTICE_EVENT.due]: urgent,
  [NOTICE_EVENT.expired]: urgent,
  [NOTICE_EVENT.diskRelease]: urgent,
  [NOTICE_EVENT.startError]: urgent,
  [NOTICE_EVENT.lowBalance]: { ...urgent, threshold: lowBalanceYuan },
  [NOTICE_EVENT.recharge]: urgent,
  [NOTICE_EVENT.workOrder]: urgent,
  [NOTICE_EVENT.coupon]: gentle,
  [NOTICE_EVENT.activity]: gentle,
  [NOTICE_EVENT.bill]: gentle,
  [NOTICE_EVENT.budget]: urgent,
};

const events = Object.keys(defaults) as NoticeEvent[];

/** The whole matrix: what a customer changed over the defaults, so that a new event has a value for everybody. */
export function noticeSettingOf(changed: Readonly<Record<string, unknown>>): Required<NoticeSetting> {
  const setting: Record<NoticeEvent, object> = { ...defaults };
  for (const event of events)
    if (event in changed) setting[event] = { ...defaults[event], ...(changed[event] as object | undefined) };
  return setting as Required<NoticeSetting>;
}
