import type { Implementation } from '../http/handler';
import type { JobKind } from '../jobs/job';
import * as jobs from '../jobs/tidy';
import * as keptDays from '../ledger/kept-days';
import * as ledger from '../ledger/nightly-audit';
import * as storage from '../storage';
import * as account from './account';
import * as apiKey from './api-key';
import * as authenticator from './authenticator';
import * as balanceRefund from './balance-refund';
import * as bareMetal from './bare-metal';
import * as bill from './bill';
import * as budget from './budget';
import * as cloudDisk from './cloud-disk';
import * as coupon from './coupon';
import * as exported from './export';
import * as host from './host';
import * as instance from './instance';
import * as invitation from './invitation';
import * as invoice from './invoice';
import * as market from './market';
import * as notice from './notice';
import * as operation from './operation';
import * as order from './order';
import * as ownImage from './own-image';
import * as partner from './partner';
import * as passkey from './passkey';
import * as payment from './payment';
import * as project from './project';
import * as reminder from './reminder';
import * as sshKey from './ssh-key';
import * as stockNotice from './stock-notice';
import * as subAccount from './sub-account';
import * as usage from './usage';
import * as verification from './verification';
import * as wechat from './wechat';
import * as workOrder from './work-order';

/** Every call that this server answers, by domain. */
export const implementations: readonly Implementation[] = [
  account,
  authenticator,
  passkey,
  wechat,
  subAccount,
  invitation,
  market,
  stockNotice,
  instance,
  usage,
  bareMetal,
  bill,
  cloudDisk,
  coupon,
  payment,
  balanceRefund,
  order,
  project,
  budget,
  invoice,
  partner,
  notice,
  reminder,
  verification,
  workOrder,
  sshKey,
  operation,
  apiKey,
  ownImage,
  exported,
].flatMap((domain) => domain.implementations);

/** Every kind of job, by domain. */
export const jobKinds: readonly JobKind[] = [
  account,
  stockNotice,
  host,
  instance,
  usage,
  bareMetal,
  bill,
  budget,
  cloudDisk,
  coupon,
  payment,
  balanceRefund,
  invitation,
  invoice,
  partner,
  notice,
  reminder,
  operation,
  ledger,
  keptDays,
  jobs,
  storage,
  verification,
  workOrder,
  sshKey,
  apiKey,
  ownImage,
  exported,
].flatMap((domain) => domain.jobKinds);
