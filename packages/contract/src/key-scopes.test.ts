import { describe, expect, it } from 'vitest';
import { allCalls } from './calls';
import { keyAllows, keyScopeOf, KEY_SCOPES } from './key-scopes';

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * No program does these: signing in, passwords, phones, sub-accounts, closing, payments, refunds, keys, papers, tickets, messages, and what
 * shows who somebody is.
 */
const refusedToKeys = words(`
  login smsLogin subAccountLogin register companyRegister sendSmsCode resetPassword logout
  getWechatLoginQrcode getWechatLoginStatus getWechatBindQrcode getWechatBindStatus unbindWechat
  getUserInfo getUserVipInfo modifyUserName modifyPassword modifyLoginPhone modifyNotifyPhone changeNoticeSetting
  unregisterCheck unregister getLoginDevices endLoginDevice endOtherLoginDevices getLoginRecords
  getSecondFactor sendSecondFactorCode setSecondFactor sendLoginCode confirmLogin confirmLoginByAuthenticator
  getAuthenticator startAuthenticator confirmAuthenticator removeAuthenticator renewRecoveryCodes
  getPasskeyDomain getPasskeys startPasskey confirmPasskey removePasskey startPasskeyLogin confirmPasskeyLogin
  getSubAccounts addSubAccount deleteSubAccount noteSubAccount resetSubAccountPassword modifySubAccountMoneyLimit setSubAccountRights
  getAllSubAccountInstances getSubAccountInstances
  addReservation getReservations getStockNotices noticeWhenInStock noticeWhenFree
  assignCoupon getAssignedCoupons getVisibleCouponGroups pickCoupon redeemMoneyCoupon
  buyPowerMoney createQrcode getQrcode getOrderStatus
  getBalanceRefundable getBalanceRefunds requestBalanceRefund refundFailedStart modifyKvmPassword
  addInvoiceRecord getInvoiceTitles addInvoiceTitle editInvoiceTitle deleteInvoiceTitle resendInvoice withdrawInvoice
  getMachineIncome getSettlements getSettlementLines answerSettlement getPayoutAccount setPayoutAccount
  buyCloudDisk buyCloudDiskQueryPrice getCloudDisk
  getBannerAndNotice getNotice getNotices rateDocument getReminders readReminders
  addWorkOrderNotification commentWorkOrder createWorkOrder deleteWorkOrderAttachment deleteWorkOrderNotification
  getUnreadFlag getWorkOrder getWorkOrderCategories getWorkOrderDocuments getWorkOrders updateWorkOrder
  uploadWorkOrderAttachment uploadWorkOrderImage
  addVerification confirmIdentityCard getFacePrint getVerifications recogniseBusinessLicense recogniseIdentityCard
  sendVerificationCode startFacePrint submitOtherChannel uploadVerificationFile verifyBankCard withdrawVerification
  addSshKey removeSshKey
  getApiKeys addApiKey removeApiKey
  getOperations createTerminalTicket createScreenTicket createPortLink renameProject removeProject setBudget removeBudget
  getBalanceReminder setBalanceReminder
  getEarlyRelease
  moveInstances
  inviteSubAccount getInvitations resendInvitation withdrawInvitation getInvitation sendInvitationCode acceptInvitation
  keepExport getExports deleteExport
`);

describe('the calls that a key may send', () => {
  it('are decided for every call: it is in one scope, or among those refused to every key', () => {
    expect(
      [...Object.values(KEY_SCOPES).flat(), ...refusedToKeys].sort(),
      'A key acts without its owner. A new call is refused to keys (`refusedToKeys` in this file) unless a program needs it: then it is added to a scope of key-scopes.ts.',
    ).toEqual(allCalls.map(({ name }) => name).sort());
  });

  it('only look where the scope says so', () => {
    const called = (scope: 'read' | 'cost') => allCalls.filter(({ name }) => keyScopeOf(name) === scope);
    expect([...called('read'), ...called('cost')].filter(({ idempotent }) => !idempotent)).toEqual([]);
  });

  it('are all of the main API, which answers them as JSON', () => {
    const sent = allCalls.filter(({ name }) => keyScopeOf(name) !== null);
    expect(sent.filter(({ transport, body }) => transport !== 'main-json' || body !== 'json')).toEqual([]);
  });
});

it('who manages instances may look at them, and nobody else gets more than was given', () => {
  expect(keyAllows(['manage'], 'read')).toBe(true);
  expect(keyAllows(['manage'], 'cost')).toBe(false);
  expect(keyAllows(['read', 'cost'], 'manage')).toBe(false);
});
