import type { Config } from './config';
import { unconfiguredCompute } from './fleet/unconfigured';
import type { Services } from './http/handler';
import { unconfiguredIdentity } from './identity/unconfigured';
import { createSmtpMail } from './mail/smtp';
import { unconfiguredMail } from './mail/unconfigured';
import { UnconfiguredGateway } from './payment/unconfigured-gateway';
import { createHttpSms } from './sms/http-gateway';
import { unconfiguredSms } from './sms/unconfigured';
import { unconfiguredWechat } from './wechat/unconfigured';

/** What reaches the world outside: in the demo the sandbox plays it. */
export type Channels = Pick<Services, 'gateway' | 'compute' | 'sms' | 'mail' | 'wechat' | 'identity'>;

type Outside = Pick<Config, 'mail' | 'smsGateway'>;

/** The channels of a production server. One that the configuration does not name says so to whoever needs it. */
export function productionChannels(
  { mail, smsGateway, brand }: Outside & Pick<Config, 'brand'>,
  services: Pick<Services, 'clock' | 'logger'>,
): Channels {
  return {
    gateway: new UnconfiguredGateway(),
    compute: unconfiguredCompute,
    sms: smsGateway === null ? unconfiguredSms : createHttpSms(smsGateway, services),
    mail: mail === null ? unconfiguredMail : createSmtpMail(mail.server, { from: mail.from, subject: brand.name }),
    wechat: unconfiguredWechat,
    identity: unconfiguredIdentity,
  };
}

/** Channels to a real peer, for the operator, by whether the configuration names one. Three have no driver yet (decisions 138). */
const channelsOf = ({ mail, smsGateway }: Outside): readonly (readonly [string, boolean])[] => [
  ['短信（SMS_URL）', smsGateway !== null],
  ['邮件（MAIL_URL）', mail !== null],
  ['扫码支付', false],
  ['微信', false],
  ['实名核验', false],
];

const namesOf = (config: Outside, isConnected: boolean): string[] =>
  channelsOf(config).flatMap(([name, connected]) => (connected === isConnected ? [name] : []));

/** What a production server with this configuration reaches. */
export const connectedChannels = (config: Outside): string[] => namesOf(config, true);

/** What it does not reach. */
export const unconnectedChannels = (config: Outside): string[] => namesOf(config, false);
