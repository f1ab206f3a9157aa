import type { CallDefinition } from '../define-call';
import * as account from './account';
import * as apiKey from './api-key';
import * as authenticator from './authenticator';
import * as balanceRefund from './balance-refund';
import * as balanceReminder from './balance-reminder';
import * as bill from './bill';
import * as budget from './budget';
import * as cost from './cost';
import * as coupon from './coupon';
import * as earlyRelease from './early-release';
import * as exported from './export';
import * as instance from './instance';
import * as instanceEvent from './instance-event';
import * as invitation from './invitation';
import * as invoice from './invoice';
import * as loginDevice from './login-device';
import * as market from './market';
import * as notice from './notice';
import * as operation from './operation';
import * as ownImage from './own-image';
import * as partner from './partner';
import * as passkey from './passkey';
import * as payment from './payment';
import * as port from './port';
import * as project from './project';
import * as reminder from './reminder';
import * as rental from './rental';
import * as secondFactor from './second-factor';
import * as session from './session';
import * as sftp from './sftp';
import * as snapshot from './snapshot';
import * as sshKey from './ssh-key';
import * as stockNotice from './stock-notice';
import * as stopPlan from './stop-plan';
import * as subAccount from './sub-account';
import * as upgrade from './upgrade';
import * as verification from './verification';
import * as workOrder from './work-order';

const domains = [
  session,
  account,
  loginDevice,
  secondFactor,
  authenticator,
  passkey,
  subAccount,
  market,
  stockNotice,
  coupon,
  payment,
  balanceRefund,
  balanceReminder,
  bill,
  rental,
  instance,
  earlyRelease,
  upgrade,
  project,
  budget,
  cost,
  invitation,
  invoice,
  partner,
  sftp,
  notice,
  reminder,
  workOrder,
  verification,
  sshKey,
  apiKey,
  instanceEvent,
  operation,
  stopPlan,
  port,
  snapshot,
  ownImage,
  exported,
];

/** The complete wire table. Only the server, the tests and the OpenAPI document need all of it; a client imports the calls it makes. */
export const allCalls: readonly CallDefinition[] = domains.flatMap((domain) => Object.values<CallDefinition>(domain));
