import { unconfiguredCompute } from './fleet/unconfigured';
import type { Services } from './http/handler';
import { unconfiguredIdentity } from './identity/unconfigured';
import { unconfiguredMail } from './mail/unconfigured';
import { UnconfiguredGateway } from './payment/unconfigured-gateway';
import { unconfiguredSms } from './sms/unconfigured';
import { unconfiguredWechat } from './wechat/unconfigured';

/** What reaches the world outside: in the demo the sandbox plays it. */
export type Channels = Pick<Services, 'gateway' | 'compute' | 'sms' | 'mail' | 'wechat' | 'identity'>;

/** The channels of a production server. None is connected yet, and each says so to whoever needs it. */
export const productionChannels: Channels = {
  gateway: new UnconfiguredGateway(),
  compute: unconfiguredCompute,
  sms: unconfiguredSms,
  mail: unconfiguredMail,
  wechat: unconfiguredWechat,
  identity: unconfiguredIdentity,
};

/** Channels that wait for a real peer, for the operator. One that gets a driver leaves this list. */
export const unconnectedChannels = ['扫码支付', '短信', '邮件', '微信', '实名核验'] as const;
